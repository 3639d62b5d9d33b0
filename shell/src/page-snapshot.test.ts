import type { NavigationEntry, Snapshot, SnapshotRemote } from '@rangmala/shared/contract';
import { pageSnapshot } from './page-snapshot.ts';
import { NOT_FOUND, pagesOf, type RoutedPage } from './routes.tsx';

const release = (app: string, version: string) => ({
  version,
  container: `${app}_${version}`,
  base: `/r/${app}/${version}/`,
  entry: ['remoteEntry.js'],
});

/** A remote with ten pages, a current release and a fallback. */
const remoteOf = (app: string, fields: Partial<SnapshotRemote> = {}): SnapshotRemote => ({
  app,
  releases: [release(app, '2'), release(app, '1')],
  pages: Array.from({ length: 10 }, (_, index) => ({
    path: `/${app}/page-${index}`,
    page: `Page${index}`,
    access: 'all',
    indexed: true,
    slots: [],
  })),
  slots: [],
  ...fields,
});

const snapshotOf = (...remotes: SnapshotRemote[]): Snapshot => ({ number: 7, shell: '1.0.0', remotes });
const weaving = remoteOf('weaving', { slots: [{ slot: 'home.more', component: 'Looms' }] });
const manyRemotes = Array.from({ length: 199 }, (_, index) => remoteOf(`remote-${index}`));
const bytesOf = (value: unknown) => JSON.stringify(value).length;

function pageAt(snapshot: Snapshot, path: string): RoutedPage {
  const page = pagesOf(snapshot).find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not a page.`);
  return page;
}

it.each(['/weaving/page-3', '/', '/about'])(
  'has the same size for %s with 1 and with 200 remotes',
  (path) => {
    const [one, many] = [snapshotOf(weaving), snapshotOf(...manyRemotes, weaving)];
    const part = pageSnapshot(many, pageAt(many, path));
    expect(part).toEqual(pageSnapshot(one, pageAt(one, path)));
    expect(bytesOf(part)).toBeLessThan(500);
    expect(bytesOf(many)).toBeGreaterThan(100 * 500);
  },
);

it('contains the route of a remote’s page, and the release with its fallback', () => {
  const snapshot = snapshotOf(...manyRemotes, weaving);
  expect(pageSnapshot(snapshot, pageAt(snapshot, '/weaving/page-3'))).toEqual({
    number: 7,
    shell: '1.0.0',
    remotes: [{ app: 'weaving', releases: weaving.releases, pages: [weaving.pages[3]], slots: [] }],
  });
});

it('contains the slots of a page, but no other pages of their apps', () => {
  const pottery = remoteOf('pottery', {
    slots: [
      { slot: 'home.gallery', component: 'Kilns' },
      { slot: 'other', component: 'Clay' },
    ],
  });
  const snapshot = snapshotOf(pottery, ...manyRemotes, weaving);
  expect(pageSnapshot(snapshot, pageAt(snapshot, '/')).remotes).toEqual([
    { app: 'pottery', releases: pottery.releases, pages: [], slots: [pottery.slots[0]] },
    { app: 'weaving', releases: weaving.releases, pages: [], slots: weaving.slots },
  ]);
});

it('contains the menu entries of all apps in their sequence, but the entries of the menu home only at /', () => {
  const entryOf = (menu: NavigationEntry['menu']) => ({ menu, label: menu, to: '/weaving' });
  const navigation = (['header', 'home', 'footer', 'account'] as const).map(entryOf);
  const snapshot = snapshotOf(
    remoteOf('pottery', { navigation: [entryOf('home')] }),
    remoteOf('silk', { navigation }),
    remoteOf('tiles', { navigation: [entryOf('header')] }),
  );
  const menusAt = (page: RoutedPage) =>
    pageSnapshot(snapshot, page).remotes.map(({ app, releases, navigation: entries = [] }) =>
      [app, releases.length, ...entries.map(({ menu }) => menu)].join(' '),
    );
  expect(menusAt(pageAt(snapshot, '/about'))).toEqual(['silk 0 header footer account', 'tiles 0 header']);
  expect(menusAt(NOT_FOUND)).toEqual(['silk 0 header footer account', 'tiles 0 header']);
  expect(menusAt(pageAt(snapshot, '/'))).toEqual([
    'pottery 0 home',
    'silk 0 header home footer account',
    'tiles 0 header',
  ]);
  expect(menusAt(pageAt(snapshot, '/tiles/page-1'))).toEqual([
    'silk 0 header footer account',
    'tiles 2 header',
  ]);
});
