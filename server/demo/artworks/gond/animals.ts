import { arc, curve, ellipse, mix, place, polar, type Point } from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import { dots, stroked, smooth, strokes } from '../kit/svg.ts';
import { eye, leaf, limb, patterned, plain, type Skin } from './pattern.ts';

export interface Stance {
  at: Point;
  size: number;
  mirrored?: boolean;
}

/** Turns an animal's own coordinates into the picture's. */
const placer = ({ at, size, mirrored }: Stance) => ({
  all: (points: readonly Point[]) => place(points, at, size, 0, mirrored),
  one: (point: Point) => place([point], at, size, 0, mirrored)[0] as Point,
  angle: (angle: number) => (mirrored ? Math.PI - angle : angle),
});

const closedCurve = (points: readonly Point[]) => curve(points, true, 7);

/** A standing deer, 600 high without antlers, feet on y = 0, looking right; the antlers are the picture's own affair. */
export function deer(random: Random, stance: Stance, body: Skin, legs: Skin): { svg: string; crown: Point } {
  const { all, one, angle } = placer(stance);
  const s = stance.size;
  const torso = closedCurve([
    [-210, -300], [-110, -338], [20, -330], [100, -352], [140, -440], [158, -510], [176, -543], [206, -552], [240, -532], [280, -498], [276, -476],
    [225, -474], [206, -450], [196, -340], [168, -262], [90, -226], [-30, -222], [-110, -226], [-180, -216], [-218, -255],
  ]);
  const leg = (line: Point[], widths: number[]) => limb(random, all(line), widths.map((w) => w * s), { ...legs, pitch: 9 * Math.max(0.8, s) });
  return {
    svg:
      leg([[120, -260], [104, -160], [96, -90], [84, 0]], [56, 26, 17, 20]) +
      leg([[-130, -260], [-132, -190], [-98, -110], [-112, 0]], [84, 44, 18, 20]) +
      leaf(one([-205, -285]), 74 * s, angle(-2.5), legs.base, body.base, 0.28) +
      leaf(one([172, -535]), 84 * s, angle(-2.7), legs.base, body.base, 0.26) +
      patterned(random, all(torso), body) +
      leg([[168, -280], [174, -160], [168, -90], [170, 0]], [64, 28, 18, 20]) +
      leg([[-180, -270], [-190, -190], [-156, -110], [-176, 0]], [92, 48, 18, 20]) +
      leaf(one([186, -540]), 78 * s, angle(-2.25), body.base, legs.base, 0.26) +
      eye(one([222, -516]), 11 * s) +
      dots([one([272, -492])], 5 * s, '#1d1a1c'),
    crown: one([200, -550]),
  };
}

