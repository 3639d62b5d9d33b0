import { createGridFromCorners, isConvexClockwise, convertAreaToSquare } from './surface.ts';

const SQUARE = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
] as const;

const getPoint = (grid: ReturnType<typeof createGridFromCorners>, column: number, row: number) =>
  grid.points[row * grid.columns + column];
const createPointMatcher = ([x, y]: readonly [number, number]) =>
  [expect.closeTo(x, 6), expect.closeTo(y, 6)] as unknown[];

test('keeps the corners of an area in perspective and moves its centre to the intersection of the diagonals', () => {
  const corners = [
    [0.3, 0.2],
    [0.7, 0.2],
    [0.9, 0.8],
    [0.1, 0.8],
  ] as const;
  const grid = createGridFromCorners({ corners });
  expect([getPoint(grid, 0, 0), getPoint(grid, 16, 0), getPoint(grid, 16, 8), getPoint(grid, 0, 8)]).toEqual(
    corners.map(createPointMatcher),
  );
  expect(getPoint(grid, 8, 4)).toEqual(createPointMatcher([0.5, 0.4]));
});

test('bends the edges of a cylinder down and narrows its sides', () => {
  const grid = createGridFromCorners({ corners: SQUARE, curvature: 0.05, arc: 120 });
  expect(getPoint(grid, 0, 0)).toEqual(createPointMatcher([0.2, 0.2]));
  expect(getPoint(grid, 8, 0)).toEqual(createPointMatcher([0.5, 0.25]));
  expect(getPoint(grid, 8, 8)).toEqual(createPointMatcher([0.5, 0.85]));
  const computeStep = (column: number) =>
    (getPoint(grid, column + 1, 0)?.[0] ?? 0) - (getPoint(grid, column, 0)?.[0] ?? 0);
  expect(computeStep(0)).toBeLessThan(computeStep(8) * 0.7);
});

test('converts a print area on a photograph to an area on the padded photograph', () => {
  const placement = { left: 0, top: 0.125, width: 1, height: 0.75 };
  expect(convertAreaToSquare({ corners: SQUARE, curvature: 0.04, arc: 110 }, placement)).toEqual({
    corners: [
      [0.2, 0.275],
      [0.8, 0.275],
      [0.8, 0.725],
      [0.2, 0.725],
    ].map(([x = 0, y = 0]) => createPointMatcher([x, y])),
    curvature: 0.03,
    arc: 110,
  });
});

test.each([
  ['in order', SQUARE, true],
  ['counter-clockwise', [...SQUARE].reverse(), false],
  ['crossed', [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]], false],
  ['all at one point', [SQUARE[0], SQUARE[0], SQUARE[0], SQUARE[0]], false],
])('returns whether corners are convex and clockwise: %s', (_, corners, isConvex) => {
  expect(isConvexClockwise(corners)).toBe(isConvex);
});
