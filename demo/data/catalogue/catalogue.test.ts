import { categories, products } from './index.ts';
import { allPictures } from '../../pictures/all-pictures.ts';

const keys = new Set(allPictures.map(({ key }) => key));

test('lists the six categories in the order of the shop, each with a picture', () => {
  expect(categories.map(({ name }) => name)).toEqual([
    'Mugs',
    'Tees',
    'Wall Decor',
    'Posters',
    'Cushions',
    'Stationery',
  ]);
  for (const { picture } of categories) expect(keys).toContain(picture);
});

const toSlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

test.each(categories)('$name offers at least eight products', ({ name }) => {
  expect(products.filter(({ category }) => category === toSlug(name)).length).toBeGreaterThanOrEqual(8);
});

test('every product has a category, a unique id and name, and pictures', () => {
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  for (const { id, category, pictures } of products) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(categories.map(({ name }) => toSlug(name))).toContain(category);
    expect(pictures[0]?.picture).toBe(id);
    for (const { picture } of pictures) expect(keys).toContain(picture);
  }
});

test('every picture is used by a product or a category', () => {
  const shown = new Set([
    ...products.flatMap(({ pictures, views }) => [...pictures, ...views].map(({ picture }) => picture)),
    ...categories.map(({ picture }) => picture),
  ]);
  const drawn = [...keys].filter((key) => /^(mug|tee|wall|poster|cushion|stationery|hero)-/.test(key));
  expect(drawn.filter((key) => !shown.has(key) && key !== 'hero-home')).toEqual([]);
});

/** Usual prices in Indian shops, in rupees. */
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

test.each(products)('$name has options with a default, facts and a print area on a picture', (product) => {
  for (const { name, default: chosen, values } of product.options) {
    expect(name).toMatch(/^[a-z][a-z0-9_-]*$/);
    expect(values.map(({ value }) => value)).toContain(chosen);
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
    expect(values.find(({ value }) => value === chosen)?.price_difference).toBe(0);
  }
  const labels = product.facts.map(({ label }) => label);
  expect(labels).toEqual(['Material', 'Size', 'Care', 'Weight', 'Country of origin']);
  expect(product.sides.length).toBeGreaterThan(0);
  for (const { name } of product.sides) {
    // The last picture of a side fits every choice.
    expect(product.views.filter(({ side }) => side === name).at(-1)?.options).toEqual({});
  }
  for (const { options, picture } of product.views) {
    expect(keys).toContain(picture);
    for (const [name, value] of Object.entries(options)) {
      const option = product.options.find((each) => each.name === name);
      expect(option?.values.map((each) => each.value)).toContain(value);
    }
  }
});

test.each(products)('$name has a picture of each colour, the first one in the default colour', (product) => {
  const colour = product.options.find(({ name }) => name === 'colour');
  for (const { value } of colour?.values ?? []) {
    const key = value === colour?.default ? product.id : `${product.id}-${value}`;
    const main = product.pictures.find(({ label, options }) => !label && options?.['colour'] === value);
    expect(main?.picture).toBe(key);
  }
  expect(product.pictures[0]?.picture).toBe(product.id);
});

test.each(products)('$name has a picture in use, to scale, that says its size, in each colour', (product) => {
  const colour = product.options.find(({ name }) => name === 'colour');
  const shots = product.pictures.filter(({ picture }) => picture.includes('-to-scale'));
  expect(shots.map(({ options }) => options?.['colour'])).toEqual(
    colour?.values.map(({ value }) => value) ?? [undefined],
  );
  for (const { label } of shots)
    expect(label).toMatch(/^(On|Above|Over|Beside|Both beside) an? [a-z].*\d (× \d+ )?cm/);
});

test.each(products.filter(({ category }) => category === 'tees'))(
  '$name is pictured in its default size',
  ({ options, size_chart, pictures }) => {
    const size = options.find(({ name }) => name === 'size');
    const label = size?.values.find(({ value }) => value === size.default)?.label;
    const [chest = 0, length] = size_chart?.rows.find(({ value }) => value === size?.default)?.cells ?? [];
    const shot = pictures.find(({ picture }) => picture.endsWith('-to-scale'));
    expect(shot?.label).toBe(`On a hanger, size ${label}, ${chest / 2} × ${length} cm`);
  },
);

test.each(products.filter(({ category }) => category === 'tees'))(
  '$name has a size chart for every size',
  ({ options, size_chart }) => {
    const sizes = options.find(({ name }) => name === 'size')?.values.map(({ value }) => value);
    expect(size_chart?.rows.map(({ value }) => value)).toEqual(sizes);
    for (const { cells } of size_chart?.rows ?? [])
      expect(cells).toHaveLength(size_chart?.columns.length ?? 0);
  },
);

test('no text names a year', () => {
  for (const { name, description } of products) expect(`${name} ${description}`).not.toMatch(/\b20\d\d\b/);
});
