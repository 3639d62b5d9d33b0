import { BUSY_RENDERS, chooseProcess, isAnotherProcessUseful } from './choose-process.ts';

function createProcess(
  renders: Record<string, number>,
  { isReady = true, isHanging = false, isCold = false, silentMs = 0, runningApp = '' } = {},
) {
  return {
    isReady,
    isHanging,
    isCold,
    silentMs,
    runningApp,
    pendingRenders: Object.values(renders).reduce((sum, count) => sum + count, 0),
    countPendingRenders: (owner: string) => renders[owner] ?? 0,
  };
}

it.each([
  ['the process with fewer renders', [{ shop: 2 }, { shop: 1 }], 1],
  ['the only process with pages of the app', [{}, { shop: 2 }], 1],
  ['another process when the only process with pages of the app has many renders', [{ shop: 4 }, {}], 1],
  [
    'the process with pages of the app to a process with pages of another app',
    [{ gallery: 1 }, { shop: 2 }],
    1,
  ],
  ['an idle process to a process with pages of another app', [{ gallery: 1 }, {}], 1],
  [
    'a process with pages of two apps when the other process has many more renders',
    [{ shop: 7 }, { gallery: 1, shop: 1 }],
    1,
  ],
  ['the first of equal processes', [{}, {}], 0],
  ['a process that is not busy', [{ shop: BUSY_RENDERS }, { gallery: BUSY_RENDERS - 1 }], 1],
])('prefers %s', (_what, loads, expected) => {
  const processes = loads.map((load) => createProcess(load));
  expect(chooseProcess(processes, 'shop')).toBe(processes[expected]);
});

it('avoids a silent process for pages of other apps only', () => {
  const processes = [
    createProcess({ shell: 1 }, { silentMs: 100, runningApp: 'shop' }),
    createProcess({ gallery: 4 }),
  ];
  expect(chooseProcess(processes, 'gallery')).toBe(processes[1]);
  expect(chooseProcess(processes, 'booking')).toBe(processes[1]);
  expect(chooseProcess(processes, 'shop')).toBe(processes[0]);
});

it('gives a cold process few renders', () => {
  const warm = createProcess({ gallery: 1 });
  const idle = createProcess({}, { isCold: true });
  const rendering = createProcess({ booking: 1 }, { isCold: true });
  expect(chooseProcess([warm, idle], 'shop')).toBe(idle);
  expect(chooseProcess([warm, rendering], 'shop')).toBe(warm);
});

it('uses a starting process only when no other process answers', () => {
  const starting = createProcess({}, { isReady: false });
  const ready = createProcess({ gallery: 3 });
  const hanging = createProcess({ shop: 1 }, { isHanging: true });
  expect(chooseProcess([starting, ready, hanging], 'shop')).toBe(ready);
  expect(chooseProcess([starting, hanging], 'shop')).toBe(starting);
  expect(chooseProcess([hanging], 'shop')).toBeUndefined();
});

it.each([
  [{}, false],
  [{ shop: 1 }, false],
  [{ gallery: 1 }, true],
  [{ shop: BUSY_RENDERS }, true],
])('decides whether another process is useful beside a process with the renders %j', (load, expected) => {
  expect(isAnotherProcessUseful(createProcess(load), 'shop')).toBe(expected);
});
