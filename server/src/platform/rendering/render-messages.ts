import type { ApiAnswer, RenderRequest, RenderResult } from '@rangmala/shared/contract';

/** A render request without functions, as it is sent to the render process. */
export interface RenderJob extends Omit<RenderRequest, 'loadModule' | 'fetchApi'> {
  /** Releases that are currently not rendered on the server. */
  blocked: readonly ReleaseName[];
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

/** A failed module, with its error as text, because errors cannot be sent between processes. */
export interface JobFailure extends ReleaseName {
  name: string;
  message: string;
  stack?: string;
}

export type JobResult = Omit<RenderResult, 'failures'> & { failures: JobFailure[] };

/** What is rendered: the whole page, or the document in which the browser renders it. */
export type RenderMode = 'page' | 'empty';

/** Messages to a render process; `id` is the render's. */
export type ToRenderProcess =
  | { kind: 'render'; id: number; mode: RenderMode; job: RenderJob }
  | { kind: 'apiAnswer'; call: number; answer: ApiAnswer | undefined }
  | { kind: 'bundle'; call: number; source: BundleSource | undefined; problem?: string }
  | { kind: 'ping'; number: number };

/** Messages from a render process. */
export type FromRenderProcess =
  | { kind: 'pong'; number: number; memoryBytes: number }
  /** Code of this release runs from here on: it is responsible if the process hangs or dies. */
  | { kind: 'entered'; release: ReleaseName }
  | { kind: 'fetchApi'; call: number; id: number; path: string }
  | { kind: 'readBundle'; call: number; release: ReleaseName }
  | { kind: 'rendered'; id: number; result: JobResult }
  /** The shell's bundle cannot be loaded, or does not render at all. */
  | { kind: 'failed'; id: number; failure: JobFailure };
