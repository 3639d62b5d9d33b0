import { describeFreeTimes } from './free-times.ts';

it.each([
  [0, 'There are no free times on this day. Please choose another date.'],
  [1, 'Now choose the time: 1 free time.'],
  [7, 'Now choose the time: 7 free times.'],
])('describes %d free times', (count, text) => expect(describeFreeTimes(count)).toBe(text));
