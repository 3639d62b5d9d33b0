import { arc, curve, ellipse, polar, TURN, walk, type Point } from '../../drawing/geometry.ts';
import { hatch } from '../../drawing/hatch.ts';
import type { Random } from '../../drawing/random.ts';
import { almond, petal as roundPetal, repeated } from '../../drawing/motif.ts';
import { tenths } from '../../drawing/number.ts';
import { circle, dots, filled, path, rect, smooth, straight, stroked, strokes } from '../../drawing/svg.ts';
import { fibres, patches, specks } from '../../drawing/texture.ts';

export const INK = '#1a1512';
export const PAPER = '#f6e8c9';
export const RED = '#c5321f';
export const OCHRE = '#eaa92c';
export const GREEN = '#2f7b48';
export const BLUE = '#27508f';
export const PINK = '#c93a72';
export const PIGMENTS = [RED, OCHRE, GREEN, BLUE, PINK] as const;

/** Handmade paper washed with cow dung, as painters in Mithila prepare it. */
export const handmade = (random: Random, width: number, height: number, colour = PAPER) =>
  rect(0, 0, width, height, colour) +
  patches(random, width, height, 16, '#b98d4a', 0.05) +
  fibres(random, width, height, 140, '#8a6430', 0.22) +
  specks(random, width, height, 700, 0.9, '#7b5627', 0.2);

/** The double outline with fine ticks that is typical of this school; the ticks are the dashes of a third line. */
export function doubled(
  line: readonly Point[],
  gap: number,
  closed = true,
  between = PAPER,
  fill = 'none',
): string {
  const data = straight(line, closed);
  return (
    path(data, { fill, stroke: INK, 'stroke-width': gap + 3.2, 'stroke-linejoin': 'round' }) +
    path(data, { fill: 'none', stroke: between, 'stroke-width': gap, 'stroke-linejoin': 'round' }) +
    path(data, {
      fill: 'none',
      stroke: INK,
      'stroke-width': gap,
      'stroke-dasharray': `1.1 ${tenths(Math.max(2.1, gap * 0.5))}`,
    })
  );
}

export interface Fill {
  colour: string;
  /** Direction of fine hatching over the colour, in radians; absent: no hatching. */
  hatching?: number | undefined;
  gap?: number;
  spacing?: number;
}

/** A flat pigment, hatched with the pen, inside a double outline. */
export const shape = (outline: readonly Point[], { colour, hatching, gap = 5, spacing = 5.5 }: Fill) =>
  (hatching === undefined
    ? ''
    : filled(straight(outline, true), colour) +
      strokes(hatch(outline, hatching, spacing), INK, 1, { opacity: 0.75 })) +
  doubled(outline, gap, true, PAPER, hatching === undefined ? colour : 'none');

/** A flat pigment with a single pen line around it. */
export const single = (outline: readonly Point[], colour: string, width = 2) =>
  filled(smooth(outline, true), colour, { stroke: INK, 'stroke-width': width });

export const petal = (at: Point, length: number, angle: number, plump: number): Point[] => [
  at,
  polar(polar(at, length * 0.5, angle), length * plump, angle + Math.PI / 2),
  polar(polar(at, length * 0.88, angle), length * plump * 0.55, angle + Math.PI / 2),
  polar(at, length, angle),
  polar(polar(at, length * 0.88, angle), length * plump * 0.55, angle - Math.PI / 2),
  polar(polar(at, length * 0.5, angle), length * plump, angle - Math.PI / 2),
];

export function flower(
  at: Point,
  radius: number,
  count: number,
  colour: string,
  heart: string,
  turn = 0,
): string {
  const veins: Point[][] = [];
  let petals = '';
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i / count) * TURN;
    petals += roundPetal(polar(at, radius * 0.2, angle), radius * 0.8, angle, 1.75 / count);
    if (radius > 16)
      for (const lean of [-0.1, 0.1])
        veins.push([polar(at, radius * 0.4, angle + lean * 0.6), polar(at, radius * 0.76, angle + lean)]);
  }
  return (
    filled(petals, colour, { stroke: INK, 'stroke-width': Math.max(1.3, radius * 0.05) }) +
    strokes(veins, INK, Math.max(0.9, radius * 0.028)) +
    circle(at, radius * 0.27, heart, { stroke: INK, 'stroke-width': Math.max(1.3, radius * 0.05) }) +
    (radius > 22 ? dots(ellipse(at, radius * 0.15, radius * 0.15, 7), radius * 0.032, INK) : '')
  );
}

export function leaf(at: Point, length: number, angle: number, colour: string, plump = 0.26): string {
  const ribs: Point[][] = [[at, polar(at, length * 0.92, angle)]];
  for (const share of length > 30 ? [0.3, 0.5, 0.68] : [0.35, 0.6]) {
    const rib = (side: number) =>
      polar(
        polar(at, length * (share + 0.14), angle),
        length * plump * (1.05 - share) * side,
        angle + Math.PI / 2,
      );
    ribs.push([rib(-1), polar(at, length * share, angle), rib(1)]);
  }
  return (
    filled(almond(at, length, angle, plump), colour, {
      stroke: INK,
      'stroke-width': Math.max(1.3, length * 0.045),
    }) + strokes(ribs, INK, Math.max(0.8, length * 0.022))
  );
}

