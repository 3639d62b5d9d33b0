import type { Art } from '../art.ts';
import { circle, clip, curve, line, place, polygon, shape } from '../art.ts';
import { readPath } from '../path.ts';
import { petal } from './flora.ts';

export interface PeacockColors {
  body: string;
  wing: string;
  feather: string;
  eye: string;
  heart: string;
  edge: string;
}

/** A peacock facing right, its train sweeping down to the left; about 340 by 360. */
export function peacock({ body, wing, feather, eye, heart, edge }: PeacockColors): Art {
  const plume = (length: number): Art => [
    ...line(
      [
        [0, 0],
        [0, -length + 30],
      ],
      { stroke: feather, width: 7 },
    ),
    ...[0.35, 0.5, 0.65].flatMap((t) =>
      [-1, 1].flatMap((s) =>
        curve(
          [
            [0, -length * t],
            [s * 12, -length * t - 10],
            [s * 20, -length * t - 26],
          ],
          { stroke: feather, width: 3.5 },
        ),
      ),
    ),
    ...place(petal(68, 50, feather, edge, 0.2), 0, -length + 34),
    ...place(petal(50, 34, eye, undefined, 0.2), 0, -length + 28),
    ...place(petal(34, 22, heart, undefined, 0.1), 0, -length + 22),
    ...circle(0, -length + 6, 6, { fill: edge }),
  ];
  const train = [-150, -138, -126, -114, -102].flatMap((angle, i) =>
    place(plume(236 - Math.abs(2 - i) * 14), 4, 24, 1, angle),
  );
  const inner = [-144, -130, -116, -104].flatMap((angle) => place(plume(150), 6, 22, 1, angle));
  const shapeOfBody =
    'M-40 34C-46 -6 0 -30 34 -42C62 -54 56 -92 40 -112C24 -134 38 -164 66 -162C88 -160 96 -142 92 -126L118 -118L90 -108C96 -84 112 -52 104 -14C94 40 40 70 0 62C-20 58 -38 50 -40 34Z';
  return [
    ...train,
    ...inner,
    ...line(
      [
        [40, 56],
        [44, 116],
      ],
      { stroke: edge, width: 6 },
    ),
    ...line(
      [
        [20, 58],
        [16, 116],
      ],
      { stroke: edge, width: 6 },
    ),
    ...[44, 16].flatMap((x) => [
      ...line(
        [
          [x, 116],
          [x + 20, 120],
        ],
        { stroke: edge, width: 5 },
      ),
      ...line(
        [
          [x, 116],
          [x - 12, 122],
        ],
        { stroke: edge, width: 5 },
      ),
    ]),
    ...shape(shapeOfBody, { fill: body, stroke: edge, width: 6, join: 'round' }),
    ...shape('M-42 34C-30 -6 22 -20 60 -10C62 30 20 56 -42 34Z', { fill: wing, stroke: edge, width: 5 }),
    ...[0, 1, 2].flatMap((i) =>
      curve(
        [
          [-28 + i * 8, 30],
          [4 + i * 12, 8 + i * 2],
          [40 + i * 6, -2 + i * 4],
        ],
        { stroke: edge, width: 3 },
      ),
    ),
    ...[
      [60, -66],
      [72, -52],
      [82, -66],
      [66, -84],
      [80, -34],
      [92, -46],
      [84, -86],
    ].flatMap(([x = 0, y = 0]) => circle(x, y, 4, { fill: eye })),
    ...circle(70, -136, 9, { fill: '#fdf8ee', stroke: edge, width: 3 }),
    ...circle(72, -136, 4, { fill: edge }),
    ...[-24, 0, 24].flatMap((angle) =>
      place(
        [
          ...line(
            [
              [0, 0],
              [0, -34],
            ],
            { stroke: edge, width: 4 },
          ),
          ...circle(0, -38, 7, { fill: eye, stroke: edge, width: 3 }),
        ],
        60,
        -160,
        1,
        angle,
      ),
    ),
  ];
}

const BIRD =
  'M-150 70C-110 40 -92 6 -70 -18C-44 -52 0 -60 34 -56C44 -84 84 -92 104 -66L134 -58L108 -46C112 -4 78 52 14 58C-34 62 -70 56 -96 66C-114 74 -134 78 -150 70Z';

export const birdOutline = BIRD;

/** A small perched bird facing right, about 290 long. */
export function bird(body: string, wing: string, trim: string, edge: string): Art {
  const wingPath = 'M-84 26C-60 -26 -10 -40 30 -28C34 10 -10 40 -84 26Z';
  return [
    ...[-20, 20].flatMap((x) =>
      line(
        [
          [x, 54],
          [x + 4, 88],
        ],
        { stroke: edge, width: 5 },
      ),
    ),
    ...[-20, 20].flatMap((x) =>
      line(
        [
          [x - 10, 90],
          [x + 22, 90],
        ],
        { stroke: edge, width: 5 },
      ),
    ),
    ...shape(BIRD, { fill: body, stroke: edge, width: 5, join: 'round' }),
    ...clip(readPath(BIRD), [
      ...[0, 1, 2, 3].flatMap((i) =>
        curve(
          [
            [-150 + i * 14, 84 - i * 4],
            [-110 + i * 14, 40],
            [-80 + i * 12, 6],
          ],
          { stroke: trim, width: 5 },
        ),
      ),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => circle(50 + (i % 2) * 16, -20 + i * 13, 5, { fill: trim })),
    ]),
    ...shape(wingPath, { fill: wing, stroke: edge, width: 5 }),
    ...[0, 1, 2].flatMap((i) =>
      curve(
        [
          [-66 + i * 14, 22],
          [-34 + i * 14, -2 + i * 4],
          [10 + i * 4, -12 + i * 8],
        ],
        { stroke: edge, width: 3 },
      ),
    ),
    ...circle(80, -60, 9, { fill: '#fdf8ee', stroke: edge, width: 3 }),
    ...circle(82, -60, 4, { fill: edge }),
    ...polygon(
      [
        [104, -66],
        [134, -58],
        [107, -48],
      ],
      { fill: trim, stroke: edge, width: 4, join: 'round' },
    ),
  ];
}
