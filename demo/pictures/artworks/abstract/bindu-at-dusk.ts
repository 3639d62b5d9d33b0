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
  svgDocument,
} from '../../drawing/svg.ts';
import { box, brushed, canvas } from './common.ts';

export function bindu(random: Random, width: number, height: number): string {
  const centre: Point = [500, 520];
  const rings = ['#f2b33a', '#ea8a2c', '#d85a2a', '#b8322f', '#8a1f36', '#5a1a3c', '#33163c', '#170e22'];
  const parts: string[] = [rect(0, 0, width, height, '#2a1a2e')];
  const ground = ['#6a1d3a', '#8f2733', '#b0402c', '#c9642c', '#2f3f6a', '#27325a', '#1f2749', '#181d3a'];
  for (let i = 0; i < 8; i += 1)
    parts.push(brushed(random, box(0, i * 125, 1000, 126), (i < 4 ? ground[i] : ground[i]) as string, 0));
  for (const side of [-1, 1]) {
    parts.push(
      brushed(
        random,
        [
          [500, 90],
          [500 + side * 430, 520],
          [500 + side * 330, 520],
          [500, 190],
        ],
        side < 0 ? '#e8a33a' : '#d9822f',
        side * 0.79,
      ),
    );
    parts.push(
      brushed(
        random,
        [
          [500, 950],
          [500 + side * 430, 520],
          [500 + side * 330, 520],
          [500, 850],
        ],
        side < 0 ? '#3f6a8f' : '#335a80',
        -side * 0.79,
      ),
    );
    parts.push(
      brushed(
        random,
        [
          [500, 190],
          [500 + side * 330, 520],
          [500, 520],
        ],
        side < 0 ? '#f0d9a4' : '#e2c588',
        0.4,
      ),
    );
    parts.push(
      brushed(
        random,
        [
          [500, 850],
          [500 + side * 330, 520],
          [500, 520],
        ],
        side < 0 ? '#244a68' : '#1c3d58',
        0.4,
      ),
    );
  }
  rings.forEach((colour, i) =>
    parts.push(brushed(random, ellipse(centre, 262 - i * 25, 262 - i * 25, 90), colour, i * 0.5 + 0.2, 0.9)),
  );
  parts.push(
    element(
      'defs',
      {},
      radialGradient('seed', [
        [0, '#000000', 1],
        [0.7, '#0a0612', 1],
        [1, '#0a0612', 0],
      ]),
    ),
    circle(centre, 84, 'url(#seed)'),
    circle(centre, 66, '#050308'),
  );
  parts.push(
    circle(centre, 292, 'none', { stroke: '#f0d9a4', 'stroke-width': 3 }),
    dots(ellipse(centre, 310, 310, 72), 2.6, '#f0d9a4'),
    dots(trace('500 70, 500 970'), 11, '#f2b33a'),
  );
  parts.push(stroked(straight(box(26, 26, 948, 948), true), '#f0d9a4', 2.4, { opacity: 0.8 }));
  return svgDocument(width, height, ...parts, canvas(random, width, height));
}
