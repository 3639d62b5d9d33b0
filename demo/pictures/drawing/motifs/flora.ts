import type { Art } from '../art.ts';
import { around, circle, clip, curve, ellipse, line, mirror, place, polygon, shape } from '../art.ts';
import { darker, lighter } from '../color.ts';
import type { Point } from '../path.ts';
import { readPath } from '../path.ts';
import type { Random } from '../random.ts';

/** A pointed leaf from the origin upwards, with its midrib and veins. */
export function leaf(length: number, width: number, fill: string, vein: string, veins = 4): Art {
  const w = width / 2;
  const ribs = Array.from({ length: veins }, (_, i) => {
    const y = -length * (0.2 + (0.58 * i) / Math.max(1, veins - 1));
    const reach = w * 0.66 * (1 - Math.abs(0.42 - -y / length));
    return [
      ...line(
        [
          [-reach, y - length * 0.1],
          [0, y],
          [reach, y - length * 0.1],
        ],
        { stroke: vein, width: width * 0.05 },
      ),
    ];
  }).flat();
  return [
    ...shape(
      `M0 0C${w * 1.3} ${-length * 0.25} ${w} ${-length * 0.7} 0 ${-length}C${-w} ${-length * 0.7} ${-w * 1.3} ${-length * 0.25} 0 0Z`,
      { fill },
    ),
    ...line(
      [
        [0, 0],
        [0, -length * 0.9],
      ],
      { stroke: vein, width: width * 0.05 },
    ),
    ...ribs,
  ];
}

/** One petal from the origin upwards; `point` 0 is round, 1 sharp. */
export function petal(length: number, width: number, fill: string, edge?: string, point = 0.6): Art {
  const w = width / 2;
  return shape(
    `M0 0C${w * 0.7} ${-length * 0.15} ${w * 1.35} ${-length * (0.85 - point * 0.25)} 0 ${-length}C${-w * 1.35} ${-length * (0.85 - point * 0.25)} ${-w * 0.7} ${-length * 0.15} 0 0Z`,
    { fill, ...(edge ? { stroke: edge, width: Math.max(1.5, length * 0.035), join: 'round' as const } : {}) },
  );
}

/** A flower seen from the front, with an inner ring of petals and a dotted heart. */
export function flower(
  radius: number,
  petals: number,
  fill: string,
  inner: string,
  heart: string,
  edge?: string,
): Art {
  const broad = (radius * 2 * Math.PI * 0.78) / petals;
  return [
    ...around(petals, petal(radius, broad, fill, edge, 0.2)),
    ...around(petals, petal(radius * 0.62, broad * 0.5, inner, undefined, 0.7)),
    ...circle(0, 0, radius * 0.24, { fill: heart, ...(edge ? { stroke: edge, width: radius * 0.03 } : {}) }),
    ...around(8, circle(0, -radius * 0.14, radius * 0.03, { fill: edge ?? inner })),
  ];
}

