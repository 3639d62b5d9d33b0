import type { Art } from '../art.ts';
import { circle, clip, curve, line, polygon, rect, shape } from '../art.ts';
import { darker, lighter } from '../color.ts';
import { readPath } from '../path.ts';

/** A paper kite about 200 tall with its tail. */
export function kite(left: string, right: string, trim: string, edge: string): Art {
  return [
    ...polygon(
      [
        [0, -90],
        [70, 0],
        [0, 90],
        [-70, 0],
      ],
      { fill: left, stroke: edge, width: 4, join: 'round' },
    ),
    ...polygon(
      [
        [0, -90],
        [70, 0],
        [0, 90],
      ],
      { fill: right },
    ),
    ...circle(0, 0, 24, { fill: trim }),
    ...curve(
      [
        [-70, 0],
        [0, -38],
        [70, 0],
      ],
      { stroke: edge, width: 3 },
    ),
    ...line(
      [
        [0, -90],
        [0, 90],
      ],
      { stroke: edge, width: 3 },
    ),
    ...polygon(
      [
        [0, 84],
        [18, 118],
        [-18, 118],
      ],
      { fill: trim, stroke: edge, width: 3, join: 'round' },
    ),
  ];
}

/** A lit clay lamp about 160 wide, standing on y = 0. */
export function diya(clay: string, trim: string, flame: string, edge: string): Art {
  return [
    ...shape('M52 -52C30 -84 52 -108 62 -140C76 -112 92 -84 72 -52Z', { fill: flame }),
    ...shape('M58 -54C48 -76 58 -92 63 -112C72 -92 80 -74 70 -54Z', { fill: lighter(flame, 0.7) }),
    ...shape('M-78 -58C-40 -44 50 -44 92 -62C84 -22 46 0 4 0C-38 0 -70 -22 -78 -58Z', {
      fill: clay,
      stroke: edge,
      width: 4,
      join: 'round',
    }),
    ...clip(readPath('M-78 -58C-40 -44 50 -44 92 -62C84 -22 46 0 4 0C-38 0 -70 -22 -78 -58Z'), [
      ...curve(
        [
          [-76, -36],
          [0, -22],
          [88, -40],
        ],
        { stroke: trim, width: 6 },
      ),
      ...[-52, -30, -8, 14, 36, 58].flatMap((x) =>
        circle(x, -34 - Math.abs(x - 4) * 0.12 + 2, 4.5, { fill: lighter(trim, 0.5) }),
      ),
    ]),
    ...shape('M-78 -58C-40 -72 50 -74 92 -62C50 -44 -40 -44 -78 -58Z', {
      fill: darker(clay, 0.35),
      stroke: edge,
      width: 4,
    }),
  ];
}

/** A half-open umbrella about 240 wide. */
export function umbrella(a: string, b: string, edge: string): Art {
  return [
    ...line(
      [
        [0, -60],
        [0, 92],
      ],
      { stroke: edge, width: 6 },
    ),
    ...curve(
      [
        [0, 92],
        [6, 112],
        [24, 112],
        [28, 98],
      ],
      { stroke: edge, width: 6 },
    ),
    ...shape(
      'M-120 0C-120 -70 -60 -112 0 -112C60 -112 120 -70 120 0C104 -16 88 -16 78 0C62 -18 40 -18 26 0C14 -16 -14 -16 -26 0C-40 -18 -62 -18 -78 0C-88 -16 -104 -16 -120 0Z',
      { fill: a },
    ),
    ...shape('M-78 0C-72 -60 -40 -104 0 -112C-20 -90 -28 -50 -26 0C-40 -18 -62 -18 -78 0Z', { fill: b }),
    ...shape('M78 0C72 -60 40 -104 0 -112C20 -90 28 -50 26 0C40 -18 62 -18 78 0Z', { fill: b }),
    ...line(
      [
        [0, -112],
        [0, -128],
      ],
      { stroke: edge, width: 6 },
    ),
  ];
}

/** A transistor radio about 240 wide, standing on y = 0. */
export const radio = (body: string, trim: string, edge: string): Art => [
  ...line(
    [
      [80, -140],
      [130, -230],
    ],
    { stroke: edge, width: 5 },
  ),
  ...circle(130, -230, 6, { fill: edge }),
  ...shape('M-90 -140C-90 -180 90 -180 90 -140', { stroke: edge, width: 9 }),
  ...rect(-120, -142, 240, 142, { fill: body, stroke: edge, width: 5 }, 18),
  ...rect(-104, -126, 128, 110, { fill: trim, stroke: edge, width: 4 }, 10),
  ...Array.from({ length: 6 }, (_, i) =>
    line(
      [
        [-94, -112 + i * 17],
        [14, -112 + i * 17],
      ],
      { stroke: edge, width: 4 },
    ),
  ).flat(),
  ...rect(38, -126, 68, 34, { fill: lighter(trim, 0.5), stroke: edge, width: 4 }, 6),
  ...line(
    [
      [72, -122],
      [72, -96],
    ],
    { stroke: '#b4262c', width: 4 },
  ),
  ...circle(54, -50, 17, { fill: trim, stroke: edge, width: 4 }),
  ...circle(94, -50, 13, { fill: trim, stroke: edge, width: 4 }),
];
