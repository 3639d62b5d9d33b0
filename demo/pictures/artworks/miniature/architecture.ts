import { curve, mix, type Point, polar } from '../../drawing/geometry.ts';
import { almond } from '../../drawing/motif.ts';
import { dots, filled, rect, straight, stroked, strokes } from '../../drawing/svg.ts';
import { GOLD, LINE } from './ornament.ts';

/** The outline of a cusped arch that stands on y: `cusps` small arcs to each side of the point. */
export function cuspedArch(x: number, y: number, width: number, height: number, cusps = 3): Point[] {
  const spring = y - height * 0.55;
  const half = width / 2;
  const points: Point[] = [
    [x - half, y],
    [x - half, spring],
  ];
  const knots = Array.from({ length: cusps * 2 + 1 }, (_, i): Point => {
    const share = i / (cusps * 2);
    return [
      x - half * Math.cos(share * Math.PI),
      spring - Math.pow(Math.sin(share * Math.PI), 0.72) * height * 0.42,
    ];
  });
  knots[cusps] = [x, y - height];
  for (let i = 0; i + 1 < knots.length; i += 1) {
    const [a, b] = [knots[i] as Point, knots[i + 1] as Point];
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const bulge = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.22;
    for (const share of [0, 0.25, 0.5, 0.75])
      points.push(
        polar(
          [mix(a[0], b[0], share), mix(a[1], b[1], share)],
          Math.sin(share * Math.PI) * bulge,
          way - Math.PI / 2,
        ),
      );
  }
  points.push([x + half, spring], [x + half, y]);
  return points;
}

/** A bulbous dome with ribs and a finial, standing on y. */
export function dome(x: number, y: number, width: number, fill: string, rib: string): string {
  const half = width / 2;
  const height = width * 0.82;
  const outline = [
    ...curve(
      [
        [x - half * 0.86, y],
        [x - half * 1.08, y - height * 0.36],
        [x - half * 0.62, y - height * 0.74],
        [x, y - height * 1.06],
      ],
      false,
      8,
    ),
    ...curve(
      [
        [x, y - height * 1.06],
        [x + half * 0.62, y - height * 0.74],
        [x + half * 1.08, y - height * 0.36],
        [x + half * 0.86, y],
      ],
      false,
      8,
    ),
  ];
  const ribs = [-0.5, 0, 0.5].map((side) =>
    curve(
      [
        [x + side * half * 1.1, y],
        [x + side * half * 1.24, y - height * 0.4],
        [x + side * half * 0.4, y - height * 0.8],
        [x, y - height],
      ],
      false,
      6,
    ),
  );
  const leaves = Array.from({ length: 5 }, (_, i) =>
    almond([x, y - height * 1.02], width * 0.14, Math.PI / 2 + (i - 2) * 0.5, 0.22),
  ).join('');
  return (
    filled(straight(outline, true), fill, { stroke: LINE, 'stroke-width': 1.6 }) +
    strokes(ribs, rib, 1.6) +
    filled(leaves, GOLD) +
    stroked(`M${x} ${y - height * 1.06}v${-width * 0.26}`, GOLD, Math.max(2, width * 0.03)) +
    dots(
      [
        [x, y - height * 1.12],
        [x, y - height * 1.22],
      ],
      Math.max(2.4, width * 0.045),
      GOLD,
    ) +
    rect(x - half * 0.98, y - 4, width * 0.98, 7, GOLD, { stroke: LINE, 'stroke-width': 1 })
  );
}

/** A domed kiosk on slender pillars. */
export function kiosk(
  x: number,
  y: number,
  width: number,
  colours: { stone: string; shade: string; inside: string },
): string {
  const height = width * 0.72;
  const half = width / 2;
  const pillars = [-1, -0.34, 0.34, 1]
    .map((side) =>
      rect(x + side * (half - 5) - 3.5, y - height, 7, height, colours.stone, {
        stroke: LINE,
        'stroke-width': 1.2,
      }),
    )
    .join('');
  return (
    rect(x - half + 4, y - height, width - 8, height, colours.inside) +
    filled(
      [-1, 0, 1]
        .map((side) => straight(cuspedArch(x + side * width * 0.3, y, width * 0.26, height * 0.94, 2), true))
        .join(''),
      colours.shade,
    ) +
    pillars +
    filled(
      straight(
        [
          [x - half - 9, y - height + 6],
          [x - half + 4, y - height - 9],
          [x + half - 4, y - height - 9],
          [x + half + 9, y - height + 6],
        ],
        true,
      ),
      colours.stone,
      { stroke: LINE, 'stroke-width': 1.5 },
    ) +
    dome(x, y - height - 9, width * 0.78, colours.stone, colours.shade) +
    rect(x - half - 4, y - 5, width + 8, 7, colours.stone, { stroke: LINE, 'stroke-width': 1.2 })
  );
}

/** Lattice of a window or parapet: small hexagons as a net. */
export function lattice(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  net: string,
  step = 11,
): string {
  const lines: Point[][] = [];
  for (let at = -height; at < width; at += step) {
    const clip = (from: Point, to: Point): Point[] => [from, to];
    const start = Math.max(0, at);
    const end = Math.min(width, at + height);
    if (end > start)
      lines.push(
        clip([x + start, y + start - at], [x + end, y + end - at]),
        clip([x + start, y + height - (start - at)], [x + end, y + height - (end - at)]),
      );
  }
  return rect(x, y, width, height, fill, { stroke: LINE, 'stroke-width': 1.4 }) + strokes(lines, net, 1.5);
}
