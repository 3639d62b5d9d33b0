import { curve, mix, type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { svgDocument } from '../../drawing/svg.ts';
import { peacock } from './animals.ts';
import { box, free } from './common.ts';
import {
  BLUE,
  doubled,
  flower,
  frame,
  GREEN,
  handmade,
  OCHRE,
  petal,
  PIGMENTS,
  PINK,
  RED,
  shape,
  sprinkle,
} from './line.ts';

function lotus(at: Point, size: number, colour: string, turn = 0): string {
  let result = '';
  for (const [reach, count, spread] of [
    [1, 7, 1.25],
    [0.82, 5, 0.85],
    [0.62, 3, 0.4],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI / 2 + turn + mix(-spread, spread, i / (count - 1));
      const petals = curve(petal(at, size * reach, angle, 0.2), true, 5);
      result += shape(petals, {
        colour,
        gap: Math.max(2.5, size * 0.035),
        hatching: reach === 1 ? angle : undefined,
        spacing: 4.5,
      });
    }
  }
  return result;
}

export function kohbarPeacocks(random: Random, width: number, height: number): string {
  const stem = curve(trace('450 1040, 450 800, 450 560, 450 300'));
  let plant = doubled(stem, 13, false, GREEN);
  trace('690 1, 640 -1, 540 1, 490 -1').forEach(([y, side]) => {
    const way = curve([
      [450, y],
      [450 + side * 50, y - 30],
      [450 + side * 86, y - 84],
    ]);
    plant +=
      doubled(way, 5, false, GREEN) +
      lotus(way[way.length - 1] as Point, 60, y % 20 === 0 ? PINK : OCHRE, side * 0.35);
  });
  plant += lotus([450, 330], 150, RED);
  const taken: [Point, number][] = [
    [[450, 250], 176],
    [[200, 820], 130],
    [[700, 820], 130],
    [[300, 920], 110],
    [[600, 920], 110],
    [[330, 820], 60],
    [[570, 820], 60],
    [[210, 740], 90],
    [[690, 740], 90],
  ];
  for (let y = 340; y < 1060; y += 40) taken.push([[450, y], y < 700 ? 104 : 34]);
  const ground = Array.from({ length: 13 }, (_, i) =>
    flower([112 + i * 56.5, 1094], 25, 8, PIGMENTS[i % 5] as string, i % 5 === 1 ? RED : OCHRE),
  ).join('');
  return svgDocument(
    width,
    height,
    handmade(random, width, height),
    sprinkle(
      random,
      free(
        random,
        box(96, width, height).map(([x, y]): Point => [x, Math.min(y, 1036)]),
        41,
        taken,
      ),
      42,
    ),
    plant,
    peacock([300, 1046], 0.92, false),
    peacock([600, 1046], 0.92, true),
    doubled(trace('74 1056, 826 1056'), 8, false, OCHRE),
    ground,
    frame(random, width, height, 70, [BLUE, RED, PINK]),
  );
}
