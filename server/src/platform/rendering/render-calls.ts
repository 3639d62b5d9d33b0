import type { RenderRequest, RenderResult } from '@rangmala/shared/contract';
import type { InProcessText } from '../../http/in-process.ts';
import type { CompositionFields } from '../registry/composition.ts';

/** Fields that differ between the renders of a composition. */
export type RenderFields = Pick<RenderRequest, 'url' | 'site' | 'session' | 'notice'>;

/** A page to render. */
export interface RenderJob extends RenderFields {
  composition: CompositionFields;
}

/** A release by app and version. */
export interface ReleaseName {
  app: string;
  version: string;
}

/** A server bundle's source code. */
export interface BundleSource {
  code: string;
  /** Path of the release's browser files, with a trailing slash. */
  base: string;
}

/** A failure of a release. The error is sent as text, because an error may have fields that cannot be sent. */
export interface JobFailure extends ReleaseName {
  name: string;
  message: string;
  stack?: string;
}

export type JobResult = Omit<RenderResult, 'failures' | 'html'> & {
  /** The page in UTF-8. */
  html: Buffer;
  failures: JobFailure[];
};

/** The functions of a render process, which the server calls. */
export interface RenderProcessFunctions {
  /** Loads the bundles of these releases. The first release is the shell. */
  load(releases: readonly ReleaseName[]): Promise<void>;
  /**
   * Renders a page. Returns the failure of the shell when the shell cannot render the page.
   * @param id identifies the render in the calls of the process
   * @param composition number of the composition
   * @param skipped releases that are not rendered on the server at present
   */
  render(
    id: number,
    composition: number,
    fields: RenderFields,
    skipped: readonly ReleaseName[],
  ): Promise<JobResult | { shellFailure: JobFailure }>;
}

/** The functions of the server, which a render process calls. */
export interface ServerFunctions {
  /** Is called regularly. A process in an endless loop does not call it. */
  reportAlive(): void;
  /** Is called before code of a release runs. */
  reportEntry(release: ReleaseName): void;
  readBundle(release: ReleaseName): Promise<BundleSource>;
  /** Returns the composition of a render. A process reads each composition once. */
  readComposition(id: number): CompositionFields;
  /** Calls the API for a render. Rejects when the call fails. */
  fetchApi(id: number, path: string): Promise<InProcessText>;
}
