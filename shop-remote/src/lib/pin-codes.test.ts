import { placeOfPin } from './pin-codes.ts';

test.each([
  ['506009', { state: 'Telangana', city: 'Warangal' }],
  ['560 001', { state: 'Karnataka', city: 'Bengaluru' }],
  ['403001', { state: 'Goa' }],
  ['110001', { state: 'Delhi', city: 'New Delhi' }],
  ['737101', { state: 'Sikkim' }],
])('suggests the place of %s', (pin, city) => {
  expect(placeOfPin(pin)).toEqual(city);
});

test.each(['', '50600', '012345', 'abcdef', '990000'])('has no suggestion for “%s”', (pin) => {
  expect(placeOfPin(pin)).toBeUndefined();
});
