import {
  arc,
  curve,
  ellipse,
  isInside,
  type Point,
  polar,
  trace,
  TURN,
  walk,
} from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, smooth, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, free } from './common.ts';
import {
  BLUE,
  doubled,
  eye,
  flower,
  frame,
  GREEN,
  handmade,
  INK,
  leaf,
  OCHRE,
  PAPER,
  PIGMENTS,
  PINK,
  RED,
  shape,
  sprinkle,
} from './line.ts';

export function surya(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  let rays = '';
  for (let i = 0; i < 32; i += 1) {
    const angle = (i / 32) * TURN;
    const long = i % 2 === 0;
    const reach = long ? 378 : 326;
    const flame = long
      ? [
          polar(centre, 210, angle - 0.088),
          polar(centre, 300, angle - 0.03),
          polar(centre, reach, angle),
          polar(centre, 300, angle + 0.1),
          polar(centre, 210, angle + 0.088),
        ]
      : [polar(centre, 210, angle - 0.085), polar(centre, reach, angle), polar(centre, 210, angle + 0.085)];
    rays += shape(long ? curve(flame, false, 6) : flame, {
      colour: PIGMENTS[(i >> 1) % 2 ? 1 : 0],
      hatching: long ? angle : undefined,
      gap: 4,
      spacing: 4.5,
    });
    if (long) rays += dots([polar(centre, 392, angle)], 7, INK) + dots([polar(centre, 392, angle)], 4, OCHRE);
  }
  const skin = '#f2b233';
  const brow = (side: number) =>
    stroked(
      smooth([
        [500 + side * 104, 446],
        [500 + side * 62, 414],
        [500 + side * 20, 426],
      ]),
      INK,
      7,
    );
  const beads = walk(ellipse(centre, 196, 196, 80), 20, true)
    .map(({ point }, i) => flower(point, 12, 6, i % 2 ? RED : '#fff0d0', INK))
    .join('');
  const face = [
    filled(straight(ellipse(centre, 172, 172, 80), true), skin),
    doubled(ellipse(centre, 172, 172, 90), 6),
    brow(-1),
    brow(1),
    eye([442, 470], 82, false),
    eye([558, 470], 82, true),
    stroked(smooth(trace('494 450, 484 520, 470 546, 500 556, 530 546, 516 528')), INK, 4),
    filled(smooth(trace('446 580, 484 578, 500 584, 516 578, 554 580, 500 616'), true), RED, {
      stroke: INK,
      'stroke-width': 3,
    }),
    stroked(smooth(trace('438 574, 462 586, 500 595, 538 586, 562 574')), INK, 2.4),
    flower([500, 392], 26, 8, RED, '#fff0d0'),
    dots([[500, 430]], 9, RED),
    [-1, 1]
      .map(
        (side) =>
          dots(ellipse([500 + side * 112, 548], 22, 22, 10), 3, RED) +
          dots([[500 + side * 112, 548]], 8, RED),
      )
      .join(''),
    dots(arc(centre, 150, 0.75, Math.PI - 0.75, 16), 4.4, RED),
    dots(arc(centre, 150, Math.PI + 0.5, TURN - 0.5, 18), 4.4, RED),
  ].join('');
  const corners = trace('158 158, 842 158, 158 842, 842 842')
    .map(([x, y], i) => {
      const inwards = Math.atan2(500 - y, 500 - x);
      return (
        [-0.9, -0.45, 0, 0.45, 0.9]
          .map((turn) => leaf([x, y], 84, inwards + turn, turn === 0 ? PINK : GREEN, 0.24))
          .join('') + flower([x, y], 58, 12, i % 2 ? PINK : BLUE, OCHRE)
      );
    })
    .join('');
  const area = box(96, width, height);
  const places = free(random, area, 42, [
    [centre, 388],
    [[158, 158], 100],
    [[842, 158], 100],
    [[158, 842], 100],
    [[842, 842], 100],
  ]).filter((point) => isInside(area, point));
  return svgDocument(
    width,
    height,
    handmade(random, width, height, '#f9ead0'),
    sprinkle(random, places, 42),
    corners,
    rays,
    filled(straight(ellipse(centre, 216, 216, 90), true), PAPER, { stroke: INK, 'stroke-width': 3 }),
    beads,
    face,
    frame(random, width, height, 66, [RED, BLUE, GREEN]),
  );
}
