import type { Art } from '../art.ts';
import { around, circle, clip, curve, ellipse, line, place, shape } from '../art.ts';
import { readPath } from '../path.ts';
import { petal } from './flora.ts';

const TIGER =
  'M-150 2C-152 -42 -110 -62 -60 -58C-20 -54 20 -56 50 -72C58 -92 70 -98 78 -86C96 -94 116 -92 130 -84C140 -98 152 -90 152 -74C166 -52 162 -22 140 -8C126 2 104 2 92 8L96 104C96 112 66 112 66 104L56 38C20 44 -40 44 -66 36L-84 104C-86 112 -118 112 -116 104L-112 40C-136 34 -148 22 -150 2Z';

/** A folk tiger facing right and looking at us, about 320 wide, 220 high with its tail. */
export function tiger(body: string, stripes: string, face: string, accent: string, edge: string): Art {
  const stripe = (x: number, y: number, long: number, turn: number): Art =>
    place(petal(long, long * 0.3, stripes, undefined, 0.9), x, y, 1, turn);
  return [
    ...curve(
      [
        [-146, -10],
        [-190, -40],
        [-196, -100],
        [-160, -126],
        [-138, -108],
      ],
      { stroke: edge, width: 28 },
    ),
    ...curve(
      [
        [-146, -10],
        [-190, -40],
        [-196, -100],
        [-160, -126],
        [-138, -108],
      ],
      { stroke: body, width: 18 },
    ),
    ...curve(
      [
        [-176, -28],
        [-192, -64],
        [-194, -96],
      ],
      { stroke: stripes, width: 18, dash: [7, 16], cap: 'butt' },
    ),
    ...shape(TIGER, { fill: body }),
    ...clip(readPath(TIGER), [
      ...[-130, -104, -78, -52, -26, 0, 26].flatMap((x, i) => [
        ...stripe(x, -66, 62 + (i % 2) * 16, 182),
        ...stripe(x + 12, 46, 50, 4),
      ]),
      ...[52, 72, 88, 104].flatMap((y) => [
        ...line(
          [
            [60, y - 14],
            [84, y - 10],
          ],
          { stroke: stripes, width: 7 },
        ),
        ...line(
          [
            [-114, y],
            [-90, y + 4],
          ],
          { stroke: stripes, width: 7 },
        ),
      ]),
    ]),
    ...shape(TIGER, { stroke: edge, width: 5, join: 'round' }),
    ...ellipse(112, -44, 50, 46, { fill: body, stroke: edge, width: 5 }),
    ...ellipse(112, -24, 30, 22, { fill: face, stroke: edge, width: 3 }),
    ...[-1, 1].flatMap((s) => [
      ...circle(112 + s * 40, -82, 15, { fill: body, stroke: edge, width: 5 }),
      ...circle(112 + s * 40, -82, 7, { fill: accent }),
      ...ellipse(112 + s * 20, -56, 12, 14, { fill: face, stroke: edge, width: 3 }),
      ...circle(112 + s * 18, -54, 6, { fill: edge }),
      ...[0, 1, 2].flatMap((i) =>
        line(
          [
            [112 + s * 30, -22 + i * 7],
            [112 + s * 62, -28 + i * 12],
          ],
          { stroke: edge, width: 2.4 },
        ),
      ),
      ...stripe(112 + s * 47, -40, 18, -s * 80),
    ]),
    ...[-14, 0, 14].flatMap((dx) => stripe(112 + dx, -90, 22, 180 + dx)),
    ...shape('M102 -34H122L112 -24Z', { fill: edge, stroke: edge, width: 4, join: 'round' }),
    ...curve(
      [
        [96, -16],
        [104, -11],
        [112, -18],
        [120, -11],
        [128, -16],
      ],
      { stroke: edge, width: 4 },
    ),
    ...shape('M105 -10C106 2 118 2 119 -10Z', { fill: accent, stroke: edge, width: 2 }),
  ];
}

/** A temple cow facing right with lotus prints (Pichwai), about 300 wide. */
export function cow(body: string, patches: string, trim: string, edge: string): Art {
  const outline =
    'M-126 -20C-128 -58 -90 -66 -40 -62C-16 -86 14 -84 30 -64C50 -62 64 -74 78 -90C70 -108 74 -124 82 -130C86 -118 92 -112 100 -110C110 -116 118 -126 118 -138C130 -126 128 -108 118 -100C134 -86 146 -64 152 -46C152 -32 132 -28 122 -38C110 -44 104 -44 98 -36C98 -10 90 6 84 14L88 108H64L58 28C20 40 -36 40 -64 30L-72 108H-96L-100 26C-118 16 -125 0 -126 -20Z';
  return [
    ...curve(
      [
        [-124, -26],
        [-146, 0],
        [-146, 50],
      ],
      { stroke: edge, width: 7 },
    ),
    ...place(petal(30, 16, edge), -146, 42, 1, 180),
    ...shape(outline, { fill: body, stroke: edge, width: 5, join: 'round' }),
    ...clip(readPath(outline), [
      ...[
        [-80, -20],
        [-30, -26],
        [20, -30],
        [-54, 14],
        [0, 8],
        [50, -4],
      ].flatMap(([x = 0, y = 0]) =>
        around(6, petal(16, 9, patches), 0).flatMap((node) => place([node], x, y)),
      ),
      ...curve(
        [
          [66, -84],
          [78, -46],
          [66, 8],
          [40, 30],
        ],
        { stroke: trim, width: 9 },
      ),
    ]),
    ...[
      [72, -62],
      [78, -42],
      [76, -18],
      [66, 4],
    ].flatMap(([x = 0, y = 0]) => circle(x, y, 7, { fill: patches, stroke: edge, width: 2 })),
    ...shape('M76 -92C58 -100 46 -92 42 -80C56 -74 70 -76 82 -82Z', { fill: body, stroke: edge, width: 4 }),
    ...shape('M98 -78C106 -88 120 -84 122 -74C114 -68 104 -70 98 -78Z', {
      fill: '#fdf8ee',
      stroke: edge,
      width: 3,
    }),
    ...circle(112, -77, 4.5, { fill: edge }),
    ...circle(96, -100, 6, { fill: trim, stroke: edge, width: 2 }),
  ];
}
