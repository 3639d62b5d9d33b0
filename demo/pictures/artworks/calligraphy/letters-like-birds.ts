import { place, type Point, polar, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, smooth, svgDocument } from '../../drawing/svg.ts';
import { brush, nuqta, rules, tinted } from './brush.ts';
import { seal, SLOPE } from './common.ts';

export function lettersLikeBirds(random: Random, width: number, height: number): string {
  const paper = '#d5e3df';
  const ink = '#17303a';
  const bird: [Point[], number][] = [
    [trace('-70 10, -20 26, 40 12, 86 -18'), 30],
    [trace('0 16, -16 -40, -70 -92, -120 -100'), 40],
    [trace('20 12, 44 -46, 30 -100, -6 -136'), 32],
    [trace('76 -14, 98 -26, 124 -22'), 15],
    [trace('-66 12, -106 30, -140 26'), 22],
  ];
  const flock = (
    [
      [230, 470, 0.66, -0.1],
      [400, 360, 0.84, -0.25],
      [560, 520, 0.74, 0.05],
      [640, 250, 1.02, -0.2],
      [850, 400, 0.92, -0.12],
      [930, 190, 1.1, -0.32],
      [1060, 520, 0.6, 0],
      [330, 190, 0.58, -0.2],
      [760, 600, 0.5, 0.1],
      [150, 290, 0.46, -0.1],
    ] as const
  )
    .map(
      ([x, y, size, angle], i) =>
        bird
          .map(([line, w]) =>
            brush(random, place(line, [x, y], size, angle), {
              width: w * size,
              angle: SLOPE + angle,
              ink: i % 5 === 3 ? '#b3402a' : ink,
              paper,
              dry: 0.6,
            }),
          )
          .join('') + nuqta(polar([x, y], 40 * size, 1.2), 7 * size, 0.4, ink),
    )
    .join('');
  // The line they rise from.
  const text: string[] = [];
  for (let x = 110; x < 1080; x += random.between(44, 74)) {
    const y = 742 + random.tremble(4);
    const kind = random.whole(0, 3);
    const line: Point[] =
      kind === 0
        ? [
            [x, y - 62],
            [x + 3, y - 20],
            [x, y + 8],
          ]
        : kind === 1
          ? [
              [x + 34, y - 24],
              [x + 20, y + 8],
              [x - 6, y + 2],
              [x - 12, y - 20],
            ]
          : kind === 2
            ? [
                [x - 8, y],
                [x + 8, y - 26],
                [x + 26, y - 8],
                [x + 44, y],
              ]
            : [
                [x + 20, y - 40],
                [x + 34, y - 10],
                [x + 4, y + 34],
                [x - 26, y + 30],
              ];
    text.push(
      brush(random, line, { width: 21, angle: SLOPE, ink, paper, dry: 0.9 }),
      random.chance(0.55)
        ? nuqta([x + 14, y + (random.chance(0.5) ? -52 : 36)], 7, 0.3, random.chance(0.3) ? '#b3402a' : ink)
        : '',
    );
  }
  return svgDocument(
    width,
    height,
    tinted(random, width, height, paper, '#5f8078', '#c9a24a'),
    circle([900, 230], 150, '#efc98a', { opacity: 0.75 }),
    filled(smooth(trace('60 690, 340 660, 700 690, 1140 650, 1140 840, 60 840'), true), '#b9cfc8', {
      opacity: 0.7,
    }),
    flock,
    ...text,
    brush(random, trace('96 760, 500 766, 1104 756'), { width: 9, angle: -1.2, ink, paper, dry: 1 }),
    rules(width, height, 30, '#b08a3a'),
    seal([1096, 806], 22),
  );
}
