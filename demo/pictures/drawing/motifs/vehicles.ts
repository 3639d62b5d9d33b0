import type { Art } from '../art.ts';
import { around, circle, curve, line, polygon, rect, shape } from '../art.ts';
import { darker, lighter } from '../color.ts';

/** An auto rickshaw facing right, about 330 wide and 250 high, standing on y = 0. */
export function autoRickshaw(top: string, body: string, trim: string, edge: string): Art {
  const wheel = (x: number): Art => [
    ...circle(x, -30, 30, { fill: edge }),
    ...circle(x, -30, 16, { fill: trim }),
    ...around(
      6,
      line(
        [
          [0, 0],
          [0, -13],
        ],
        { stroke: edge, width: 3 },
      ),
    ).flatMap((node) =>
      'path' in node
        ? [
            {
              ...node,
              path: node.path.map((s) =>
                s.to === 'Z' || s.to === 'C' ? s : { ...s, at: [s.at[0] + x, s.at[1] - 30] as const },
              ),
            },
          ]
        : [],
    ),
  ];
  return [
    ...shape('M-140 -120C-140 -210 -110 -236 -40 -240H40C86 -238 110 -200 126 -140L96 -120Z', {
      fill: top,
      stroke: edge,
      width: 6,
      join: 'round',
    }),
    ...shape('M-118 -124C-118 -186 -96 -200 -60 -204V-124Z', {
      fill: darker(top, 0.25),
      stroke: edge,
      width: 4,
    }),
    ...shape('M-48 -206H34C62 -204 78 -178 88 -140H60L50 -110H-48Z', {
      fill: lighter(body, 0.75),
      stroke: edge,
      width: 5,
      join: 'round',
    }),
    ...shape('M48 -204C74 -196 92 -160 104 -124', { stroke: edge, width: 6 }),
    ...shape(
      'M-148 -124H-46L-36 -58H44L58 -124H112C136 -118 150 -96 152 -66L146 -40H-146C-154 -70 -154 -100 -148 -124Z',
      { fill: body, stroke: edge, width: 6, join: 'round' },
    ),
    ...shape('M-152 -86H-40L-37 -68H-152Z', { fill: trim }),
    ...shape('M54 -86H150L152 -68H50Z', { fill: trim }),
    ...polygon(
      [
        [-128, -60],
        [-60, -60],
        [-56, -46],
        [-132, -46],
      ],
      { fill: edge, opacity: 0.25 },
    ),
    ...circle(134, -98, 13, { fill: lighter(trim, 0.6), stroke: edge, width: 5 }),
    ...shape('M40 -116C52 -128 64 -132 74 -128', { stroke: edge, width: 7, cap: 'round' }),
    ...rect(-28, -116, 62, 12, { fill: edge }, 5),
    ...[-120, -90, -60, -30, 0, 30].flatMap((x, i) =>
      shape(`M${x} -238V-226A9 9 0 0 0 ${x + 18} -226V-240Z`, {
        fill: i % 2 ? trim : body,
        stroke: edge,
        width: 2,
      }),
    ),
    ...wheel(-92),
    ...wheel(104),
    ...shape('M68 -42C72 -74 132 -74 142 -42', { stroke: edge, width: 8, cap: 'round' }),
  ];
}

/** A scooter facing right, about 260 wide, standing on y = 0. */
export function scooter(body: string, seat: string, trim: string, edge: string): Art {
  const wheel = (x: number): Art => [
    ...circle(x, -26, 26, { fill: edge }),
    ...circle(x, -26, 12, { fill: trim }),
  ];
  return [
    ...wheel(-84),
    ...wheel(92),
    ...shape(
      'M62 -150C76 -110 96 -80 100 -34L84 -32C74 -66 60 -76 48 -80L30 -36H-30C-40 -64 -70 -72 -98 -52C-122 -50 -128 -86 -108 -104C-80 -122 -20 -118 -6 -96L6 -60H22L40 -130Z',
      { fill: body, stroke: edge, width: 5, join: 'round' },
    ),
    ...shape('M-112 -112C-110 -126 -20 -128 -2 -106L-8 -98C-30 -110 -80 -110 -104 -102Z', {
      fill: seat,
      stroke: edge,
      width: 5,
      join: 'round',
    }),
    ...line(
      [
        [52, -146],
        [44, -172],
        [30, -178],
      ],
      { stroke: edge, width: 8 },
    ),
    ...circle(70, -140, 14, { fill: lighter(trim, 0.6), stroke: edge, width: 5 }),
    ...shape('M70 -30C72 -58 112 -58 118 -24', { fill: body, stroke: edge, width: 5 }),
    ...curve(
      [
        [-90, -86],
        [-60, -96],
        [-24, -86],
      ],
      { stroke: trim, width: 7 },
    ),
  ];
}
