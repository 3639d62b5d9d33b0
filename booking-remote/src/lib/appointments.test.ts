import { parseFilter } from './appointments.ts';

test.each([
  [null, 'upcoming'],
  ['', 'upcoming'],
  ['past', 'past'],
  ['All', 'all'],
  ['everything', 'upcoming'],
])('parses show=%p as the filter %s', (show, filter) => {
  expect(parseFilter(show)).toBe(filter);
});
