import { arc, ellipse, type Point, polar, trace, TURN, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, straight, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { bentFish } from './animals.ts';
import {
  BLUE,
  doubled,
  flower,
  frame,
  GREEN,
  handmade,
  INK,
  OCHRE,
  PAPER,
  PINK,
  RED,
  shape,
} from './line.ts';

export function twinFish(random: Random, width: number, height: number): string {
  const centre: Point = [600, 450];
  let water = '';
  for (let row = 0; row < 24; row += 1) {
    for (let x = 40 + (row % 2) * 36; x < width; x += 72) {
      const y = 70 + row * 34;
      water +=
        straight(arc([x, y], 30, Math.PI * 1.12, Math.PI * 1.88, 6)) +
        straight(arc([x, y], 22, Math.PI * 1.16, Math.PI * 1.84, 5)) +
        straight(arc([x, y], 14, Math.PI * 1.2, Math.PI * 1.8, 4));
    }
  }
  const pads = trace('170 190, 1030 190, 170 710, 1030 710').map(([x, y], i) => {
    const rim = ellipse([x, y], 74, 74, 50);
    const ribs = Array.from({ length: 16 }, (_, k): Point[] => [[x, y], polar([x, y], 68, (k / 16) * TURN)]);
    return (
      shape(rim, { colour: GREEN, gap: 6 }) +
      strokes(ribs, INK, 1.4) +
      flower([x, y], 44, 10, i % 3 === 0 ? PINK : OCHRE, i % 3 === 0 ? OCHRE : RED)
    );
  });
  return svgDocument(
    width,
    height,
    handmade(random, width, height, '#cfe0d8'),
    stroked(water, '#27508f', 1.7, { opacity: 0.75 }),
    ...pads,
    filled(straight(ellipse(centre, 312, 312, 90), true), PAPER),
    doubled(ellipse(centre, 312, 312, 120), 10),
    dots(
      walk(ellipse(centre, 292, 292, 90), 15, true).map(({ point }) => point),
      3.4,
      RED,
    ),
    filled(straight(ellipse(centre, 278, 278, 90), true), '#f0c65c', { stroke: INK, 'stroke-width': 2 }),
    bentFish(centre, 176, Math.PI * 1.5, 1.07, [RED, OCHRE, GREEN]),
    bentFish(centre, 176, Math.PI * 0.5, 1.07, [BLUE, PINK, OCHRE]),
    flower(centre, 66, 12, PINK, OCHRE),
    flower(centre, 36, 8, '#fff0d0', RED, 0.2),

    frame(random, width, height, 62, [RED, PINK, OCHRE]),
  );
}
