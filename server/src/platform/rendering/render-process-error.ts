import type { ReleaseName } from './render-messages.ts';

/** The end of a render process. */
export interface ProcessEnd {
  reason: string;
  /** The releases that may have made the process end, see `listSuspects`. */
  suspects: readonly ReleaseName[];
  /** The stack of the code that ran; empty when it is not known. */
  stack: string;
  /** Number of renders that wait in the process. */
  pendingRenders: number;
}

/**
 * A failed render. `failedRelease`: the shell if it cannot render the page, or the release that made the process hang or
 * die; undefined when no release is known to be responsible.
 */
export class RenderProcessError extends Error {
  override name = 'RenderProcessError';
  readonly failedRelease: ReleaseName | undefined;
  constructor(message: string, failedRelease?: ReleaseName, stack?: string) {
    super(message);
    this.failedRelease = failedRelease;
    if (stack !== undefined) this.stack = stack;
  }
}
