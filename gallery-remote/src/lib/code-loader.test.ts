import { createCodeLoader } from './code-loader.ts';

const startHangingImport = () => new Promise<never>(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('ends a hanging attempt after 8 seconds, and begins a new attempt with the next call', async () => {
  const importCode = jest.fn<Promise<unknown>, []>(startHangingImport);
  const load = createCodeLoader(importCode);
  const results: boolean[] = [];
  void load().then((isLoaded) => results.push(isLoaded));
  void load();
  await jest.advanceTimersByTimeAsync(7_900);
  expect(results).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(results).toEqual([false]);
  expect(importCode).toHaveBeenCalledTimes(1);

  importCode.mockResolvedValue({});
  await expect(load()).resolves.toBe(true);
  expect(importCode).toHaveBeenCalledTimes(2);
});

test('begins a new attempt after a failed attempt, but not after a successful attempt', async () => {
  const importCode = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('no connection'));
  const load = createCodeLoader(importCode);
  await expect(load()).resolves.toBe(false);
  await expect(load()).resolves.toBe(true);
  await expect(load()).resolves.toBe(true);
  expect(importCode).toHaveBeenCalledTimes(2);
});

test('uses another URL for the file of a repeated attempt', async () => {
  const bundle = globalThis as { __webpack_get_script_filename__?: (chunkId: string) => string };
  bundle.__webpack_get_script_filename__ = (chunkId) => `${chunkId}.js`;
  try {
    const files: (string | undefined)[] = [];
    const load = createCodeLoader(async () => {
      files.push(bundle.__webpack_get_script_filename__?.('view'));
      throw new Error('no connection');
    });
    await load();
    await load();
    await load();
    expect(files).toEqual(['view.js', 'view.js?try=1', 'view.js?try=2']);
    expect(bundle.__webpack_get_script_filename__('view')).toBe('view.js');
  } finally {
    delete bundle.__webpack_get_script_filename__;
  }
});
