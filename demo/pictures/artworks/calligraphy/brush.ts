import { curve, mix, polar, walk, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, rect, straight, stroked } from '../../drawing/svg.ts';
import { fibres, patches, specks } from '../../drawing/texture.ts';

export interface Nib {
  /** Width of the reed or flat brush in pixels. */
  width: number;
  /** The angle at which it is held, in radians; strokes along it are thin, strokes across it full. */
  angle: number;
  ink: string;
  /** Colour that shows through where the brush runs dry. */
  paper: string;
  /** Where on the stroke (0 to 1) the brush begins to run dry; 1: never. */
  dry?: number;
  /** Whether the stroke ends in a hair line. */
  lift?: boolean;
}

/** One stroke of a broad nib along a smooth line, with the streaks of a brush that runs out of ink. */
export function brush(
  random: Random,
  line: readonly Point[],
  { width, angle, ink, paper, dry = 0.55, lift = true }: Nib,
): string {
  const stations = walk(curve(line, false, 12), 4.5);
  const reach = (share: number) =>
    (lift ? Math.min(1, (1 - share) * 3.2 + 0.04) : 1) * Math.min(1, share * 9 + 0.55);
  const half = (way: number, share: number) =>
    Math.max(width * 0.045, (width / 2) * Math.abs(Math.sin(way - angle))) * reach(share);
  // The nib is a line held at a constant angle: the stroke is what that line sweeps over.
  const left: Point[] = [];
  const right: Point[] = [];
  stations.forEach(({ point, angle: way, share }) => {
    const blended = half(way, share);
    const normal = way + Math.PI / 2;
    left.push(polar(point, blended + random.tremble(0.7), normal));
    right.push(polar(point, -blended + random.tremble(0.7), normal));
  });
  let streaks = '';
  const count = Math.round(width / 4);
  for (let i = 0; i < count; i += 1) {
    const offset = mix(-0.92, 0.92, i / Math.max(1, count - 1)) + random.tremble(0.06);
    let at = dry + random.between(0, (1 - dry) * 0.9);
    while (at < 0.97 && dry < 1) {
      const until = Math.min(1, at + random.between(0.03, 0.16));
      const part = stations
        .filter(({ share }) => share >= at && share <= until)
        .map(({ point, angle: way, share }) => polar(point, offset * half(way, share), way + Math.PI / 2));
      if (part.length > 2) streaks += straight(part.filter((_, k) => k % 2 === 0));
      at = until + random.between(0.01, 0.1);
    }
  }
  return (
    filled(straight([...left, ...right.reverse()], true), ink) +
    (streaks === '' ? '' : stroked(streaks, paper, Math.max(1, width * 0.028), { opacity: 0.9 }))
  );
}

/** The rhombic dot of the reed pen. */
export const nuqta = (at: Point, size: number, angle: number, ink: string) =>
  filled(
    straight(
      [
        polar(at, size, angle),
        polar(at, size * 0.86, angle + Math.PI / 2),
        polar(at, size, angle + Math.PI),
        polar(at, size * 0.9, angle - Math.PI / 2),
      ],
      true,
    ),
    ink,
  );

/** Splashes thrown off by a fast hand. */
export function spatter(random: Random, from: Point, reach: number, ink: string): string {
  const drops = Array.from({ length: 40 }, (): [Point, number] => [
    polar(from, reach * Math.pow(random(), 1.6), random.tremble(1.2)),
    random.between(0.8, 4.6),
  ]);
  return [1.2, 2.2, 3.6]
    .map((radius) =>
      dots(
        drops.filter(([, r]) => Math.abs(r - radius) < 0.9).map(([point]) => point),
        radius,
        ink,
      ),
    )
    .join('');
}

/** Burnished, tinted paper with flakes of gold. */
export function tinted(
  random: Random,
  width: number,
  height: number,
  colour: string,
  deep: string,
  gold: string,
): string {
  const flake = (count: number, radius: number) =>
    dots(
      Array.from({ length: count }, (): Point => [random() * width, random() * height]),
      radius,
      gold,
      { opacity: 0.75 },
    );
  return (
    rect(0, 0, width, height, colour) +
    patches(random, width, height, 26, deep, 0.05) +
    fibres(random, width, height, 130, deep, 0.16) +
    specks(random, width, height, 900, 0.9, deep, 0.2) +
    flake(130, 1.4) +
    flake(36, 2.4)
  );
}

/** Gold rules around the text block. */
export const rules = (width: number, height: number, inset: number, colour: string) =>
  [0, 7, 12]
    .map((by, i) =>
      rect(inset + by, inset + by, width - (inset + by) * 2, height - (inset + by) * 2, 'none', {
        stroke: colour,
        'stroke-width': i === 0 ? 3 : 1.2,
      }),
    )
    .join('');
