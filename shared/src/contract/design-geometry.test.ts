import {
  createLayerTransform,
  isOutsideArea,
  measureDistanceOverSafeEdge,
  ratePrintQuality,
} from './design-geometry.ts';

const area = { width: 200, height: 80, bleed: 3, safe: 5 };
const box = { cx: 100, cy: 40, width: 60, height: 40, rotation: 0 };

test('rates the rounded resolution, which is the number that customers read', () => {
  const ratings = [299.6, 299.4, 149.5, 149.4, 99.5, 99.4].map(ratePrintQuality);
  expect(ratings).toEqual(['fine', 'good', 'good', 'low', 'low', 'very low']);
});

test.each([
  ['in the middle', {}, false],
  ['over the edge', { cx: 0 }, false],
  ['just inside', { cx: -29.9 }, false],
  ['at the edge', { cx: -30 }, true],
  ['far away', { cx: 1e4 }, true],
  ['below', { cy: 101 }, true],
  ['covering everything', { width: 900, height: 900 }, false],
  ['turned, near a corner but not on it', { cx: -20, cy: -20, width: 40, height: 10, rotation: 135 }, true],
  ['turned, into the area', { cx: -20, cy: 40, width: 10, height: 60, rotation: 90 }, false],
])('returns whether a layer is outside the area: %s', (_, change, isOutside) => {
  expect(isOutsideArea({ ...box, ...change }, area)).toBe(isOutside);
});

test('measures how far a layer extends over the safe edge', () => {
  expect(measureDistanceOverSafeEdge(box, area)).toBe(0);
  expect(measureDistanceOverSafeEdge({ ...box, cx: 32 }, area)).toBeCloseTo(3);
  expect(measureDistanceOverSafeEdge({ ...box, rotation: 90 }, area)).toBe(0);
  expect(measureDistanceOverSafeEdge({ ...box, width: 80, rotation: 90 }, area)).toBeCloseTo(5);
});

test('flips a layer before rotating the layer', () => {
  const transform = createLayerTransform({ cx: 1, cy: 2, rotation: 30, flip: true });
  expect(transform).toBe('translate(1 2) rotate(30) scale(-1 1)');
});
