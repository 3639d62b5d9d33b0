import { fieldOf } from './field.ts';
import { ellipse, isInside, lengthOf, trace, walk } from './geometry.ts';
import { hatch } from './hatch.ts';
import { seeded } from './random.ts';
import { straight } from './svg.ts';

const square = trace('0 0, 100 0, 100 100, 0 100');

describe('trace', () => {
  it('reads points', () => {
    expect(trace('12 40, -3 5.5')).toEqual([
      [12, 40],
      [-3, 5.5],
    ]);
  });

  it.each(['12', '1 2 3', 'a b', ''])('refuses %j', (text) => {
    expect(() => trace(text)).toThrow('Not a point');
  });
});

describe('walk', () => {
  it('places stations evenly from end to end', () => {
    const stations = walk(trace('0 0, 60 0, 60 40'), 25);
    expect(stations.map(({ point }) => point)).toEqual(trace('0 0, 25 0, 50 0, 60 15, 60 40'));
    expect(stations.at(-1)?.share).toBe(1);
  });

  it('does not count the beginning of a closed line twice', () => {
    expect(walk(square, 50, true)).toHaveLength(8);
    expect(lengthOf(square, true)).toBe(400);
  });
});

describe('hatch', () => {
  it('keeps its strokes inside the outline', () => {
    const lines = hatch(ellipse([50, 50], 40), 0.6, 6);
    expect(lines.length).toBeGreaterThan(10);
    for (const [from, to] of lines) {
      const middle = [
        ((from?.[0] ?? 0) + (to?.[0] ?? 0)) / 2,
        ((from?.[1] ?? 0) + (to?.[1] ?? 0)) / 2,
      ] as const;
      expect(isInside(ellipse([50, 50], 40), middle)).toBe(true);
    }
  });
});

describe('fieldOf', () => {
  it('returns the depth of a place inside the outline', () => {
    const field = fieldOf(square, 4);
    expect(field.depthAt([50, 30])).toBeCloseTo(30, 0);
    expect(field.depthAt([10, 50])).toBeCloseTo(10, 0);
    expect(field.depthAt([-6, 50])).toBeLessThan(0);
  });

  it('follows the outline inwards', () => {
    const [loop, ...others] = fieldOf(square, 4).contour(20);
    expect(others).toEqual([]);
    for (const [x, y] of loop ?? []) expect(Math.min(x, y, 100 - x, 100 - y)).toBeCloseTo(20, 0);
  });
});

describe('seeded', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, seeded(seed));
    expect(numbers('surya')).toEqual(numbers('surya'));
    expect(numbers('surya')).not.toEqual(numbers('bindu'));
  });
});

describe('straight', () => {
  it('writes short path data', () => {
    expect(straight(trace('10 10, 20.04 5, 20 30'), true)).toBe('M10 10l10-5 0 25z');
  });
});