/** A frame of three bands: teeth, a running vine with flowers, and pearls. Also returns the rectangle inside. */
export function frame(
  random: Random,
  width: number,
  height: number,
  depth: number,
  colours: readonly [string, string, string],
): string {
  const [band, bloom, tooth] = colours;
  const box = (by: number): Point[] => [
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
  ];
  const ring = (outer: number, inner: number, colour: string) =>
    filled(straight(box(outer), true) + straight(box(inner).reverse(), true), colour, {
      'fill-rule': 'evenodd',
    });
  const edge = (by: number, w: number) => stroked(straight(box(by), true), INK, w);
  const teeth: Point[][] = [];
  const middle = depth * 0.56;
  for (let side = 0; side < 4; side += 1) {
    const corner = box(10);
    const [from, to] = [corner[side] as Point, corner[(side + 1) % 4] as Point];
    const stations = walk([from, to], depth * 0.26);
    for (let i = 0; i + 1 < stations.length; i += 1) {
      const [p, q] = [stations[i]!.point, stations[i + 1]!.point];
      const angle = stations[i]!.angle + Math.PI / 2;
      teeth.push([p, polar([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], depth * 0.2, angle), q]);
    }
  }
  let vine = '';
  const stem: Point[] = walk(box(middle), 14, true).map(({ point, angle }, i) =>
    polar(point, Math.sin(i * 0.65) * depth * 0.1, angle + Math.PI / 2),
  );
  vine += stroked(straight(stem, true), INK, 2);
  const stations = walk(box(middle), depth * 0.94, true);
  const sprig = [-2.5, -0.65, 0.65, 2.5]
    .map((turn) => leaf(polar([0, 0], 2, turn), depth * 0.25, turn, GREEN, 0.3))
    .join('');
  vine += repeated(
    'frame-sprig',
    sprig,
    stations.filter((_, i) => i % 2 === 1).map(({ point, angle }) => ({ at: point, turn: angle })),
  );
  vine += repeated(
    'frame-flower',
    flower([0, 0], depth * 0.27, 8, bloom, OCHRE),
    stations.filter((_, i) => i % 2 === 0).map(({ point }) => ({ at: point, turn: random() })),
  );
  return (
    ring(0, depth, PAPER) +
    ring(0, 10, band) +
    strokes(teeth, INK, 1.6) +
    filled(teeth.map((tri) => straight(tri, true)).join(''), tooth) +
    ring(depth - 8, depth, band) +
    vine +
    edge(10, 2.2) +
    edge(depth * 0.28, 1.6) +
    edge(depth - 8, 2.2) +
    edge(depth, 2.2) +
    edge(1.5, 3)
  );
}

/** Fills the free places of a picture with sprigs, small flowers and dots: the school leaves none empty. */
export function sprinkle(random: Random, places: readonly Point[], size: number): string {
  const motifs = [
    ...PIGMENTS.map((colour, i) =>
      flower(
        [0, 0],
        size * (0.42 + (i % 3) * 0.04),
        [6, 8, 5][i % 3] as number,
        colour,
        colour === OCHRE ? RED : OCHRE,
      ),
    ),
    ...[RED, PINK, BLUE].map((colour) =>
      [-1, 0, 1].map((k) => leaf([0, 0], size * 0.56, k * 0.85, k === 0 ? colour : GREEN, 0.24)).join(''),
    ),
    [-1, 0, 1].map((k) => leaf([0, 0], size * 0.54, k * 0.85, GREEN, 0.24)).join(''),
    leaf([-size * 0.4, 0], size * 0.5, 0.5, GREEN) + leaf([-size * 0.4, 0], size * 0.5, -0.5, OCHRE),
    dots([...ellipse([0, 0], size * 0.22, size * 0.22, 7), [0, 0]], size * 0.055, INK),
  ];
  const chosen = places.map((at) => ({
    at,
    turn: random() * TURN,
    size: random.between(0.8, 1.1),
    motif: random.whole(0, motifs.length - 1),
  }));
  return motifs
    .map((motif, i) =>
      repeated(
        `sprig-${i}`,
        motif,
        chosen.filter((place) => place.motif === i),
      ),
    )
    .join('');
}

/** The wide-open eye of Mithila, seen from the front even in profile: `length` from corner to corner. */
export function eye(at: Point, length: number, mirrored = false, white = '#fffaf0'): string {
  const face = mirrored ? -1 : 1;
  const [x, y] = at;
  const half = length / 2;
  const almond = [
    ...curve(
      [
        [x - half, y],
        [x, y - length * 0.27],
        [x + half, y],
      ],
      false,
      6,
    ),
    ...curve(
      [
        [x + half, y],
        [x, y + length * 0.23],
        [x - half, y],
      ],
      false,
      6,
    ).slice(1, -1),
  ];
  return (
    filled(straight(almond, true), white, { stroke: INK, 'stroke-width': Math.max(1.6, length * 0.06) }) +
    dots([[x + face * length * 0.04, y - length * 0.02]], length * 0.17, INK) +
    dots([[x + face * length * 0.09, y - length * 0.07]], length * 0.045, white)
  );
}

/** Rows of scales or feathers over an outline: half rings, staggered. */
export function scales(at: readonly Point[], radius: number, heading: (point: Point) => number): string {
  const outer = at.map((point) => arc(point, radius, heading(point) - 1.25, heading(point) + 1.25, 7));
  const inner = at.map((point) => arc(point, radius * 0.6, heading(point) - 1.1, heading(point) + 1.1, 5));
  return strokes(outer, INK, 1.7) + strokes(inner, INK, 0.9);
}

export const rows = (left: number, right: number, top: number, bottom: number, step: number): Point[] => {
  const result: Point[] = [];
  for (let x = left, i = 0; x <= right; x += step * 0.86, i += 1)
    for (let y = top + (i % 2) * step * 0.5; y <= bottom; y += step) result.push([x, y]);
  return result;
};
