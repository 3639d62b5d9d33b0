/** Number of the attempts to load a module, in sequence. `Retry` loads the current release a second time. */
export const LoadAttempt = { Current: 0, Retry: 1, Fallback: 2 } as const;

/** Returns the number of the first attempt that uses the release at `releaseIndex` of the app's releases. */
export function getFirstAttempt(releaseIndex: number): number {
  return releaseIndex === 0 ? LoadAttempt.Current : LoadAttempt.Fallback;
}
