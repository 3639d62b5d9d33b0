import type { ApiAnswer, RenderRequest, RenderResult } from '@rangmala/shared/contract';
import type { CompositionFields } from '../registry/composition.ts';

/** Fields of a single render. */
export interface RenderVisit extends Pick<RenderRequest, 'url' | 'nonce' | 'site' | 'session' | 'notice'> {
  /** Releases that are not rendered on the server at present. */
  blocked: readonly ReleaseName[];
}

/** A render request without functions. */
export interface RenderJob extends RenderVisit {
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

/** A failed module, with its error as text, because errors cannot be sent between processes. */
export interface JobFailure extends ReleaseName {
  name: string;
  message: string;
  stack?: string;
}

export type JobResult = Omit<RenderResult, 'failures' | 'html'> & {
  /** UTF-8. */
  html: Buffer;
  failures: JobFailure[];
};

/** What is rendered: the whole page, or the document in which the browser renders it. */
export type RenderMode = 'page' | 'empty';

/** Messages to a render process; `id` is the render's. */
export type ToRenderProcess =
  | { kind: 'composition'; number: number; fields: CompositionFields }
  | { kind: 'forgetComposition'; number: number }
  | { kind: 'render'; id: number; mode: RenderMode; composition: number; visit: RenderVisit }
  /** The content is the answer's JSON; without a status there is no answer. */
  | { kind: 'apiAnswer'; call: number; status?: ApiAnswer['status'] }
  /** The content is the bundle's code; without a base there is none. */
  | { kind: 'bundle'; call: number; base?: string; problem?: string }
  | { kind: 'ping'; number: number };

/** Messages that a render process sends to the server. */
export type FromRenderProcess =
  | { kind: 'pong'; number: number; memoryBytes: number }
  | { kind: 'fetchApi'; call: number; id: number; path: string }
  | { kind: 'readBundle'; call: number; release: ReleaseName }
  /** The content is the page's HTML. */
  | { kind: 'rendered'; id: number; result: Omit<JobResult, 'html'> }
  /** The shell's bundle cannot be loaded or does not render at all. */
  | { kind: 'failed'; id: number; failure: JobFailure };
