import { curve, ellipse, mix, type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, smooth, stroked, strokes } from '../../drawing/svg.ts';
import { limb, patterned, plain, type Skin } from './pattern.ts';
import { closedCurve, placer, type Stance } from './stance.ts';

export function tiger(random: Random, stance: Stance, body: Skin, limbs: Skin, face: Skin): string {
  const { all, one } = placer(stance);
  const s = stance.size;
  const torso = closedCurve(
    trace(`
      -360 -250, -300 -318, -160 -330, 0 -312, 130 -330, 240 -330, 300 -270, 300 -180, 220 -130,
      60 -126, -120 -138, -260 -120, -350 -160`),
  );
  const leg = (line: Point[], widths: number[], skin: Skin) =>
    limb(
      random,
      all(line),
      widths.map((w) => w * s),
      skin,
    );
  const head: Point = [306, -300];
  const skull = closedCurve(
    trace(`
      -112 16, -104 -50, -60 -98, 0 -108, 60 -98, 104 -50, 112 16, 84 66, 40 104, 0 112, -40 104,
      -84 66`).map(([x, y]): Point => [head[0] + x, head[1] + y]),
  );
  const feature = (points: Point[]) => all(points.map(([x, y]): Point => [head[0] + x, head[1] + y]));
  const stripes: Point[][] = [];
  for (const side of [-1, 1]) {
    for (const [y, length] of trace('10 52, 34 44, 58 34'))
      stripes.push(
        feature(
          curve([
            [side * 104, y - 16],
            [side * (104 - length * 0.5), y - 6],
            [side * (104 - length), y],
          ]),
        ),
      );
    stripes.push(
      feature([
        [side * 16, -98],
        [side * 12, -62],
      ]),
      feature([
        [side * 40, -92],
        [side * 30, -60],
      ]),
    );
  }
  const whiskers: Point[][] = [];
  for (const side of [-1, 1])
    for (const [dx, dy] of trace('130 36, 134 58, 122 80'))
      whiskers.push(
        feature(
          curve([
            [side * 34, 52],
            [side * 84, mix(52, dy, 0.4)],
            [side * dx, dy],
          ]),
        ),
      );
  const almond = (side: number) =>
    feature(
      closedCurve([
        [side * 70, -28],
        [side * 46, -44],
        [side * 24, -20],
        [side * 46, -8],
      ]),
    );
  return (
    limb(
      random,
      all(curve(trace('-340 -240, -450 -260, -470 -380, -380 -430, -330 -500, -380 -556'))),
      [40, 34, 30, 28, 26, 10].map((w) => w * s),
      limbs,
    ) +
    leg(trace('170 -170, 190 -80, 226 -8'), [92, 56, 50], limbs) +
    leg(trace('-210 -180, -190 -90, -150 -8'), [120, 60, 50], limbs) +
    patterned(random, all(torso), body) +
    leg(trace('90 -180, 70 -90, 40 -8'), [104, 62, 54], limbs) +
    leg(trace('-290 -200, -310 -100, -334 -8'), [140, 66, 54], limbs) +
    trace('226 -8, -150 -8, 40 -8, -334 -8')
      .map(([x, y]) =>
        patterned(random, all(ellipse([x + 16, y + 2], 40, 21)), {
          ...limbs,
          pitch: (limbs.pitch ?? 10) * 0.9,
        }),
      )
      .join('') +
    [-1, 1]
      .map((side) =>
        patterned(random, feature(ellipse([side * 82, -86], 34, 36)), { ...face, base: limbs.base }),
      )
      .join('') +
    patterned(random, all(skull), { ...face, kinds: ['comb', 'dot', 'slant', 'dot'] }) +
    strokes(stripes, '#1d1a1c', 7 * s) +
    patterned(random, feature(closedCurve(trace('-50 40, 0 22, 50 40, 44 84, 0 98, -44 84'))), {
      base: '#fff3df',
      marks: ['#c9862b'],
      kinds: ['dot'],
      pitch: 9 * s,
    }) +
    stroked(smooth(feature(trace('-30 70, -14 80, 0 66, 14 80, 30 70'))), '#1d1a1c', 4 * s) +
    plain(feature(closedCurve(trace('-22 36, 22 36, 8 58, -8 58'))), '#b8442e') +
    [-1, 1]
      .map(
        (side) =>
          plain(almond(side), '#fdf0b8', 4 * s) +
          dots([one([head[0] + side * 46, head[1] - 25])], 10 * s, '#1d1a1c'),
      )
      .join('') +
    strokes(whiskers, '#fff8ea', 2.6 * s)
  );
}