export function tiger(random: Random, stance: Stance, body: Skin, limbs: Skin, face: Skin): string {
  const { all, one } = placer(stance);
  const s = stance.size;
  const torso = closedCurve([
    [-360, -250], [-300, -318], [-160, -330], [0, -312], [130, -330], [240, -330], [300, -270], [300, -180], [220, -130], [60, -126], [-120, -138], [-260, -120], [-350, -160],
  ]);
  const leg = (line: Point[], widths: number[], skin: Skin) => limb(random, all(line), widths.map((w) => w * s), skin);
  const head: Point = [306, -300];
  const skull = closedCurve([[-112, 16], [-104, -50], [-60, -98], [0, -108], [60, -98], [104, -50], [112, 16], [84, 66], [40, 104], [0, 112], [-40, 104], [-84, 66]].map(([x, y]): Point => [head[0] + (x as number), head[1] + (y as number)]));
  const feature = (points: Point[]) => all(points.map(([x, y]): Point => [head[0] + x, head[1] + y]));
  const stripes: Point[][] = [];
  for (const side of [-1, 1]) {
    for (const [y, length] of [[10, 52], [34, 44], [58, 34]] as const) stripes.push(feature(curve([[side * 104, y - 16], [side * (104 - length * 0.5), y - 6], [side * (104 - length), y]])));
    stripes.push(feature([[side * 16, -98], [side * 12, -62]]), feature([[side * 40, -92], [side * 30, -60]]));
  }
  const whiskers: Point[][] = [];
  for (const side of [-1, 1]) for (const [dx, dy] of [[130, 36], [134, 58], [122, 80]] as const) whiskers.push(feature(curve([[side * 34, 52], [side * 84, mix(52, dy, 0.4)], [side * dx, dy]])));
  const almond = (side: number) => feature(closedCurve([[side * 70, -28], [side * 46, -44], [side * 24, -20], [side * 46, -8]]));
  return (
    limb(random, all(curve([[-340, -240], [-450, -260], [-470, -380], [-380, -430], [-330, -500], [-380, -556]])), [40, 34, 30, 28, 26, 10].map((w) => w * s), limbs) +
    leg([[170, -170], [190, -80], [226, -8]], [92, 56, 50], limbs) +
    leg([[-210, -180], [-190, -90], [-150, -8]], [120, 60, 50], limbs) +
    patterned(random, all(torso), body) +
    leg([[90, -180], [70, -90], [40, -8]], [104, 62, 54], limbs) +
    leg([[-290, -200], [-310, -100], [-334, -8]], [140, 66, 54], limbs) +
    [[226, -8], [-150, -8], [40, -8], [-334, -8]].map(([x, y]) => patterned(random, all(ellipse([(x as number) + 16, (y as number) + 2], 40, 21)), { ...limbs, pitch: (limbs.pitch ?? 10) * 0.9 })).join('') +
    [-1, 1].map((side) => patterned(random, feature(ellipse([side * 82, -86], 34, 36)), { ...face, base: limbs.base })).join('') +
    patterned(random, all(skull), { ...face, kinds: ['comb', 'dot', 'slant', 'dot'] }) +
    strokes(stripes, '#1d1a1c', 7 * s) +
    patterned(random, feature(closedCurve([[-50, 40], [0, 22], [50, 40], [44, 84], [0, 98], [-44, 84]])), { base: '#fff3df', marks: ['#c9862b'], kinds: ['dot'], pitch: 9 * s }) +
    stroked(smooth(feature([[-30, 70], [-14, 80], [0, 66], [14, 80], [30, 70]])), '#1d1a1c', 4 * s) +
    plain(feature(closedCurve([[-22, 36], [22, 36], [8, 58], [-8, 58]])), '#b8442e') +
    [-1, 1].map((side) => plain(almond(side), '#fdf0b8', 4 * s) + dots([one([head[0] + side * 46, head[1] - 25])], 10 * s, '#1d1a1c')).join('') +
    strokes(whiskers, '#fff8ea', 2.6 * s)
  );
}

export function elephant(random: Random, stance: Stance, body: Skin, ear: Skin, legs: Skin): string {
  const { all, one } = placer(stance);
  const s = stance.size;
  const torso = closedCurve([[-335, -330], [-285, -430], [-140, -494], [40, -494], [170, -460], [230, -360], [210, -250], [120, -172], [-120, -162], [-270, -190], [-338, -250]]);
  const skull = closedCurve([[130, -440], [160, -520], [226, -566], [300, -552], [348, -480], [356, -396], [326, -322], [250, -280], [178, -316], [136, -380]]);
  const cloth = closedCurve([[-190, -486], [-60, -505], [60, -498], [82, -400], [70, -300], [-60, -286], [-180, -300], [-200, -400]]);
  const leg = (x: number, lean: number) =>
    limb(random, all([[x, -230], [x + lean, -110], [x, -34]]), [132 * s, 100 * s, 104 * s], legs) +
    dots([-33, 0, 33].map((dx) => one([x + dx, 6])), 12 * s, '#fff3df');
  const trunk: Point[] = [[300, -350], [380, -292], [446, -330], [474, -430], [462, -530], [404, -574], [362, -540]];
  const tail: Point[] = [[-326, -320], [-378, -260], [-372, -160]];
  return (
    leg(140, 4) +
    leg(-150, -6) +
    stroked(smooth(all(tail)), '#1d1a1c', 13 * s) +
    leaf(one([-372, -166]), 66 * s, Math.PI / 2, legs.base, body.base, 0.3) +
    patterned(random, all(torso), body) +
    patterned(random, all(cloth), { ...ear, kinds: ['chain', 'dot', 'scale', 'comb'], pitch: 12 * s }) +
    dots([-150, -110, -70, -30, 10, 48].map((x) => one([x, -284 - Math.abs(x + 52) * 0.1])), 9 * s, '#f3c23c') +
    leg(48, 4) +
    leg(-252, -6) +
    limb(random, all(trunk), [150, 122, 92, 74, 60, 50, 44].map((w) => w * s), body) +
    limb(random, all(curve([[318, -316], [372, -262], [440, -270], [486, -320]])), [36, 32, 22, 4].map((w) => w * s), { base: '#fff3df', marks: ['#c9a25a'], kinds: ['dash'], pitch: 10 * s }) +
    patterned(random, all(skull), { ...body, pitch: 11 * s }) +
    patterned(random, all(closedCurve([[92, -500], [180, -508], [226, -430], [214, -326], [160, -226], [100, -262], [48, -370], [54, -456]])), ear) +
    eye(one([288, -440]), 14 * s)
  );
}

