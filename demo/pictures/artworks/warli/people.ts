import { arc, between, curve, type Point, trace } from '../../drawing/geometry.ts';
import type { Figure } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';

// All figures stand on y = 0 and look to the right; a person is 1 high.

export interface Pose {
  /** Hands and feet relative to the ground point. */
  hands: readonly [Point, Point];
  feet: readonly [Point, Point];
  /** Where the waist is; the upper body leans from there by `lean`. */
  waist?: Point;
  lean?: number;
  woman?: boolean;
  carries?: 'pot' | 'basket';
}

/** A limb that bends a little at its middle. */
const limb = (from: Point, to: Point, bend: number): Point[] => {
  const middle = between(from, to, 0.5);
  return [from, [middle[0] - (to[1] - from[1]) * bend, middle[1] + (to[0] - from[0]) * bend], to];
};

/** The Warli body: two triangles that touch at the waist, a round head, thin limbs. */
export function person(pose: Pose): Figure {
  const [wx, wy] = pose.waist ?? [0, -0.52];
  const lean = pose.lean ?? 0;
  const shoulder = (side: number): Point => [wx + lean + side * 0.115, wy - 0.25];
  const hip = (side: number): Point => [wx + side * 0.085, wy + 0.14];
  const head: Point = [wx + lean * 1.45, wy - 0.355];
  const figure: Figure = {
    fills: [
      [shoulder(-1), shoulder(1), [wx + 0.012, wy + 0.01], [wx - 0.012, wy + 0.01]],
      [hip(-1), hip(1), [wx + 0.012, wy - 0.01], [wx - 0.012, wy - 0.01]],
    ],
    lines: [
      { points: [[wx + lean, wy - 0.24], head], width: 0.03 },
      { points: limb(shoulder(-1), pose.hands[0], 0.12), width: 0.024 },
      { points: limb(shoulder(1), pose.hands[1], -0.12), width: 0.024 },
      { points: limb(hip(-0.7), pose.feet[0], -0.1), width: 0.026 },
      { points: limb(hip(0.7), pose.feet[1], -0.1), width: 0.026 },
      ...pose.feet.map((foot) => ({ points: [foot, [foot[0] + 0.055, foot[1]] as Point], width: 0.024 })),
    ],
    spots: [{ at: head, radius: 0.062 }],
  };
  if (pose.woman) figure.spots.push({ at: [head[0] - 0.075, head[1] - 0.03], radius: 0.03 });
  if (pose.carries === 'pot') {
    figure.spots.push({ at: [head[0], head[1] - 0.135], radius: 0.075 });
    figure.lines.push({
      points: [
        [head[0] - 0.045, head[1] - 0.215],
        [head[0] + 0.045, head[1] - 0.215],
      ],
      width: 0.022,
    });
  }
  if (pose.carries === 'basket') {
    const [x, y] = [head[0], head[1] - 0.07];
    figure.fills.push([
      [x - 0.13, y - 0.1],
      [x + 0.13, y - 0.1],
      [x + 0.08, y],
      [x - 0.08, y],
    ]);
    figure.lines.push({ points: arc([x, y - 0.1], 0.1, Math.PI, Math.PI * 2, 8), width: 0.02 });
  }
  return figure;
}

export const dancer = (random: Random, woman: boolean): Figure => {
  const step = random.between(0.03, 0.1);
  return person({
    woman,
    hands: [
      [-0.31, -0.57 + random.tremble(0.03)],
      [0.31, -0.57 + random.tremble(0.03)],
    ],
    feet: [
      [-0.05 - step, -random.between(0, 0.06)],
      [0.04 + step, 0],
    ],
    lean: random.tremble(0.04),
  });
};

/** The tarpa: a gourd with a long flaring pipe, played by the man in the middle of the dance. */
export function tarpaPlayer(): Figure {
  const figure = person({
    hands: [
      [0.2, -0.62],
      [0.3, -0.52],
    ],
    feet: [
      [-0.14, 0],
      [0.14, 0],
    ],
    lean: 0.05,
  });
  const pipe: Point[] = curve(trace('0.14 -0.83, 0.28 -0.6, 0.5 -0.36, 0.78 -0.3'));
  figure.lines.push({ points: pipe, width: 0.035 });
  figure.spots.push({ at: [0.23, -0.67], radius: 0.06 });
  figure.fills.push(trace('0.68 -0.345, 0.86 -0.44, 0.92 -0.14, 0.66 -0.275'));
  return figure;
}
