import { describeApp } from './app-description.ts';

it('describes pages, with the keys in the order of the contract, and slots', async () => {
  const { pages, slots, navigation } = await describeApp('shop-remote');
  expect(pages[0]).toEqual({
    path: '/shop',
    page: 'ShopPage',
    access: 'all',
    indexed: true,
    query: [],
    slots: [],
  });
  expect(Object.keys(pages[0] ?? {})).toEqual(['path', 'page', 'access', 'indexed', 'query', 'slots']);
  expect(slots).toEqual([{ slot: 'home.categories', component: 'CategoryCards' }]);
  expect(navigation).toBeUndefined();
});

it('describes the public paths that a remote lists for a page', async () => {
  const { pages } = await describeApp('gallery-remote');
  expect(pages.find(({ path }) => path === '/jobs/:id')?.publicPaths).toEqual(['/jobs/1']);
});
