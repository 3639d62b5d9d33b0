import type { ReleaseDescription } from '@rangmala/shared/contract';
import { createToken } from '../tokens/tokens.ts';
import { makeTestRelease, packTestRelease } from '../../testing/releases.ts';
import { type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import type { Overview } from '../status/overview.ts';
import { findContractProblems } from './contract-problems.ts';
import type { ContractUse } from './contract-uses.ts';
import { listNeighbours } from './neighbours.ts';

const makeRelease = (app: string, descriptionFields: Partial<ReleaseDescription> = {}) =>
  makeTestRelease({ app, version: '1.0.0-a', descriptionFields }).release;

const createPage = (path: string) => ({
  path,
  page: 'Page',
  access: 'all' as const,
  indexed: true,
  slots: [],
});

const SHELL = makeRelease('shell', { pages: [{ ...createPage('/'), slots: ['home.more'] }] });
const SHOP = makeRelease('shop', {
  pages: [createPage('/shop/:name')],
});
const makeDependentRelease = (dependsOn: Partial<ReleaseDescription['dependsOn']>) =>
  makeRelease('weaving', {
    pages: [createPage('/weaving')],
    dependsOn: { links: [], ...dependsOn },
  });

it('accepts links and slots that exist', () => {
  const dependent = {
    ...makeDependentRelease({ links: ['/', '/shop/:category', '/weaving'] }),
    slots: [{ slot: 'home.more', component: 'Teaser' }],
  };
  expect(findContractProblems(dependent, { shell: SHELL, remotes: [SHOP] })).toEqual([]);
  for (const candidate of [SHELL, SHOP])
    expect(findContractProblems(candidate, { shell: SHELL, remotes: [SHOP, dependent] })).toEqual([]);
});

it.each<[string, ReleaseDescription, string]>([
  [
    'a link to a page that does not exist',
    makeDependentRelease({ links: ['/shop/:name/:size'] }),
    'weaving 1.0.0-a links to /shop/:name/:size, where shop 1.0.0-a has no page.',
  ],
  [
    'a link to a missing page of the shell',
    makeDependentRelease({ links: ['/imprint'] }),
    'weaving 1.0.0-a links to /imprint, where shell 1.0.0-a has no page.',
  ],
  [
    'an unknown slot',
    { ...makeDependentRelease({}), slots: [{ slot: 'home.unknown', component: 'Teaser' }] },
    'weaving 1.0.0-a fills the slot home.unknown, which shell 1.0.0-a does not have.',
  ],
])('refuses %s', (_case, candidate, message) => {
  expect(findContractProblems(candidate, { shell: SHELL, remotes: [SHOP] })).toEqual([message]);
});

it('ignores dependencies on a retired remote', () => {
  const dependent = makeDependentRelease({ links: ['/appointment'] });
  expect(findContractProblems(dependent, { shell: SHELL, remotes: [SHOP] })).toEqual([]);
});

/** Deploys a remote that links to the cart of the shop. */
async function deployWeaving({ app, put }: TeamSite): Promise<{ deprecations: string[]; version: string }> {
  const token = await createToken(app.db, { app: 'weaving', name: 'weaving team', days: 1 });
  const weaving = makeTestRelease({
    app: 'weaving',
    uniqueText: 'weaving',
    descriptionFields: {
      pages: [{ ...createPage('/weaving'), page: 'CartPage' }],
      dependsOn: { links: ['/cart'] },
    },
  });
  const response = await put(await packTestRelease(weaving), { app: 'weaving', token });
  expect(response.json()).toMatchObject({ result: 'live' });
  return response.json();
}

const makeShopWithPageAt = (path: string, deprecated?: string) =>
  makeTestRelease({
    app: 'shop',
    uniqueText: `at ${path} ${deprecated}`,
    descriptionFields: {
      pages: [{ ...createPage(path), page: 'CartPage', ...(deprecated !== undefined && { deprecated }) }],
    },
  });

it('refuses a release that removes a page to which a live remote links', () =>
  withTeamSite(async (teamSite) => {
    await deployWeaving(teamSite);
    const response = await teamSite.put(await packTestRelease(makeShopWithPageAt('/shop/basket')));
    expect(response.statusCode).toBe(422);
    expect(response.json<{ detail: string }>().detail).toMatch(
      /^weaving \S+ links to \/cart, where shop \S+ has no page\.$/,
    );
  }));

it('reports a link to a deprecated page in the deploy of the linking app, and lists the linking apps', () =>
  withTeamSite(async (teamSite) => {
    const { put, app, headers } = teamSite;
    await put(await packTestRelease(makeShopWithPageAt('/cart', 'Link to /shop.')));
    const sentence = 'weaving uses the link /cart of shop, which is deprecated: Link to /shop.';
    expect((await deployWeaving(teamSite)).deprecations).toEqual([sentence]);
    for (const url of ['/_releases', '/_status/releases.json']) {
      const { apps, contracts } = (await app.inject({ url, headers })).json<Overview>();
      expect(apps.find((each) => each.app === 'weaving')?.deprecations).toEqual([sentence]);
      expect(contracts).toEqual([
        { kind: 'link', name: '/cart', owner: 'shop', apps: ['weaving'], deprecated: 'Link to /shop.' },
        { kind: 'slot', name: 'home.more', owner: 'shell', apps: [] },
      ]);
    }
  }));

it('returns the journeys of a remote’s neighbours only to holders of the remote’s deploy token', () =>
  withTeamSite(async (teamSite) => {
    const { app, put, headers } = teamSite;
    const journeys = { 'cart/cart.spec.ts': "test('shows the cart', () => undefined);" };
    const shop = makeTestRelease({ app: 'shop', uniqueText: 'with journeys', journeys });
    expect((await put(await packTestRelease(shop))).json()).toMatchObject({ result: 'live' });
    const token = await createToken(app.db, { app: 'weaving', name: 'weaving team', days: 1 });
    const { version } = await deployWeaving(teamSite);
    const url = `/_releases/weaving/neighbours?version=${version}`;
    const weavingHeaders = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url, headers: weavingHeaders })).json()).toEqual({
      neighbours: [{ app: 'shop', version: shop.release.version, journeys }],
    });
    expect((await app.inject({ url, headers })).statusCode).toBe(403);
    const unknownVersionUrl = '/_releases/weaving/neighbours?version=9.9.9-0';
    expect((await app.inject({ url: unknownVersionUrl, headers: weavingHeaders })).statusCode).toBe(404);
  }));

it('finds the neighbours of an app by links and slots', () => {
  const uses: ContractUse[] = [
    { kind: 'link', name: '/cart', owner: 'shop', apps: ['weaving', 'booking'] },
    { kind: 'slot', name: 'home.more', owner: 'shell', apps: ['gallery', 'weaving'] },
  ];
  expect(listNeighbours('weaving', uses)).toEqual(['gallery', 'shell', 'shop']);
  expect(listNeighbours('shop', uses)).toEqual(['booking', 'weaving']);
  expect(listNeighbours('booking', uses)).toEqual(['shop']);
});
