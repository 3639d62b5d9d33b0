import type { RegistrySnapshot } from '../registry/registry.ts';

/** State of a release. `preview`: published, but never live or a canary. */
export type ReleaseState =
  'live' | 'was live' | 'rolled back' | 'canary' | 'stopped canary' | 'failed canary' | 'preview';

/**
 * Returns the state of each release of an app that the history mentions, by version.
 * @param history snapshots, newest first
 */
export function releaseStates(
  app: string,
  history: readonly RegistrySnapshot[],
): ReadonlyMap<string, ReleaseState> {
  const states = new Map<string, ReleaseState>();
  // The history may begin after these releases were live.
  for (const version of history[0]?.earlier[app] ?? []) states.set(version, 'was live');
  let live: string | undefined;
  let canary: string | undefined;
  for (const snapshot of [...history].reverse()) {
    const nextLive = snapshot.live[app];
    const nextCanary = snapshot.canaries[app]?.version;
    if (canary !== undefined && nextCanary !== canary) {
      states.set(canary, snapshot.kind === 'canary_failed' ? 'failed canary' : 'stopped canary');
    }
    if (nextCanary !== undefined) states.set(nextCanary, 'canary');
    if (live !== undefined && nextLive !== live) {
      states.set(live, snapshot.kind === 'rolled_back' ? 'rolled back' : 'was live');
    }
    if (nextLive !== undefined) states.set(nextLive, 'live');
    [live, canary] = [nextLive, nextCanary];
  }
  return states;
}
