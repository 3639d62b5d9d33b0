import { SHOP_CATEGORIES, createSlug } from '@rangmala/shared/links';
import { findCategory, describeCategory } from './categories.ts';

test.each(['wall-decor', 'Wall Decor', 'WALL-DECOR', ' wall-decor '])('finds Wall Decor by %p', (name) => {
  expect(findCategory(name)).toBe('Wall Decor');
});

test.each(['hats', '', 'mug', 'constructor'])('returns undefined for %p', (name) => {
  expect(findCategory(name)).toBeUndefined();
});

test('finds every category by its slug, and returns a different introduction for each', () => {
  expect(SHOP_CATEGORIES.map((category) => findCategory(createSlug(category)))).toEqual([...SHOP_CATEGORIES]);
  expect(new Set(SHOP_CATEGORIES.map(describeCategory)).size).toBe(SHOP_CATEGORIES.length);
});
