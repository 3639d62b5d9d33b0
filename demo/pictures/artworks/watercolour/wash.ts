import { boundsOf, clamp, curve, isInside, mix, polar, ribbon, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import {
  clipped,
  dots,
  element,
  filled,
  group,
  linearGradient,
  radialGradient,
  rect,
  smooth,
  straight,
  stroked,
} from '../../drawing/svg.ts';

/** A closed outline roughened by displacing the middle of every edge, `rounds` times: how wet paint spreads. */
export function spread(random: Random, outline: readonly Point[], amount: number, rounds: number): Point[] {
  let points = [...outline];
  for (let round = 0; round < rounds; round += 1) {
    const next: Point[] = [];
    points.forEach((point, i) => {
      const after = points[(i + 1) % points.length] as Point;
      const length = Math.hypot(after[0] - point[0], after[1] - point[1]);
      const reach = Math.min(length * amount, 26);
      next.push(point, [
        mix(point[0], after[0], random.between(0.35, 0.65)) + random.tremble(reach),
        mix(point[1], after[1], random.between(0.35, 0.65)) + random.tremble(reach),
      ]);
    });
    points = next;
  }
  return points;
}

/** Whole pixels are fine enough, because the edge is drawn a dozen times. */
const rough = (points: readonly Point[]) =>
  straight(
    points.map(([x, y]): Point => [Math.round(x), Math.round(y)]),
    true,
  );

export interface Paint {
  colours: readonly string[];
  /** How much paper shines through all layers: 0 none, 1 all. */
  strength?: number;
  layers?: number;
  spreading?: number;
  /** The dark rim where pigment gathers as a wash dries. */
  rim?: string;
  rounds?: number;
}

/** One wash: many thin layers of slightly different shape, and the rim that a drying wash leaves. */
export function wash(
  random: Random,
  outline: readonly Point[],
  { colours, strength = 0.75, layers = 9, spreading = 0.22, rim, rounds = 2 }: Paint,
): string {
  const base = spread(random, outline, spreading * 0.5, 1);
  const opacity = 1 - Math.pow(1 - strength, 1 / layers);
  let result = '';
  for (let i = 0; i < layers; i += 1) {
    result += filled(
      rough(spread(random, base, spreading, Math.max(1, rounds - 1))),
      colours[i % colours.length] as string,
      { 'fill-opacity': opacity },
    );
  }
  return (
    result +
    (rim ? stroked(rough(spread(random, base, spreading * 0.5, 1)), rim, 1.6, { opacity: 0.34 }) : '')
  );
}

/** Grains of pigment in the texture of the paper, only inside the outline. */
export function granulation(
  random: Random,
  outline: readonly Point[],
  count: number,
  colour: string,
  opacity = 0.2,
): string {
  const { left, top, width, height } = boundsOf(outline);
  const grains: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const point: Point = [Math.round(left + random() * width), Math.round(top + random() * height)];
    if (isInside(outline, point)) grains.push(point);
  }
  return dots(grains, 1, colour, { opacity });
}

/** A brush touched to paper: an irregular drop. */
export function dab(
  random: Random,
  [x, y]: Point,
  size: number,
  colour: string,
  opacity: number,
  flat = 0.7,
): string {
  const count = 6;
  const turn = random() * 6;
  const points = Array.from({ length: count }, (_, i): Point => {
    const at = polar([0, 0], size * random.between(0.65, 1.2), turn + (i / count) * Math.PI * 2);
    return [Math.round(x + at[0]), Math.round(y + at[1] * flat)];
  });
  return filled(smooth(points, true), colour, { opacity: Math.round(opacity * 100) / 100 });
}

/**
 * A crown of leaves or blossom: soft masses first, then touches of the brush, denser in the middle. Light falls from
 * the upper left, so the later colours, the dark ones, lie low and to the right.
 */