/** A marigold: rings of scalloped petals, darkest where they overlap. */
export function marigold(radius: number, color: string, random: Random): Art {
  const rings: Art[] = [];
  for (let ring = 0; ring < 4; ring++) {
    const r = radius * (0.9 - ring * 0.21);
    const bumps = 13 - ring * 2;
    const turn = random.between(0, 360);
    const at = (i: number) => {
      const angle = ((turn + (360 / bumps) * i) * Math.PI) / 180;
      return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`;
    };
    const bump = (r * Math.PI) / bumps;
    const data = Array.from(
      { length: bumps },
      (_, i) => `A${bump * 1.02} ${bump * 1.02} 0 0 1 ${at(i + 1)}`,
    ).join('');
    rings.push(
      shape(`M${at(0)}${data}Z`, {
        fill: ring % 2 === 0 ? lighter(color, ring * 0.07) : darker(color, 0.08),
        stroke: darker(color, 0.32),
        width: radius * 0.03,
      }),
    );
  }
  return [...rings.flat(), ...circle(0, 0, radius * 0.1, { fill: darker(color, 0.35) })];
}

/** A lotus from the side, sitting on the origin; opens to about `size` wide. */
export function lotus(size: number, fill: string, tip: string, edge: string): Art {
  const long = size * 0.62;
  const fan = (angle: number, scale: number, color: string): Art =>
    place(
      [
        ...petal(long, long * 0.46, color, edge, 0.8),
        ...shape(
          `M0 ${-long}C${long * 0.1} ${-long * 0.86} ${long * 0.1} ${-long * 0.75} 0 ${-long * 0.62}C${-long * 0.1} ${-long * 0.75} ${-long * 0.1} ${-long * 0.86} 0 ${-long}Z`,
          { fill: tip },
        ),
        ...line(
          [
            [0, -long * 0.08],
            [0, -long * 0.5],
          ],
          { stroke: edge, width: long * 0.015 },
        ),
      ],
      0,
      0,
      scale,
      angle,
    );
  const deep = darker(fill, 0.12);
  return [
    ...[-72, 72].flatMap((angle) => fan(angle, 0.86, deep)),
    ...[-50, 50].flatMap((angle) => fan(angle, 0.94, deep)),
    ...[-30, 30].flatMap((angle) => fan(angle, 0.98, fill)),
    ...[-58, 58].flatMap((angle) => fan(angle, 0.66, fill)),
    ...[-14, 14].flatMap((angle) => fan(angle, 1, fill)),
    ...fan(0, 0.92, lighter(fill, 0.15)),
    ...[-34, 34].flatMap((angle) => fan(angle, 0.62, lighter(fill, 0.1))),
  ];
}

/** A paisley (mango) about 200 tall, layered inwards, curling to the right. */
export function paisley(outer: string, middle: string, inner: string, edge: string): Art {
  const body =
    'M0 100C-62 100 -92 48 -70 -8C-50 -58 -6 -70 14 -104C26 -126 10 -140 -8 -132C30 -152 64 -120 52 -74C44 -44 76 -14 78 30C80 74 46 100 0 100Z';
  const drop = (scale: number, fill: string, dy: number): Art =>
    place(shape(body, { fill, stroke: edge, width: 4 }), 0, dy, scale);
  return [
    ...drop(1, outer, 0),
    ...drop(0.74, middle, 18),
    ...drop(0.46, inner, 34),
    ...place(flower(26, 7, edge, outer, inner), 2, 42),
    ...[-14, 10, 34, 58].flatMap((y, i) => circle([-67, -70, -66, -55][i] ?? 0, y, 4, { fill: middle })),
    ...[16, 36, 56].flatMap((y, i) => circle([68, 68, 60][i] ?? 0, y, 4, { fill: middle })),
    ...[-104, -122].flatMap((y, i) => circle([30, 24][i] ?? 0, y, 4, { fill: middle })),
  ];
}

/** A stem along points with leaves on both sides and, where given, something at every few steps. */
export function vine(points: readonly Point[], stem: string, width: number, leafArt: Art, every = 1): Art {
  const leaves: Art[] = [];
  for (let i = 1; i < points.length - 1; i += every) {
    const [before, at, after] = [points[i - 1], points[i], points[i + 1]];
    if (!before || !at || !after) continue;
    const heading = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI + 90;
    const side = (i / every) % 2 === 0 ? 1 : -1;
    leaves.push(place(side > 0 ? leafArt : mirror(leafArt), at[0], at[1], 1, heading + side * 58));
  }
  return [...curve(points, { stroke: stem, width }), ...leaves.flat()];
}

/** A block-print sprig (buti) about 100 tall: a flower on a stem between two leaves. */
export function buti(bloom: string, heart: string, green: string): Art {
  return [
    ...shape('M0 52C-4 30 4 10 0 -10', { stroke: green, width: 4, cap: 'round' }),
    ...place(leaf(40, 18, green, lighter(green, 0.4), 3), 0, 30, 1, 55),
    ...place(leaf(40, 18, green, lighter(green, 0.4), 3), 0, 36, 1, -55),
    ...place(leaf(22, 10, green, lighter(green, 0.4), 2), 0, 8, 1, 40),
    ...place(leaf(22, 10, green, lighter(green, 0.4), 2), 0, 12, 1, -40),
    ...place(flower(30, 8, bloom, heart, heart), 0, -26),
  ];
}

/** A tulip-like bloom of Kalamkari, about 100 tall, opening upwards. */
export function fancyBloom(outer: string, inner: string, heart: string, edge: string): Art {
  const side = shape('M0 0C-40 -6 -58 -40 -40 -84C-30 -60 -12 -52 0 -30Z', {
    fill: outer,
    stroke: edge,
    width: 3,
  });
  return [
    ...side,
    ...mirror(side),
    ...shape('M0 0C-30 -20 -34 -66 0 -104C34 -66 30 -20 0 0Z', { fill: inner, stroke: edge, width: 3 }),
    ...shape('M0 -8C-16 -24 -16 -50 0 -72C16 -50 16 -24 0 -8Z', { fill: heart, stroke: edge, width: 2 }),
    ...[-26, -40, -54].flatMap((y) => circle(0, y, 3, { fill: edge })),
    ...ellipse(0, 4, 16, 8, { fill: heart, stroke: edge, width: 3 }),
    ...[-1, 1].flatMap((s) =>
      [-46, -58, -70].flatMap((y, i) => circle(s * (34 - i), y + 6, 2.6, { fill: edge })),
    ),
  ];
}

/** A broad tropical leaf (banana) from the origin upwards, with cuts along its edge. */
export function bananaLeaf(length: number, width: number, fill: string, rib: string): Art {
  const w = width / 2;
  const cut = (y: number, s: number): Art =>
    polygon(
      [
        [s * w * 0.22, -length * y],
        [s * w * 1.1, -length * (y + 0.055)],
        [s * w * 1.1, -length * (y + 0.085)],
      ],
      { fill: rib, opacity: 0.55 },
    );
  const blade = `M0 0C${w * 1.4} ${-length * 0.2} ${w * 1.2} ${-length * 0.8} 0 ${-length}C${-w * 1.2} ${-length * 0.8} ${-w * 1.4} ${-length * 0.2} 0 0Z`;
  return [
    ...shape(blade, { fill }),
    ...clip(
      readPath(blade),
      [0.2, 0.4, 0.62].flatMap((y) => [...cut(y, 1), ...cut(y + 0.08, -1)]),
    ),
    ...line(
      [
        [0, length * 0.12],
        [0, -length * 0.96],
      ],
      { stroke: rib, width: width * 0.05 },
    ),
  ];
}
