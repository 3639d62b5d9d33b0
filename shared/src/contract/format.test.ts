import { formatDay, formatDayWithoutYear, formatRupees, formatTime } from './format.ts';

test('formats a day the same way in every environment', () => {
  expect(formatDay('2026-11-25')).toBe('Wednesday, 25 November 2026');
  expect(formatDayWithoutYear('2026-11-25')).toBe('Wednesday, 25 November');
});

test.each([
  ['00:00:00', '12:00 AM'],
  ['10:30:00', '10:30 AM'],
  ['12:00:00', '12:00 PM'],
  ['23:30:00', '11:30 PM'],
])('formats %s as %s', (time, label) => {
  expect(formatTime(time)).toBe(label);
});

it('formats amounts like Intl.NumberFormat for India', () => {
  const intlFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const amounts = [0, 0.05, 1, 12.5, 999.99, 1_000, 99_999.9, 100_000, 1_234_567.89, 123_456_789_012];
  for (const amount of [...amounts, ...amounts.slice(1).map((each) => -each)])
    expect(formatRupees(amount)).toBe(intlFormat.format(amount));
});

it('rounds sums of decimal fractions to paise', () => {
  expect(formatRupees(0.1 + 0.2)).toBe('₹0.30');
});
