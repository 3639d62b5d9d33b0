import { chooseVisibleColour, computeContrast } from './design-colours.ts';

test.each([
  ['#23306f', '#f6ecda', '#23306f'],
  ['#23306f', '#1b2a5c', '#fff8e7'],
  ['#9c2f2f', '#151515', '#fff8e7'],
  ['#f2c14e', '#ffffff', '#1f1a17'],
])('shows the colour %s on %s as %s', (requestedColour, backgroundColour, colour) => {
  expect(chooseVisibleColour(requestedColour, backgroundColour)).toBe(colour);
});

test('computes contrast ratios', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});
