import type { Art, Style } from '../art.ts';
import { around, circle, curve, fromPath, line, move, place, polygon, rect, shape } from '../art.ts';
import { petal } from './flora.ts';
import type { Path, Point } from '../path.ts';
import { readPath } from '../path.ts';
import type { Random } from '../random.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A mandala of about eight rings out to `radius`; the random source picks what each ring is made of. */
export function mandala(
  radius: number,
  colors: readonly string[],
  edge: string,
  random: Random,
  folds = 16,
): Art {
  const color = (i: number) => colors[i % colors.length] ?? edge;
  const rings: Art[] = [];
  const steps = [1, 0.86, 0.72, 0.58, 0.45, 0.32, 0.2];
  steps.forEach((share, i) => {
    const r = radius * share;
    const next = radius * (steps[i + 1] ?? 0.08);
    const long = r - next * 0.82;
    const count = i < 2 ? folds * 2 : i < 5 ? folds : folds / 2;
    const broad = (2 * Math.PI * r) / count;
    const thin = radius * 0.007;
    const kind = i === 0 ? 0 : random.whole(0, 4);
    rings.push(circle(0, 0, next * 1.02 + long * 0.24, { fill: color(i + 1), stroke: edge, width: thin }));
    const base = (art: Art) => move(art, 0, -(r - long));
    if (kind === 0 || kind === 3) {
      rings.push(
        around(count, base(petal(long, broad * 1.02, color(i), edge, 0.75)), kind === 3 ? 180 / count : 0),
        around(
          count,
          base(petal(long * 0.62, broad * 0.5, color(i + 2), undefined, 0.7)),
          kind === 3 ? 180 / count : 0,
        ),
      );
    } else if (kind === 1) {
      rings.push(
        circle(0, 0, r * 0.99, { fill: color(i), stroke: edge, width: thin }),
        around(count * 2, circle(0, -(r - long * 0.28), broad * 0.13, { fill: color(i + 2) })),
        around(
          count,
          polygon(
            [
              [-broad * 0.42, -(r - long * 0.9)],
              [broad * 0.42, -(r - long * 0.9)],
              [0, -(r - long * 0.5)],
            ],
            { fill: color(i + 3) },
          ),
        ),
      );
    } else if (kind === 2) {
      rings.push(
        circle(0, 0, r * 0.99, { fill: color(i), stroke: edge, width: thin }),
        around(
          count,
          shape(
            `M${-broad * 0.5} ${-(r - long)}A${broad * 0.52} ${long * 0.8} 0 0 1 ${broad * 0.5} ${-(r - long)}`,
            { fill: color(i + 2), stroke: edge, width: thin },
          ),
        ),
        around(count, circle(0, -(r - long * 0.62), broad * 0.12, { fill: edge })),
      );
    } else {
      rings.push(
        around(count, base(petal(long * 1.04, broad * 0.84, color(i), edge, 0.1))),
        around(count, circle(0, -(r - long * 0.34), broad * 0.14, { fill: color(i + 2) })),
        around(count, base(petal(long * 0.8, broad * 0.46, color(i + 1), edge, 1)), 180 / count),
      );
    }
  });
  return [
    ...rings.flat(),
    ...circle(0, 0, radius * 0.11, { fill: color(2), stroke: edge, width: radius * 0.007 }),
    ...around(8, petal(radius * 0.1, radius * 0.07, color(0), edge, 0.4)),
    ...circle(0, 0, radius * 0.03, { fill: edge }),
  ];
}

