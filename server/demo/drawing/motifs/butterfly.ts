import type { Art } from '../art.ts';
import { circle, curve, ellipse, mirror, shape } from '../art.ts';

/** A butterfly about 240 wide. */
export function butterfly(upper: string, lower: string, spots: string, edge: string): Art {
  const wing = [
    ...shape('M4 -10C30 -90 120 -100 116 -46C112 -6 50 4 4 4Z', { fill: upper, stroke: edge, width: 6 }),
    ...shape('M4 4C50 4 92 20 84 58C74 94 22 72 4 14Z', { fill: lower, stroke: edge, width: 6 }),
    ...circle(82, -48, 15, { fill: spots, stroke: edge, width: 4 }),
    ...circle(52, -30, 9, { fill: spots }),
    ...circle(56, 42, 12, { fill: spots, stroke: edge, width: 4 }),
    ...[
      [104, -30],
      [96, -20],
      [84, -10],
    ].flatMap(([x = 0, y = 0]) => circle(x, y, 4, { fill: edge })),
  ];
  return [
    ...wing,
    ...mirror(wing),
    ...ellipse(0, 4, 8, 40, { fill: edge }),
    ...[-1, 1].flatMap((s) => [
      ...curve(
        [
          [s * 2, -34],
          [s * 12, -62],
          [s * 28, -74],
        ],
        { stroke: edge, width: 4 },
      ),
      ...circle(s * 28, -74, 5, { fill: edge }),
    ]),
  ];
}
