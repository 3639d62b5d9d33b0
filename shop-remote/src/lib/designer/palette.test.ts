import { nameMug } from '../../testing/fields.ts';
import { computeMeanColour, listProductColours, nameColour, pickMainColours } from './palette.ts';

const repeat = (pixel: readonly number[], count: number) => Array.from({ length: count }, () => pixel).flat();

test('lists the colours of the shop’s own design first, without those that are invisible on the product', () => {
  expect(listProductColours(nameMug, '#ffffff')).toEqual(['#23306f', '#1f1a17', '#9c2f2f']);
  expect(listProductColours(nameMug, '#1b2a5c')[0]).toBe('#ffffff');
});

test('picks main colours that differ, and leaves out transparent pixels', () => {
  const pixels = [
    ...repeat([200, 30, 30, 255], 40),
    ...repeat([205, 34, 28, 255], 20),
    ...repeat([250, 250, 250, 255], 60),
    ...repeat([20, 60, 160, 255], 20),
    ...repeat([0, 255, 0, 0], 90),
  ];
  expect(pickMainColours(pixels).map(nameColour)).toEqual(['red', 'white', 'blue']);
  expect(computeMeanColour(repeat([0, 255, 0, 0], 4))).toBeUndefined();
  expect(computeMeanColour([...repeat([0, 0, 0, 255], 1), ...repeat([200, 100, 0, 255], 1)])).toBe('#643200');
});

test.each([
  ['#23306f', 'dark blue'],
  ['#fff8e7', 'white'],
  ['#7a4a16', 'brown'],
  ['#e0b040', 'orange'],
  ['#8fd0a8', 'light green'],
  ['#808080', 'grey'],
  ['#111111', 'black'],
])('names the colour %s %s', (colour, name) => {
  expect(nameColour(colour)).toBe(name);
});
