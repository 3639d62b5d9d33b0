import { describePrintQuality } from './print-quality.ts';

const createProduct = (category: string, width: number, height: number) => ({
  category,
  area: { width, height, bleed: 0, safe: 0 },
});
const PRODUCTS = [
  createProduct('Mugs', 80, 76),
  createProduct('Tees', 280, 340),
  createProduct('Posters', 450, 600),
];

test.each([
  [{ width: 4000, height: 4000 }, 'Sharp on all our products.'],
  [{ width: 1700, height: 2000 }, 'Sharp on mugs and tees, soft on posters of 450 × 600 mm.'],
  [{ width: 600, height: 600 }, 'Sharp on mugs, soft on tees of 280 × 340 mm and posters of 450 × 600 mm.'],
  [{ width: 200, height: 200 }, 'Too small to be sharp in print. Please add a larger picture.'],
])('says where a picture of %j is sharp', (size, sentence) => {
  expect(describePrintQuality(size, PRODUCTS)).toBe(sentence);
});
