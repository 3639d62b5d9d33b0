import { between, curve, mix, type Point, polar, walk } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';

/** A branch with leaves like a feather: short strokes to both sides. */
export function frond(random: Random, from: Point, to: Point, leaf: number, bend: number): Figure {
  const figure = emptyFigure();
  const middle = between(from, to, 0.5);
  const spine = curve([
    from,
    [middle[0] - (to[1] - from[1]) * bend, middle[1] + (to[0] - from[0]) * bend],
    to,
  ]);
  figure.lines.push({ points: spine, width: 2.4 });
  for (const { point, angle, share } of walk(spine, 6.5)) {
    if (share < 0.12) continue;
    const length = leaf * (1 - 0.55 * share) * random.between(0.85, 1.1);
    for (const side of [-1, 1])
      figure.lines.push({ points: [point, polar(point, length, angle + side * 0.75)], width: 1.7 });
  }
  return figure;
}

/** A tree whose branches fork `depth` times and end in fronds. */
export function tree(random: Random, foot: Point, height: number, depth = 3, spread = 0.62): Figure {
  const figure = emptyFigure();
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to = polar(from, length, angle);
    if (level === 0) {
      const leafy = frond(random, from, to, length * 0.2 + 5, random.tremble(0.15));
      figure.lines.push(...leafy.lines);
      return;
    }
    const middle = polar(between(from, to, 0.5), length * random.tremble(0.08), angle + Math.PI / 2);
    figure.lines.push({
      points: curve([from, middle, to], false, 4),
      width: 1.6 + level * level * height * 0.0022,
    });
    const count = level === depth ? 4 : 3;
    for (let i = 0; i < count; i += 1) {
      grow(
        to,
        angle + mix(-spread, spread, i / (count - 1)) * random.between(0.85, 1.2),
        length * random.between(0.66, 0.82),
        level - 1,
      );
    }
  };
  grow(foot, -Math.PI / 2 + random.tremble(0.06), height * 0.34, depth);
  for (const side of [-1, -0.4, 0.4, 1]) {
    figure.lines.push({
      points: [
        [foot[0], foot[1] - height * 0.06],
        [foot[0] + side * height * 0.06, foot[1] + 2],
      ],
      width: 2.5,
    });
  }
  return figure;
}

export function palm(random: Random, foot: Point, height: number): Figure {
  const figure = emptyFigure();
  const top: Point = [foot[0] + random.tremble(height * 0.12), foot[1] - height];
  const trunk = curve([foot, [foot[0] + (top[0] - foot[0]) * 0.2, foot[1] - height * 0.5], top]);
  for (const side of [-1, 1])
    figure.lines.push({ points: trunk.map(([x, y]): Point => [x + side * height * 0.013, y]), width: 1.8 });
  for (const { point } of walk(trunk, 8))
    figure.lines.push({
      points: [
        [point[0] - height * 0.013, point[1]],
        [point[0] + height * 0.013, point[1] - 3],
      ],
      width: 1.5,
    });
  for (let i = 0; i < 11; i += 1) {
    const angle = -Math.PI / 2 + mix(-2.1, 2.1, i / 10) + random.tremble(0.05);
    const tip = polar(top, height * random.between(0.3, 0.36), angle);
    const leafy = frond(
      random,
      top,
      [tip[0], tip[1] + Math.abs(angle + Math.PI / 2) * height * 0.03],
      height * 0.07,
      Math.cos(angle) * -0.16,
    );
    figure.lines.push(...leafy.lines);
  }
  return figure;
}

/** Rows of grass or paddy along a line. */
export function grass(random: Random, line: readonly Point[], height: number, step = 7): Figure {
  const figure = emptyFigure();
  for (const { point } of walk(line, step)) {
    for (const lean of [-0.5, 0, 0.5]) {
      const length = height * random.between(0.7, 1.1);
      figure.lines.push({ points: [point, [point[0] + lean * length * 0.7, point[1] - length]], width: 1.5 });
    }
  }
  return figure;
}
