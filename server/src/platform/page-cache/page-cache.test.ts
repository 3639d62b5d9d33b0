import type { ContentState } from './content-monitor.ts';
import { PageCache, type RenderedPage, computeFreshness } from './page-cache.ts';

const MB = 1024 * 1024;
const versions = { shop: '1/1', gallery: '1/1', bookings: '' };
const state = { number: 1, composition: {}, versions } as ContentState;

const createPage = (bytes: number): RenderedPage => ({
  html: Buffer.alloc(bytes),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
  digest: 'd',
  headers: {},
  topics: ['shop'],
});

it('limits its memory after 100,000 different queries and keeps pages without a query', async () => {
  const cache = new PageCache(4 * MB);
  for (let index = 0; index < 20; index += 1) {
    await cache.render(`/shop/${index}`, state, async () => createPage(50_000));
  }
  for (let index = 0; index < 100_000; index += 1) {
    const key = `/list?search=${index}`;
    await cache.render(key, state, async () => createPage(100));
    if (index % 3 === 0) await cache.render(key, state, async () => createPage(100));
  }
  expect(cache.bytes).toBeLessThanOrEqual(4 * MB);
  for (let index = 0; index < 20; index += 1) expect(cache.find(`/shop/${index}`)).toBeDefined();
});

it('removes the least recently used pages first', async () => {
  const cache = new PageCache(MB);
  for (const name of ['a', 'b', 'c']) await cache.render(`/${name}`, state, async () => createPage(300_000));
  cache.find('/a');
  await cache.render('/d', state, async () => createPage(300_000));
  expect(cache.find('/b')).toBeUndefined();
  expect(cache.find('/a')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(MB);
});

it('renders once for a thousand concurrent requests and again after a failure', async () => {
  const cache = new PageCache(MB);
  let renders = 0;
  const render = async () => {
    renders += 1;
    if (renders === 1) throw new Error('broken');
    return createPage(10);
  };
  const first = await Promise.allSettled(
    Array.from({ length: 1_000 }, () => cache.render('/', state, render)),
  );
  expect(first.every(({ status }) => status === 'rejected')).toBe(true);
  await Promise.all(Array.from({ length: 1_000 }, () => cache.render('/', state, render)));
  expect(renders).toBe(2);
});

it('keeps a page after an unfinished render, and removes a page that must no longer be cached', async () => {
  const cache = new PageCache(MB);
  const page = await cache.render('/', state, async () => createPage(10));
  expect(await cache.render('/', { ...state, number: 2 }, async () => 'unfinished')).toBeUndefined();
  expect(cache.find('/')).toBe(page);
  expect(await cache.render('/', { ...state, number: 3 }, async () => undefined)).toBeUndefined();
  expect(cache.find('/')).toBeUndefined();
});

it('does not cache pages with a very long URL', async () => {
  const cache = new PageCache(MB);
  const key = `/list?search=${'a'.repeat(1_000)}`;
  for (let count = 0; count < 3; count += 1) await cache.render(key, state, async () => createPage(10));
  expect(cache.find(key)).toBeUndefined();
});

it('does not replace a page with a slower render of earlier content', async () => {
  const cache = new PageCache(MB);
  let finishEarlier = (_page: RenderedPage) => undefined as void;
  const earlier = cache.render('/', state, () => new Promise((resolve) => (finishEarlier = resolve)));
  const later = await cache.render('/', { ...state, number: 2 }, async () => createPage(10));
  finishEarlier(createPage(20));
  await earlier;
  expect(cache.find('/')).toBe(later);
});

it('shows an earlier page only in the grace period of the last change', async () => {
  const cache = new PageCache(MB);
  const page = await cache.render('/', state, async () => createPage(10));
  if (!page) throw new Error('The page was not cached.');
  const changedState = { ...state, number: 2, versions: { ...versions, shop: '2/2' } };
  expect(computeFreshness(page, state, false)).toBe('fresh');
  expect(computeFreshness(page, changedState, true)).toBe('stale');
  expect(computeFreshness(page, changedState, false)).toBe('outdated');
  expect(computeFreshness(page, { ...changedState, number: 3 }, true)).toBe('outdated');
  const withOtherTopic = { ...state, number: 2, versions: { ...versions, bookings: '9/9' } };
  expect(computeFreshness(page, withOtherTopic, false)).toBe('fresh');
});
