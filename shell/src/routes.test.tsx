import { matchRoutes } from 'react-router-dom';
import type { SnapshotRemote, PageDescription, Snapshot } from '@rangmala/shared/contract';
import { createRoutes, guardRedirect, pagesOf } from './routes.tsx';

const page = (path: string, name: string): PageDescription => ({
  path,
  page: name,
  access: 'all',
  indexed: true,
  slots: [],
});
const remote = (app: string, pages: PageDescription[]): SnapshotRemote => ({
  app,
  releases: [],
  pages,
  slots: [],
});
const snapshotOf = (...remotes: SnapshotRemote[]): Snapshot => ({ number: 1, shell: '1.0.0', remotes });

describe('pagesOf', () => {
  const paths = (snapshot: Snapshot) => pagesOf(snapshot).map(({ app, path }) => `${app} ${path}`);

  it('joins the pages of every remote to those of the shell', () => {
    const found = paths(snapshotOf(remote('shop', [page('/cart', 'CartPage')])));
    expect(found).toContain('shell /');
    expect(found).toContain('shop /cart');
  });

  it("leaves out what lies outside the remote's route prefixes", () => {
    const found = paths(
      snapshotOf(remote('gallery', [page('/cart', 'CartPage'), page('/jobs', 'JobsPage')])),
    );
    expect(found).not.toContain('gallery /cart');
    expect(found).toContain('gallery /jobs');
  });

  it("leaves the shell's pages and the first claim where two collide", () => {
    const found = paths(
      snapshotOf(
        remote('about', [page('/about', 'Mine')]),
        remote('shop', [page('/shop/:a', 'A'), page('/shop/:b', 'B')]),
      ),
    );
    expect(found).not.toContain('about /about');
    expect(found).toContain('shop /shop/:a');
    expect(found).not.toContain('shop /shop/:b');
  });
});

describe('createRoutes', () => {
  const routes = createRoutes(snapshotOf(remote('shop', [page('/product/:id', 'ProductPage')])));
  const pageAt = (path: string) =>
    matchRoutes(routes, path)?.at(-1)?.route.handle as PageDescription | undefined;

  it('finds the page of an address, with or without a slash at its end', () => {
    expect(pageAt('/product/mug-1')?.page).toBe('ProductPage');
    expect(pageAt('/product/mug-1/')?.page).toBe('ProductPage');
  });

  it('has the 404 page for every other address', () => {
    expect(pageAt('/no/such/page')?.page).toBe('NotFoundPage');
  });
});

describe('guardRedirect', () => {
  const guest = { user: null, artist: null };
  const customer = { user: { email: 'a@b.in' }, artist: null };
  const artist = { user: null, artist: { artist_id: 'meera' } };

  it('lets everybody see a public page', () => {
    expect(guardRedirect('all', guest, '/shop')).toBeUndefined();
  });

  it('sends a guest to sign in, and back to where they wanted to go', () => {
    expect(guardRedirect('customer', guest, '/account/orders?page=2')).toBe(
      '/signin?next=%2Faccount%2Forders%3Fpage%3D2',
    );
    expect(guardRedirect('customer', customer, '/account')).toBeUndefined();
  });

  it('keeps customers and artists apart', () => {
    expect(guardRedirect('artist', customer, '/artists/meera')).toBe('/artists');
    expect(guardRedirect('customer', artist, '/account')).toBe('/signin?next=%2Faccount');
    expect(guardRedirect('artist', artist, '/artists/meera')).toBeUndefined();
  });
});
