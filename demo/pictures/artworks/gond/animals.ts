import { curve, type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, smooth, stroked } from '../../drawing/svg.ts';
import { eye, leaf, limb, patterned, type Skin } from './pattern.ts';
import { closedCurve, placer, type Stance } from './stance.ts';

/** A standing deer, 600 high without antlers, feet on y = 0, looking right; the picture draws the antlers. */
export function deer(random: Random, stance: Stance, body: Skin, legs: Skin): { svg: string; crown: Point } {
  const { all, one, angle } = placer(stance);
  const s = stance.size;
  const torso = closedCurve(
    trace(`
      -210 -300, -110 -338, 20 -330, 100 -352, 140 -440, 158 -510, 176 -543, 206 -552, 240 -532,
      280 -498, 276 -476, 225 -474, 206 -450, 196 -340, 168 -262, 90 -226, -30 -222, -110 -226,
      -180 -216, -218 -255`),
  );
  const leg = (line: Point[], widths: number[]) =>
    limb(
      random,
      all(line),
      widths.map((w) => w * s),
      { ...legs, pitch: 9 * Math.max(0.8, s) },
    );
  return {
    svg:
      leg(trace('120 -260, 104 -160, 96 -90, 84 0'), [56, 26, 17, 20]) +
      leg(trace('-130 -260, -132 -190, -98 -110, -112 0'), [84, 44, 18, 20]) +
      leaf(one([-205, -285]), 74 * s, angle(-2.5), legs.base, body.base, 0.28) +
      leaf(one([172, -535]), 84 * s, angle(-2.7), legs.base, body.base, 0.26) +
      patterned(random, all(torso), body) +
      leg(trace('168 -280, 174 -160, 168 -90, 170 0'), [64, 28, 18, 20]) +
      leg(trace('-180 -270, -190 -190, -156 -110, -176 0'), [92, 48, 18, 20]) +
      leaf(one([186, -540]), 78 * s, angle(-2.25), body.base, legs.base, 0.26) +
      eye(one([222, -516]), 11 * s) +
      dots([one([272, -492])], 5 * s, '#1d1a1c'),
    crown: one([200, -550]),
  };
}

export function elephant(random: Random, stance: Stance, body: Skin, ear: Skin, legs: Skin): string {
  const { all, one } = placer(stance);
  const s = stance.size;
  const torso = closedCurve(
    trace(`
      -335 -330, -285 -430, -140 -494, 40 -494, 170 -460, 230 -360, 210 -250, 120 -172, -120 -162,
      -270 -190, -338 -250`),
  );
  const skull = closedCurve(
    trace(`
      130 -440, 160 -520, 226 -566, 300 -552, 348 -480, 356 -396, 326 -322, 250 -280, 178 -316,
      136 -380`),
  );
  const cloth = closedCurve(
    trace('-190 -486, -60 -505, 60 -498, 82 -400, 70 -300, -60 -286, -180 -300, -200 -400'),
  );
  const leg = (x: number, lean: number) =>
    limb(
      random,
      all([
        [x, -230],
        [x + lean, -110],
        [x, -34],
      ]),
      [132 * s, 100 * s, 104 * s],
      legs,
    ) +
    dots(
      [-33, 0, 33].map((dx) => one([x + dx, 6])),
      12 * s,
      '#fff3df',
    );
  const trunk: Point[] = trace('300 -350, 380 -292, 446 -330, 474 -430, 462 -530, 404 -574, 362 -540');
  const tail: Point[] = trace('-326 -320, -378 -260, -372 -160');
  return (
    leg(140, 4) +
    leg(-150, -6) +
    stroked(smooth(all(tail)), '#1d1a1c', 13 * s) +
    leaf(one([-372, -166]), 66 * s, Math.PI / 2, legs.base, body.base, 0.3) +
    patterned(random, all(torso), body) +
    patterned(random, all(cloth), { ...ear, kinds: ['chain', 'dot', 'scale', 'comb'], pitch: 12 * s }) +
    dots(
      [-150, -110, -70, -30, 10, 48].map((x) => one([x, -284 - Math.abs(x + 52) * 0.1])),
      9 * s,
      '#f3c23c',
    ) +
    leg(48, 4) +
    leg(-252, -6) +
    limb(
      random,
      all(trunk),
      [150, 122, 92, 74, 60, 50, 44].map((w) => w * s),
      body,
    ) +
    limb(
      random,
      all(curve(trace('318 -316, 372 -262, 440 -270, 486 -320'))),
      [36, 32, 22, 4].map((w) => w * s),
      { base: '#fff3df', marks: ['#c9a25a'], kinds: ['dash'], pitch: 10 * s },
    ) +
    patterned(random, all(skull), { ...body, pitch: 11 * s }) +
    patterned(
      random,
      all(closedCurve(trace('92 -500, 180 -508, 226 -430, 214 -326, 160 -226, 100 -262, 48 -370, 54 -456'))),
      ear,
    ) +
    eye(one([288, -440]), 14 * s)
  );
}
