import type { AppChange } from '../registry/app-history.ts';

/** State of a release. `preview`: published, but neither live nor a canary in the known history. */
export type ReleaseState =
  'live' | 'was live' | 'rolled back' | 'canary' | 'stopped canary' | 'failed canary' | 'preview';

/**
 * Returns the states of the releases in `history` and `earlier`, by version.
 * @param history changes of an app, newest first
 * @param earlier earlier live releases; the history may begin after the time of these releases
 */
export function deriveReleaseStates(
  history: readonly Pick<AppChange, 'kind' | 'live' | 'canary'>[],
  earlier: readonly string[],
): ReadonlyMap<string, ReleaseState> {
  const states = new Map<string, ReleaseState>(earlier.map((version) => [version, 'was live']));
  let liveVersion: string | undefined;
  let canary: string | undefined;
  for (const { kind, live: nextLive, canary: newCanary } of [...history].reverse()) {
    const nextCanary = newCanary?.version;
    if (canary !== undefined && nextCanary !== canary) {
      states.set(canary, kind === 'canary_failed' ? 'failed canary' : 'stopped canary');
    }
    if (nextCanary !== undefined) states.set(nextCanary, 'canary');
    if (liveVersion !== undefined && nextLive !== liveVersion) {
      states.set(liveVersion, kind === 'rolled_back' ? 'rolled back' : 'was live');
    }
    if (nextLive !== undefined) states.set(nextLive, 'live');
    [liveVersion, canary] = [nextLive, nextCanary];
  }
  return states;
}
