import { splitIncludedTax } from './tax.ts';

test.each([
  ['18 % within the state', 11800, 1800, true, { taxable: 10000, cgst: 900, sgst: 900, igst: 0 }],
  ['18 % to another state', 11800, 1800, false, { taxable: 10000, cgst: 0, sgst: 0, igst: 1800 }],
  ['5 % with a rounded taxable value', 34950, 500, true, { taxable: 33286, cgst: 832, sgst: 832, igst: 0 }],
  ['an odd tax within the state', 100, 1800, true, { taxable: 84, cgst: 8, sgst: 8, igst: 0 }],
  ['a price without tax', 999, 0, true, { taxable: 999, cgst: 0, sgst: 0, igst: 0 }],
])('splits a price into taxable value and GST: %s', (_case, gross, rate, isWithinState, expected) => {
  expect(splitIncludedTax(gross, rate, isWithinState)).toEqual(expected);
});

test('splits a price into parts that add up to the price, with equal CGST and SGST', () => {
  for (const rate of [0, 300, 500, 1200, 1800, 2800]) {
    for (let gross = 1; gross < 5000; gross += 7) {
      const { taxable, cgst, sgst, igst } = splitIncludedTax(gross, rate, true);
      expect(taxable + cgst + sgst + igst).toBe(gross);
      expect(sgst).toBe(cgst);
      expect(Math.abs(taxable - (gross * 10_000) / (10_000 + rate))).toBeLessThanOrEqual(1.5);
    }
  }
});
