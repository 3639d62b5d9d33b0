import type { Art } from '../art.ts';
import { circle, curve, ellipse, line, shape } from '../art.ts';
import { darker, lighter } from '../color.ts';

/** Steam curling up from the origin. */
export const steam = (height: number, color: string, width = 6): Art =>
  [-26, 0, 26].flatMap((x, i) =>
    curve(
      [
        [x, 0],
        [x + 14, -height * 0.25],
        [x - 10, -height * 0.55],
        [x + 10, -height * (0.85 + (i % 2) * 0.15)],
      ],
      { stroke: color, width },
    ),
  );

/** A fluted cutting-chai glass about 170 tall, standing on y = 0. */
export function chaiGlass(tea: string, glass: string, edge: string): Art {
  const outline = 'M-54 -170L-40 -8C-40 0 40 0 40 -8L54 -170Z';
  return [
    ...shape(outline, { fill: glass }),
    ...shape('M-51 -134L-40 -18C-38 -10 38 -10 40 -18L51 -134Z', { fill: tea }),
    ...shape('M-51 -134C-30 -126 30 -126 51 -134L49 -116C30 -108 -30 -108 -49 -116Z', {
      fill: lighter(tea, 0.45),
    }),
    ...[-26, -9, 9, 26].flatMap((x) =>
      line(
        [
          [x * 1.1, -104],
          [x * 0.82, -20],
        ],
        { stroke: darker(tea, 0.28), width: 4, opacity: 0.7 },
      ),
    ),
    ...line(
      [
        [-40, -124],
        [-32, -30],
      ],
      { stroke: '#ffffff', width: 6, opacity: 0.6 },
    ),
    ...shape(outline, { stroke: edge, width: 5, join: 'round' }),
    ...ellipse(0, -170, 54, 9, { stroke: edge, width: 5, fill: lighter(glass, 0.4) }),
  ];
}

/** A round-bellied kettle about 240 wide, spout to the right, standing on y = 0. */
export function kettle(body: string, trim: string, edge: string): Art {
  return [
    ...curve(
      [
        [-62, -136],
        [-70, -210],
        [0, -232],
        [70, -210],
        [62, -136],
      ],
      { stroke: edge, width: 14 },
    ),
    ...curve(
      [
        [-62, -136],
        [-70, -210],
        [0, -232],
        [70, -210],
        [62, -136],
      ],
      { stroke: trim, width: 6 },
    ),
    ...shape('M70 -70C110 -80 112 -130 146 -152L162 -138C140 -116 136 -48 76 -30Z', {
      fill: body,
      stroke: edge,
      width: 5,
      join: 'round',
    }),
    ...shape(
      'M-92 -60C-96 -120 -50 -150 0 -150C50 -150 96 -120 92 -60C90 -20 60 0 0 0C-60 0 -90 -20 -92 -60Z',
      { fill: body, stroke: edge, width: 5 },
    ),
    ...shape('M-91 -74C-60 -58 60 -58 91 -74L92 -50C60 -34 -60 -34 -92 -50Z', {
      fill: trim,
      stroke: edge,
      width: 3,
    }),
    ...[-66, -40, -14, 14, 40, 66].flatMap((x) =>
      circle(x, -52 + Math.abs(x) * -0.12 + 4, 6, { fill: edge }),
    ),
    ...ellipse(0, -148, 48, 11, { fill: trim, stroke: edge, width: 5 }),
    ...circle(0, -166, 11, { fill: trim, stroke: edge, width: 5 }),
    ...curve(
      [
        [-74, -88],
        [-66, -116],
        [-44, -130],
      ],
      { stroke: '#ffffff', width: 7, opacity: 0.5 },
    ),
  ];
}

/** South Indian filter coffee: tumbler in its davara, about 200 wide, standing on y = 0. */
export function filterCoffee(metal: string, coffee: string, edge: string): Art {
  const shine = lighter(metal, 0.6);
  return [
    ...shape('M-48 -150L-38 -30H38L48 -150Z', { fill: metal, stroke: edge, width: 5, join: 'round' }),
    ...shape('M-58 -158H58V-144H-58Z', { fill: shine, stroke: edge, width: 5, join: 'round' }),
    ...ellipse(0, -158, 56, 12, { fill: coffee, stroke: edge, width: 5 }),
    ...[
      [-20, -160],
      [4, -163],
      [22, -157],
      [-4, -155],
    ].flatMap(([x = 0, y = 0], i) => circle(x, y, 6 + (i % 2) * 3, { fill: lighter(coffee, 0.55) })),
    ...line(
      [
        [-30, -134],
        [-22, -60],
      ],
      { stroke: '#ffffff', width: 7, opacity: 0.7 },
    ),
    ...shape('M-88 -66H88L70 -6C50 2 -50 2 -70 -6Z', { fill: metal, stroke: edge, width: 5, join: 'round' }),
    ...shape('M-98 -74H98V-58H-98Z', { fill: shine, stroke: edge, width: 5, join: 'round' }),
    ...line(
      [
        [-70, -48],
        [-58, -14],
      ],
      { stroke: '#ffffff', width: 8, opacity: 0.7 },
    ),
  ];
}
