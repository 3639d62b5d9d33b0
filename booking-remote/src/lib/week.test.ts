import { formatWeekdays } from './week.ts';

const availabilityOn = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday }));

test.each([
  [availabilityOn(), undefined],
  [availabilityOn(6), 'Sun'],
  [availabilityOn(0, 0, 2), 'Mon and Wed'],
  [availabilityOn(4, 2, 0), 'Mon, Wed and Fri'],
  [availabilityOn(0, 1, 2, 3, 4, 5, 6), 'every day'],
])('describes a week in words', (week, text) => {
  expect(formatWeekdays(week)).toBe(text);
});