/** A loop kolam on a grid of `n` dots a side, spaced `gap`: one line that turns around every dot. */
export function kolam(n: number, gap: number, style: Style, dots: string, dot = gap * 0.09): Art {
  const half = ((n - 1) * gap) / 2;
  const parts: Art[] = [];
  const inside = (i: number, j: number) =>
    Math.abs(i - (n - 1) / 2) + Math.abs(j - (n - 1) / 2) <= (n - 1) / 2 + 0.01;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      if (!inside(i, j)) continue;
      const [x, y] = [i * gap - half, j * gap - half];
      parts.push(circle(x, y, dot, { fill: dots }));
      // Where there is no neighbour the line turns back around the dot; between neighbours it crosses.
      const neighbours = [inside(i, j - 1), inside(i + 1, j), inside(i, j + 1), inside(i - 1, j)];
      const q = gap / 2;
      const turnBack = `M${-q * 0.52} ${-q * 0.5}C${-q * 0.5} ${-q * 1.25} ${q * 0.5} ${-q * 1.25} ${q * 0.52} ${-q * 0.5}`;
      neighbours.forEach((has, side) => {
        if (!has) parts.push(place(shape(turnBack, style), x, y, 1, side * 90));
      });
      if (inside(i + 1, j))
        parts.push(
          shape(
            `M${x + gap * 0.26} ${y - gap * 0.25}C${x + gap * 0.4} ${y - gap * 0.12} ${x + gap * 0.6} ${y + gap * 0.12} ${x + gap * 0.74} ${y + gap * 0.25}M${x + gap * 0.26} ${y + gap * 0.25}C${x + gap * 0.4} ${y + gap * 0.12} ${x + gap * 0.6} ${y - gap * 0.12} ${x + gap * 0.74} ${y - gap * 0.25}`,
            style,
          ),
        );
      if (inside(i, j + 1))
        parts.push(
          shape(
            `M${x - gap * 0.25} ${y + gap * 0.26}C${x - gap * 0.12} ${y + gap * 0.4} ${x + gap * 0.12} ${y + gap * 0.6} ${x + gap * 0.25} ${y + gap * 0.74}M${x + gap * 0.25} ${y + gap * 0.26}C${x + gap * 0.12} ${y + gap * 0.4} ${x - gap * 0.12} ${y + gap * 0.6} ${x - gap * 0.25} ${y + gap * 0.74}`,
            style,
          ),
        );
    }
  }
  return parts.flat();
}

/** Rays of a sunburst between two radii. */
export function rays(count: number, from: number, to: number, fill: string, share = 0.5): Art {
  const half = radians((360 / count) * share * 0.5);
  return around(
    count,
    polygon(
      [
        [-Math.sin(half) * from, -Math.cos(half) * from],
        [-Math.sin(half) * to, -Math.cos(half) * to],
        [Math.sin(half) * to, -Math.cos(half) * to],
        [Math.sin(half) * from, -Math.cos(half) * from],
      ],
      { fill },
    ),
  );
}

/** A cusped Mughal arch opening, standing on y = 0, centred on x = 0. */
export function archPath(width: number, height: number): Path {
  const w = width / 2;
  const s = height - width * 0.62;
  const k = width * 0.62;
  return readPath(
    `M${-w} 0V${-s}C${-w} ${-s - k * 0.18} ${-w * 0.82} ${-s - k * 0.26} ${-w * 0.74} ${-s - k * 0.22}` +
      `C${-w * 0.76} ${-s - k * 0.46} ${-w * 0.56} ${-s - k * 0.56} ${-w * 0.42} ${-s - k * 0.5}` +
      `C${-w * 0.42} ${-s - k * 0.72} ${-w * 0.24} ${-s - k * 0.8} 0 ${-s - k}` +
      `C${w * 0.24} ${-s - k * 0.8} ${w * 0.42} ${-s - k * 0.72} ${w * 0.42} ${-s - k * 0.5}` +
      `C${w * 0.56} ${-s - k * 0.56} ${w * 0.76} ${-s - k * 0.46} ${w * 0.74} ${-s - k * 0.22}` +
      `C${w * 0.82} ${-s - k * 0.26} ${w} ${-s - k * 0.18} ${w} ${-s}V0Z`,
  );
}

export const arch = (width: number, height: number, style: Style): Art =>
  fromPath(archPath(width, height), style);

/** Border bands run along x from 0 to `length`, between y = 0 and y = `high`. */
export type Band = (length: number, high: number, colors: readonly [string, string, string]) => Art;

const repeat = (length: number, step: number, tile: (x: number, step: number, i: number) => Art): Art => {
  const count = Math.max(1, Math.round(length / step));
  const exact = length / count;
  return Array.from({ length: count }, (_, i) => tile(i * exact, exact, i)).flat();
};

export const triangleBand: Band = (length, high, [a, b, c]) => [
  ...rect(0, 0, length, high, { fill: a }),
  ...repeat(length, high * 0.8, (x, step) => [
    ...polygon(
      [
        [x, high],
        [x + step / 2, high * 0.12],
        [x + step, high],
      ],
      { fill: b },
    ),
    ...polygon(
      [
        [x + step * 0.28, high],
        [x + step / 2, high * 0.52],
        [x + step * 0.72, high],
      ],
      { fill: c },
    ),
  ]),
];

