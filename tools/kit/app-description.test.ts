import { describeApp } from './app-description.ts';

it('describes the pages and slots of a remote, with the keys of a page in the sequence of the schema', async () => {
  const { pages, slots, navigation } = await describeApp('shop-remote');
  expect(pages[0]).toEqual({
    path: '/shop',
    page: 'ShopPage',
    access: 'all',
    indexed: true,
    query: expect.arrayContaining(['price', 'page']),
    slots: [],
  });
  expect(Object.keys(pages[0] ?? {})).toEqual(['path', 'page', 'access', 'indexed', 'query', 'slots']);
  expect(slots).toEqual([{ slot: 'home.categories', component: 'CategoryCards' }]);
  expect(navigation).toBeUndefined();
});

it('includes the public paths of a page in the description of a remote', async () => {
  const { pages } = await describeApp('gallery-remote');
  expect(pages.find(({ path }) => path === '/jobs/:id')?.publicPaths).toEqual(['/jobs/1']);
});
