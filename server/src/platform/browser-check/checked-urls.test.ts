import type { PageDescription } from '@rangmala/shared/contract';
import { composeSnapshot } from '../registry/composition.ts';
import { makeTestRelease } from '../../testing/releases.ts';
import { planCheck } from './checked-urls.ts';

const createPage = (path: string, fields: Partial<PageDescription> = {}): PageDescription => ({
  path,
  page: 'CartPage',
  access: 'all',
  indexed: true,
  slots: [],
  ...fields,
});

const makeRelease = (
  app: string,
  pages: PageDescription[],
  slots: { slot: string; component: string }[] = [],
) => makeTestRelease({ app, descriptionFields: { pages, slots } }).release;

it('opens the pages of the candidate, the shell’s pages with slots of the candidate, and pages of other apps', () => {
  const shop = makeRelease(
    'shop',
    [
      createPage('/shop'),
      createPage('/product/:id'),
      createPage('/orders/:number'),
      createPage('/account/orders', { access: 'customer' }),
    ],
    [{ slot: 'home.more', component: 'Teaser' }],
  );
  const shell = makeRelease('shell', [createPage('/', { slots: ['home.more'] }), createPage('/about')]);
  const gallery = makeRelease('gallery', [
    createPage('/jobs'),
    createPage('/jobs/:id'),
    createPage('/artists', { access: 'artist' }),
  ]);
  const plan = planCheck(shop, [shell, gallery], ['/product/mug'], []);
  expect(plan.comparedUrls.map(({ url }) => url)).toEqual(['/shop', '/product/mug', '/']);
  expect(plan.neighbourUrls.map(({ url, app }) => [url, app])).toEqual([
    ['/about', 'shell'],
    ['/jobs', 'gallery'],
  ]);
  expect(plan.skipped).toEqual([
    '/orders/:number: the site has no address of this page.',
    '/account/orders: needs a sign-in.',
  ]);
});

it('opens the first public path of a page with parameters', () => {
  const gallery = makeRelease('gallery', [createPage('/jobs/:id', { publicPaths: ['/jobs/2', '/jobs/3'] })]);
  const plan = planCheck(gallery, [makeRelease('shell', [createPage('/')])], ['/jobs/1'], []);
  expect(plan.comparedUrls.map(({ url }) => url)).toEqual(['/jobs/2']);
  expect(plan.skipped).toEqual([]);
});

it('opens all pages of the candidate, and pages of other apps with an enabled flag', () => {
  const shell = makeRelease('shell', [createPage('/')]);
  const shop = makeRelease('shop', [
    createPage('/shop/new', { flag: 'new' }),
    createPage('/shop/old', { flag: 'old' }),
  ]);
  const gallery = makeRelease('gallery', [
    createPage('/jobs', { flag: 'jobs' }),
    createPage('/art', { flag: 'art' }),
  ]);
  const { remotes } = composeSnapshot(
    1,
    shell,
    { shop: [shop], gallery: [gallery] },
    (app, flag) => app === 'shop' || flag === 'art',
  );
  const plan = planCheck(shop, [shell, gallery], [], remotes);
  expect(plan.comparedUrls.map(({ url }) => url)).toEqual(['/shop/new', '/shop/old']);
  expect(plan.neighbourUrls.map(({ url }) => url)).toEqual(['/', '/art']);
  expect(plan.skipped).toEqual([]);
});
