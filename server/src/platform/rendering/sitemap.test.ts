import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { makeTestRelease } from '../../testing/releases.ts';
import { composeSnapshot } from '../registry/composition.ts';
import { listPublicPaths } from './sitemap.ts';

const activeSnapshot = { getComposition: async () => undefined } as unknown as ActiveSnapshot;

const LISTS: Record<string, unknown> = {
  '/categories': [{ name: 'Wall Decor' }],
  '/items?category=wall-decor': [{ id: 'moon 1' }],
  '/artists': [{ id: 'meera' }],
};

it('lists the pages of categories, products and artists', async () => {
  const read = async (path: string) => ({ status: 200, json: JSON.stringify(LISTS[path]) });
  expect(await listPublicPaths(read, activeSnapshot)).toEqual([
    '/shop/wall-decor',
    '/product/moon%201',
    '/art-gallery/artist/meera',
  ]);
});

it('rejects with 503 when a list cannot be read', async () => {
  const read = async (path: string) =>
    path === '/artists'
      ? { status: 503, json: '{"detail":"later"}' }
      : { status: 200, json: JSON.stringify(LISTS[path]) };
  await expect(listPublicPaths(read, activeSnapshot)).rejects.toMatchObject({ statusCode: 503 });
});

it('lists the public paths of pages, except pages that are not indexed or have a disabled flag', async () => {
  const page = { page: 'CartPage', access: 'all' as const, indexed: true, slots: [] };
  const shell = makeTestRelease({ app: 'shell', descriptionFields: { pages: [] } }).release;
  const gallery = makeTestRelease({
    app: 'gallery',
    descriptionFields: {
      pages: [
        { ...page, path: '/jobs' },
        { ...page, path: '/jobs/:id', publicPaths: ['/jobs/1', '/jobs/2'] },
        { ...page, path: '/drafts/:id', publicPaths: ['/drafts/1'], indexed: false },
        { ...page, path: '/looms/:id', publicPaths: ['/looms/1'], flag: 'looms' },
      ],
    },
  }).release;
  const releases = { gallery: [gallery] };
  const snapshot = composeSnapshot(1, shell, releases, () => false);
  expect(JSON.stringify(snapshot)).not.toContain('/jobs/1');
  const composition = { snapshot, shell, releases, canaries: {} };
  const read = async () => ({ status: 200, json: '[]' });
  const paths = await listPublicPaths(read, {
    getComposition: async () => composition,
  } as unknown as ActiveSnapshot);
  expect(paths).toEqual(['/jobs', '/jobs/1', '/jobs/2']);
});
