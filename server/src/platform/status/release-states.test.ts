import type { ChangeKind, RegistrySnapshot } from '../registry/registry.ts';
import { releaseStates } from './release-states.ts';

/** Builds snapshots, oldest first, from `[kind, live version, canary version]`. */
function historyOf(...changes: [ChangeKind, string | undefined, string?][]): RegistrySnapshot[] {
  return changes
    .map(([kind, live, canary], index): RegistrySnapshot => ({
      number: index + 1,
      createdAt: '',
      createdBy: '',
      reason: '',
      kind,
      app: 'shop',
      live: live === undefined ? {} : { shop: live },
      earlier: {},
      flags: {},
      canaries: canary === undefined ? {} : { shop: { version: canary, percent: 10, since: '' } },
    }))
    .reverse();
}

it('distinguishes releases that were live from failed and stopped canaries', () => {
  const history = historyOf(
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
  expect(Object.fromEntries(releaseStates('shop', history))).toEqual({
    A: 'was live',
    B: 'failed canary',
    C: 'stopped canary',
    D: 'live',
    E: 'rolled back',
    F: 'canary',
  });
});

it('returns “live” for a rolled back release that is deployed again', () => {
  const history = historyOf(['deployed', 'A'], ['deployed', 'B'], ['rolled_back', 'A'], ['deployed', 'B']);
  expect(releaseStates('shop', history).get('B')).toBe('live');
});
