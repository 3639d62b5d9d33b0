import { computeLineTotal, sumTotals } from './cart-lines.ts';

test('multiplies price and quantity to the paisa', () => {
  expect(computeLineTotal(499, 3)).toBe(1497);
  expect(computeLineTotal(0.1, 3)).toBe(0.3);
  expect(computeLineTotal(19.99, 99)).toBe(1979.01);
  expect(computeLineTotal(0.1 + 0.2, 1)).toBe(0.3);
});

test('adds up the lines to the paisa', () => {
  expect(sumTotals([{ total: 0.1 }, { total: 0.2 }, { total: 699 }])).toBe(699.3);
  expect(sumTotals([])).toBe(0);
});
