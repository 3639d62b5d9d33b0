import { curve, ellipse, type Point, polar, trace, TURN, walk } from '../../drawing/geometry.ts';
import { repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import {
  circle,
  clipped,
  dots,
  group,
  rect,
  smooth,
  straight,
  stroked,
  svgDocument,
} from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { RED, ROSE, YELLOW } from './common.ts';
import { blossom, rosette } from './blossoms.ts';
import { cloth, type Dyes, GOLD } from './dyes.ts';
import { serrated } from './foliage.ts';

export function indigoRoundel(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  const pen = '#101f33';
  const onBlue = (dyes: Dyes): Dyes => ({ ...dyes, pen });
  // A quarter of the wreath, drawn around the origin and turned four times.
  const origin: Point = [0, 0];
  let quarter = '';
  for (let i = 0; i < 2; i += 1) {
    const angle = (i / 8) * TURN;
    for (const hand of [1, -1] as const) {
      const way: Point[] = [
        polar(origin, 150, angle),
        polar(origin, 186, angle + hand * 0.3),
        polar(origin, 250, angle + hand * 0.42),
        polar(origin, 316, angle + hand * 0.3),
        polar(origin, 352, angle + hand * 0.36),
      ];
      quarter += stroked(smooth(way), '#d9cfa6', 4);
      walk(curve(way, false, 10), 44).forEach(({ point, angle: along, share }, k) => {
        if (share > 0.15 && share < 0.95)
          quarter += serrated(
            point,
            56,
            along + (k % 2 ? 1 : -1) * 1,
            (k % 2 ? 1 : -1) * 0.5,
            '#c9c98a',
            '#8f9a5a',
            pen,
          );
      });
    }
    for (const turn of [-0.75, -0.3, 0.3, 0.75])
      quarter += serrated(
        polar(origin, 360, angle + TURN / 16),
        92,
        angle + TURN / 16 + turn * 2.1,
        turn * 0.5,
        '#c9c98a',
        '#8f9a5a',
        pen,
      );
    quarter += serrated(polar(origin, 372, angle), 62, angle, 0.1, '#c9c98a', '#8f9a5a', pen);
    quarter +=
      blossom(polar(origin, 250, angle), 116, angle, onBlue(i % 2 ? { ...ROSE, outer: '#e3a796' } : YELLOW)) +
      rosette(
        polar(origin, 372, angle + TURN / 16),
        56,
        11,
        onBlue(i % 2 ? { ...RED, outer: '#c0523f' } : { ...ROSE, outer: '#efdcb6' }),
      );
  }
  const vines = repeated(
    'quarter',
    quarter,
    [0, 1, 2, 3].map((k) => ({ at: centre, turn: (k * TURN) / 4 })),
  );
  const corners = trace('0 0, 1000 0, 1000 1000, 0 1000').map(([x, y]) => {
    const angle = Math.atan2(500 - y, 500 - x);
    const at = polar([x, y], 128, angle);
    return (
      [-0.9, -0.45, 0.45, 0.9]
        .map((turn) => serrated(at, 130, angle + turn, turn * 0.5, '#c9c98a', '#8f9a5a', pen))
        .join('') + blossom(at, 118, angle, onBlue({ ...RED, outer: '#c0523f' }))
    );
  });
  const rings = trace('452 5, 440 1.6, 146 4, 136 1.6')
    .map(([r, w]) => circle(centre, r, 'none', { stroke: '#e9dcb2', 'stroke-width': w }))
    .join('');
  return svgDocument(
    width,
    height,
    cloth(random, width, height, '#22426b', '#0e2340'),
    group(
      { opacity: 0.5 },
      dots(scatter(random, trace('0 0, 1000 0, 1000 1000, 0 1000'), 23, 5000), 2, '#a9bccb'),
    ),
    clipped('roundel', straight(ellipse(centre, 446, 446, 90), true), rect(0, 0, 1000, 1000, '#1b3557')),
    ...corners,
    rings,
    dots(
      walk(ellipse(centre, 446, 446, 90), 12, true).map(({ point }) => point),
      2.6,
      '#e9dcb2',
    ),
    vines,
    circle(centre, 132, '#1b3557'),
    rosette(centre, 128, 16, onBlue({ outer: '#efdcb6', inner: '#e3a796', heart: GOLD, pen }), 0),
    rosette(centre, 66, 10, onBlue({ ...RED, outer: '#c0523f' }), 0.2),
  );
}
