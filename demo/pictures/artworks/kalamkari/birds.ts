import { arc, curve, isInside, place, type Point, polar, trace } from '../../drawing/geometry.ts';
import { dots, filled, straight, stroked, strokes } from '../../drawing/svg.ts';
import { COTTON, GOLD, INDIGO, IRON, MADDER, OLIVE, PINK, SKY } from './dyes.ts';

const closedCurve = (points: readonly Point[]) => curve(points, true, 7);

/** Rows of small feathers inside an outline, in the bird's own coordinates. */
function plumage(outline: readonly Point[], step: number, radius: number, heading: number): Point[][] {
  const rows: Point[][] = [];
  for (let x = -160; x < 160; x += step) {
    for (let y = -240; y < 60; y += step) {
      const at: Point = [x + (Math.round(y / step) % 2 ? step / 2 : 0), y];
      if ([0, 1.6, 3.1, 4.7].every((angle) => isInside(outline, polar(at, radius, angle))))
        rows.push(arc(at, radius, heading - 1.2, heading + 1.2, 6));
    }
  }
  return rows;
}

/** A peacock that walks to the right, its train trailing; feet on the origin. */
export function peacock(at: Point, size: number, mirrored: boolean): string {
  const all = (points: readonly Point[]) => place(points, at, size, 0, mirrored);
  const data = (points: readonly Point[]) => straight(all(points), true);
  const body = closedCurve(
    trace(`
      -66 -58, -20 -88, 28 -94, 52 -132, 48 -176, 62 -204, 88 -204, 98 -184, 88 -168, 92 -116,
      66 -62, 10 -38, -40 -40`),
  );
  const train = closedCurve(trace('-40 -80, -100 -70, -150 -30, -176 30, -140 44, -84 20, -30 -36'));
  const eyes: Point[] = trace('-70 -54, -98 -36, -120 -10, -140 16, -92 -8, -66 -26, -112 18');
  const crown = [-0.5, -0.15, 0.2].map((turn) => polar([76, -206], 34, -1.6 + turn));
  return (
    filled(data(train), OLIVE, { stroke: IRON, 'stroke-width': 2 }) +
    eyes
      .map(
        (eye) =>
          dots(all([eye]), 11 * size, GOLD) +
          dots(all([eye]), 7.4 * size, INDIGO) +
          dots(all([eye]), 3 * size, MADDER),
      )
      .join('') +
    strokes([all(trace('0 -42, -4 -6, 18 -2')), all(trace('30 -48, 34 -8, 54 -4'))], IRON, 4 * size) +
    filled(data(body), INDIGO, { stroke: IRON, 'stroke-width': 2 }) +
    strokes(plumage(body, 14, 6, mirrored ? 2.4 : 2.4).map(all), SKY, 1.6) +
    filled(data(closedCurve(trace('-70 -62, -20 -84, 30 -74, 20 -50, -30 -44'))), MADDER, {
      stroke: IRON,
      'stroke-width': 2,
    }) +
    strokes(
      [-44, -26, -8, 10].map((x) =>
        all([
          [x, -74],
          [x - 10, -52],
        ]),
      ),
      GOLD,
      2,
    ) +
    filled(data(trace('96 -192, 122 -182, 94 -176')), GOLD, { stroke: IRON, 'stroke-width': 1.6 }) +
    dots(all([[80, -188]]), 5.6 * size, COTTON) +
    dots(all([[81, -188]]), 3 * size, IRON) +
    strokes(
      crown.map((tip) => all([[76, -204], tip])),
      IRON,
      1.6,
    ) +
    dots(all(crown), 5 * size, PINK)
  );
}

/** A swan afloat, its waterline at y = 30. */
export function swan(at: Point, size: number, mirrored: boolean): string {
  const all = (points: readonly Point[]) => place(points, at, size, 0, mirrored);
  const data = (points: readonly Point[]) => straight(all(points), true);
  const body = closedCurve(
    trace(`
      -128 -44, -92 -20, -40 -54, 30 -50, 62 -84, 56 -130, 70 -168, 104 -170, 114 -146, 98 -138,
      88 -144, 86 -120, 100 -70, 84 -4, 40 30, -50 32, -104 6`),
  );
  const wing = closedCurve(trace('-132 -58, -80 -64, -20 -84, 44 -54, 30 -14, -30 -4, -84 -22'));
  const quills: Point[][] = [];
  for (let i = 0; i < 7; i += 1)
    quills.push(
      curve(
        [
          [36 - i * 6, -44 + i * 5],
          [-30 - i * 6, -52 + i * 7],
          [-112 + i * 12, -50 + i * 5],
        ],
        false,
        6,
      ),
    );
  return (
    filled(data(body), '#f8efd9', { stroke: IRON, 'stroke-width': 2.4 }) +
    strokes(plumage(body, 15, 6, 2.6).map(all), '#b89a63', 1.4) +
    filled(data(wing), '#f3e2bb', { stroke: IRON, 'stroke-width': 2.2 }) +
    strokes(quills.map(all), IRON, 1.3) +
    dots(all(trace('24 -46, 10 -40, -4 -36')), 3.4 * size, MADDER) +
    filled(data(trace('110 -162, 146 -146, 112 -144')), MADDER, { stroke: IRON, 'stroke-width': 1.8 }) +
    dots(all([[94, -156]]), 4.4 * size, IRON) +
    strokes(
      [
        all(curve(trace('60 -104, 76 -98, 90 -104'), false, 4)),
        all(curve(trace('60 -96, 77 -90, 92 -97'), false, 4)),
      ],
      GOLD,
      2.6 * size,
    ) +
    stroked(straight(all(curve(trace('-120 34, -40 44, 40 42, 110 32'), false, 5))), INDIGO, 2.4)
  );
}
