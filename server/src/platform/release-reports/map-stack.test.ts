import type { ReleaseDescription } from '@rangmala/shared/contract';
import { FileStorage } from '../../storage/file-storage.ts';
import { withFolder } from '../../testing/app.ts';
import { makeTestRelease } from '../../testing/releases.ts';
import { computeIntegrity, storeRelease } from '../releases/release-files.ts';
import { mapStack } from './map-stack.ts';
import { testWith } from '../../testing/test-with.ts';

/** Maps column 11 of line 1 to line 3, column 5 of the source. */
const SOURCE_MAP = JSON.stringify({
  version: 3,
  sources: ['shop-remote/src/pages/CartPage/CartPage.tsx'],
  names: [],
  mappings: 'UAEI',
});

function withStoredMap(
  sourceMapJson: string,
  work: (map: (stack: string) => Promise<string>, release: ReleaseDescription) => Promise<void>,
  path = 'browser/CartPage.js.map',
): Promise<void> {
  return withFolder(async (folder) => {
    const storage = new FileStorage(folder);
    const { release, contents } = makeTestRelease({ app: 'shop' });
    const buffer = Buffer.from(sourceMapJson);
    const releaseWithMap = {
      ...release,
      files: [...release.files, { path, bytes: buffer.length, integrity: computeIntegrity(buffer) }],
    };
    await storeRelease(storage, releaseWithMap, async (name) => (name === path ? buffer : contents[name]));
    const activeSnapshot = {
      describe: async (app: string, version: string) =>
        app === 'shop' && version === release.version ? releaseWithMap : undefined,
    };
    await work((stack) => mapStack(stack, { storage, activeSnapshot }), releaseWithMap);
  });
}

const test = testWith<[map: (stack: string) => Promise<string>, release: ReleaseDescription]>((work) =>
  withStoredMap(SOURCE_MAP, work),
);

test('replaces positions in published scripts with positions in the sources', async (map, { version }) => {
  const script = `https://shop.example/r/shop/${version}/CartPage.js`;
  expect(await map(`Error: broken\n    at CartPage (${script}:1:11)\n    at ${script}?try=1:1:11`)).toBe(
    [
      'Error: broken',
      '    at CartPage (shop-remote/src/pages/CartPage/CartPage.tsx:3:5)',
      '    at shop-remote/src/pages/CartPage/CartPage.tsx:3:5',
    ].join('\n'),
  );
  expect(await map(`CartPage@${script}:1:11`)).toBe(
    'CartPage@shop-remote/src/pages/CartPage/CartPage.tsx:3:5',
  );
});

test('keeps positions in scripts without a source map', async (map, { version }) => {
  for (const stack of [
    `at f (https://shop.example/r/shop/${version}/other.js:1:11)`,
    'at f (https://shop.example/r/shop/9.9.9-000000000000/CartPage.js:1:11)',
    `at f (shop-${version}/server.cjs:1:11)`,
  ]) {
    expect(await map(stack)).toBe(stack);
  }
});
