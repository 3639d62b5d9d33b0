import { bounds } from './art.ts';
import { Sheet } from './sheet.ts';
import { lettering, textInBox, textOnCircle, textWidth } from './text.ts';

const ink = { fill: '#221a1c' };

test('letters become one path, placed by their anchor', () => {
  const how = { face: 'sign', size: 100 } as const;
  const [left] = bounds(lettering('chai', 0, 0, how, ink));
  const [middle] = bounds(lettering('chai', 0, 0, { ...how, anchor: 'middle' }, ink));
  expect(left - middle).toBeCloseTo(textWidth('chai', how) / 2, 3);
  expect(new Sheet(10, 10).markup(lettering('chai', 0, 0, how, ink)).match(/<path/g)).toHaveLength(1);
});

test('tracking widens a line between its letters only', () => {
  const how = { face: 'mukta', size: 100 } as const;
  expect(textWidth('abc', { ...how, tracking: 0.1 })).toBeCloseTo(textWidth('abc', how) + 20, 3);
});

test('text fills its box', () => {
  const [left, top, right, bottom] = bounds(textInBox('HORN OK', 10, 20, 300, 200, 'poster', ink));
  expect(right - left).toBeCloseTo(300, 0);
  expect((left + right) / 2).toBeCloseTo(160, 0);
  expect((top + bottom) / 2).toBeCloseTo(120, 0);
});

test('text on a circle stays on it', () => {
  const [left, top, right, bottom] = bounds(
    textOnCircle('round and round and round', 0, 0, 100, { face: 'eczar', size: 20 }, ink),
  );
  expect(Math.max(-left, -top, right, bottom)).toBeLessThan(125);
  expect(-top).toBeGreaterThan(100);
});
