import type { ReleaseDescription } from '@rangmala/shared/contract';
import { createPage, makeTestRelease } from '../../testing/releases.ts';
import { findDescriptionProblems, PAGE_BUDGET_BYTES } from './description-check.ts';

const makeRelease = (app: string, version: string, descriptionFields: Partial<ReleaseDescription> = {}) =>
  makeTestRelease({ app, version, descriptionFields }).release;

const shell = makeRelease('shell', '1.0.0');
const shop = makeRelease('shop', '2.0.0', { uses: { greeting: ['word'] } });
const booking = makeRelease('booking', '3.0.0', { pages: [createPage('/appointment')] });

it('returns no problem for a compatible release', () => {
  expect(findDescriptionProblems(shop, { shell, remotes: [booking] })).toEqual([]);
  expect(findDescriptionProblems(shell, { shell, remotes: [shop, booking] })).toEqual([]);
});

it('accepts public paths of a page', () => {
  const pages = [{ ...createPage('/shop/:id'), publicPaths: ['/shop/1', '/shop/wall%20decor'] }];
  expect(findDescriptionProblems(makeRelease('shop', '2.1.0', { pages }), { shell, remotes: [] })).toEqual(
    [],
  );
});

describe('names the release and the problem when', () => {
  it.each<[string, ReleaseDescription, string]>([
    [
      'it needs a newer library',
      makeRelease('shop', '2.1.0', { requires: { react: '^20.0.0' } }),
      'shop 2.1.0 needs react ^20.0.0, but shell 1.0.0 provides 19.3.1.',
    ],
    [
      "it claims another remote's path",
      makeRelease('shop', '2.1.0', { pages: [createPage('/appointment/new')] }),
      'shop 2.1.0 claims /appointment/new, which belongs to booking.',
    ],
    [
      'it claims a path outside its route prefixes',
      makeRelease('shop', '2.1.0', { pages: [createPage('/about')] }),
      'shop 2.1.0 claims /about, which is outside its route prefixes.',
    ],
    [
      'two of its pages match the same paths',
      makeRelease('shop', '2.1.0', { pages: [createPage('/shop/:a'), createPage('/shop/:b')] }),
      'shop 2.1.0 offers two pages at /shop/:b.',
    ],
    [
      'it uses an export that the shell does not have',
      makeRelease('shop', '2.1.0', { uses: { greeting: ['farewell'] } }),
      'shop 2.1.0 uses farewell of greeting, which shell 1.0.0 does not offer.',
    ],
    ...['/shop', '/shop/a/b', '/shop/a?b', '/shop/a b', '/shop/..'].map(
      (publicPath): [string, ReleaseDescription, string] => [
        `the public path ${publicPath} does not belong to its page`,
        makeRelease('shop', '2.1.0', { pages: [{ ...createPage('/shop/:id'), publicPaths: [publicPath] }] }),
        `shop 2.1.0 lists ${publicPath} in publicPaths, which is no path of /shop/:id.`,
      ],
    ),
  ])('%s', (_case, candidate, sentence) => {
    expect(findDescriptionProblems(candidate, { shell, remotes: [booking] })).toContain(sentence);
  });

  it('a page is heavier than the budget', () => {
    const heavyRelease = makeRelease('shop', '2.1.0', {
      files: [{ path: 'browser/remoteEntry.js', bytes: PAGE_BUDGET_BYTES + 1, integrity: '' }],
    });
    expect(findDescriptionProblems(heavyRelease, { shell, remotes: [] })).toEqual([
      'shop 2.1.0 sends 61 KB of JavaScript for CartPage; the budget is 60 KB.',
    ]);
  });

  it('a menu entry does not lead to a page of the remote', () => {
    const navigation = [
      { menu: 'footer' as const, label: 'Cart', to: '/cart' },
      { menu: 'header' as const, label: 'Jobs', to: '/jobs' },
    ];
    expect(
      findDescriptionProblems(makeRelease('shop', '2.1.0', { navigation }), { shell, remotes: [] }),
    ).toEqual(['shop 2.1.0 has the menu entry Jobs to /jobs, which is not one of its pages.']);
  });

  it('a new shell lacks an export that a live remote uses', () => {
    const withoutExport = makeRelease('shell', '1.1.0', { offers: { greeting: [] } });
    expect(
      findDescriptionProblems(withoutExport, { shell: withoutExport, remotes: [shop, booking] }),
    ).toEqual(['shop 2.0.0 uses word of greeting, which shell 1.1.0 does not offer.']);
  });

  it('a new shell takes the route prefix or the path of a live remote', () => {
    const withTooManyPaths = makeRelease('shell', '1.1.0', {
      routePrefixes: { shop: ['/shop'] },
      pages: [createPage('/', 'HomePage'), createPage('/appointment', 'HomePage')],
      chunks: { HomePage: ['remoteEntry.js'] },
    });
    const problems = findDescriptionProblems(withTooManyPaths, {
      shell: withTooManyPaths,
      remotes: [shop, booking],
    });
    expect(problems).toContain('shop 2.0.0 claims /cart, which is outside its route prefixes.');
    expect(problems).toContain('shell 1.1.0 claims /appointment, where booking 3.0.0 has a page.');
  });
});
