import type { PageModule } from '@rangmala/shared/remote';

/** A loaded module with its release and the number of the attempt that succeeded, or the last error. */
export type LoadResult =
  { ok: true; module: PageModule; version: string; attempt: number } | { ok: false; error: unknown };

/** Number of the attempts to load a module, in sequence. `Retry` loads the current release a second time. */
export const LoadAttempt = { Current: 0, Retry: 1, Fallback: 2 } as const;

/** Returns the number of the first attempt that uses the release at `releaseIndex` of the app's releases. */
export function getFirstAttempt(releaseIndex: number): number {
  return releaseIndex === 0 ? LoadAttempt.Current : LoadAttempt.Fallback;
}

/** Loads pages and slot components of any app. The browser and the server each have an implementation. */
export interface ModuleLoader {
  /**
   * Loads the module `name` of `app`. Never rejects.
   * @param firstAttempt a number of {@link LoadAttempt}; by default the first attempt of the release that the page was
   * rendered with
   */
  load(app: string, name: string, firstAttempt?: number): Promise<LoadResult>;
  /** Resolves when the load has ended, or earlier after a time limit. A navigation shows the old page until then. */
  waitBriefly(app: string, name: string): Promise<void>;
  /** Discards the results of a module, so that `load` starts again. */
  reset(app: string, name: string): void;
  /** Reports that a loaded module threw while it rendered. */
  reportRenderFailure(app: string, name: string, version: string, error: unknown): void;
}

/** A resolved promise with the fields from which React's `use` reads the result without waiting. */
export type FulfilledPromise<T> = Promise<T> & { status: 'fulfilled'; value: T };

export function createFulfilledPromise<T>(value: T): FulfilledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
