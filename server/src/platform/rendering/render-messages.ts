import type { ApiResponse, RenderRequest, RenderResult } from '@rangmala/shared/contract';
import type { CompositionFields } from '../registry/composition.ts';

/** Fields that differ between the renders of a composition. */
export interface RenderFields extends Pick<RenderRequest, 'url' | 'nonce' | 'site' | 'session' | 'notice'> {
  /** Releases that are not rendered on the server at present. */
  blocked: readonly ReleaseName[];
}

/** A render request without functions, so that it can be sent to another process. */
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

/** A failure of a release. The error is sent as text, because the header of a message is JSON. */
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

/** `page`: the whole page. `empty`: a document without content; the browser renders the page. */
export type RenderMode = 'page' | 'empty';

/**
 * Messages to a render process. `id` identifies a render, and `call` identifies a request of the render process. A
 * message is sent as the header of a frame; the content of the frame contains long text, if any.
 */
export type ToRenderProcess =
  | { kind: 'composition'; number: number; fields: CompositionFields }
  | { kind: 'forgetComposition'; number: number }
  /** `slot`: part of the page file for the page of this render. */
  | {
      kind: 'render';
      id: number;
      mode: RenderMode;
      composition: number;
      visit: RenderFields;
      slot: number | undefined;
    }
  /** Frame content: the JSON of the response. No status means that the call failed or that the response is not JSON. */
  | { kind: 'apiResponse'; call: number; status?: ApiResponse['status'] }
  /** Frame content: the code of the bundle. No base means that the bundle cannot be read. */
  | { kind: 'bundle'; call: number; base?: string; problem?: string }
  | { kind: 'ping'; number: number };

/** Messages that a render process sends to the server. */
export type FromRenderProcess =
  | { kind: 'pong'; number: number; memoryBytes: number }
  | { kind: 'fetchApi'; call: number; id: number; path: string }
  | { kind: 'readBundle'; call: number; release: ReleaseName }
  /** `storedBytes`: length of the page's HTML in the page file. Otherwise the HTML is the content of the frame. */
  | { kind: 'rendered'; id: number; result: Omit<JobResult, 'html'>; storedBytes?: number }
  /** The shell cannot render the page. */
  | { kind: 'failed'; id: number; failure: JobFailure };
