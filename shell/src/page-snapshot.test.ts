import type { NavigationEntry, Snapshot, SnapshotRemote } from '@rangmala/shared/contract';
import { createPageSnapshot } from './page-snapshot.ts';
import { NOT_FOUND, listRoutedPages, type RoutedPage } from './routes.tsx';

const createRelease = (app: string, version: string) => ({
  version,
  container: `${app}_${version}`,
  base: `/r/${app}/${version}/`,
  entry: ['remoteEntry.js'],
});

/** A remote with ten pages, a current release and a fallback. */
const createRemote = (app: string, fields: Partial<SnapshotRemote> = {}): SnapshotRemote => ({
  app,
  releases: [createRelease(app, '2'), createRelease(app, '1')],
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

const createSnapshot = (...remotes: SnapshotRemote[]): Snapshot => ({ number: 7, shell: '1.0.0', remotes });
const weaving = createRemote('weaving', { slots: [{ slot: 'home.more', component: 'Looms' }] });
const manyRemotes = Array.from({ length: 199 }, (_, index) => createRemote(`remote-${index}`));
const measureJson = (value: unknown) => JSON.stringify(value).length;

function findPage(snapshot: Snapshot, path: string): RoutedPage {
  const page = listRoutedPages(snapshot).find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not a page.`);
  return page;
}

it.each(['/weaving/page-3', '/', '/about'])(
  'has the same size for %s with 1 and with 200 remotes',
  (path) => {
    const [one, many] = [createSnapshot(weaving), createSnapshot(...manyRemotes, weaving)];
    const part = createPageSnapshot(many, findPage(many, path));
    expect(part).toEqual(createPageSnapshot(one, findPage(one, path)));
    expect(measureJson(part)).toBeLessThan(500);
    expect(measureJson(many)).toBeGreaterThan(100 * 500);
  },
);

it('contains the route of a remote’s page, and the release with its fallback', () => {
  const snapshot = createSnapshot(...manyRemotes, weaving);
  expect(createPageSnapshot(snapshot, findPage(snapshot, '/weaving/page-3'))).toEqual({
    number: 7,
    shell: '1.0.0',
    remotes: [{ app: 'weaving', releases: weaving.releases, pages: [weaving.pages[3]], slots: [] }],
  });
});

it('contains the slots of a page, but no other pages of their apps', () => {
  const pottery = createRemote('pottery', {
    slots: [
      { slot: 'home.gallery', component: 'Kilns' },
      { slot: 'other', component: 'Clay' },
    ],
  });
  const snapshot = createSnapshot(pottery, ...manyRemotes, weaving);
  expect(createPageSnapshot(snapshot, findPage(snapshot, '/')).remotes).toEqual([
    { app: 'pottery', releases: pottery.releases, pages: [], slots: [pottery.slots[0]] },
    { app: 'weaving', releases: weaving.releases, pages: [], slots: weaving.slots },
  ]);
});

it('contains the menu entries of all apps in their sequence, but the entries of the menu home only at /', () => {
  const createEntry = (menu: NavigationEntry['menu']) => ({ menu, label: menu, to: '/weaving' });
  const navigation = (['header', 'home', 'footer', 'account'] as const).map(createEntry);
  const snapshot = createSnapshot(
    createRemote('pottery', { navigation: [createEntry('home')] }),
    createRemote('silk', { navigation }),
    createRemote('tiles', { navigation: [createEntry('header')] }),
  );
  const listMenus = (page: RoutedPage) =>
    createPageSnapshot(snapshot, page).remotes.map(({ app, releases, navigation: entries = [] }) =>
      [app, releases.length, ...entries.map(({ menu }) => menu)].join(' '),
    );
  expect(listMenus(findPage(snapshot, '/about'))).toEqual(['silk 0 header footer account', 'tiles 0 header']);
  expect(listMenus(NOT_FOUND)).toEqual(['silk 0 header footer account', 'tiles 0 header']);
  expect(listMenus(findPage(snapshot, '/'))).toEqual([
    'pottery 0 home',
    'silk 0 header home footer account',
    'tiles 0 header',
  ]);
  expect(listMenus(findPage(snapshot, '/tiles/page-1'))).toEqual([
    'silk 0 header footer account',
    'tiles 2 header',
  ]);
});
