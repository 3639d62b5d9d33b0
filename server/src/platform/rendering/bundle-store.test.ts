import type { ReleaseDescription } from '@rangmala/shared/contract';
import { makeTestRelease, type TestRelease } from '../../testing/releases.ts';
import { BundleStore } from './bundle-store.ts';

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
