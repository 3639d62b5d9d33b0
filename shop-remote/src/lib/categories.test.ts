import { SHOP_CATEGORIES, slug } from '@rangmala/shared/links';
import { categoryOf, categoryIntroduction } from './categories.ts';

test.each(['wall-decor', 'Wall Decor', 'WALL-DECOR', ' wall-decor '])('finds Wall Decor by %p', (name) => {
  expect(categoryOf(name)).toBe('Wall Decor');
});

test.each(['hats', '', 'mug', 'constructor'])('returns undefined for %p', (name) => {
  expect(categoryOf(name)).toBeUndefined();
});

test('finds every category by its slug and has a different introduction for each', () => {
  expect(SHOP_CATEGORIES.map((category) => categoryOf(slug(category)))).toEqual([...SHOP_CATEGORIES]);
  expect(new Set(SHOP_CATEGORIES.map(categoryIntroduction)).size).toBe(SHOP_CATEGORIES.length);
});
