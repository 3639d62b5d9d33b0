import { distance, type Point, polar, trace, TURN, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { tenths } from '../../drawing/number.ts';
import {
  dots,
  element,
  filled,
  linearGradient,
  radialGradient,
  rect,
  straight,
  stroked,
} from '../../drawing/svg.ts';
import { fibres, patches, specks } from '../../drawing/texture.ts';

export const RICE = '#fbf6ea';

/** A threshold washed with red earth or cow dung before sunrise. */
export const floor = (
  random: Random,
  width: number,
  height: number,
  base: string,
  dark: string,
  light: string,
) =>
  element(
    'defs',
    {},
    radialGradient(
      'floor',
      [
        [0, light, 0.5],
        [0.6, base, 0],
        [1, dark, 0.75],
      ],
      { cx: 0.45, cy: 0.4, r: 0.8 },
    ),
  ) +
  rect(0, 0, width, height, base) +
  patches(random, width, height, 26, dark, 0.08) +
  patches(random, width, height, 18, light, 0.05) +
  rect(0, 0, width, height, 'url(#floor)') +
  fibres(random, width, height, 160, dark, 0.3, 20) +
  specks(random, width, height, 1500, 1.1, dark, 0.4) +
  specks(random, width, height, 900, 0.9, light, 0.3);

/** Slabs of granite with joints: the floor of a temple yard. */
export function slabs(random: Random, width: number, height: number, size: number): string {
  let result = rect(0, 0, width, height, '#4a4e57');
  for (let y = 0, row = 0; y < height; y += size, row += 1) {
    for (let x = row % 2 ? -size / 2 : 0; x < width; x += size)
      result += rect(
        x + 1.5,
        y + 1.5,
        size - 3,
        size - 3,
        random.pick(['#50545e', '#474b55', '#555963', '#4c505a']),
        { rx: 4 },
      );
  }
  return (
    result +
    element(
      'defs',
      {},
      linearGradient('light', [
        [0, '#ffe3b0', 0.22],
        [0.5, '#ffe3b0', 0],
        [1, '#0d0f16', 0.4],
      ]),
    ) +
    rect(0, 0, width, height, 'url(#light)') +
    specks(random, width, height, 1600, 1.1, '#2d3038', 0.5) +
    specks(random, width, height, 1100, 0.9, '#8a8f99', 0.4)
  );
}

/** A line of rice flour: a soft white stroke with stray grains beside it. */
export function flour(
  random: Random,
  data: string,
  along: readonly (readonly Point[])[],
  width: number,
  colour = RICE,
): string {
  const grains: Point[] = along.flatMap((line) =>
    walk(line, 7).flatMap(({ point, angle }) =>
      random.chance(0.6) ? [polar(point, random.tremble(width * 1.25), angle + Math.PI / 2)] : [],
    ),
  );
  return (
    stroked(data, colour, width + 3, { opacity: 0.16 }) +
    stroked(data, colour, width, { opacity: 0.95 }) +
    dots(grains, 0.9, colour, { opacity: 0.75 })
  );
}

export interface Grid {
  /** Dots of the grid: column and row, which may be any whole numbers. */
  cells: readonly Point[];
  spacing: number;
  centre: Point;
  /** Whether the line crosses over from a dot to its neighbour on the right or below. */
  joined: (cell: Point, to: Point) => boolean;
}

/**
 * A sikku kolam: one line that winds around every dot. Around each dot run four quarters; where two neighbours are
 * joined the line crosses between them, elsewhere it closes round the dot.
 */
export function sikku({ cells, spacing, centre, joined }: Grid): {
  data: string;
  lines: Point[][];
  dots: Point[];
} {
  const names = new Set(cells.map(([x, y]) => `${x},${y}`));
  const middle: Point = [
    cells.reduce((sum, [x]) => sum + x, 0) / cells.length,
    cells.reduce((sum, [, y]) => sum + y, 0) / cells.length,
  ];
  const place = ([x, y]: Point): Point => [
    centre[0] + (x - middle[0]) * spacing,
    centre[1] + (y - middle[1]) * spacing,
  ];
  const ways: Point[] = trace('1 0, 0 1, -1 0, 0 -1');
  let data = '';
  const lines: Point[][] = [];
  for (const cell of cells) {
    const at = place(cell);
    const open = ways.map(([dx, dy]) => {
      const other: Point = [cell[0] + dx, cell[1] + dy];
      if (!names.has(`${other[0]},${other[1]}`)) return false;
      return dx + dy > 0 ? joined(cell, other) : joined(other, cell);
    });
    for (let i = 0; i < 4; i += 1) {
      const [a, b] = [i * (TURN / 4), (i + 1) * (TURN / 4)];
      const [openA, openB] = [open[i] as boolean, open[(i + 1) % 4] as boolean];
      const from = polar(at, openA ? spacing / 2 : spacing * 0.36, a);
      const to = polar(at, openB ? spacing / 2 : spacing * 0.36, b);
      // Straight across where lines cross; square to the ray where the line turns round the dot.
      const leave = openA ? a + (TURN / 8) * 3 : a + TURN / 4;
      const arrive = openB ? b + TURN / 8 : b + TURN / 4;
      const handle = distance(from, to) * 0.4;
      const [c1, c2] = [polar(from, handle, leave), polar(to, -handle, arrive)];
      const f = ([x, y]: Point) => `${tenths(x)} ${tenths(y)}`;
      data += `M${f(from)}C${f(c1)} ${f(c2)} ${f(to)}`;
      lines.push([from, to]);
    }
  }
  return { data, lines, dots: cells.map(place) };
}

/** A heap of coloured powder inside an outline: even colour, paler in the middle, grains at the rim. */
export function powder(random: Random, outline: readonly Point[], colour: string, rim = RICE): string {
  const grains: Point[] = walk(outline, 9, true).map(({ point, angle }) =>
    polar(point, random.tremble(5), angle + Math.PI / 2),
  );
  return (
    filled(straight(outline, true), colour, {
      stroke: rim,
      'stroke-width': 3.4,
      'stroke-linejoin': 'round',
    }) + dots(grains, 1, rim, { opacity: 0.6 })
  );
}

/** An oil lamp of clay with its flame. */
export function lamp([x, y]: Point, size: number): string {
  const glow = `lamp-${Math.round(x)}-${Math.round(y)}`;
  return (
    element(
      'defs',
      {},
      radialGradient(glow, [
        [0, '#ffd27a', 0.75],
        [0.4, '#ff9d3a', 0.28],
        [1, '#ff9d3a', 0],
      ]),
    ) +
    element('circle', { cx: x, cy: y - size * 0.9, r: size * 3.2, fill: `url(#${glow})` }) +
    filled(
      `M${x - size} ${y - size * 0.35}q${size} ${size * 0.4} ${size * 2} 0q${-size * 0.1} ${size * 0.85} ${-size} ${size * 0.9}q${-size * 0.9} ${-size * 0.05} ${-size} ${-size * 0.9}z`,
      '#b5562f',
    ) +
    filled(
      `M${x - size} ${y - size * 0.35}q${size} ${-size * 0.5} ${size * 2} 0q${-size} ${size * 0.5} ${-size * 2} 0z`,
      '#7a331e',
    ) +
    filled(
      `M${x} ${y - size * 2}q${size * 0.62} ${size * 0.9} 0 ${size * 1.66}q${-size * 0.62} ${-size * 0.76} 0 ${-size * 1.66}z`,
      '#ffb13d',
    ) +
    filled(
      `M${x} ${y - size * 1.4}q${size * 0.3} ${size * 0.5} 0 ${size * 0.96}q${-size * 0.3} ${-size * 0.46} 0 ${-size * 0.96}z`,
      '#fff3c4',
    )
  );
}
