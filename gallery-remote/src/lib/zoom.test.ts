import { clampView, panView, MAX_SCALE, getSwipeDirection, INITIAL_VIEW, zoomView } from './zoom.ts';

const viewport = { width: 400, height: 300 };

test('zooms around the centre or around a point', () => {
  expect(zoomView(INITIAL_VIEW, 2, viewport)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(zoomView(INITIAL_VIEW, 2, viewport, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
});

test('limits the scale to the range from 1 to MAX_SCALE', () => {
  expect(zoomView({ scale: 2, x: 150, y: 0 }, 0.1, viewport)).toEqual(INITIAL_VIEW);
  expect(zoomView(INITIAL_VIEW, 100, viewport).scale).toBe(MAX_SCALE);
});

test('keeps the viewport covered by the picture', () => {
  const panned = panView({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, viewport);
  expect(panned).toEqual({ scale: 2, x: 200, y: -150 });
  expect(panView(INITIAL_VIEW, { x: 30, y: 30 }, viewport)).toEqual(INITIAL_VIEW);
  expect(clampView({ scale: 3, x: 10, y: 20 }, viewport)).toEqual({ scale: 3, x: 10, y: 20 });
});

test.each([
  [{ x: -80, y: 5 }, 1],
  [{ x: 80, y: -20 }, -1],
  [{ x: 20, y: 0 }, 0],
  [{ x: 60, y: 70 }, 0],
] as const)('counts a movement of %j pixels as a swipe by %d artworks', (movement, expectedStep) => {
  expect(getSwipeDirection(movement)).toBe(expectedStep);
});
