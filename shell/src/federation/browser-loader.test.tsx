import type { Snapshot } from '@rangmala/shared/contract';
import { createBrowserLoader } from './browser-loader.ts';
import { importFromContainer } from './remotes.ts';

jest.mock('./remotes.ts', () => ({ importFromContainer: jest.fn() }));

let answerContactPage: (module: unknown) => void;

jest.mock('../shell-pages.ts', () => ({
  importShellPage: (name: string) =>
    new Promise((resolve) => {
      if (name === 'ContactPage') answerContactPage = resolve;
      if (name === 'JobsPage') resolve({ default: () => null });
    }),
}));

const createRelease = (version: string) => ({
  version,
  container: `shop_${version}`,
  base: `/r/shop/${version}/`,
  entry: ['remoteEntry.js'],
});

const snapshot: Snapshot = {
  number: 1,
  shell: '1.0.0-a',
  remotes: [{ app: 'shop', releases: [createRelease('new'), createRelease('old')], pages: [], slots: [] }],
};

const importMock = jest.mocked(importFromContainer);

/** Makes the import of each release return the promise for its container. Returns the containers in load sequence. */
function answerImports(answers: Record<string, () => Promise<never> | Promise<{ default: () => null }>>) {
  const containers: string[] = [];
  importMock.mockImplementation((container, { entry, isRetry }) => {
    containers.push(`${container} ${new URL(entry).search}${isRetry ? ' retry' : ''}`);
    return answers[container]?.() ?? Promise.reject(new Error('unknown container'));
  });
  return containers;
}

const page = () => Promise.resolve({ default: () => null });
const broken = () => Promise.reject(new Error('broken'));
const hanging = () => new Promise<never>(() => undefined);

afterEach(() => jest.useRealTimers());

it('stops waiting for a page of the shell after eight seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onResult = jest.fn();
  void createBrowserLoader(snapshot).load('shell', 'AboutPage').then(onResult);
  await jest.advanceTimersByTimeAsync(7_900);
  expect(onResult).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  const error = new Error('The server did not answer in time.');
  expect(onResult).toHaveBeenCalledWith({ ok: false, error });
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

describe('a module of a remote', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('is loaded again from another URL after an error, and then from the fallback', async () => {
    const containers = answerImports({ shop_new: broken, shop_old: page });
    const result = createBrowserLoader(snapshot).load('shop', 'CartPage');
    await jest.advanceTimersByTimeAsync(500);
    expect(await result).toMatchObject({ ok: true, version: 'old', attempt: 2 });
    expect(containers).toEqual(['shop_new ', 'shop_new ?try=0.1 retry', 'shop_old ']);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is loaded from the fallback when the current release takes more than four seconds', async () => {
    const containers = answerImports({ shop_new: hanging, shop_old: page });
    const result = createBrowserLoader(snapshot).load('shop', 'CartPage');
    await jest.advanceTimersByTimeAsync(3_900);
    expect(containers).toEqual(['shop_new ']);
    await jest.advanceTimersByTimeAsync(200);
    expect(await result).toMatchObject({ ok: true, version: 'old' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('shop/CartPage of new failed to load'));
  });

  it('fails after eight seconds when no release answers', async () => {
    answerImports({ shop_new: hanging, shop_old: hanging });
    const onResult = jest.fn();
    void createBrowserLoader(snapshot).load('shop', 'CartPage').then(onResult);
    await jest.advanceTimersByTimeAsync(7_900);
    expect(onResult).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(onResult).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is loaded from the release that the server rendered', async () => {
    const containers = answerImports({ shop_new: page, shop_old: page });
    const result = createBrowserLoader(snapshot, { shop: 1 }).load('shop', 'CartPage');
    expect(await result).toMatchObject({ ok: true, version: 'old' });
    expect(containers).toEqual(['shop_old ']);
  });

  it('is loaded from another URL after a reset', async () => {
    const containers = answerImports({ shop_new: page });
    const loader = createBrowserLoader(snapshot);
    await loader.load('shop', 'CartPage');
    loader.reset('shop', 'CartPage');
    await loader.load('shop', 'CartPage');
    expect(containers).toEqual(['shop_new ', 'shop_new ?try=1.0 retry']);
  });
});
