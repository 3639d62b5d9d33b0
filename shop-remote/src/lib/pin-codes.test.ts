import { findPinProblem, findPinWarning, findPlaceOfPin } from './pin-codes.ts';

test.each([
  ['506009', { state: 'Telangana', city: 'Warangal' }],
  ['560 001', { state: 'Karnataka', city: 'Bengaluru' }],
  ['403001', { state: 'Goa' }],
  ['110001', { state: 'Delhi', city: 'New Delhi' }],
  ['737101', { state: 'Sikkim' }],
])('suggests the place of PIN code %s', (pin, place) => {
  expect(findPlaceOfPin(pin)).toEqual(place);
});

test.each(['', '50600', '012345', 'abcdef', '990000'])('suggests no place for “%s”', (pin) => {
  expect(findPlaceOfPin(pin)).toBeUndefined();
});

test.each([
  ['500001', 'Kerala', 'PIN 500001 is in Telangana. Please check.'],
  ['110 001', 'Tamil Nadu', 'PIN 110001 is in Delhi. Please check.'],
])('warns that PIN code %s is not in %s', (pin, state, warning) => {
  expect(findPinWarning(pin, state)).toBe(warning);
});

test.each([
  ['500001', 'Telangana'],
  // Villages near Bhadrachalam moved to Andhra Pradesh and kept their PIN codes of Telangana.
  ['507115', 'Andhra Pradesh'],
  ['533464', 'Puducherry'],
  ['682555', 'Lakshadweep'],
  ['834001', 'Jharkhand'],
  ['247667', 'Uttarakhand'],
  ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['990000', 'Kerala'],
  ['', 'Kerala'],
  ['500001', ''],
])('does not warn about PIN code %s in %s', (pin, state) => {
  expect(findPinWarning(pin, state)).toBeUndefined();
});

test.each([
  ['290001', 'We don’t know the PIN code 290001. Please check it.'],
  ['012345', 'A PIN code has six digits and does not begin with 0.'],
  ['5060091', 'A PIN code has six digits and does not begin with 0.'],
  ['50600', undefined],
  ['506 009', undefined],
  ['901203', undefined],
])('says what is wrong with PIN code %s', (pin, problem) => {
  expect(findPinProblem(pin)).toBe(problem);
});
