import { daysInWords } from './week.ts';

const on = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday }));

test.each([
  [on(), undefined],
  [on(6), 'Sun'],
  [on(0, 0, 2), 'Mon and Wed'],
  [on(4, 2, 0), 'Mon, Wed and Fri'],
  [on(0, 1, 2, 3, 4, 5, 6), 'every day'],
])('a week in words', (week, words) => {
  expect(daysInWords(week)).toBe(words);
});
