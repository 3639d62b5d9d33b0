import type { SnapshotRelease } from '@rangmala/shared/contract';

export interface LoadAttempt {
  release: SnapshotRelease;
  /** Position among the app's releases in the snapshot: 0 is the current release, and 1 is the fallback. */
  releaseIndex: number;
  /** Whether the same release was attempted before. */
  isRetry: boolean;
}

/** Returns the attempts in sequence: the current release twice, then the fallback if there is one. */
export function listLoadAttempts([current, fallback]: readonly SnapshotRelease[]): LoadAttempt[] {
  if (!current) return [];
  return [
    { release: current, releaseIndex: 0, isRetry: false },
    { release: current, releaseIndex: 0, isRetry: true },
    ...(fallback ? [{ release: fallback, releaseIndex: 1, isRetry: false }] : []),
  ];
}

/** Returns the number of the first attempt that uses the release at `releaseIndex`. */
export function getFirstAttempt(releaseIndex: number): number {
  return releaseIndex === 0 ? 0 : 2;
}
