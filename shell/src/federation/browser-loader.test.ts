import type { Snapshot } from '@rangmala/shared/contract';
import { createBrowserLoader } from './browser-loader.ts';

jest.mock('../shell-pages.ts', () => ({ shellPages: { AboutPage: () => new Promise(() => undefined) } }));

afterEach(() => jest.useRealTimers());

it('gives up a page of the shell that hangs after eight seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onResult = jest.fn();
  const snapshot: Snapshot = { id: 1, shell: '1.0.0-a', remotes: [] };
  void createBrowserLoader(snapshot).load('shell', 'AboutPage').then(onResult);
  await jest.advanceTimersByTimeAsync(7_900);
  expect(onResult).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(onResult).toHaveBeenCalledWith({
    ok: false,
    error: new Error('The server did not answer in time.'),
  });
});
