import { categories, products } from './index.ts';
import { allPictures } from '../../pictures/all-pictures.ts';

const keys = new Set(allPictures.map(({ key }) => key));
const toSlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

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

test('gives every product a category, a unique id and name, and pictures that are drawn', () => {
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  for (const { category, pictures, views } of products) {
    expect(categories.map(({ name }) => toSlug(name))).toContain(category);
    for (const { picture } of [...pictures, ...views]) expect(keys).toContain(picture);
  }
});

test('pictures every product in each of its colours, with the default colour first', () => {
  for (const { id, options, pictures } of products) {
    const colour = options.find(({ name }) => name === 'colour');
    expect(pictures[0]?.picture).toBe(id);
    for (const { value } of colour?.values ?? []) {
      const main = pictures.find(({ label, options: choice }) => !label && choice?.['colour'] === value);
      expect(main?.picture).toBe(value === colour?.default ? id : `${id}-${value}`);
    }
  }
});

test('has a size chart with every size of a tee', () => {
  for (const { options, size_chart } of products.filter(({ category }) => category === 'tees')) {
    const sizes = options.find(({ name }) => name === 'size')?.values.map(({ value }) => value);
    expect(size_chart?.rows.map(({ value }) => value)).toEqual(sizes);
  }
});
