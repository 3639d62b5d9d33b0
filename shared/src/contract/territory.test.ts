import { insideTerritory, samePattern, territoryOf } from '@rangmala/shared/contract';

const territories = {
  shop: ['/shop', '/cart'],
  booking: ['/appointment', '/account/appointments'],
};

describe('insideTerritory', () => {
  it.each([
    ['shop', '/shop'],
    ['shop', '/shop/:categoryName'],
    ['booking', '/account/appointments'],
    ['weaving', '/weaving/looms'],
  ])('grants %s the path %s', (app, path) => {
    expect(insideTerritory(territories, app, path)).toBe(true);
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
    expect(insideTerritory(territories, app, path)).toBe(false);
  });
});

it('gives an app that nobody named the path of its own name', () => {
  expect(territoryOf(territories, 'weaving')).toEqual(['/weaving']);
});

it('knows two patterns that match the same addresses', () => {
  expect(samePattern('/product/:id', '/product/:name')).toBe(true);
  expect(samePattern('/product/:id/', '/product/:id')).toBe(true);
  expect(samePattern('/product/:id', '/product/new')).toBe(false);
});
