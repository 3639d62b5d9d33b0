import type { Art } from '../art.ts';
import { circle, clip, curve, line, place, shape } from '../art.ts';
import { readPath } from '../path.ts';
import { flower, petal } from './flora.ts';
import { dotBand, petalBand, scallopBand } from './ornament.ts';

const ELEPHANT =
  'M-130 -30C-134 -104 -70 -132 -6 -122C24 -118 40 -112 56 -120C78 -146 124 -140 138 -106C148 -82 148 -56 150 -30C152 6 150 40 164 54C174 62 184 54 182 38L196 36C204 64 184 92 156 84C124 74 122 24 114 -2C108 10 98 14 92 16L96 108H44L42 46C16 54 -34 54 -56 46L-60 108H-112L-110 22C-124 6 -129 -10 -130 -30Z';

export interface ElephantColors {
  body: string;
  cloth: string;
  trim: string;
  accent: string;
  edge: string;
}

/** A dressed elephant facing right, about 330 wide and 240 high. */
export function elephant({ body, cloth, trim, accent, edge }: ElephantColors): Art {
  const blanket = 'M-84 -118C-50 -130 -10 -128 22 -118L34 10C0 26 -60 26 -92 10Z';
  return [
    ...curve(
      [
        [-126, -50],
        [-150, -30],
        [-156, 10],
        [-148, 34],
      ],
      { stroke: edge, width: 8 },
    ),
    ...place(petal(26, 14, edge), -148, 24, 1, 170),
    ...shape(ELEPHANT, { fill: body, stroke: edge, width: 6, join: 'round' }),
    ...shape(blanket, { fill: cloth, stroke: edge, width: 5 }),
    ...clip(readPath(blanket), [
      ...place(petalBand(140, 26, [trim, cloth, accent]), -98, -4, 1, 0),
      ...place(flower(36, 9, trim, accent, cloth, edge), -30, -58),
      ...[-80, -55, -5, 18].flatMap((x) => circle(x, -100, 6, { fill: trim })),
      ...[-82, 20].flatMap((x) => circle(x, -58, 7, { fill: accent })),
      ...place(dotBand(140, 14, [accent, trim, cloth]), -98, -20),
    ]),
    ...[-84, -62, -40, -18, 4, 26].flatMap((x) => [
      ...line(
        [
          [x, 14],
          [x, 26],
        ],
        { stroke: edge, width: 3 },
      ),
      ...circle(x, 31, 6, { fill: trim, stroke: edge, width: 2 }),
    ]),
    ...shape('M62 -104C34 -112 22 -84 30 -54C36 -28 58 -16 74 -30C86 -44 84 -92 62 -104Z', {
      fill: body,
      stroke: edge,
      width: 5,
    }),
    ...shape('M60 -92C44 -96 36 -76 42 -56C46 -40 58 -32 68 -40C76 -52 74 -86 60 -92Z', {
      fill: accent,
      stroke: edge,
      width: 3,
    }),
    ...[
      [52, -70],
      [58, -54],
      [62, -74],
    ].flatMap(([x = 0, y = 0]) => circle(x, y, 4, { fill: trim })),
    ...shape('M88 -136C104 -146 126 -140 136 -112L116 -84C104 -104 92 -112 88 -136Z', {
      fill: cloth,
      stroke: edge,
      width: 4,
    }),
    ...circle(112, -116, 7, { fill: trim }),
    ...shape('M98 -84C104 -92 116 -90 120 -82C114 -76 104 -76 98 -84Z', {
      fill: '#fdf8ee',
      stroke: edge,
      width: 3,
    }),
    ...circle(110, -83, 4.5, { fill: edge }),
    ...shape('M114 -14C136 -4 158 -10 172 -30C160 -22 138 -24 120 -34Z', {
      fill: '#fdf8ee',
      stroke: edge,
      width: 3,
    }),
    ...[-10, 8, 26, 44].flatMap((y, i) =>
      line(
        [
          [124 + i * 2, y - 14],
          [148 + i, y - 16],
        ],
        { stroke: edge, width: 3 },
      ),
    ),
    ...[-104, -84, 52, 70].flatMap((x) => place(scallopBand(18, 10, [trim, accent, edge]), x + 8, 84)),
    ...[
      [-112, -58],
      [44, 96],
    ].flatMap(([a = 0, b = 0]) =>
      line(
        [
          [a + 3, 82],
          [b - 3, 82],
        ],
        { stroke: trim, width: 8 },
      ),
    ),
  ];
}

/** The elephant's outline alone, for Gond and cut-out work. */
export const elephantOutline = ELEPHANT;
