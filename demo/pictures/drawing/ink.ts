import { place, type Point } from './geometry.ts';
import type { Random } from './random.ts';
import { dots, filled, straight, stroked, type Attributes } from './svg.ts';

/** A drawing in one colour around the origin: filled outlines, lines with a width, and round spots. */
export interface Figure {
  fills: Point[][];
  lines: { points: Point[]; width: number }[];
  spots: { at: Point; radius: number }[];
}

export const emptyFigure = (): Figure => ({ fills: [], lines: [], spots: [] });

export function merged(figures: readonly Figure[]): Figure {
  const result = emptyFigure();
  for (const figure of figures) {
    result.fills.push(...figure.fills);
    result.lines.push(...figure.lines);
    result.spots.push(...figure.spots);
  }
  return result;
}

/** The figure at its place in the picture; widths and radii grow with it. */
export function stamp(figure: Figure, at: Point, size = 1, angle = 0, mirrored = false): Figure {
  return {
    fills: figure.fills.map((points) => place(points, at, size, angle, mirrored)),
    lines: figure.lines.map(({ points, width }) => ({
      points: place(points, at, size, angle, mirrored),
      width: width * size,
    })),
    spots: figure.spots.map((spot) => ({
      at: place([spot.at], at, size, angle, mirrored)[0] as Point,
      radius: spot.radius * size,
    })),
  };
}

/** The same figure from an unsteady hand: every point strays by up to `spread`. */
export function unsteady(figure: Figure, random: Random, spread: number): Figure {
  const stray = ([x, y]: Point): Point => [x + random.tremble(spread), y + random.tremble(spread)];
  return {
    fills: figure.fills.map((points) => points.map(stray)),
    lines: figure.lines.map(({ points, width }) => ({
      points: points.map(stray),
      width: width * random.between(0.85, 1.15),
    })),
    spots: figure.spots.map((spot) => ({
      at: stray(spot.at),
      radius: spot.radius * random.between(0.9, 1.1),
    })),
  };
}

/** Draws it: lines of about the same width share one path. */
export function inked(figure: Figure, colour: string, extra: Attributes = {}): string {
  const byWidth = new Map<number, Point[][]>();
  for (const { points, width } of figure.lines) {
    const rounded = Math.max(0.5, Math.round(width * 2) / 2);
    byWidth.set(rounded, [...(byWidth.get(rounded) ?? []), points]);
  }
  const byRadius = new Map<number, Point[]>();
  for (const { at, radius } of figure.spots) {
    const rounded = Math.max(0.5, Math.round(radius * 2) / 2);
    byRadius.set(rounded, [...(byRadius.get(rounded) ?? []), at]);
  }
  const fills = figure.fills.map((points) => straight(points, true)).join('');
  return (
    (fills === '' ? '' : filled(fills, colour, extra)) +
    [...byWidth]
      .map(([width, lines]) => stroked(lines.map((line) => straight(line)).join(''), colour, width, extra))
      .join('') +
    [...byRadius].map(([radius, points]) => dots(points, radius, colour, extra)).join('')
  );
}
