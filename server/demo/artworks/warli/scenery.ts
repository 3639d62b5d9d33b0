import { arc, between, curve, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import { emptyFigure, type Figure } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';
import { group, linearGradient, rect, element } from '../kit/svg.ts';
import { fibres, patches, specks } from '../kit/texture.ts';

export const RICE = '#f8eedd';

/** A mud wall washed with one earth colour: uneven, with straw in it. */
export function wall(random: Random, width: number, height: number, base: string, dark: string, light: string): string {
  return (
    element('defs', {}, linearGradient('wall', [[0, light, 0.35], [0.5, base, 0], [1, dark, 0.55]])) +
    rect(0, 0, width, height, base) +
    group({}, patches(random, width, height, 26, dark, 0.07), patches(random, width, height, 22, light, 0.06)) +
    rect(0, 0, width, height, 'url(#wall)') +
    fibres(random, width, height, 260, light, 0.16) +
    fibres(random, width, height, 260, dark, 0.3) +
    specks(random, width, height, 1300, 0.9, light, 0.2) +
    specks(random, width, height, 1300, 1.1, dark, 0.3)
  );
}

/** A branch with leaves like a feather: short strokes to both sides. */
export function frond(random: Random, from: Point, to: Point, leaf: number, bend: number): Figure {
  const figure = emptyFigure();
  const middle = between(from, to, 0.5);
  const spine = curve([from, [middle[0] - (to[1] - from[1]) * bend, middle[1] + (to[0] - from[0]) * bend], to]);
  figure.lines.push({ points: spine, width: 2.4 });
  for (const { point, angle, share } of walk(spine, 6.5)) {
    if (share < 0.12) continue;
    const length = leaf * (1 - 0.55 * share) * random.between(0.85, 1.1);
    for (const side of [-1, 1]) figure.lines.push({ points: [point, polar(point, length, angle + side * 0.75)], width: 1.7 });
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
    figure.lines.push({ points: curve([from, middle, to], false, 4), width: 1.6 + level * level * height * 0.0022 });
    const count = level === depth ? 4 : 3;
    for (let i = 0; i < count; i += 1) {
      grow(to, angle + mix(-spread, spread, i / (count - 1)) * random.between(0.85, 1.2), length * random.between(0.66, 0.82), level - 1);
    }
  };
  grow(foot, -Math.PI / 2 + random.tremble(0.06), height * 0.34, depth);
  for (const side of [-1, -0.4, 0.4, 1]) {
    figure.lines.push({ points: [[foot[0], foot[1] - height * 0.06], [foot[0] + side * height * 0.06, foot[1] + 2]], width: 2.5 });
  }
  return figure;
}

export function palm(random: Random, foot: Point, height: number): Figure {
  const figure = emptyFigure();
  const top: Point = [foot[0] + random.tremble(height * 0.12), foot[1] - height];
  const trunk = curve([foot, [foot[0] + (top[0] - foot[0]) * 0.2, foot[1] - height * 0.5], top]);
  for (const side of [-1, 1]) figure.lines.push({ points: trunk.map(([x, y]): Point => [x + side * height * 0.013, y]), width: 1.8 });
  for (const { point } of walk(trunk, 8)) figure.lines.push({ points: [[point[0] - height * 0.013, point[1]], [point[0] + height * 0.013, point[1] - 3]], width: 1.5 });
  for (let i = 0; i < 11; i += 1) {
    const angle = -Math.PI / 2 + mix(-2.1, 2.1, i / 10) + random.tremble(0.05);
    const tip = polar(top, height * random.between(0.3, 0.36), angle);
    const leafy = frond(random, top, [tip[0], tip[1] + Math.abs(angle + Math.PI / 2) * height * 0.03], height * 0.07, Math.cos(angle) * -0.16);
    figure.lines.push(...leafy.lines);
  }
  return figure;
}

/** A house with a thatched roof; `width` between the eaves. */
export function hut(random: Random, left: number, ground: number, width: number): Figure {
  const figure = emptyFigure();
  const wallTop = ground - width * 0.46;
  const apex = ground - width * 0.95;
  const [a, b] = [left + width * 0.12, left + width * 0.88];
  figure.lines.push({ points: [[a, wallTop], [a, ground], [b, ground], [b, wallTop]], width: 3 });
  const [ridgeA, ridgeB]: [Point, Point] = [[left + width * 0.3, apex], [left + width * 0.7, apex]];
  const [eaveA, eaveB]: [Point, Point] = [[left, wallTop + width * 0.05], [left + width, wallTop + width * 0.05]];
  figure.lines.push({ points: [eaveA, ridgeA, ridgeB, eaveB, eaveA], width: 3 });
  const count = Math.round(width / 5);
  for (let i = 0; i <= count; i += 1) {
    const lower = between(eaveA, eaveB, i / count);
    figure.lines.push({ points: [between(ridgeA, ridgeB, i / count), [lower[0] + random.tremble(2), lower[1] + random.between(0, 5)]], width: 1.7 });
  }
  for (const share of [0.25, 0.5, 0.75]) figure.lines.push({ points: [between(ridgeA, eaveA, share), between(ridgeB, eaveB, share)], width: 1.6 });
  // The wall: woven sticks, and a dark door left open in the middle.
  const [doorA, doorB, doorTop] = [mix(a, b, 0.4), mix(a, b, 0.62), mix(ground, wallTop, 0.74)];
  figure.lines.push({ points: [[doorA, ground], [doorA, doorTop], [doorB, doorTop], [doorB, ground]], width: 2.6 });
  for (let x = a + 5; x < b - 2; x += 5.5) {
    const top = x > doorA - 3 && x < doorB + 3 ? null : ground;
    figure.lines.push({ points: [[x, wallTop + 3], [x + random.tremble(1), top ?? doorTop - 4]], width: 1.5 });
  }
  return figure;
}

export function sun(random: Random, centre: Point, radius: number): Figure {
  const figure = emptyFigure();
  for (let r = 3; r < radius * 0.62; r += 6) figure.lines.push({ points: arc(centre, r, 0, TURN, 40), width: 2 });
  figure.lines.push({ points: arc(centre, radius * 0.68, 0, TURN, 50), width: 3 });
  const rays = Math.round(radius * 0.62);
  for (let i = 0; i < rays; i += 1) {
    const angle = (i / rays) * TURN;
    figure.lines.push({ points: [polar(centre, radius * 0.76, angle), polar(centre, radius * random.between(0.94, 1.06), angle)], width: 2 });
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

/** A border of opposed triangles between two lines, as around a wedding painting. */
export function border(width: number, height: number, inset: number, depth: number): Figure {
  const figure = emptyFigure();
  const corners = (by: number): Point[] => [[by, by], [width - by, by], [width - by, height - by], [by, height - by], [by, by]];
  for (const by of [inset, inset + 5, inset + depth, inset + depth + 5]) figure.lines.push({ points: corners(by), width: 2 });
  const inner = inset + 8;
  const room = depth - 6;
  const side = (from: Point, to: Point, normal: Point) => {
    const stations = walk([from, to], room * 0.95);
    for (let i = 0; i < stations.length - 1; i += 1) {
      const [p, q] = [(stations[i] as { point: Point }).point, (stations[i + 1] as { point: Point }).point];
      const middle = between(p, q, 0.5);
      figure.fills.push([p, q, [middle[0] + normal[0] * room * 0.46, middle[1] + normal[1] * room * 0.46]]);
      const far = (point: Point): Point => [point[0] + normal[0] * room, point[1] + normal[1] * room];
      figure.fills.push([far(p), far(q), [middle[0] + normal[0] * room * 0.54, middle[1] + normal[1] * room * 0.54]]);
    }
  };
  const [far, low] = [width - inner, height - inner];
  side([inner + room, inner], [far - room, inner], [0, 1]);
  side([inner + room, low], [far - room, low], [0, -1]);
  side([inner, inner + room], [inner, low - room], [1, 0]);
  side([far, inner + room], [far, low - room], [-1, 0]);
  for (const x of [inner + room / 2, far - room / 2]) {
    for (const y of [inner + room / 2, low - room / 2]) {
      figure.spots.push({ at: [x, y], radius: room * 0.14 });
      for (let i = 0; i < 8; i += 1) figure.lines.push({ points: [polar([x, y], room * 0.22, (i * TURN) / 8), polar([x, y], room * 0.42, (i * TURN) / 8)], width: 2.5 });
    }
  }
  return figure;
}
