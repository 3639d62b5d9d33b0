import type { LiveRelease } from '@rangmala/shared/contract';

/** One try at getting a module: a release, and the how-manieth try of it. */
export interface Candidate {
  release: LiveRelease;
  attempt: number;
}

/** The order in which releases are tried: the current one twice, then the one before it. */
export function candidatesOf(releases: readonly LiveRelease[]): Candidate[] {
  const [current, before] = releases;
  if (!current) return [];
  return [
    { release: current, attempt: 0 },
    { release: current, attempt: 1 },
    ...(before ? [{ release: before, attempt: 0 }] : []),
  ];
}