export const petalBand: Band = (length, high, [a, b, c]) => [
  ...rect(0, 0, length, high, { fill: a }),
  ...repeat(length, high * 0.72, (x, step) => [
    ...place(petal(high * 0.88, step * 0.95, b, undefined, 0.5), x + step / 2, high),
    ...place(petal(high * 0.5, step * 0.42, c, undefined, 0.6), x + step / 2, high * 0.94),
  ]),
];

export const waveBand: Band = (length, high, [a, b, c]) => {
  const step = high * 1.1;
  const count = Math.max(1, Math.round(length / step));
  const points: Point[] = Array.from({ length: count * 4 + 1 }, (_, i) => [
    (i / (count * 4)) * length,
    high / 2 + Math.sin((i * Math.PI) / 2) * high * 0.24,
  ]);
  return [
    ...rect(0, 0, length, high, { fill: a }),
    ...curve(points, { stroke: b, width: high * 0.1 }),
    ...repeat(length, step, (x, wide) => [
      ...circle(x + wide * 0.25, high * 0.3, high * 0.15, { fill: c }),
      ...circle(x + wide * 0.75, high * 0.7, high * 0.15, { fill: c }),
      ...circle(x + wide * 0.25, high * 0.3, high * 0.06, { fill: a }),
      ...circle(x + wide * 0.75, high * 0.7, high * 0.06, { fill: a }),
    ]),
  ];
};

export const diamondBand: Band = (length, high, [a, b, c]) => [
  ...rect(0, 0, length, high, { fill: a }),
  ...repeat(length, high, (x, step) => {
    const m = high / 2;
    return [
      ...polygon(
        [
          [x, m],
          [x + step / 2, high * 0.08],
          [x + step, m],
          [x + step / 2, high * 0.92],
        ],
        { fill: b },
      ),
      ...polygon(
        [
          [x + step * 0.24, m],
          [x + step / 2, high * 0.28],
          [x + step * 0.76, m],
          [x + step / 2, high * 0.72],
        ],
        { fill: c },
      ),
      ...circle(x + step / 2, m, high * 0.07, { fill: a }),
    ];
  }),
];

export const dotBand: Band = (length, high, [a, b, c]) => [
  ...rect(0, 0, length, high, { fill: a }),
  ...repeat(length, high * 0.9, (x, step, i) =>
    circle(x + step / 2, high / 2, high * 0.26, { fill: i % 2 ? b : c }),
  ),
];

export const scallopBand: Band = (length, high, [a, b, c]) => [
  ...rect(0, 0, length, high * 0.3, { fill: a }),
  ...repeat(length, high * 1.1, (x, step) => [
    ...shape(`M${x} ${high * 0.28}A${step / 2} ${high * 0.7} 0 0 0 ${x + step} ${high * 0.28}Z`, { fill: a }),
    ...shape(
      `M${x + step * 0.2} ${high * 0.26}A${step * 0.3} ${high * 0.45} 0 0 0 ${x + step * 0.8} ${high * 0.26}Z`,
      { fill: b },
    ),
    ...circle(x + step / 2, high * 0.36, high * 0.1, { fill: c }),
  ]),
  ...line(
    [
      [0, high * 0.04],
      [length, high * 0.04],
    ],
    { stroke: c, width: high * 0.06 },
  ),
];

/** A band on all four sides of a rectangle, corners covered with a rosette. */
export function frameBand(
  x: number,
  y: number,
  w: number,
  h: number,
  high: number,
  band: Band,
  colors: readonly [string, string, string],
): Art {
  const corner = [
    ...rect(-high / 2, -high / 2, high, high, { fill: colors[1] }),
    ...around(8, petal(high * 0.46, high * 0.3, colors[0], undefined, 0.5)),
    ...circle(0, 0, high * 0.14, { fill: colors[2] }),
  ];
  return [
    ...place(band(w, high, colors), x, y),
    ...place(band(w, high, colors), x + w, y + h, 1, 180),
    ...place(band(h, high, colors), x, y + h, 1, -90),
    ...place(band(h, high, colors), x + w, y, 1, 90),
    ...[
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ].flatMap(([cx = 0, cy = 0]) =>
      place(corner, cx + (cx === x ? high / 2 : -high / 2), cy + (cy === y ? high / 2 : -high / 2)),
    ),
  ];
}
