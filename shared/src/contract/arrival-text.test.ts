import { describeOrderBy, formatArrival } from './arrival-text.ts';

test.each([
  ['2026-12-08', '2026-12-10', '8–10 December'],
  ['2026-11-30', '2026-12-02', '30 November – 2 December'],
  ['2026-12-30', '2027-01-02', '30 December – 2 January'],
  ['2026-12-08', '2026-12-08', '8 December'],
])('formats an arrival from %s to %s as %s', (from, to, text) => {
  expect(formatArrival({ from, to })).toBe(text);
});

test.each([
  ['2026-11-30T10:00:00+05:30', '2026-11-30T14:00:00+05:30', 'Order by 2 pm'],
  // Still Sunday in New York.
  ['2026-11-29T20:00:00-05:00', '2026-11-30T14:00:00+05:30', 'Order by 2 pm'],
  ['2026-11-29T23:00:00+05:30', '2026-11-30T11:00:00+05:30', 'Order by 11 am tomorrow'],
  ['2026-12-24T15:00:00+05:30', '2026-12-26T12:00:00+05:30', 'Order by 12 pm on Saturday'],
])('says at %s for a cut-off at %s: %s', (now, orderBy, text) => {
  expect(describeOrderBy(orderBy, new Date(now))).toBe(text);
});
