import { arc, type Point, polar, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, smooth, stroked, strokes } from '../../drawing/svg.ts';
import { eye, leaf, patterned, plain, type Skin } from './pattern.ts';
import { closedCurve, placer, type Stance } from './stance.ts';

/** A bird in profile with a long tail, 200 long, its breast at the origin. */
export function bird(
  random: Random,
  stance: Stance,
  body: Skin,
  wing: Skin,
  tailColours: readonly string[],
): string {
  const { all, one, angle } = placer(stance);
  const s = stance.size;
  const outline = closedCurve(
    trace('-70 10, -40 -26, 10 -48, 44 -84, 74 -92, 94 -72, 88 -46, 76 -10, 50 30, 0 46, -48 34'),
  );
  let feathers = '';
  for (let i = 0; i < 5; i += 1)
    feathers += leaf(
      one([-52, 10]),
      (140 - Math.abs(i - 2) * 16) * s,
      angle(Math.PI - 0.34 + i * 0.2),
      tailColours[i % tailColours.length] as string,
      tailColours[(i + 1) % tailColours.length] as string,
      0.1,
    );
  const beak = all(trace('92 -80, 134 -66, 92 -58'));
  return (
    feathers +
    strokes(
      [
        all(trace('8 40, 4 84, 26 86')),
        all(trace('28 38, 28 82, 50 84')),
        all(trace('4 84, -14 88')),
        all(trace('28 82, 10 88')),
      ],
      '#1d1a1c',
      4 * s,
    ) +
    plain(beak, '#e9a13b', 2.6 * s) +
    patterned(random, all(outline), body) +
    patterned(random, all(closedCurve(trace('-60 12, -30 -22, 16 -34, 36 -10, 10 18, -30 24'))), wing) +
    eye(one([70, -70]), 8.5 * s) +
    strokes(
      [-0.5, 0, 0.5].map((turn) => all([[62, -90], polar([62, -90], 30, -1.9 + turn * 0.7)])),
      '#1d1a1c',
      2.6 * s,
    ) +
    dots(
      [-0.5, 0, 0.5].map((turn) => one(polar([62, -90], 32, -1.9 + turn * 0.7))),
      4.5 * s,
      tailColours[0] as string,
    )
  );
}

/** A fish 400 long with its middle at the origin, looking right. */
export function fish(random: Random, stance: Stance, body: Skin, fin: Skin): string {
  const { all, one } = placer(stance);
  const s = stance.size;
  const outline = closedCurve(
    trace('-140 0, -90 -54, 0 -92, 100 -80, 170 -34, 196 4, 170 40, 100 80, 0 90, -90 54'),
  );
  const finOf = (points: Point[]) => patterned(random, all(closedCurve(points)), fin);
  const gill = arc([86, 0], 74, -1.02, 1.02, 14).map(([x, y]): Point => [x - 22, y]);
  return (
    finOf(trace('-128 0, -190 -74, -222 -70, -196 0, -222 70, -190 74')) +
    finOf(trace('-40 -78, -10 -136, 60 -130, 92 -80')) +
    finOf(trace('-30 76, -40 126, 20 122, 40 84')) +
    patterned(random, all(outline), body) +
    stroked(smooth(all(gill)), '#1d1a1c', 5 * s) +
    eye(one([140, -18]), 13 * s) +
    stroked(smooth(all(trace('194 10, 176 16, 164 12'))), '#1d1a1c', 4 * s)
  );
}
