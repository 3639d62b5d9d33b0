import { computeLineTotal, computeTotals, priceLines, toPaise } from './cart-lines.ts';

const item = { id: 'mug-1', name: 'Peacock Mug', price: 349, image: ['/media/a/peacock-800x800.webp'] };
const line = { id: 'mug-1', name: 'Old name', price: 1, image: '', quantity: 2 };

test('pairs a line with its product, ignoring the stored price', () => {
  expect(priceLines([line], [item])).toEqual([{ key: 'mug-1', line, state: 'priced', item, price: 349 }]);
});

test('marks a line as unavailable when the server does not have its product', () => {
  expect(priceLines([line], [])).toEqual([{ key: 'mug-1', line, state: 'unavailable' }]);
});

test('marks all lines as unknown while the server has not responded', () => {
  expect(priceLines([line], undefined)).toEqual([{ key: 'mug-1', line, state: 'unknown' }]);
});
const size = {
  name: 'size',
  label: 'Size',
  default: 'm',
  values: [
    { value: 'm', label: 'M', price_difference: 0, available: true },
    { value: 'xl', label: 'XL', price_difference: 50, available: true },
  ],
};

test('adds price differences of options and reports a value that the product does not have', () => {
  const sizedItem = { ...item, options: [size] };
  expect(priceLines([{ ...line, options: { size: 'xl' } }], [sizedItem])).toMatchObject([{ price: 399 }]);
  expect(priceLines([{ ...line, options: { size: 'xxl' } }], [sizedItem])).toMatchObject([
    { price: 349, problem: '“xxl” is not a choice for Size.' },
  ]);
});

test.each([
  [499, 49900],
  [0, 0],
  [19.99, 1999],
  [0.1 + 0.2, 30],
])('converts %p rupees to %p paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
});

test('multiplies price and quantity to the paisa', () => {
  expect(computeLineTotal(499, 3)).toBe(1497);
  expect(computeLineTotal(0.1, 3)).toBe(0.3);
  expect(computeLineTotal(19.99, 99)).toBe(1979.01);
});

test('adds up the lines, with free shipping', () => {
  const lines = [
    { price: 0.1, quantity: 1 },
    { price: 0.2, quantity: 1 },
    { price: 349.5, quantity: 2 },
  ];
  expect(computeTotals(lines)).toEqual({ subtotal: 699.3, shipping: 0, total: 699.3 });
});
