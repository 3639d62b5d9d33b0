import { mayClaimPath, isSamePattern, getRoutePrefixes } from '@rangmala/shared/contract';

const routePrefixes = { shop: ['/shop', '/cart'], booking: ['/appointment', '/account/appointments'] };

describe('mayClaimPath', () => {
  it.each([
    ['shop', '/shop'],
    ['shop', '/shop/:categoryName'],
    ['booking', '/account/appointments'],
    ['weaving', '/weaving/looms'],
  ])('allows %s the path %s', (app, path) => {
    expect(mayClaimPath(routePrefixes, app, path)).toBe(true);
  });

  it.each([
    ['shop', '/shopping'],
    ['shop', '/account/appointments'],
    ['booking', '/account'],
    ['booking', '/cart'],
    ['weaving', '/shop/looms'],
    ['shop', '/'],
    ['api', '/api'],
    ['r', '/r/looms'],
    ['_status', '/_status'],
  ])('refuses %s the path %s', (app, path) => {
    expect(mayClaimPath(routePrefixes, app, path)).toBe(false);
  });
});

it('gives an unlisted app the prefix of its own name', () => {
  expect(getRoutePrefixes(routePrefixes, 'weaving')).toEqual(['/weaving']);
});

it('recognises two patterns that match the same paths', () => {
  expect(isSamePattern('/product/:id', '/product/:name')).toBe(true);
  expect(isSamePattern('/product/:id/', '/product/:id')).toBe(true);
  expect(isSamePattern('/product/:id', '/product/new')).toBe(false);
});
