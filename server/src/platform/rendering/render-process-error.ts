import type { ReleaseName } from './render-messages.ts';

/**
 * A failed render. `failedRelease` is the shell if it cannot render the page, otherwise the last release that ran;
 * undefined when no release is responsible.
 */
export class RenderProcessError extends Error {
  override name = 'RenderProcessError';
  readonly failedRelease: ReleaseName | undefined;
  constructor(message: string, failedRelease?: ReleaseName) {
    super(message);
    this.failedRelease = failedRelease;
  }
}
