import type { Snapshot } from '@rangmala/shared/contract';
import { createBrowserLoader } from './browser-loader.ts';

let answerContactPage: (module: unknown) => void;

jest.mock('../shell-pages.ts', () => ({
  shellPages: {
    AboutPage: () => new Promise(() => undefined),
    ContactPage: () => new Promise((resolve) => (answerContactPage = resolve)),
    JobsPage: () => Promise.resolve({ default: () => null }),
  },
}));

const snapshot: Snapshot = { number: 1, shell: '1.0.0-a', remotes: [] };

afterEach(() => jest.useRealTimers());

it('stops waiting for a page of the shell after eight seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onResult = jest.fn();
  void createBrowserLoader(snapshot).load('shell', 'AboutPage').then(onResult);
  await jest.advanceTimersByTimeAsync(7_900);
  expect(onResult).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(onResult).toHaveBeenCalledWith({
    ok: false,
    error: new Error('The server did not answer in time.'),
  });
});

it('still accepts a page that arrives while the browser is too busy to run timers in time', async () => {
  jest.useFakeTimers();
  const result = createBrowserLoader(snapshot).load('shell', 'ContactPage');
  jest.advanceTimersToNextTimer();
  answerContactPage({ default: () => null });
  expect(await result).toMatchObject({ ok: true, attempt: 0 });
});

it('loads a page of the shell again after its first error, and fails after its second error', async () => {
  const loader = createBrowserLoader(snapshot);
  expect(await loader.load('shell', 'JobsPage')).toMatchObject({ ok: true, attempt: 0 });
  expect(await loader.load('shell', 'JobsPage', 1)).toMatchObject({ ok: true, attempt: 1 });
  expect(await loader.load('shell', 'JobsPage', 2)).toMatchObject({ ok: false });
});
