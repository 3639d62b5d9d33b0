import { matchRoutes } from 'react-router-dom';
import type { SnapshotRemote, PageDescription, Snapshot } from '@rangmala/shared/contract';
import { createRoutes, findGuardRedirect, listRoutedPages } from './routes.tsx';

const createPage = (path: string, name: string): PageDescription => ({
  path,
  page: name,
  access: 'all',
  indexed: true,
  slots: [],
});
const createRemote = (app: string, ...pages: PageDescription[]): SnapshotRemote => ({
  app,
  releases: [],
  pages,
  slots: [],
});
const createSnapshot = (...remotes: SnapshotRemote[]): Snapshot => ({ number: 1, shell: '1.0.0', remotes });

describe('listRoutedPages', () => {
  const listPaths = (snapshot: Snapshot) =>
    listRoutedPages(snapshot).map(({ app, path }) => `${app} ${path}`);

  it('combines the pages of shell and remotes', () => {
    const shellAndShop = listPaths(createSnapshot(createRemote('shop', createPage('/cart', 'CartPage'))));
    expect(shellAndShop).toContain('shell /');
    expect(shellAndShop).toContain('shop /cart');
  });

  it('omits paths outside the remote’s route prefixes', () => {
    const allowedPaths = listPaths(
      createSnapshot(
        createRemote('gallery', createPage('/cart', 'CartPage'), createPage('/jobs', 'JobsPage')),
      ),
    );
    expect(allowedPaths).not.toContain('gallery /cart');
    expect(allowedPaths).toContain('gallery /jobs');
  });

  it('keeps the shell’s page, or else the first page, when two pages have the same path', () => {
    const uniquePaths = listPaths(
      createSnapshot(
        createRemote('about', createPage('/about', 'Mine')),
        createRemote('shop', createPage('/shop/:a', 'A'), createPage('/shop/:b', 'B')),
      ),
    );
    expect(uniquePaths).not.toContain('about /about');
    expect(uniquePaths).toContain('shop /shop/:a');
    expect(uniquePaths).not.toContain('shop /shop/:b');
  });
});

describe('createRoutes', () => {
  const routes = createRoutes(
    createSnapshot(createRemote('shop', createPage('/product/:id', 'ProductPage'))),
  );
  const findPage = (path: string) =>
    matchRoutes(routes, path)?.at(-1)?.route.handle as PageDescription | undefined;

  it('matches paths with and without a trailing slash', () => {
    expect(findPage('/product/mug-1')?.page).toBe('ProductPage');
    expect(findPage('/product/mug-1/')?.page).toBe('ProductPage');
  });

  it('matches the 404 page for other paths', () => {
    expect(findPage('/no/such/page')?.page).toBe('NotFoundPage');
  });
});

describe('findGuardRedirect', () => {
  const guest = { user: null, artist: null };
  const customer = { user: { email: 'a@b.in' }, artist: null };
  const artist = { user: null, artist: { artist_id: 'meera' } };

  it('redirects guests, but not customers, to sign-in with the URL to return to', () => {
    expect(findGuardRedirect('customer', guest, '/account/orders?page=2')).toBe(
      '/signin?next=%2Faccount%2Forders%3Fpage%3D2',
    );
    expect(findGuardRedirect('customer', customer, '/account')).toBeUndefined();
  });

  it('allows artist pages only for artists and customer pages only for customers', () => {
    expect(findGuardRedirect('artist', customer, '/artists/meera')).toBe('/artists');
    expect(findGuardRedirect('artist', guest, '/artists/meera/sessions/s1')).toBe(
      '/artists?next=%2Fartists%2Fmeera%2Fsessions%2Fs1',
    );
    expect(findGuardRedirect('customer', artist, '/account')).toBe('/signin?next=%2Faccount');
    expect(findGuardRedirect('artist', artist, '/artists/meera')).toBeUndefined();
  });
});