/** A bird in profile with a long tail, 200 long, its breast at the origin. */
export function bird(random: Random, stance: Stance, body: Skin, wing: Skin, tailColours: readonly string[]): string {
  const { all, one, angle } = placer(stance);
  const s = stance.size;
  const outline = closedCurve([[-70, 10], [-40, -26], [10, -48], [44, -84], [74, -92], [94, -72], [88, -46], [76, -10], [50, 30], [0, 46], [-48, 34]]);
  let feathers = '';
  for (let i = 0; i < 5; i += 1) feathers += leaf(one([-52, 10]), (140 - Math.abs(i - 2) * 16) * s, angle(Math.PI - 0.34 + i * 0.2), tailColours[i % tailColours.length] as string, tailColours[(i + 1) % tailColours.length] as string, 0.1);
  const beak = all([[92, -80], [134, -66], [92, -58]]);
  return (
    feathers +
    strokes([all([[8, 40], [4, 84], [26, 86]]), all([[28, 38], [28, 82], [50, 84]]), all([[4, 84], [-14, 88]]), all([[28, 82], [10, 88]])], '#1d1a1c', 4 * s) +
    plain(beak, '#e9a13b', 2.6 * s) +
    patterned(random, all(outline), body) +
    patterned(random, all(closedCurve([[-60, 12], [-30, -22], [16, -34], [36, -10], [10, 18], [-30, 24]])), wing) +
    eye(one([70, -70]), 8.5 * s) +
    strokes([-0.5, 0, 0.5].map((turn) => all([[62, -90], polar([62, -90], 30, -1.9 + turn * 0.7)])), '#1d1a1c', 2.6 * s) +
    dots([-0.5, 0, 0.5].map((turn) => one(polar([62, -90], 32, -1.9 + turn * 0.7))), 4.5 * s, tailColours[0] as string)
  );
}

/** A fish 400 long with its middle at the origin, looking right. */
export function fish(random: Random, stance: Stance, body: Skin, fin: Skin): string {
  const { all, one } = placer(stance);
  const s = stance.size;
  const outline = closedCurve([[-140, 0], [-90, -54], [0, -92], [100, -80], [170, -34], [196, 4], [170, 40], [100, 80], [0, 90], [-90, 54]]);
  const finOf = (points: Point[]) => patterned(random, all(closedCurve(points)), fin);
  const gill = arc([86, 0], 74, -1.02, 1.02, 14).map(([x, y]): Point => [x - 22, y]);
  return (
    finOf([[-128, 0], [-190, -74], [-222, -70], [-196, 0], [-222, 70], [-190, 74]]) +
    finOf([[-40, -78], [-10, -136], [60, -130], [92, -80]]) +
    finOf([[-30, 76], [-40, 126], [20, 122], [40, 84]]) +
    patterned(random, all(outline), body) +
    stroked(smooth(all(gill)), '#1d1a1c', 5 * s) +
    eye(one([140, -18]), 13 * s) +
    stroked(smooth(all([[194, 10], [176, 16], [164, 12]])), '#1d1a1c', 4 * s)
  );
}