export function foliage(
  random: Random,
  centre: Point,
  radiusX: number,
  radiusY: number,
  count: number,
  size: number,
  colours: readonly string[],
  opacity = 0.55,
): string {
  const heaps = new Map<string, string>();
  let masses = '';
  const shadeAt = (x: number, y: number, play: number) =>
    Math.floor(clamp(0.48 + (x + y * 1.5) * 0.3 + random.tremble(play), 0, 0.999) * colours.length);
  for (let i = 0; i < Math.max(4, count / 9); i += 1) {
    const at = polar([0, 0], Math.sqrt(random()) * 0.72, random() * Math.PI * 2);
    masses += dab(
      random,
      [centre[0] + at[0] * radiusX, centre[1] + at[1] * radiusY],
      Math.min(radiusX, radiusY) * random.between(0.24, 0.42),
      colours[shadeAt(at[0], at[1], 0.1)] as string,
      0.34,
      0.85,
    );
  }
  for (let i = 0; i < count * 3; i += 1) {
    const at = polar([0, 0], Math.pow(random(), 0.55) * 1.04, random() * Math.PI * 2);
    const [x, y] = [Math.round(centre[0] + at[0] * radiusX), Math.round(centre[1] + at[1] * radiusY)];
    const width = size * random.pick([0.42, 0.6, 0.85]);
    const touch = polar([0, 0], width * random.between(0.2, 1), random() * Math.PI);
    const name = `${i % 3} ${shadeAt(at[0], at[1], 0.34)} ${Math.round(width)}`;
    heaps.set(name, `${heaps.get(name) ?? ''}M${x} ${y}l${Math.round(touch[0])} ${Math.round(touch[1])}`);
  }
  const touches = random.shuffle([...heaps.keys()]).map((name) => {
    const [, shade, width] = name.split(' ').map(Number) as [number, number, number];
    return stroked(heaps.get(name) as string, colours[shade] as string, width, { opacity });
  });
  return masses + touches.join('');
}

/** One stroke of a loaded brush that lifts off at its end. */
export const stroke = (
  points: readonly Point[],
  width: number,
  colour: string,
  opacity = 0.8,
  ending = 0.15,
) =>
  filled(
    straight(ribbon(curve(points, false, 6), (share) => (width / 2) * mix(1, ending, share * share))),
    colour,
    { opacity },
  );

/** Wet in wet: colours let into damp paper, without any edge. */
export function wet(
  spots: readonly { at: Point; radius: number; colour: string; opacity: number; flat?: number }[],
  id: string,
): string {
  const gradients = new Map<string, string>();
  const drawn = spots.map(({ at, radius, colour, opacity, flat = 1 }) => {
    const name = `${id}${gradients.has(colour) ? [...gradients.keys()].indexOf(colour) : gradients.size}`;
    if (!gradients.has(colour))
      gradients.set(
        colour,
        radialGradient(name, [
          [0, colour, 1],
          [0.45, colour, 0.62],
          [0.75, colour, 0.2],
          [1, colour, 0],
        ]),
      );
    return element('ellipse', {
      cx: at[0],
      cy: at[1],
      rx: radius,
      ry: radius * flat,
      fill: `url(#${name})`,
      'fill-opacity': opacity,
    });
  });
  return element('defs', {}, [...gradients.values()].join('')) + drawn.join('');
}

/** The sheet: cold-pressed paper, the painting with an uneven edge, and the texture of the paper over it. */
export function paperSheet(random: Random, width: number, height: number, ...painting: string[]): string {
  const margin = Math.round(Math.min(width, height) * 0.042);
  const edge = spread(
    random,
    [
      [margin, margin],
      [width / 2, margin - 4],
      [width - margin, margin],
      [width - margin + 3, height / 2],
      [width - margin, height - margin],
      [width / 2, height - margin + 4],
      [margin, height - margin],
      [margin - 3, height / 2],
    ],
    0.012,
    4,
  );
  const lights: Point[] = Array.from({ length: Math.round((width * height) / 900) }, (): Point => [
    Math.round(random() * width),
    Math.round(random() * height),
  ]);
  const darks: Point[] = Array.from({ length: Math.round((width * height) / 1500) }, (): Point => [
    Math.round(random() * width),
    Math.round(random() * height),
  ]);
  return (
    rect(0, 0, width, height, '#faf6ec') +
    clipped('painting', straight(edge, true), ...painting) +
    stroked(straight(edge, true), '#4a4a55', 1.2, { opacity: 0.16 }) +
    group({}, dots(lights, 0.9, '#fffdf6', { opacity: 0.5 }), dots(darks, 0.8, '#4c4038', { opacity: 0.13 }))
  );
}

/** A graded wash from top to bottom. */
export const graded = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  stops: readonly (readonly [number, string, number?])[],
) => element('defs', {}, linearGradient(id, stops)) + rect(x, y, width, height, `url(#${id})`);

/** The outline of a range of hills: a ridge through the given heights, closed below at `foot`. */
export function range(random: Random, ridge: readonly Point[], foot: number, unrest: number): Point[] {
  const line = curve(ridge, false, 5).map(([x, y]): Point => [x, y + random.tremble(unrest)]);
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
  return [...line, [last[0], foot], [first[0], foot]];
}
