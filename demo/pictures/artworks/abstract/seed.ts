import { ellipse, type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import {
  circle,
  dots,
  element,
  radialGradient,
  rect,
  straight,
  stroked,
  strokes,
  svgDocument,
} from '../../drawing/svg.ts';
import { fibres, patches, specks } from '../../drawing/texture.ts';
import { box, brushed } from './common.ts';

export function seed(random: Random, width: number, height: number): string {
  const centre: Point = [450, 590];
  const glow = [
    ['#0d1126', 372, 496],
    ['#151d3f', 350, 470],
    ['#1f3163', 318, 432],
    ['#2f5590', 280, 386],
    ['#5f8fb8', 236, 330],
    ['#a9c4c8', 188, 268],
    ['#ead9ac', 138, 202],
    ['#f3b95a', 92, 138],
    ['#e5702f', 52, 82],
    ['#b1262c', 22, 38],
  ] as const;
  const lines = Array.from({ length: 46 }, (_, i): Point[] => {
    const y = 84 + i * 23;
    return [
      [92 + random.tremble(4), y],
      [width - 92 + random.tremble(8), y + random.tremble(1)],
    ];
  });
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, '#e6d2a6'),
    patches(random, width, height, 30, '#9a6f34', 0.06),
    patches(random, width, height, 12, '#f7ecd0', 0.16),
    strokes(lines, '#7a5426', 1, { opacity: 0.16 }),
    fibres(random, width, height, 260, '#7a5426', 0.2),
    specks(random, width, height, 1500, 1, '#6f4a22', 0.24),
    element(
      'defs',
      {},
      radialGradient('shade', [
        [0.72, '#3f2a14', 0.4],
        [1, '#3f2a14', 0],
      ]),
    ),
    element('ellipse', { cx: 456, cy: 604, rx: 412, ry: 540, fill: 'url(#shade)' }),
    ...glow.map(([colour, rx, ry], i) =>
      brushed(random, ellipse(centre, rx, ry, 110), colour, 1.2 + i * 0.13, 0.75),
    ),
    dots(ellipse(centre, 388, 514, 150), 2.4, '#b1262c'),
    stroked(straight(trace('450 40, 450 70')), '#b1262c', 5),
    stroked(straight(trace('450 1110, 450 1160')), '#b1262c', 5),
    circle([450, 1132], 13, '#0d1126'),
    dots([[450, 590]], 5, '#f7ecd0'),
    stroked(straight(box(34, 34, 832, 1132), true), '#b1262c', 3),
    stroked(straight(box(44, 44, 812, 1112), true), '#0d1126', 1.2),
  );
}
