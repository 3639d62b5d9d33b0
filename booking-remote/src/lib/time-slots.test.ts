import { groupByHour, withBookedTime } from './time-slots.ts';

const slotOf = (value: string, label: string) => ({ hour: Number(value.slice(0, 2)), label, value });
const ten = slotOf('10:00:00', '10:00 AM');
const halfPastTen = slotOf('10:30:00', '10:30 AM');
const noon = slotOf('12:00:00', '12:00 PM');
const midnight = slotOf('00:30:00', '12:30 AM');

test('groups time slots by hour in order', () => {
  expect(groupByHour([noon, halfPastTen, ten, midnight])).toEqual([
    { hour: 0, label: '12 AM', slots: [midnight] },
    { hour: 10, label: '10 AM', slots: [ten, halfPastTen] },
    { hour: 12, label: '12 PM', slots: [noon] },
  ]);
  expect(groupByHour([])).toEqual([]);
});

test('adds the customer’s booked time, which is not free', () => {
  expect(withBookedTime([ten, noon], '10:30:00')).toEqual([ten, noon, halfPastTen]);
  expect(withBookedTime([ten, noon], '10:00:00')).toEqual([ten, noon]);
});
