import type { SnapshotRelease } from '@rangmala/shared/contract';

/** One attempt at loading a module. */
export interface LoadAttempt {
  release: SnapshotRelease;
  /** Position of the release in the snapshot: 0 is the current one, 1 the one before it. */
  releaseIndex: number;
  /** Whether the same release was attempted before. */
  isRetry: boolean;
}

/** The attempts in their order: the current release twice, then the release before it. */
export function loadAttempts([current, previous]: readonly SnapshotRelease[]): LoadAttempt[] {
  if (!current) return [];
  return [
    { release: current, releaseIndex: 0, isRetry: false },
    { release: current, releaseIndex: 0, isRetry: true },
    ...(previous ? [{ release: previous, releaseIndex: 1, isRetry: false }] : []),
  ];
}

/** Number of the first attempt that uses the release at `releaseIndex`. */
export function firstAttemptOf(releaseIndex: number): number {
  return releaseIndex === 0 ? 0 : 2;
}
