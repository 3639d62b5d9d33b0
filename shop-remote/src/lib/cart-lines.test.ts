import { computeLineTotal, computeTotals, toPaise } from './cart-lines.ts';

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
