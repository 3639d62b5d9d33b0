import type { ChangeKind } from '../registry/registry.ts';
import { deriveReleaseStates } from './release-states.ts';

/**
 * Returns a history, newest first.
 * @param changes entries `[kind, live version, canary version]`, oldest first
 */
function createHistory(...changes: [ChangeKind, string | undefined, string?][]) {
  return changes
    .map(([kind, live, canary]) => ({
      kind,
      live,
      canary: canary === undefined ? undefined : { version: canary, percent: 10, since: '' },
    }))
    .reverse();
}

it('distinguishes releases that were live from failed and stopped canaries', () => {
  const history = createHistory(
    ['deployed', 'A'],
    ['canary_started', 'A', 'B'],
    ['canary_failed', 'A'],
    ['canary_started', 'A', 'C'],
    ['canary_stopped', 'A'],
    ['deployed', 'D'],
    ['deployed', 'E'],
    ['rolled_back', 'D'],
    ['canary_started', 'D', 'F'],
  );
  expect(Object.fromEntries(deriveReleaseStates(history, []))).toEqual({
    A: 'was live',
    B: 'failed canary',
    C: 'stopped canary',
    D: 'live',
    E: 'rolled back',
    F: 'canary',
  });
});

it('returns “live” for a rolled back release that is deployed again', () => {
  const history = createHistory(
    ['deployed', 'A'],
    ['deployed', 'B'],
    ['rolled_back', 'A'],
    ['deployed', 'B'],
  );
  expect(deriveReleaseStates(history, []).get('B')).toBe('live');
});
