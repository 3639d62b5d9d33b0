import type { ReleaseDescription } from '@rangmala/shared/contract';
import { createToken } from '../tokens/tokens.ts';
import { createPage, makeTestRelease, packTestRelease } from '../../testing/releases.ts';
import { type TeamSite, test } from '../../testing/team-site.ts';
import { findContractProblems } from './contract-problems.ts';
import { expectErrorDetail } from '../../testing/errors.ts';

const makeRelease = (app: string, descriptionFields: Partial<ReleaseDescription> = {}) =>
  makeTestRelease({ app, version: '1.0.0-a', descriptionFields }).release;

const SHELL = makeRelease('shell', { pages: [{ ...createPage('/'), slots: ['home.more'] }] });
const SHOP = makeRelease('shop', {
  pages: [createPage('/shop/:name')],
});
const makeDependentRelease = (dependsOn: Partial<ReleaseDescription['dependsOn']>) =>
  makeRelease('weaving', {
    pages: [createPage('/weaving')],
    dependsOn: { links: [], ...dependsOn },
  });

test('accepts links and slots that exist', () => {
  const dependent = {
    ...makeDependentRelease({ links: ['/', '/shop/:category', '/weaving'] }),
    slots: [{ slot: 'home.more', component: 'Teaser' }],
  };
  expect(findContractProblems(dependent, { shell: SHELL, remotes: [SHOP] })).toEqual([]);
  for (const candidate of [SHELL, SHOP])
    expect(findContractProblems(candidate, { shell: SHELL, remotes: [SHOP, dependent] })).toEqual([]);
});

test.each<[string, ReleaseDescription, string]>([
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

/** Deploys a remote that links to the cart of the shop. */
async function deployWeaving({ app, put }: TeamSite): Promise<void> {
  const token = await createToken(app.db, { app: 'weaving', name: 'weaving team', days: 1 });
  const weaving = makeTestRelease({
    app: 'weaving',
    uniqueText: 'weaving',
    descriptionFields: {
      pages: [createPage('/weaving')],
      dependsOn: { links: ['/cart'] },
    },
  });
  const response = await put(await packTestRelease(weaving), { app: 'weaving', token });
  expect(response.json()).toMatchObject({ result: 'live' });
}

const makeShopWithPageAt = (path: string) =>
  makeTestRelease({
    app: 'shop',
    uniqueText: `at ${path}`,
    descriptionFields: {
      pages: [createPage(path)],
    },
  });

test('refuses a release that removes a page to which a live remote links', async (teamSite) => {
  await deployWeaving(teamSite);
  const response = await teamSite.put(await packTestRelease(makeShopWithPageAt('/shop/basket')));
  expectErrorDetail(response, 422, /^weaving \S+ links to \/cart, where shop \S+ has no page\.$/);
});
