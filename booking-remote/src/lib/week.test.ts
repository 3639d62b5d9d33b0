import { describeWeek } from './week.ts';

const createAvailability = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday }));

test.each([
  [createAvailability(), undefined],
  [createAvailability(6), 'Meera takes appointments on Sun.'],
  [createAvailability(0, 0, 2), 'Meera takes appointments on Mon and Wed.'],
  [createAvailability(4, 2, 0), 'Meera takes appointments on Mon, Wed and Fri.'],
  [createAvailability(0, 1, 2, 3, 4, 5, 6), 'Meera takes appointments every day.'],
])('describes the weekdays of an artist, without repetitions and in order', (week, text) => {
  expect(describeWeek('Meera', week)).toBe(text);
});
