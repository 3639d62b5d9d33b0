import type { ReleaseDescription } from '@rangmala/shared/contract';
import { makeTestRelease, type TestRelease } from '../../testing/releases.ts';
import { BundleStore, MAX_BUNDLES } from './bundle-store.ts';

/** Creates a store for these releases. Records the paths that are read. */
function createStore(testReleases: TestRelease[]) {
  const releases = testReleases.map(makeTestRelease);
  const readPaths: string[] = [];
  const storage = {
    async get(path: string) {
      readPaths.push(path);
      const found = releases.find(({ release }) => path.includes(release.version));
      return found?.contents['server.cjs'];
    },
  };
  const describe = async (app: string, version: string): Promise<ReleaseDescription | undefined> =>
    releases.map(({ release }) => release).find((each) => each.app === app && each.version === version);
  return {
    store: new BundleStore(storage, describe),
    readPaths,
    releases: releases.map(({ release }) => release),
  };
}

const createShop = (uniqueText: string): TestRelease => ({
  app: 'shop',
  uniqueText,
  serverBundle: `// ${uniqueText}`,
});

it('reads the bundle of a used release once, although many previews are read', async () => {
  const previews = ['1', '2', '3', '4', '5', '6'].map((number) => createShop(`preview ${number}`));
  const { store, readPaths, releases } = createStore([createShop('live'), ...previews]);
  const [live, ...previewReleases] = releases;
  if (!live) throw new Error('There is no live release.');
  await store.read(live);
  for (const preview of previewReleases) {
    await store.read(preview);
    store.markUsed([live]);
  }
  expect((await store.read(live)).code).toBe('// live');
  expect(readPaths.filter((path) => path.includes(live.version))).toHaveLength(1);
});

/** Reads all live bundles once, and then many previews of one app, as if every live page came from the page cache. */
async function readPreviews(liveReleases: TestRelease[]) {
  const previews = Array.from({ length: 6 }, (_, number) => createShop(`preview ${number}`));
  const { store, readPaths, releases } = createStore([...liveReleases, ...previews]);
  const live = releases.slice(0, liveReleases.length);
  for (const release of live) await store.read(release);
  for (const preview of releases.slice(liveReleases.length)) {
    await store.read(preview);
    store.markUsed([preview]);
    store.markLive(live);
  }
  readPaths.length = 0;
  return { store, readPaths, live, previews: releases.slice(liveReleases.length) };
}

it('keeps the live bundles that no render uses, although many previews are read', async () => {
  const { store, readPaths, live } = await readPreviews([createShop('live'), { app: 'gallery' }]);
  for (const release of live) await store.read(release);
  expect(readPaths).toEqual([]);
});

it('keeps only rendered bundles when a site has more live releases than the cache holds', async () => {
  const remotes = Array.from({ length: MAX_BUNDLES }, (_, number) => ({ app: `remote-${number}` }));
  const { store, readPaths, previews: rendered } = await readPreviews(remotes);
  for (const release of rendered.slice(-2)) await store.read(release);
  expect(readPaths).toEqual([]);
});
