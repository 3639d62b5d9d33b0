import type { Art } from '../art.ts';
import { around, circle, curve, line, mirror, place, polygon, shape } from '../art.ts';
import type { Point } from '../path.ts';
import type { Random } from '../random.ts';
import { person, poses } from './warli-people.ts';

/** A tree of herringbone leaves, about `height` tall, rooted at the origin. */
export function tree(height: number, color: string, random: Random): Art {
  const parts: Art[] = [
    curve(
      [
        [0, 0],
        [random.between(-8, 8), -height * 0.5],
        [0, -height * 0.94],
      ],
      { stroke: color, width: height * 0.022 },
    ),
  ];
  const boughs = 7;
  for (let i = 0; i < boughs; i++) {
    const y = -height * (0.34 + (0.6 * i) / boughs);
    for (const side of [-1, 1]) {
      const long = height * (0.42 - i * 0.045) * random.between(0.85, 1.1);
      const tip: Point = [side * long, y - long * random.between(0.4, 0.75)];
      const mid: Point = [tip[0] * 0.5, y + (tip[1] - y) * 0.4 - 4];
      parts.push(curve([[0, y], mid, tip], { stroke: color, width: height * 0.011 }));
      for (let k = 1; k <= 7; k++) {
        const t = 0.18 + k * 0.115;
        const [x, ly] = [tip[0] * t, y + (tip[1] - y) * (t * t * 0.5 + t * 0.5)];
        const reach = height * 0.04;
        parts.push(
          line(
            [
              [x, ly],
              [x + side * reach * 0.5, ly - reach],
            ],
            { stroke: color, width: height * 0.009 },
          ),
          line(
            [
              [x, ly],
              [x + side * reach, ly + reach * 0.25],
            ],
            { stroke: color, width: height * 0.009 },
          ),
        );
      }
    }
  }
  return parts.flat();
}

/** A thatched hut, about 200 wide, standing on y = 0. */
export function hut(color: string, ground: string): Art {
  return [
    ...polygon(
      [
        [-76, 0],
        [-76, -84],
        [76, -84],
        [76, 0],
      ],
      { fill: color },
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      line(
        [
          [-66 + i * 16.5, -4],
          [-66 + i * 16.5, -80],
        ],
        { stroke: ground, width: 2.4 },
      ),
    ).flat(),
    ...polygon(
      [
        [-106, -78],
        [0, -172],
        [106, -78],
      ],
      { fill: color },
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      line(
        [
          [0, -164],
          [-92 + i * 16.7, -82],
        ],
        { stroke: ground, width: 2.4 },
      ),
    ).flat(),
    ...shape('M-18 0V-50H18V0Z', { fill: ground }),
    ...line(
      [
        [0, -2],
        [0, -48],
      ],
      { stroke: color, width: 3 },
    ),
  ];
}

export const sun = (radius: number, color: string, ground: string): Art => [
  ...circle(0, 0, radius * 0.6, { fill: color }),
  ...circle(0, 0, radius * 0.42, { stroke: ground, width: radius * 0.04 }),
  ...circle(0, 0, radius * 0.22, { stroke: ground, width: radius * 0.04 }),
  ...around(
    28,
    line(
      [
        [0, -radius * 0.68],
        [0, -radius],
      ],
      { stroke: color, width: radius * 0.05 },
    ),
  ),
];

/** A bullock facing right, about 150 long, standing on y = 0. */
export function bullock(color: string, ground: string): Art {
  return [
    ...shape(
      'M-70 -70C-40 -88 -20 -66 0 -74C12 -96 30 -92 40 -76L66 -84L74 -66L52 -52L30 -48L28 0H20L16 -40C-10 -32 -36 -34 -52 -40L-58 0H-66L-72 -44C-78 -54 -78 -64 -70 -70Z',
      { fill: color },
    ),
    ...curve(
      [
        [56, -82],
        [54, -104],
        [70, -114],
      ],
      { stroke: color, width: 5 },
    ),
    ...curve(
      [
        [62, -84],
        [70, -100],
        [88, -102],
      ],
      { stroke: color, width: 5 },
    ),
    ...curve(
      [
        [-74, -64],
        [-92, -44],
        [-90, -18],
      ],
      { stroke: color, width: 4 },
    ),
    ...[-50, -36, -22, -8].flatMap((x) =>
      line(
        [
          [x, -66],
          [x + 4, -44],
        ],
        { stroke: ground, width: 2.6 },
      ),
    ),
    ...[24, -62].flatMap((x) =>
      line(
        [
          [x, -30],
          [x + 2, 0],
        ],
        { stroke: color, width: 6 },
      ),
    ),
  ];
}

/** A bird in two strokes. */
export const sparrow = (color: string): Art => [
  ...shape('M-20 0C-8 -14 10 -14 18 -4L28 -6L20 2C12 12 -6 10 -20 0Z', { fill: color }),
  ...shape('M-4 -6C-14 -26 -4 -34 6 -34C2 -24 8 -14 8 -6Z', { fill: color }),
];

/** A two-wheeled cart drawn by a bullock, about 380 long, standing on y = 0. */
export const cart = (color: string, ground: string): Art => [
  ...place(bullock(color, ground), 110, 0, 1),
  ...line(
    [
      [-150, -60],
      [150, -62],
    ],
    { stroke: color, width: 7 },
  ),
  ...polygon(
    [
      [-160, -66],
      [-140, -118],
      [0, -118],
      [10, -66],
    ],
    { fill: color },
  ),
  ...Array.from({ length: 7 }, (_, i) =>
    line(
      [
        [-132 + i * 20, -72],
        [-128 + i * 18, -112],
      ],
      { stroke: ground, width: 3 },
    ),
  ).flat(),
  ...circle(-76, -44, 44, { stroke: color, width: 8 }),
  ...around(
    8,
    line(
      [
        [0, 0],
        [0, -42],
      ],
      { stroke: color, width: 4 },
    ),
  ).flatMap((node) => place([node], -76, -44)),
  ...circle(-76, -44, 9, { fill: color }),
  ...place(mirror(person(poses.run, color)), -30, -112, 0.6),
];

/** Cross-hatched hills across `width`, standing on y = 0. */
export function hills(width: number, height: number, color: string, count = 5): Art {
  const step = width / count;
  return Array.from({ length: count }, (_, i) => {
    const tall = height * (i % 2 === 0 ? 1 : 0.72);
    const x = i * step;
    return Array.from({ length: 6 }, (_, k) =>
      line(
        [
          [x + (k * step) / 12, 0],
          [x + step / 2, -tall + (k * tall) / 6],
          [x + step - (k * step) / 12, 0],
        ],
        { stroke: color, width: 3 },
      ),
    ).flat();
  }).flat();
}
