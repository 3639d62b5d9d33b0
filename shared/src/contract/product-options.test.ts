import type { PictureChoices, ProductOption } from './product-details.ts';
import {
  listChoiceLabels,
  completeOptions,
  omitDefaultOptions,
  listMatchingImages,
  resolveAvailableOptions,
  computeUnitPrice,
  computeUnitPricePaise,
} from './product-options.ts';

const size: ProductOption = {
  name: 'size',
  label: 'Size',
  default: 'm',
  values: [
    { value: 'm', label: 'M', price_difference: 0, available: true },
    { value: 'xl', label: 'XL', price_difference: 49.99, available: true },
    { value: 's', label: 'S', price_difference: -10, available: false },
  ],
};
const dip: ProductOption = {
  name: 'dip',
  label: 'Dip colour',
  default: 'red',
  values: [
    { value: 'red', label: 'Red', price_difference: 0, available: true },
    { value: 'gold', label: 'Gold', price_difference: 100.1, available: true },
  ],
};
const options = [size, dip];

test('fills in the defaults', () => {
  expect(completeOptions(options, { dip: 'gold' })).toEqual({ chosenOptions: { size: 'm', dip: 'gold' } });
  expect(completeOptions([], {})).toEqual({ chosenOptions: {} });
});

test.each([
  [{ colour: 'red' }, 'This product has no option “colour”.'],
  [{ size: 'xxl' }, '“xxl” is not a choice for Size.'],
  [{ size: 's' }, 'Size S is not available right now.'],
])('returns a problem for %j', (requestedOptions, problem) => {
  expect(completeOptions(options, requestedOptions)).toEqual({ problem });
});

test('adds the price differences in whole paise', () => {
  expect(computeUnitPricePaise(49900, options, {})).toBe(49900);
  expect(computeUnitPricePaise(49900, options, { size: 'xl', dip: 'gold' })).toBe(49900 + 4999 + 10010);
  expect(computeUnitPrice(499, options, { size: 'xl' })).toBe(548.99);
  expect(computeUnitPrice(499, undefined, undefined)).toBe(499);
});

test('replaces unavailable values with the default', () => {
  const resolved = resolveAvailableOptions(options, { size: 's', dip: 'gold', colour: 'x' });
  expect(resolved).toEqual({ size: 'm', dip: 'gold' });
});

test('keeps only the values that differ from the defaults', () => {
  expect(omitDefaultOptions(options, { size: 'm', dip: 'gold' })).toEqual({ dip: 'gold' });
});

test('returns the labels of the choices', () => {
  expect(listChoiceLabels(options, { size: 'xl' })).toEqual([
    { name: 'size', label: 'Size', value: 'XL' },
    { name: 'dip', label: 'Dip colour', value: 'Red' },
  ]);
});

describe('the pictures of a choice', () => {
  const red = { url: 'red', options: { dip: 'red' } };
  const detail = { url: 'detail', label: 'Close-up' };
  const gold = { url: 'gold', options: { dip: 'gold' } };
  const large = { url: 'large', options: { dip: 'gold', size: 'xl' } };
  const urls = (
    images: readonly (PictureChoices & { url: string })[],
    chosenOptions: Record<string, string>,
  ) => listMatchingImages(images, resolveAvailableOptions(options, chosenOptions)).map(({ url }) => url);

  test('are the pictures that fit the choice, most specific first', () => {
    const images = [red, detail, gold, large];
    expect(urls(images, {})).toEqual(['red', 'detail']);
    expect(urls(images, { dip: 'gold' })).toEqual(['gold', 'detail']);
    expect(urls(images, { dip: 'gold', size: 'xl' })).toEqual(['large', 'gold', 'detail']);
    expect(urls(images, { dip: 'unknown' })).toEqual(['red', 'detail']);
  });

  test('begin with the product’s first picture when no picture shows the choice', () => {
    expect(urls([red, detail], { dip: 'gold' })).toEqual(['red', 'detail']);
    expect(urls([{ url: 'any' }, detail], { dip: 'gold' })).toEqual(['any', 'detail']);
    expect(urls([], {})).toEqual([]);
  });
});
