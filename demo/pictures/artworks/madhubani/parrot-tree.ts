import { curve, type Point, polar, trace, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, svgDocument } from '../../drawing/svg.ts';
import { parrot } from './animals.ts';
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
  PINK,
  RED,
  shape,
  single,
  sprinkle,
} from './line.ts';

export function treeOfParrots(random: Random, width: number, height: number): string {
  const trunk = [
    ...curve(trace('398 1060, 424 900, 416 720, 432 560'), false, 8),
    ...curve(trace('474 560, 486 720, 478 900, 506 1060'), false, 8),
  ];
  const boughs: Point[][] = [
    trace('440 840, 330 770, 210 760, 140 690'),
    trace('466 800, 580 740, 690 740, 762 660'),
    trace('440 660, 340 560, 220 540, 136 440'),
    trace('462 640, 570 540, 680 530, 768 420'),
    trace('446 580, 380 430, 270 350, 240 220'),
    trace('458 580, 530 430, 640 340, 668 220'),
    trace('452 570, 446 430, 458 300, 450 170'),
  ];
  let wood = '';
  let leaves = '';
  boughs.forEach((bough, i) => {
    const line = curve(bough, false, 10);
    wood += doubled(line, 11, false, OCHRE);
    walk(line, 31).forEach(({ point, angle, share }, k) => {
      if (share < 0.2) return;
      for (const side of [-1, 1])
        leaves += leaf(
          polar(point, 8, angle + side * 1.5),
          47,
          angle + side * 0.95,
          (k + i) % 4 === 0 ? OCHRE : (k + i) % 4 === 2 ? '#5d9a3c' : GREEN,
          0.27,
        );
    });
    leaves += flower(line[line.length - 1] as Point, 44, 10, i % 2 ? PINK : RED, OCHRE);
  });
  const birds = (
    [
      [238, 700, false],
      [664, 680, true],
      [246, 486, false],
      [650, 470, true],
      [352, 316, false],
      [556, 300, true],
    ] as const
  )
    .map(([x, y, mirrored], i) =>
      parrot([x, y], 0.98, mirrored, i % 3 === 1 ? BLUE : i % 3 === 2 ? PINK : GREEN),
    )
    .join('');
  const deer = (
    [
      [220, 1040, false],
      [680, 1040, true],
    ] as const
  )
    .map(([x, y, mirrored]) => fawn([x, y], 0.92, mirrored))
    .join('');
  return svgDocument(
    width,
    height,
    handmade(random, width, height, '#f7ecd2'),
    sprinkle(
      random,
      free(
        random,
        box(96, width, height).map(([x, y]): Point => [x, Math.min(y, 1040)]),
        40,
        [
          [[450, 400], 300],
          [[450, 600], 250],
          [[450, 960], 80],
          [[220, 960], 112],
          [[680, 960], 112],
        ],
      ),
      42,
    ),
    wood,
    leaves,
    shape(trunk, { colour: '#a2572a', hatching: 0.5, gap: 7, spacing: 6 }),
    birds,
    deer,
    doubled(trace('74 1064, 826 1064'), 8, false, GREEN),
    Array.from({ length: 15 }, (_, i) =>
      leaf([102 + i * 50, 1124], 44, -Math.PI / 2 + (i % 2 ? 0.25 : -0.25), i % 3 ? GREEN : RED, 0.3),
    ).join(''),
    frame(random, width, height, 70, [GREEN, PINK, OCHRE]),
  );
}

/** A spotted fawn, its feet on the point given. */
function fawn([x, y]: Point, size: number, mirrored: boolean): string {
  const all = (points: readonly Point[]) =>
    points.map(([px, py]): Point => [x + (mirrored ? -px : px) * size, y + py * size]);
  const body = curve(
    trace(`
      -98 -96, -60 -130, 20 -126, 56 -150, 70 -206, 100 -222, 128 -200, 126 -186, 98 -180, 92 -130,
      70 -84, -20 -72, -80 -70`),
    true,
    6,
  );
  const spots = trace(`
      -70 -104, -40 -110, -10 -106, 22 -104, 48 -120, -56 -86, -24 -88, 10 -86, 42 -94, 72 -150`);
  return (
    [-84, -62, 44, 64]
      .map((lx) =>
        doubled(
          all([
            [lx, -80],
            [lx + 3, -40],
            [lx, 0],
          ]),
          5,
          false,
          '#d98a3d',
        ),
      )
      .join('') +
    doubled(all(curve(trace('92 -216, 74 -250, 84 -290'))), 3, false, PAPER) +
    doubled(all(curve(trace('104 -218, 112 -254, 138 -280'))), 3, false, PAPER) +
    shape(all(body), { colour: '#d98a3d', gap: 5 }) +
    dots(all(spots.map(([px, py]): Point => [px, py])), 5.5 * size, PAPER) +
    dots(all(spots.map(([px, py]): Point => [px, py])), 2.2 * size, INK) +
    single(all(trace('84 -214, 52 -222, 74 -200')), PINK, 2) +
    eye(all([[102, -202]])[0] as Point, 21 * size, mirrored) +
    single(all(trace('-98 -98, -122 -112, -104 -80')), RED, 2)
  );
}
