import type { PageDescription } from '@rangmala/shared/contract';
import { composeSnapshot } from '../registry/composition.ts';
import { makeTestRelease } from '../../testing/releases.ts';
import { planCheck } from './checked-urls.ts';

const page = (path: string, fields: Partial<PageDescription> = {}): PageDescription => ({
  path,
  page: 'CartPage',
  access: 'all',
  indexed: true,
  slots: [],
  ...fields,
});

const release = (app: string, pages: PageDescription[], slots: { slot: string; component: string }[] = []) =>
  makeTestRelease({ app, descriptionFields: { pages, slots } }).release;

it('opens the pages of the app, the shell’s pages with its slots, and pages of the other apps', () => {
  const shop = release(
    'shop',
    [
      page('/shop'),
      page('/product/:id'),
      page('/orders/:number'),
      page('/account/orders', { access: 'customer' }),
    ],
    [{ slot: 'home.more', component: 'Teaser' }],
  );
  const shell = release('shell', [page('/', { slots: ['home.more'] }), page('/about')]);
  const gallery = release('gallery', [
    page('/jobs'),
    page('/jobs/:id'),
    page('/artists', { access: 'artist' }),
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

it('opens all pages of the candidate, and those of other apps whose flag is on', () => {
  const shell = release('shell', [page('/')]);
  const shop = release('shop', [page('/shop/new', { flag: 'new' }), page('/shop/old', { flag: 'old' })]);
  const gallery = release('gallery', [page('/jobs', { flag: 'jobs' }), page('/art', { flag: 'art' })]);
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
