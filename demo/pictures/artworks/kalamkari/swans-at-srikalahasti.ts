import { arc, distance, ellipse, mix, type Point, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import {
  circle,
  dots,
  filled,
  rect,
  smooth,
  straight,
  stroked,
  strokes,
  svgDocument,
} from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { swan } from './birds.ts';
import { ALL, BLUE, RED, ROSE, YELLOW } from './common.ts';
import { blossom, rosette } from './blossoms.ts';
import { border } from './border.ts';
import { cloth, type Dyes, INDIGO, IRON, LEAF, MADDER, OLIVE, SKY } from './dyes.ts';
import { serrated, stem } from './foliage.ts';

export function lotusPond(random: Random, width: number, height: number): string {
  const ripples: string[] = [];
  for (let y = 330; y < 700; y += 22) {
    const line = Array.from({ length: 34 }, (_, i): Point => [i * 40, y + Math.sin(i * 0.9 + y) * 5]);
    ripples.push(stroked(smooth(line), y % 44 ? SKY : INDIGO, 1.5, { opacity: 0.6 }));
  }
  const pads: Point[] = scatter(random, trace('70 380, 1210 380, 1210 650, 70 650'), 122, 4000).filter(
    ([x, y]) =>
      distance([x, y * 1.4], [400, 500 * 1.4]) > 190 && distance([x, y * 1.4], [846, 540 * 1.4]) > 190,
  );
  const leaves = [...pads]
    .sort((a, b) => a[1] - b[1])
    .map((at, i) => {
      const r = mix(40, 66, (at[1] - 380) / 270);
      const rim = ellipse(at, r, r * 0.42, 36);
      const notch = Math.round(random() * 30);
      const ribs = rim.filter((_, k) => k % 4 === 0).map((point): Point[] => [at, point]);
      return (
        filled(
          straight(
            rim.map((point, k) => (k === notch ? at : point)),
            true,
          ),
          i % 3 ? LEAF : OLIVE,
          { stroke: IRON, 'stroke-width': 2 },
        ) +
        strokes(ribs, IRON, 1, { opacity: 0.7 }) +
        (i % 2 === 0
          ? stroked(smooth([at, [at[0] + 6, at[1] - r * 0.7]]), IRON, 3.4) +
            blossom(
              [at[0] + 6, at[1] - r * 0.7],
              r * 1.02,
              -Math.PI / 2,
              i % 4 === 0 ? ROSE : i % 3 === 0 ? YELLOW : RED,
            )
          : '')
      );
    });
  const hills = trace('80 120, 300 150, 560 110, 820 150, 1060 118, 1230 140').map(([x, r], i) => {
    const [cx, cr] = [x, r];
    const dome = [...arc([cx, 330], cr, Math.PI, TURN, 30)];
    const bands = [0.84, 0.68, 0.52]
      .map((share) => straight(arc([cx, 330], cr * share, Math.PI, TURN, 24)))
      .join('');
    return (
      filled(straight(dome, true), [OLIVE, '#b57f26', LEAF][i % 3] as string, {
        stroke: IRON,
        'stroke-width': 2,
      }) + stroked(bands, IRON, 1.3, { opacity: 0.7 })
    );
  });
  const trees = [150, 440, 690, 960, 1150].map((x, i) => {
    const line: Point[] = [
      [x, 336],
      [x + 12, 280],
      [x - 6, 216],
    ];
    const top = line[2] as Point;
    const crown = Array.from({ length: 7 }, (_, k) =>
      serrated(
        top,
        66,
        -Math.PI / 2 + (k - 3) * 0.6,
        (k - 3) * -0.08,
        i % 2 ? SKY : LEAF,
        i % 2 ? INDIGO : OLIVE,
        IRON,
      ),
    ).join('');
    return (
      stem(line, (share) => mix(8, 5, share), '#8b5a34', IRON) +
      crown +
      rosette([top[0], top[1] - 6], 26, 9, ALL[i % 4] as Dyes)
    );
  });
  return svgDocument(
    width,
    height,
    cloth(random, width, height),
    circle([640, 176], 54, MADDER, { stroke: IRON, 'stroke-width': 2.4 }),
    dots(ellipse([640, 176], 64, 64, 34), 2.6, IRON),
    rosette([640, 176], 44, 12, YELLOW),
    ...hills,
    ...trees,
    rect(0, 330, width, 400, '#c9d2c0', { opacity: 0.82 }),
    stroked('M0 331h1280', IRON, 2.4),
    ...ripples,
    ...leaves,
    swan([400, 500], 1.25, false),
    swan([846, 540], 1.3, true),
    border(width, height, 58, '#c98f6e', [YELLOW, BLUE], IRON),
  );
}
