import { describeWeek } from './week.ts';

const availabilityOn = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday }));

test.each([
  [availabilityOn(), undefined],
  [availabilityOn(6), 'Meera takes appointments on Sun.'],
  [availabilityOn(0, 0, 2), 'Meera takes appointments on Mon and Wed.'],
  [availabilityOn(4, 2, 0), 'Meera takes appointments on Mon, Wed and Fri.'],
  [availabilityOn(0, 1, 2, 3, 4, 5, 6), 'Meera takes appointments every day.'],
])('describes the weekdays of an artist', (week, text) => {
  expect(describeWeek('Meera', week)).toBe(text);
});
