import { categories, products } from './index.ts';
import { allPictures } from '../../pictures/all-pictures.ts';

const keys = new Set(allPictures.map(({ key }) => key));

test('the six categories stand in the order of the shop, each with its picture', () => {
  expect(categories.map(({ name }) => name)).toEqual([
    'Mugs',
    'Tees',
    'Wall Decor',
    'Posters',
    'Cushions',
    'Stationery',
  ]);
  for (const { name, slug, picture } of categories) {
    expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'));
    expect(keys).toContain(picture);
  }
});

test.each(categories)('$name offers at least eight products', ({ slug }) => {
  expect(products.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(8);
});

test('every product belongs to a category, is one of a kind and has its pictures', () => {
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  for (const { id, category, pictures } of products) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(categories.map(({ slug }) => slug)).toContain(category);
    expect(pictures[0]).toBe(id);
    for (const key of pictures) expect(keys).toContain(key);
  }
});

test('no picture is left over: each is shown by a product or a category', () => {
  const shown = new Set([
    ...products.flatMap(({ pictures }) => pictures),
    ...categories.map(({ picture }) => picture),
  ]);
  const drawn = [...keys].filter((key) => /^(mug|tee|wall|poster|cushion|stationery|picture)-/.test(key));
  expect(drawn.filter((key) => !shown.has(key) && key !== 'hero-home')).toEqual([]);
});

/** What an Indian shop asks for such things, in rupees. */
const RANGES: Readonly<Record<string, readonly [low: number, high: number]>> = {
  mugs: [299, 499],
  tees: [499, 899],
  'wall-decor': [699, 2499],
  posters: [249, 699],
  cushions: [449, 799],
  stationery: [149, 599],
};

test.each(products)(
  '$name is described and costs what such a thing costs',
  ({ category, price, description }) => {
    const [low, high] = RANGES[category] ?? [0, 0];
    expect(Number.isInteger(price * 100)).toBe(true);
    expect(price).toBeGreaterThanOrEqual(low);
    expect(price).toBeLessThanOrEqual(high);
    const sentences = description.split(/(?<=[.:!?]) /).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(description.length).toBeLessThan(400);
  },
);
