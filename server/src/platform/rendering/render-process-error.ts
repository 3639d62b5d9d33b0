import type { ReleaseName } from './render-messages.ts';

/** The end of a render process. */
export interface ProcessEnd {
  reason: string;
  /** The releases that may have made the process end, see `listSuspects`. */
  suspects: readonly ReleaseName[];
  /** The stack of the code that ran; empty when the stack is not known. */
  stack: string;
  /** The first part of the error output of the process. */
  errorOutput: string;
  /** Number of renders that wait in the process. */
  pendingRenders: number;
  /** Whether the process has finished a render, successfully or not. */
  hasRendered: boolean;
}

/**
 * A failed render. `failedRelease` is the shell when the shell cannot render the page, or the release that made the
 * process hang or die; undefined when no release is known to be responsible.
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

/** Handles the end of a process. @returns the error for the renders that wait in the process */
export type EndListener = (end: ProcessEnd) => RenderProcessError;

/** Thrown when no render process runs and no process can be started at present. The browser renders the page. */
export class RenderPausedError extends RenderProcessError {
  override name = 'RenderPausedError';
}

/**
 * A render process that could not be started, or that crashed before its first finished render. No release is
 * responsible for the crash.
 */
export interface StartCrash {
  reason: string;
  /** The first part of the process's error output; the error of the start if the process could not be started. */
  errorOutput: string;
  /** Number of crashes in a row, including this crash. */
  crashes: number;
  /** Time after the crash in which no process is started, in milliseconds. */
  pauseMs: number;
}
