import { formatRupees } from './rupees.ts';

it('formats amounts like Intl.NumberFormat for India', () => {
  const intlFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const amounts = [0, 0.05, 1, 12.5, 999.99, 1_000, 99_999.9, 100_000, 1_234_567.89, 123_456_789_012];
  for (const amount of [...amounts, ...amounts.slice(1).map((each) => -each)])
    expect(formatRupees(amount)).toBe(intlFormat.format(amount));
});

it('rounds sums of decimal fractions to paise', () => {
  expect(formatRupees(0.1 + 0.2)).toBe('₹0.30');
});
