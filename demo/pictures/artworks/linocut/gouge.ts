import { boundsOf, isInside, polar, walk, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { tenths } from '../../drawing/number.ts';
import { dots, filled, rect, straight } from '../../drawing/svg.ts';
import { spreadEdge } from './edge.ts';

export const PAPER = '#f3ecdd';

/** One push of the gouge: path data, pointed at both ends. */
export function cut(from: Point, to: Point, width: number, bend = 0): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const f = tenths;
  const side = (sign: number) =>
    `${f(mx + nx * (bend * length + sign * width))} ${f(my + ny * (bend * length + sign * width))}`;
  return `M${f(from[0])} ${f(from[1])}Q${side(1)} ${f(to[0])} ${f(to[1])}Q${side(-1)} ${f(from[0])} ${f(from[1])}`;
}

export interface Carving {
  /** Direction of the cut at a place, in radians. */
  flow: (point: Point) => number;
  spacing: number;
  length: number;
  /** Width of a cut, or how it changes over the block; 0 leaves the ink standing. */
  width: number | ((point: Point) => number);
  bend?: number;
}

/** Covers an area with cuts that follow a flow, row by row and never quite in line. */
export function carve(
  random: Random,
  area: readonly Point[],
  { flow, spacing, length, width, bend = 0 }: Carving,
): string {
  const { left, top, right, bottom } = boundsOf(area);
  let data = '';
  const stepX = spacing * 1.15;
  for (let y = top, row = 0; y < bottom; y += spacing, row += 1) {
    for (let x = left + (row % 2) * stepX * 0.5; x < right; x += stepX) {
      const at: Point = [x + random.tremble(spacing * 0.35), y + random.tremble(spacing * 0.35)];
      const wide = (typeof width === 'number' ? width : width(at)) * random.between(0.7, 1.2);
      if (wide < 0.5 || !isInside(area, at)) continue;
      const angle = flow(at) + random.tremble(0.07);
      const half = (length / 2) * random.between(0.7, 1.15);
      const [from, to] = [polar(at, -half, angle), polar(at, half, angle)];
      if (isInside(area, from) && isInside(area, to)) data += cut(from, to, wide, bend);
    }
  }
  return data;
}

/** A line cut in one go along a path: its width swells and ends in a point. */
export function groove(line: readonly Point[], width: number, taper = 0.3): string {
  const stations = walk(line, 9);
  const widthAt = (share: number) => width * Math.min(1, Math.min(share, 1 - share) / taper + 0.06);
  const left = stations.map(({ point, angle, share }) =>
    polar(point, widthAt(share) / 2, angle + Math.PI / 2),
  );
  const right = stations
    .map(({ point, angle, share }) => polar(point, widthAt(share) / 2, angle - Math.PI / 2))
    .reverse();
  return straight([...left, ...right], true);
}

/** The inked block on its paper, with the uneven edge and the salt of a hand-pulled print. */
export function block(
  random: Random,
  width: number,
  height: number,
  ink: string,
  ...picture: string[]
): string {
  const margin = Math.round(Math.min(width, height) * 0.065);
  const edge = spreadEdge(random, width, height, margin);
  const salt = (count: number, colour: string, radius: number, opacity: number) =>
    dots(
      Array.from({ length: count }, (): Point => [
        Math.round(margin + random() * (width - margin * 2)),
        Math.round(margin + random() * (height - margin * 2)),
      ]),
      radius,
      colour,
      { opacity },
    );
  return (
    rect(0, 0, width, height, PAPER) +
    filled(straight(edge, true), ink) +
    picture.join('') +
    salt(700, PAPER, 0.8, 0.75) +
    salt(160, PAPER, 1.3, 0.5) +
    salt(160, ink, 1.1, 0.4)
  );
}

/** Ridges that the gouge left standing where ground was cleared. */
export function chatter(
  random: Random,
  area: readonly Point[],
  count: number,
  length: number,
  angle: number,
  ink: string,
): string {
  const { left, top, width, height } = boundsOf(area);
  let data = '';
  for (let i = 0; i < count; i += 1) {
    const at: Point = [left + random() * width, top + random() * height];
    if (!isInside(area, at)) continue;
    data += cut(
      at,
      polar(at, length * random.between(0.4, 1.2), angle + random.tremble(0.4)),
      random.between(0.8, 2),
    );
  }
  return filled(data, ink);
}
