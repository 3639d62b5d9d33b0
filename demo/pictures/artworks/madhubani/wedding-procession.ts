import { arc, ellipse, type Point, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { strokes, svgDocument } from '../../drawing/svg.ts';
import { elephant } from './animals.ts';
import { box, free } from './common.ts';
import {
  BLUE,
  doubled,
  flower,
  frame,
  GREEN,
  handmade,
  INK,
  OCHRE,
  PINK,
  RED,
  shape,
  single,
  sprinkle,
} from './line.ts';

export function procession(random: Random, width: number, height: number): string {
  const taken: [Point, number][] = [];
  for (const x of [338, 880])
    for (let dx = -170; dx <= 250; dx += 40) taken.push([[x + dx, 470], 112], [[x + dx, 560], 60]);
  const parasol = (x: number, y: number) => {
    const dome = [
      ...arc([x, y], 96, Math.PI, TURN, 20),
      ...Array.from({ length: 7 }, (_, i): Point => [x + 96 - i * 32, y + (i % 2 ? 14 : 0)]).slice(1, -1),
    ];
    const gores = [-0.6, -0.2, 0.2, 0.6].map((turn): Point[] => [
      [x, y - 96],
      [x + turn * 110, y + 6],
    ]);
    return (
      doubled(
        [
          [x, y],
          [x, y + 120],
        ],
        5,
        false,
        OCHRE,
      ) +
      shape(dome, { colour: RED, gap: 5 }) +
      strokes(gores, INK, 1.8) +
      flower([x, y - 44], 24, 8, OCHRE, PINK) +
      single(ellipse([x, y - 104], 9, 12, 10), OCHRE, 2)
    );
  };
  return svgDocument(
    width,
    height,
    handmade(random, width, height, '#f3d9a0'),
    sprinkle(
      random,
      free(random, box(92, width, height), 42, [...taken, [[330, 190], 104], [[872, 190], 104]]),
      44,
    ),
    parasol(312, 222),
    parasol(854, 222),
    elephant([340, 612], 0.9, false, RED),
    elephant([882, 612], 0.9, false, BLUE),
    doubled(trace('66 622, 1214 622'), 8, false, GREEN),
    frame(random, width, height, 62, [PINK, RED, GREEN]),
  );
}
