import type { PageModule } from '@rangmala/shared/remote';

/** A module that was loaded, and from which try; or that none of the tries brought one. */
export type Loaded =
  { ok: true; module: PageModule; version: string; stage: number } | { ok: false; error: unknown };

/** Gets pages and slots of any app. The browser and the server each have their own. */
export interface ModuleLoader {
  /**
   * Loads what `app` offers under `name`, beginning with the try numbered `stage`; never rejects.
   * The same call returns the same promise until `forget`.
   */
  load(app: string, name: string, stage: number): Promise<Loaded>;
  /** Resolves when the module is there or the visitor has waited long enough to be shown that it is loading. */
  soon(app: string, name: string): Promise<void>;
  /** Makes the next load begin anew: the visitor pressed Try Again. */
  forget(app: string, name: string): void;
  /** Says that what was loaded failed when it was drawn. */
  failed(app: string, name: string, version: string, error: unknown): void;
}
