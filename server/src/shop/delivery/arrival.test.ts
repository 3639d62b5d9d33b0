import { computeArrival } from './arrival.ts';
import { DEFAULT_DELIVERY_RULES } from './delivery-rules.ts';

const PRINTED = { from: 3, to: 5 };
const IN_STOCK = { from: 0, to: 1 };
const PERSONALISED = { from: 5, to: 9 };

const WARANGAL = '506009'; // Telangana: 2–3 days
const DELHI = '110001'; // large city: 2–4 days
const JAIPUR = '302001'; // elsewhere: 3–6 days
const GUWAHATI = '781001'; // remote: 5–8 days

/*
 * Time of the order in India, product, PIN code, arrival and day of the cut-off. Worked out with a paper calendar:
 * Sundays and the holidays named in the comments are crossed out.
 */
test.each([
  // A plain week: 30 November 2026 is a Monday. 3 + 2 and 5 + 3 working days, without Sunday 6 December.
  ['2026-11-30T10:00', PRINTED, WARANGAL, '2026-12-05', '2026-12-09', '2026-11-30'],
  // 3 + 2 and 5 + 4.
  ['2026-11-30T10:00', PRINTED, DELHI, '2026-12-05', '2026-12-10', '2026-11-30'],
  // 3 + 3 and 5 + 6.
  ['2026-11-30T10:00', PRINTED, JAIPUR, '2026-12-07', '2026-12-12', '2026-11-30'],
  // 3 + 5 and 5 + 8: over a second Sunday, 13 December.
  ['2026-11-30T10:00', PRINTED, GUWAHATI, '2026-12-09', '2026-12-15', '2026-11-30'],
  // The last second before the cut-off counts for Monday, the next one for Tuesday.
  ['2026-11-30T13:59:59', PRINTED, WARANGAL, '2026-12-05', '2026-12-09', '2026-11-30'],
  ['2026-11-30T14:00:00', PRINTED, WARANGAL, '2026-12-07', '2026-12-10', '2026-12-01'],
  // Saturday is a working day until 2 pm: Tuesday 8 to Thursday 10. After that Monday counts, as on Sunday.
  ['2026-12-05T09:00', IN_STOCK, WARANGAL, '2026-12-08', '2026-12-10', '2026-12-05'],
  ['2026-12-05T15:00', IN_STOCK, WARANGAL, '2026-12-09', '2026-12-11', '2026-12-07'],
  ['2026-12-06T08:00', IN_STOCK, WARANGAL, '2026-12-09', '2026-12-11', '2026-12-07'],
  // Sunday night counts for Monday 30 November: 5 + 2 and 9 + 4.
  ['2026-11-29T23:00', PERSONALISED, DELHI, '2026-12-08', '2026-12-15', '2026-11-30'],
  // Christmas is a Friday: 24, then 26, 28, 29, 30.
  ['2026-12-24T13:00', IN_STOCK, WARANGAL, '2026-12-28', '2026-12-30', '2026-12-24'],
  // After the cut-off on Christmas Eve, and on Christmas, the order counts for Saturday 26.
  ['2026-12-24T14:30', IN_STOCK, WARANGAL, '2026-12-29', '2026-12-31', '2026-12-26'],
  ['2026-12-25T10:00', IN_STOCK, WARANGAL, '2026-12-29', '2026-12-31', '2026-12-26'],
  // Over the turn of the year; 1 January is a working day: 28, 29, 30, 31, 1 and four more without Sunday 3.
  ['2026-12-26T10:00', PRINTED, DELHI, '2027-01-01', '2027-01-06', '2026-12-26'],
  // Republic Day is Tuesday 26 January: 25, then 27, 28, 29, 30.
  ['2027-01-25T10:00', IN_STOCK, WARANGAL, '2027-01-28', '2027-01-30', '2027-01-25'],
  ['2027-01-25T14:00', IN_STOCK, WARANGAL, '2027-01-29', '2027-02-01', '2027-01-27'],
  // Good Friday is 3 April: 4, then 6, 7, 8, 9, 10 and 11, 13, 14, 15.
  ['2026-04-02T15:00', IN_STOCK, GUWAHATI, '2026-04-10', '2026-04-15', '2026-04-04'],
  // Sikkim (737) is remote, Siliguri (734) beside it is not.
  ['2026-11-30T10:00', IN_STOCK, '737101', '2026-12-05', '2026-12-10', '2026-11-30'],
  ['2026-11-30T10:00', IN_STOCK, '734001', '2026-12-03', '2026-12-08', '2026-11-30'],
  // Lakshadweep (68255) is remote, Kochi (682) is not.
  ['2026-11-30T10:00', IN_STOCK, '682555', '2026-12-05', '2026-12-10', '2026-11-30'],
  ['2026-11-30T10:00', IN_STOCK, '682001', '2026-12-03', '2026-12-08', '2026-11-30'],
  // Port Blair is remote.
  ['2026-11-30T10:00', PRINTED, '744101', '2026-12-09', '2026-12-15', '2026-11-30'],
  // Dispatched on the same day.
  ['2026-11-30T10:00', { from: 0, to: 0 }, WARANGAL, '2026-12-02', '2026-12-03', '2026-11-30'],
])('an order of %s, ready in %j days, for %s arrives from %s to %s', (time, dispatch, pin, from, to, day) => {
  expect(computeArrival(new Date(`${time}+05:30`), dispatch, pin, DEFAULT_DELIVERY_RULES)).toMatchObject({
    from,
    to,
    orderBy: `${day}T14:00:00+05:30`,
  });
});

test('counts the days of India for a clock in New York', () => {
  const computeAt = (time: string) =>
    computeArrival(new Date(time), PRINTED, WARANGAL, DEFAULT_DELIVERY_RULES);
  // Monday, 3:29 am in New York is 1:59 pm in India; one minute later it is 2 pm.
  expect(computeAt('2026-11-30T03:29:00-05:00')).toEqual(computeAt('2026-11-30T13:59:00+05:30'));
  expect(computeAt('2026-11-30T03:30:00-05:00')).toEqual(computeAt('2026-11-30T14:00:00+05:30'));
  // Sunday evening in New York is Monday morning in India.
  expect(computeAt('2026-11-29T20:00:00-05:00')).toMatchObject({ orderBy: '2026-11-30T14:00:00+05:30' });
});

test.each(['900001', '291001', '100001'])(
  'returns nothing for the PIN code %s, which nobody serves',
  (pin) => {
    expect(computeArrival(new Date(), PRINTED, pin, DEFAULT_DELIVERY_RULES)).toBeUndefined();
  },
);

test('follows the rules of the shop', () => {
  const rules = {
    ...DEFAULT_DELIVERY_RULES,
    zones: [{ name: 'City', pins: ['9000'], from: 1, to: 1 }],
    cut_off_hour: 23,
    weekend: [5, 6],
    yearly_holidays: [],
    holidays: ['2026-12-07'],
  };
  // Friday, 4 December: Saturday and Sunday are off, Monday is a holiday. The longer prefix is served.
  expect(computeArrival(new Date('2026-12-04T22:59+05:30'), { from: 0, to: 1 }, '900001', rules)).toEqual({
    from: '2026-12-08',
    to: '2026-12-09',
    dispatchBy: '2026-12-08',
    orderBy: '2026-12-04T23:00:00+05:30',
  });
});
