import { arc, between, curve, ellipse, polar, walk, type Point } from '../kit/geometry.ts';
import { emptyFigure, type Figure } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';

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
    figure.lines.push({ points: [[head[0] - 0.045, head[1] - 0.215], [head[0] + 0.045, head[1] - 0.215]], width: 0.022 });
  }
  if (pose.carries === 'basket') {
    const [x, y] = [head[0], head[1] - 0.07];
    figure.fills.push([[x - 0.13, y - 0.1], [x + 0.13, y - 0.1], [x + 0.08, y], [x - 0.08, y]]);
    figure.lines.push({ points: arc([x, y - 0.1], 0.1, Math.PI, Math.PI * 2, 8), width: 0.02 });
  }
  return figure;
}

export const dancer = (random: Random, woman: boolean): Figure => {
  const step = random.between(0.03, 0.1);
  return person({
    woman,
    hands: [[-0.31, -0.57 + random.tremble(0.03)], [0.31, -0.57 + random.tremble(0.03)]],
    feet: [[-0.05 - step, -random.between(0, 0.06)], [0.04 + step, 0]],
    lean: random.tremble(0.04),
  });
};

/** The tarpa: a gourd with a long flaring pipe, played by the man in the middle of the dance. */
export function tarpaPlayer(): Figure {
  const figure = person({ hands: [[0.2, -0.62], [0.3, -0.52]], feet: [[-0.14, 0], [0.14, 0]], lean: 0.05 });
  const pipe: Point[] = curve([[0.14, -0.83], [0.28, -0.6], [0.5, -0.36], [0.78, -0.3]]);
  figure.lines.push({ points: pipe, width: 0.035 });
  figure.spots.push({ at: [0.23, -0.67], radius: 0.06 });
  figure.fills.push([[0.68, -0.345], [0.86, -0.44], [0.92, -0.14], [0.66, -0.275]]);
  return figure;
}

export function bullock(): Figure {
  return {
    fills: [
      [[-0.42, -0.52], [0, -0.42], [0, -0.36], [-0.4, -0.24]],
      [[0.4, -0.56], [0.02, -0.44], [-0.02, -0.36], [0.36, -0.24]],
      [[0.16, -0.5], [0.26, -0.68], [0.36, -0.52]],
      ellipse([0.56, -0.57], 0.13, 0.07, 14, 0.5),
    ],
    lines: [
      { points: [[-0.38, -0.26], [-0.4, 0]], width: 0.04 },
      { points: [[-0.3, -0.26], [-0.26, 0]], width: 0.04 },
      { points: [[0.28, -0.26], [0.26, 0]], width: 0.04 },
      { points: [[0.35, -0.26], [0.4, 0]], width: 0.04 },
      { points: [[0.36, -0.5], [0.5, -0.6]], width: 0.09 },
      { points: curve([[0.48, -0.63], [0.44, -0.78], [0.56, -0.88]]), width: 0.028 },
      { points: curve([[0.53, -0.63], [0.56, -0.76], [0.68, -0.8]]), width: 0.028 },
      { points: curve([[-0.42, -0.5], [-0.54, -0.36], [-0.52, -0.16]]), width: 0.026 },
      { points: [[-0.52, -0.16], [-0.55, -0.08]], width: 0.05 },
    ],
    spots: [],
  };
}

export function deer(): Figure {
  return {
    fills: [
      [[-0.3, -0.5], [0.02, -0.42], [0, -0.38], [-0.27, -0.3]],
      [[0.28, -0.54], [0, -0.43], [-0.02, -0.38], [0.24, -0.3]],
      ellipse([0.45, -0.78], 0.09, 0.045, 12, 0.4),
    ],
    lines: [
      { points: [[-0.26, -0.32], [-0.32, -0.16], [-0.26, 0]], width: 0.026 },
      { points: [[-0.2, -0.33], [-0.22, -0.16], [-0.14, 0]], width: 0.026 },
      { points: [[0.2, -0.32], [0.22, -0.16], [0.14, 0]], width: 0.026 },
      { points: [[0.24, -0.32], [0.34, -0.18], [0.36, 0]], width: 0.026 },
      { points: [[0.24, -0.48], [0.38, -0.76]], width: 0.05 },
      { points: curve([[0.38, -0.8], [0.3, -0.96], [0.36, -1.12]]), width: 0.022 },
      { points: [[0.32, -0.92], [0.2, -1]], width: 0.02 },
      { points: curve([[0.42, -0.82], [0.46, -0.98], [0.58, -1.06]]), width: 0.022 },
      { points: [[0.45, -0.94], [0.42, -1.06]], width: 0.02 },
      { points: [[-0.3, -0.48], [-0.38, -0.54]], width: 0.03 },
    ],
    spots: [],
  };
}

