import { placeHandles } from './handles.ts';

const area = { width: 80, height: 60, bleed: 2, safe: 4 };
const distances = { inset: 5, rotationDistance: 8 };
const createBox = (change: object) => ({ cx: 40, cy: 30, width: 20, height: 10, rotation: 0, ...change });
const roundPoints = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => Math.round(value * 10) / 10 + 0));

test('places handles at the corners of a layer and above it', () => {
  const { corners, rotation } = placeHandles(createBox({}), area, distances);
  expect(corners.join(' ')).toBe('30,25 50,25 50,35 30,35');
  expect(rotation).toEqual([40, 17]);
  const rotated = placeHandles(createBox({ rotation: 90 }), area, distances);
  const points = roundPoints([...rotated.corners, rotated.rotation]);
  expect(points.join(' ')).toBe('45,20 45,40 35,40 35,20 53,30');
});

test('moves handles that would be outside the area to positions inside the area', () => {
  const { corners, rotation } = placeHandles(createBox({ width: 200, height: 150 }), area, distances);
  expect(corners.join(' ')).toBe('3,3 77,3 77,57 3,57');
  expect(rotation).toEqual([40, 3]);
});

test('places the rotation handle below a layer at the upper edge', () => {
  const { rotation, rotationEdge } = placeHandles(createBox({ cy: 5 }), area, distances);
  expect([rotation, rotationEdge].join(' ')).toBe('40,18 40,10');
});

test('places the handles in the middle of an area that is smaller than two handles', () => {
  const { rotation } = placeHandles(createBox({}), { width: 4, height: 4, bleed: 0, safe: 0 }, distances);
  expect(rotation).toEqual([2, 2]);
});
