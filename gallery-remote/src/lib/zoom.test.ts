import { clamped, panned, MAX_SCALE, swipeDirection, FIT, zoomed } from './zoom.ts';

const stage = { width: 400, height: 300 };

test('zooms around the centre or around a point', () => {
  expect(zoomed(FIT, 2, stage)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(zoomed(FIT, 2, stage, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
});

test('limits the scale', () => {
  expect(zoomed({ scale: 2, x: 150, y: 0 }, 0.1, stage)).toEqual(FIT);
  expect(zoomed(FIT, 100, stage).scale).toBe(MAX_SCALE);
});

test('keeps the picture over its viewport', () => {
  expect(panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, stage)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(panned(FIT, { x: 30, y: 30 }, stage)).toEqual(FIT);
  expect(clamped({ scale: 3, x: 10, y: 20 }, stage)).toEqual({ scale: 3, x: 10, y: 20 });
});

test.each([
  [{ x: -80, y: 5 }, 1],
  [{ x: 80, y: -20 }, -1],
  [{ x: 20, y: 0 }, 0],
  [{ x: 60, y: 70 }, 0],
] as const)('a way of %j turns %d', (way, turn) => {
  expect(swipeDirection(way)).toBe(turn);
});
