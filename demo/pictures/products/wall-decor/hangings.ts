import type { Art } from '../../drawing/art.ts';
import { circle, line, place, shape } from '../../drawing/art.ts';
import { darker, lighter, mix, pigment } from '../../drawing/color.ts';
import { leaf, marigold } from '../../drawing/motifs/flora.ts';
import type { Point } from '../../drawing/path.ts';
import { throughPoints, writePath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';

/** A twisted cord along points. */
export function cord(points: readonly Point[], color: string, width: number): string {
  const data = writePath(throughPoints(points));
  return (
    `<path d="${data}" fill="none" stroke="${darker(color, 0.42)}" stroke-width="${width + 3}" stroke-linecap="round"/>` +
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${data}" fill="none" stroke="${darker(color, 0.22)}" stroke-width="${width}" stroke-dasharray="2.5 ${(width * 0.62).toFixed(1)}"/>` +
    `<path d="${data}" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="${(width * 0.28).toFixed(1)}" stroke-dasharray="${(width * 0.5).toFixed(1)} ${(width * 0.5).toFixed(1)}" transform="translate(-1 -1)" opacity=".7"/>`
  );
}

/** A macramé hanging: diamonds of knotted cord over a dipped fringe; about 760 wide, hung from 0,0. */
export function macrame(color: string, dip: string): { below: string; silhouette: string } {
  const parts: string[] = [];
  const w = 330;
  const knot = (x: number, y: number, r: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="${darker(color, 0.3)}"/><ellipse cx="${x - 1.5}" cy="${y - 2}" rx="${r * 0.88}" ry="${r * 0.66}" fill="${color}"/><path d="M${x - r * 0.6} ${y - r * 0.2}q${r * 0.6} ${-r * 0.4} ${r * 1.2} 0" stroke="${lighter(color, 0.5)}" stroke-width="3" fill="none"/>`;
  const fringe: string[] = [];
  for (let i = 0; i <= 40; i++) {
    const x = -w + (i * w * 2) / 40;
    const from = 470 + 230 * (1 - Math.abs(x) / w);
    const to = 760 + 240 * (1 - Math.abs(x) / w);
    const sway = ((i * 37) % 11) - 5;
    const at: Point[] = [
      [x, from - 60],
      [x + sway * 0.6, (from + to) / 2],
      [x + sway, to],
    ];
    fringe.push(cord(at, mix(color, dip, 0.1), 11));
    const low: Point[] = [
      [x + sway * 0.7, from + (to - from) * 0.55],
      [x + sway * 0.9, to - 30],
      [x + sway, to],
    ];
    fringe.push(cord(low, dip, 11.5));
  }
  const rows = 7;
  for (let i = 0; i < rows; i++) {
    const count = rows - Math.abs(i - 3);
    for (let k = 0; k < count; k++) {
      const x = (k - (count - 1) / 2) * 96;
      const y = 90 + i * 88;
      if (i < rows - 1) {
        for (const s of [-1, 1])
          parts.push(
            cord(
              [
                [x, y],
                [x + s * 30, y + 46],
                [x + s * 48, y + 88],
              ],
              color,
              12,
            ),
            cord(
              [
                [x + s * 12, y],
                [x + s * 44, y + 40],
                [x + s * 62, y + 80],
              ],
              color,
              9,
            ),
          );
      }
    }
  }
  for (let k = 0; k < 8; k++) {
    const x = -w + 14 + (k * (w * 2 - 28)) / 7;
    parts.push(
      cord(
        [
          [x, 0],
          [x + (k < 4 ? 14 : -14), 46],
          [x * 0.86, 96],
        ],
        color,
        12,
      ),
      cord(
        [
          [x + 16, 0],
          [x + (k < 4 ? 24 : -4), 46],
          [x * 0.86 + 8, 96],
        ],
        color,
        12,
      ),
    );
  }
  for (const s of [-1, 1]) {
    parts.push(
      cord(
        [
          [s * w, 0],
          [s * w * 0.98, 200],
          [s * (w - 6), 480],
        ],
        color,
        13,
      ),
      cord(
        [
          [s * (w - 18), 0],
          [s * w * 0.92, 200],
          [s * (w - 22), 480],
        ],
        color,
        13,
      ),
    );
    parts.push(
      cord(
        [
          [s * w * 0.94, 470],
          [s * w * 0.5, 590],
          [0, 716],
        ],
        color,
        14,
      ),
      cord(
        [
          [s * w * 0.94, 450],
          [s * w * 0.5, 570],
          [0, 694],
        ],
        color,
        14,
      ),
    );
    parts.push(
      cord(
        [
          [s * w * 0.86, 96],
          [s * w * 0.95, 260],
          [s * w * 0.8, 400],
        ],
        color,
        12,
      ),
    );
  }
  for (let i = 0; i < rows; i++) {
    const count = rows - Math.abs(i - 3);
    for (let k = 0; k < count; k++) parts.push(knot((k - (count - 1) / 2) * 96, 92 + i * 88, 19));
  }
  return {
    below: fringe.join('') + parts.join(''),
    silhouette: `<path d="M${-w} 0H${w}V760L0 1000L${-w} 760Z"/>`,
  };
}

/** A hanging string of marigolds between two points, sagging by `drop`. */
export function garland(
  from: Point,
  to: Point,
  drop: number,
  r: number,
  colors: readonly string[],
  random: Random,
): Art {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) + drop;
  const count = Math.max(2, Math.round(long / (r * 1.5)));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const [x, y] = [from[0] + dx * t, from[1] + dy * t + Math.sin(t * Math.PI) * drop];
    return place(
      marigold(r * random.between(0.92, 1.08), colors[i % colors.length] ?? '#ee7d1a', random),
      x,
      y,
    );
  }).flat();
}

/** A strand of a toran: three mango leaves under a flower, hanging from the origin. */
export function toranDrop(long: number, bloom: string, random: Random): Art {
  const green = pigment.leaf;
  return [
    ...place(leaf(long, long * 0.32, darker(green, 0.16), lighter(green, 0.3), 6), 0, 0, 1, 180 - 24),
    ...place(leaf(long, long * 0.32, darker(green, 0.16), lighter(green, 0.3), 6), 0, 0, 1, 180 + 24),
    ...place(leaf(long * 1.12, long * 0.34, green, lighter(green, 0.4), 7), 0, 0, 1, 180),
    ...place(marigold(long * 0.2, bloom, random), 0, 4),
  ];
}

/** A small brass bell hanging from the origin, about 70 tall. */
export const bell: Art = [
  ...line(
    [
      [0, -20],
      [0, 8],
    ],
    { stroke: '#8a6a2e', width: 5 },
  ),
  ...shape('M0 4C22 6 24 34 34 54H-34C-24 34 -22 6 0 4Z', { fill: '#d9a93f', stroke: '#7b571a', width: 3 }),
  ...shape('M-12 12C-20 24 -20 36 -24 48', { stroke: '#fbe6a6', width: 5, cap: 'round' }),
  ...circle(0, 60, 9, { fill: '#b5842a', stroke: '#7b571a', width: 3 }),
];
