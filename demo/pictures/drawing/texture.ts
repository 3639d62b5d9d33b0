import { boundsOf, isInside, TURN, polar, type Point } from './geometry.ts';
import type { Random } from './random.ts';
import { dots, filled, smooth, straight, stroked } from './svg.ts';

/** Specks all over the sheet: the texture of paper, cloth or a mud wall. */
export function specks(
  random: Random,
  width: number,
  height: number,
  count: number,
  radius: number,
  colour: string,
  opacity: number,
) {
  const points = Array.from({ length: count }, (): Point => [
    Math.round(random() * width),
    Math.round(random() * height),
  ]);
  return dots(points, radius, colour, { opacity });
}

/** Large soft-edged patches that keep a flat ground from looking printed. */
export function patches(
  random: Random,
  width: number,
  height: number,
  count: number,
  colour: string,
  opacity: number,
) {
  return Array.from({ length: count }, () => {
    const size = random.between(0.06, 0.22) * Math.max(width, height);
    return filled(smooth(blob(random, [random() * width, random() * height], size, 0.3), true), colour, {
      opacity,
    });
  }).join('');
}

/** Short fibres in every direction, as in handmade paper. */
export function fibres(
  random: Random,
  width: number,
  height: number,
  count: number,
  colour: string,
  opacity: number,
  length = 16,
) {
  let data = '';
  for (let i = 0; i < count; i += 1) {
    const from: Point = [random() * width, random() * height];
    const angle = random() * TURN;
    data += straight([
      from,
      polar(from, length * random.between(0.3, 1), angle),
      polar(from, length * 1.6, angle + 0.5),
    ]);
  }
  return stroked(data, colour, 0.8, { opacity });
}

/** A rounded, irregular outline of about `radius`. */
export function blob(random: Random, centre: Point, radius: number, unevenness = 0.2, count = 12): Point[] {
  return Array.from({ length: count }, (_, i) =>
    polar(
      centre,
      radius * (1 + random.between(-unevenness, unevenness)),
      ((i + random.between(-0.2, 0.2)) / count) * TURN,
    ),
  );
}

/** Points inside an outline that keep at least `spacing` from one another. */
export function scatter(random: Random, outline: readonly Point[], spacing: number, tries = 2500): Point[] {
  const { left, top, width, height } = boundsOf(outline);
  const cells = new Map<string, Point>();
  const result: Point[] = [];
  for (let i = 0; i < tries; i += 1) {
    const point: Point = [left + random() * width, top + random() * height];
    const [column, row] = [Math.floor(point[0] / spacing), Math.floor(point[1] / spacing)];
    let free = true;
    for (let dx = -1; dx <= 1 && free; dx += 1) {
      for (let dy = -1; dy <= 1 && free; dy += 1) {
        const other = cells.get(`${column + dx},${row + dy}`);
        if (other && Math.hypot(other[0] - point[0], other[1] - point[1]) < spacing) free = false;
      }
    }
    if (!free || !isInside(outline, point)) continue;
    cells.set(`${column},${row}`, point);
    result.push(point);
  }
  return result;
}
