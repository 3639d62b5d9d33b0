import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { listPublicPaths } from './sitemap.ts';

const activeSnapshot = { getComposition: async () => undefined } as unknown as ActiveSnapshot;

const LISTS: Record<string, unknown> = {
  '/categories': [{ name: 'Wall Decor' }],
  '/items?category=wall-decor': [{ id: 'moon 1' }],
  '/artists': [{ id: 'meera' }],
};

it('lists the pages of categories, products and artists', async () => {
  const read = async (path: string) => ({ status: 200, body: LISTS[path] });
  expect(await listPublicPaths(read, activeSnapshot)).toEqual([
    '/shop/wall-decor',
    '/product/moon%201',
    '/art-gallery/artist/meera',
  ]);
});

it('rejects with 503 when a list cannot be read', async () => {
  const read = async (path: string) =>
    path === '/artists' ? { status: 503, body: { detail: 'later' } } : { status: 200, body: LISTS[path] };
  await expect(listPublicPaths(read, activeSnapshot)).rejects.toMatchObject({ statusCode: 503 });
});
