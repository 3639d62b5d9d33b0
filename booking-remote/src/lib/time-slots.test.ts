import { addBookedTime, describeFreeTimes, groupByHour } from './time-slots.ts';

const createSlot = (value: string, label: string) => ({ hour: Number(value.slice(0, 2)), label, value });
const ten = createSlot('10:00:00', '10:00 AM');
const halfPastTen = createSlot('10:30:00', '10:30 AM');
const noon = createSlot('12:00:00', '12:00 PM');
const halfPastMidnight = createSlot('00:30:00', '12:30 AM');

test('groups time slots by hour in order', () => {
  expect(groupByHour([noon, halfPastTen, ten, halfPastMidnight])).toEqual([
    { hour: 0, label: '12 AM', slots: [halfPastMidnight] },
    { hour: 10, label: '10 AM', slots: [ten, halfPastTen] },
    { hour: 12, label: '12 PM', slots: [noon] },
  ]);
  expect(groupByHour([])).toEqual([]);
});

test('adds the customer’s booked time, which is not free', () => {
  expect(addBookedTime([ten, noon], '10:30:00')).toEqual([ten, noon, halfPastTen]);
  expect(addBookedTime([ten, noon], '10:00:00')).toEqual([ten, noon]);
});

it.each([
  [0, 'There are no free times on this day. Please choose another date.'],
  [1, 'Now choose the time: 1 free time.'],
  [7, 'Now choose the time: 7 free times.'],
])('describes %d free times', (count, text) => expect(describeFreeTimes(count)).toBe(text));
