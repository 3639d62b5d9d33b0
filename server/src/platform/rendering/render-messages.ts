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

/** Messages to a render process. `id` identifies a render, and `call` identifies a request of the render process. */
export type ToRenderProcess =
  /** Loads the bundles of these releases. The first release is the shell. The process answers with `ready`. */
  | { kind: 'load'; releases: readonly ReleaseName[] }
  | { kind: 'composition'; number: number; fields: CompositionFields }
  | { kind: 'forgetComposition'; number: number }
  /** `skipped`: releases that are not rendered on the server at present. */
  | { kind: 'render'; id: number; composition: number; fields: RenderFields; skipped: readonly ReleaseName[] }
  /** No response means that the call failed. */
  | { kind: 'apiResponse'; call: number; response?: InProcessText | undefined }
  | { kind: 'bundle'; call: number; source?: BundleSource; problem?: string };

/** Messages from a render process. */
export type FromRenderProcess =
  | { kind: 'ready' }
  /** Sent regularly. A process in an endless loop does not send this message. */
  | { kind: 'alive' }
  /** Sent before code of a release runs. */
  | { kind: 'entered'; release: ReleaseName }
  | { kind: 'readBundle'; call: number; release: ReleaseName }
  | { kind: 'fetchApi'; call: number; id: number; path: string }
  | { kind: 'rendered'; id: number; result: JobResult }
  /** The shell cannot render the page. */
  | { kind: 'failed'; id: number; failure: JobFailure };