export function dog(): Figure {
  return {
    fills: [
      [[-0.3, -0.36], [0.3, -0.4], [0.28, -0.22], [0, -0.28], [-0.28, -0.2]],
      [[0.26, -0.38], [0.34, -0.58], [0.4, -0.5], [0.54, -0.42], [0.4, -0.38]],
    ],
    lines: [
      { points: [[-0.26, -0.24], [-0.34, 0]], width: 0.035 },
      { points: [[-0.22, -0.24], [-0.16, 0]], width: 0.035 },
      { points: [[0.22, -0.24], [0.16, 0]], width: 0.035 },
      { points: [[0.26, -0.24], [0.34, 0]], width: 0.035 },
      { points: curve([[-0.3, -0.34], [-0.46, -0.46], [-0.44, -0.62]]), width: 0.03 },
    ],
    spots: [],
  };
}

export function hen(): Figure {
  return {
    fills: [[[-0.42, -0.62], [-0.05, -0.42], [0.2, -0.72], [0.3, -0.4], [0, -0.2], [-0.25, -0.28]]],
    lines: [
      { points: [[0, -0.22], [-0.04, 0], [0.08, 0]], width: 0.04 },
      { points: [[0.08, -0.24], [0.1, 0], [0.2, 0]], width: 0.04 },
      { points: [[0.3, -0.74], [0.42, -0.7]], width: 0.05 },
      { points: [[-0.3, -0.5], [-0.5, -0.5]], width: 0.04 },
    ],
    spots: [{ at: [0.24, -0.76], radius: 0.085 }],
  };
}

export function peacock(random: Random): Figure {
  const figure = emptyFigure();
  const root: Point = [-0.1, -0.36];
  for (let i = 0; i < 9; i += 1) {
    const tip = polar(root, random.between(0.8, 0.95), Math.PI * (0.98 + i * 0.052));
    figure.lines.push({ points: [root, tip], width: 0.016 });
    figure.spots.push({ at: tip, radius: 0.038 });
    for (const { point, angle } of walk([between(root, tip, 0.3), tip], 0.08)) {
      figure.lines.push({ points: [point, polar(point, 0.06, angle - 2.4)], width: 0.012 });
      figure.lines.push({ points: [point, polar(point, 0.06, angle + 2.4)], width: 0.012 });
    }
  }
  figure.fills.push([[-0.2, -0.42], [0.22, -0.48], [0.12, -0.22], [-0.08, -0.2]]);
  figure.lines.push({ points: curve([[0.16, -0.42], [0.26, -0.6], [0.22, -0.76]]), width: 0.05 });
  figure.spots.push({ at: [0.24, -0.8], radius: 0.05 });
  figure.lines.push({ points: [[0.28, -0.8], [0.38, -0.77]], width: 0.025 });
  for (const angle of [-2.1, -1.7, -1.3]) figure.lines.push({ points: [[0.23, -0.83], polar([0.23, -0.83], 0.12, angle)], width: 0.014 });
  figure.lines.push({ points: [[0, -0.22], [-0.02, 0], [0.08, 0]], width: 0.022 });
  figure.lines.push({ points: [[0.06, -0.23], [0.1, 0], [0.2, 0]], width: 0.022 });
  return figure;
}

/** A bird on the wing, seen from the side of the sky. */
export const bird = (): Figure => ({
  fills: [[[-0.5, -0.1], [0, 0.06], [0.34, -0.02], [0, -0.06]], [[0, 0], [-0.22, -0.46], [-0.04, -0.36], [0.14, -0.02]]],
  lines: [{ points: [[0.3, -0.02], [0.48, 0]], width: 0.05 }],
  spots: [{ at: [0.34, -0.04], radius: 0.07 }],
});
