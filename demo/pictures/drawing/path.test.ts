import { rotate, circle, bounds, place, within, rect } from './art.ts';
import { dividePath, mapPath, readPath, throughPoints, writePath } from './path.ts';

test('reads every path command, relative and absolute, and writes absolute ones', () => {
  expect(writePath(readPath('m10 10h20v10l-5,5z'))).toBe('M10 10L30 10L30 20L25 25Z');
  expect(writePath(readPath('M0 0 10 0 10 10'))).toBe('M0 0L10 0L10 10');
  expect(writePath(readPath('M0 0c0 10 10 10 10 0s10-10 10 0'))).toBe(
    'M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0',
  );
  expect(writePath(readPath('M0 0Q15 30 30 0T60 0'))).toBe('M0 0C10 20 20 20 30 0C40 -20 50 -20 60 0');
  expect(writePath(readPath('M1e1-.5L1e-9.25'))).toBe('M10 -0.5L0 0.3');
  expect(() => readPath('M0 0X5')).toThrow('Unknown path command X');
});

test('an arc ends at its end point and keeps its radius', () => {
  const [, ...curves] = readPath('M-50 0A50 50 0 0 1 50 0');
  expect(curves).toHaveLength(2);
  expect(curves.map((segment) => ('at' in segment ? segment.at.map((v) => Math.round(v) + 0) : []))).toEqual([
    [0, -50],
    [50, 0],
  ]);
});

test('dividing a path keeps its line in shorter pieces', () => {
  const pieces = dividePath(readPath('M0 0L100 0'), 25);
  expect(writePath(pieces)).toBe('M0 0L25 0L50 0L75 0L100 0');
  const round = dividePath(readPath('M0 0C0 50 100 50 100 0'), 20);
  expect(round.length).toBeGreaterThan(6);
  expect(round.at(-1)).toMatchObject({ at: [100, 0] });
  expect(writePath(mapPath(pieces, ([x, y]) => [x, y + x / 10]))).toBe('M0 0L25 2.5L50 5L75 7.5L100 10');
});

test('a smooth line goes through its points', () => {
  const path = throughPoints([
    [0, 0],
    [10, 10],
    [20, 0],
  ]);
  expect(path.map((segment) => ('at' in segment ? segment.at : null))).toEqual([
    [0, 0],
    [10, 10],
    [20, 0],
  ]);
});

test('art is scaled, turned and moved, strokes with it', () => {
  const [shape] = place([...circle(10, 0, 5, { stroke: '#000000', width: 2 })], 100, 100, 3, 90);
  expect(shape).toMatchObject({ width: 6 });
  expect(bounds(shape ? [shape] : []).map(Math.round)).toEqual([85, 115, 115, 145]);
  expect(bounds(rotate(rect(0, 0, 10, 20, {}), 90)).map(Math.round)).toEqual([-20, 0, 0, 10]);
});

test('removes shapes outside a box', () => {
  const art = [...rect(0, 0, 10, 10, { fill: '#ffffff' }), ...rect(90, 0, 10, 10, { fill: '#000000' })];
  expect(within(art, 0, 0, 50, 50)).toHaveLength(1);
});
