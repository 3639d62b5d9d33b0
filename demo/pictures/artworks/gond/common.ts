import { curve, type Point, polar, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, rect, smooth, stroked, strokes } from '../../drawing/svg.ts';
import { fibres, specks } from '../../drawing/texture.ts';
import { leaf, limb, type Skin } from './pattern.ts';

export const INK = '#1d1a1c';

export const paper = (random: Random, width: number, height: number, colour: string, dark: string) =>
  rect(0, 0, width, height, colour) +
  fibres(random, width, height, 90, dark, 0.1) +
  specks(random, width, height, 900, 0.9, dark, 0.14);

/** A painted frame: a band of one colour with a row of seeds in it. */
export function frame(width: number, height: number, colour: string, seed: string, inset = 22): string {
  const seeds: Point[] = walk(
    [
      [inset, inset],
      [width - inset, inset],
      [width - inset, height - inset],
      [inset, height - inset],
    ],
    15,
    true,
  ).map(({ point }) => point);
  return (
    rect(inset, inset, width - inset * 2, height - inset * 2, 'none', {
      stroke: colour,
      'stroke-width': 17,
    }) +
    rect(inset - 12, inset - 12, width - inset * 2 + 24, height - inset * 2 + 24, 'none', {
      stroke: INK,
      'stroke-width': 2,
    }) +
    rect(inset + 12, inset + 12, width - inset * 2 - 24, height - inset * 2 - 24, 'none', {
      stroke: INK,
      'stroke-width': 2,
    }) +
    dots(seeds, 3.4, seed)
  );
}

/** A tree that forks with each step; leaves hang from the last two generations. */
export function forest(
  random: Random,
  root: Point,
  angle: number,
  length: number,
  width: number,
  depth: number,
  bark: Skin,
  leaves: readonly (readonly [string, string])[],
  turn = 0.5,
  spacing = 26,
): string {
  let wood = '';
  let green = '';
  const grow = (from: Point, heading: number, reach: number, thick: number, level: number) => {
    const bend = random.tremble(0.22);
    const to = polar(from, reach, heading);
    const middle = polar(polar(from, reach / 2, heading), reach * bend, heading + Math.PI / 2);
    const line: Point[] = [from, middle, to];
    if (thick > 17) wood += limb(random, line, [thick, thick * 0.72], bark);
    else wood += stroked(smooth(line), INK, thick + 2.4) + stroked(smooth(line), bark.base, thick);
    if (level <= 1) {
      for (const { point, angle: way, share } of walk(curve(line), spacing)) {
        if (share < 0.2) continue;
        for (const side of [-1, 1]) {
          const [fill, rib] = random.pick(leaves);
          green += leaf(
            point,
            spacing * random.between(1, 1.4),
            way + side * random.between(0.6, 1),
            fill,
            rib,
          );
        }
      }
      const [fill, rib] = random.pick(leaves);
      green += leaf(to, spacing * 1.45, heading, fill, rib);
    }
    if (level === 0) return;
    const forks = level === depth ? [-1, 0, 1] : [-1, 1];
    for (const fork of forks)
      grow(
        to,
        heading + fork * turn * random.between(0.8, 1.25),
        reach * random.between(0.7, 0.82),
        thick * 0.62,
        level - 1,
      );
  };
  grow(root, angle, length, width, depth);
  return wood + green;
}

/** Tufts of pointed grass along the foot of the picture. */
export function meadow(
  random: Random,
  width: number,
  ground: number,
  height: number,
  colours: readonly (readonly [string, string])[],
): string {
  let result = filled(
    smooth(
      [
        [-20, ground],
        [width * 0.3, ground - 8],
        [width * 0.7, ground + 8],
        [width + 20, ground - 4],
        [width + 20, height + 20],
        [-20, height + 20],
      ],
      true,
    ),
    (colours[0] as readonly [string, string])[1],
  );
  const lines: Point[][] = [];
  for (let y = ground + 12; y < height; y += 15)
    for (let x = 8 + ((y * 7) % 13); x < width; x += 19)
      lines.push([
        [x, y],
        [x + 8, y - 2],
      ]);
  result += strokes(lines, (colours[0] as readonly [string, string])[0], 2.4, { opacity: 0.7 });
  for (let x = 24; x < width - 10; x += random.between(42, 66)) {
    for (const lean of [-0.5, 0, 0.5]) {
      const [fill, rib] = random.pick(colours);
      result += leaf(
        [x, ground + random.between(2, 22)],
        random.between(34, 56),
        -Math.PI / 2 + lean,
        fill,
        rib,
        0.13,
      );
    }
  }
  return result;
}
