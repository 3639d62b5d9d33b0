import { type Point, polar, trace } from '../../drawing/geometry.ts';
import { filled, straight, strokes } from '../../drawing/svg.ts';
import { GOLD, LINE } from './ornament.ts';
import { pen, placed, type Stance } from './stance.ts';

/** A peacock with its train hanging, feet on the origin. */
export function peacock(stance: Stance, trailing = 190): string {
  const { all, shape, line, spots } = placed(stance);
  const train: Point[] = [
    [-24, -74],
    [-64, -70],
    [-trailing * 0.72, -26],
    [-trailing, 10],
    [-trailing * 0.86, 30],
    [-84, -6],
    [-16, -40],
  ];
  const eyes: Point[] = [0.36, 0.5, 0.64, 0.78, 0.92].flatMap((share): Point[] => [
    [-20 - (trailing - 24) * share, -70 + 90 * share],
    [-14 - (trailing - 34) * share * 0.86, -48 + 66 * share],
  ]);
  return (
    shape(train, '#2f7a5a') +
    spots(eyes, 7.4, GOLD) +
    spots(eyes, 5, '#1f4f9a') +
    spots(eyes, 2, '#12142a') +
    line(trace('-2 -34, -6 -4, 10 0'), LINE, 3) +
    line(trace('18 -38, 20 -6, 36 -2'), LINE, 3) +
    shape(
      trace(`
      -44 -62, -6 -86, 20 -92, 34 -124, 34 -156, 46 -172, 62 -168, 66 -150, 56 -132, 60 -90,
      40 -52, 0 -36, -30 -44`),
      '#2458a8',
    ) +
    shape(trace('-46 -64, -10 -82, 16 -70, 6 -50, -22 -46'), '#c98a4a') +
    strokes(
      [-34, -22, -10, 2].map((x) =>
        all([
          [x + 6, -72],
          [x - 4, -52],
        ]),
      ),
      LINE,
      1.2,
    ) +
    filled(straight(all(trace('64 -162, 84 -154, 64 -150')), true), GOLD, pen) +
    spots([[52, -157]], 4, '#fffaf0') +
    spots([[53, -157]], 2.2, LINE) +
    strokes(
      [-0.4, 0, 0.4].map((turn) => all([[50, -170], polar([50, -170], 24, -1.7 + turn)])),
      '#2458a8',
      1.4,
    ) +
    spots(
      [-0.4, 0, 0.4].map((turn) => polar([50, -170], 25, -1.7 + turn)),
      3.4,
      '#2f9a7a',
    )
  );
}

/** An egret: standing, or on the wing. */
export function egret(stance: Stance, flying: boolean): string {
  const { shape, line, spots } = placed(stance);
  if (flying)
    return (
      shape(trace('-34 2, -6 -6, 16 -6, 34 -10, 34 -4, 14 6, -10 8'), '#fdfaf0') +
      shape(trace('-12 -4, -26 -34, -10 -30, 14 -4'), '#f4ecd8') +
      line(trace('34 -8, 50 -8'), GOLD, 3.2) +
      line(trace('-34 4, -58 8'), LINE, 2)
    );
  return (
    line(trace('-4 -34, -4 0, 6 0'), LINE, 2.4) +
    line(trace('8 -34, 10 0, 20 0'), LINE, 2.4) +
    shape(trace('-48 -34, -20 -62, 14 -66, 30 -48, 14 -32, -20 -30'), '#fdfaf0') +
    line(trace('22 -56, 34 -84, 20 -104, 34 -120'), '#fdfaf0', 9) +
    spots([[36, -122]], 7, '#fdfaf0') +
    line(trace('40 -122, 64 -112'), GOLD, 4) +
    spots([[38, -124]], 1.8, LINE) +
    line(trace('-44 -36, -10 -46, 16 -44'), '#cdbf9c', 1.6)
  );
}
