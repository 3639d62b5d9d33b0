import { between, curve, ellipse, type Point, polar, trace, walk } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';

export function bullock(): Figure {
  return {
    fills: [
      trace('-0.42 -0.52, 0 -0.42, 0 -0.36, -0.4 -0.24'),
      trace('0.4 -0.56, 0.02 -0.44, -0.02 -0.36, 0.36 -0.24'),
      trace('0.16 -0.5, 0.26 -0.68, 0.36 -0.52'),
      ellipse([0.56, -0.57], 0.13, 0.07, 14, 0.5),
    ],
    lines: [
      {
        points: trace('-0.38 -0.26, -0.4 0'),
        width: 0.04,
      },
      {
        points: trace('-0.3 -0.26, -0.26 0'),
        width: 0.04,
      },
      {
        points: trace('0.28 -0.26, 0.26 0'),
        width: 0.04,
      },
      {
        points: trace('0.35 -0.26, 0.4 0'),
        width: 0.04,
      },
      {
        points: trace('0.36 -0.5, 0.5 -0.6'),
        width: 0.09,
      },
      {
        points: curve(trace('0.48 -0.63, 0.44 -0.78, 0.56 -0.88')),
        width: 0.028,
      },
      {
        points: curve(trace('0.53 -0.63, 0.56 -0.76, 0.68 -0.8')),
        width: 0.028,
      },
      {
        points: curve(trace('-0.42 -0.5, -0.54 -0.36, -0.52 -0.16')),
        width: 0.026,
      },
      {
        points: trace('-0.52 -0.16, -0.55 -0.08'),
        width: 0.05,
      },
    ],
    spots: [],
  };
}

export function deer(): Figure {
  return {
    fills: [
      trace('-0.3 -0.5, 0.02 -0.42, 0 -0.38, -0.27 -0.3'),
      trace('0.28 -0.54, 0 -0.43, -0.02 -0.38, 0.24 -0.3'),
      ellipse([0.45, -0.78], 0.09, 0.045, 12, 0.4),
    ],
    lines: [
      {
        points: trace('-0.26 -0.32, -0.32 -0.16, -0.26 0'),
        width: 0.026,
      },
      {
        points: trace('-0.2 -0.33, -0.22 -0.16, -0.14 0'),
        width: 0.026,
      },
      {
        points: trace('0.2 -0.32, 0.22 -0.16, 0.14 0'),
        width: 0.026,
      },
      {
        points: trace('0.24 -0.32, 0.34 -0.18, 0.36 0'),
        width: 0.026,
      },
      {
        points: trace('0.24 -0.48, 0.38 -0.76'),
        width: 0.05,
      },
      {
        points: curve(trace('0.38 -0.8, 0.3 -0.96, 0.36 -1.12')),
        width: 0.022,
      },
      {
        points: trace('0.32 -0.92, 0.2 -1'),
        width: 0.02,
      },
      {
        points: curve(trace('0.42 -0.82, 0.46 -0.98, 0.58 -1.06')),
        width: 0.022,
      },
      {
        points: trace('0.45 -0.94, 0.42 -1.06'),
        width: 0.02,
      },
      {
        points: trace('-0.3 -0.48, -0.38 -0.54'),
        width: 0.03,
      },
    ],
    spots: [],
  };
}

export function dog(): Figure {
  return {
    fills: [
      trace('-0.3 -0.36, 0.3 -0.4, 0.28 -0.22, 0 -0.28, -0.28 -0.2'),
      trace('0.26 -0.38, 0.34 -0.58, 0.4 -0.5, 0.54 -0.42, 0.4 -0.38'),
    ],
    lines: [
      {
        points: trace('-0.26 -0.24, -0.34 0'),
        width: 0.035,
      },
      {
        points: trace('-0.22 -0.24, -0.16 0'),
        width: 0.035,
      },
      {
        points: trace('0.22 -0.24, 0.16 0'),
        width: 0.035,
      },
      {
        points: trace('0.26 -0.24, 0.34 0'),
        width: 0.035,
      },
      {
        points: curve(trace('-0.3 -0.34, -0.46 -0.46, -0.44 -0.62')),
        width: 0.03,
      },
    ],
    spots: [],
  };
}

export function hen(): Figure {
  return {
    fills: [trace('-0.42 -0.62, -0.05 -0.42, 0.2 -0.72, 0.3 -0.4, 0 -0.2, -0.25 -0.28')],
    lines: [
      {
        points: trace('0 -0.22, -0.04 0, 0.08 0'),
        width: 0.04,
      },
      {
        points: trace('0.08 -0.24, 0.1 0, 0.2 0'),
        width: 0.04,
      },
      {
        points: trace('0.3 -0.74, 0.42 -0.7'),
        width: 0.05,
      },
      {
        points: trace('-0.3 -0.5, -0.5 -0.5'),
        width: 0.04,
      },
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
  figure.fills.push(trace('-0.2 -0.42, 0.22 -0.48, 0.12 -0.22, -0.08 -0.2'));
  figure.lines.push({
    points: curve(trace('0.16 -0.42, 0.26 -0.6, 0.22 -0.76')),
    width: 0.05,
  });
  figure.spots.push({ at: [0.24, -0.8], radius: 0.05 });
  figure.lines.push({
    points: trace('0.28 -0.8, 0.38 -0.77'),
    width: 0.025,
  });
  for (const angle of [-2.1, -1.7, -1.3])
    figure.lines.push({ points: [[0.23, -0.83], polar([0.23, -0.83], 0.12, angle)], width: 0.014 });
  figure.lines.push({
    points: trace('0 -0.22, -0.02 0, 0.08 0'),
    width: 0.022,
  });
  figure.lines.push({
    points: trace('0.06 -0.23, 0.1 0, 0.2 0'),
    width: 0.022,
  });
  return figure;
}

/** A bird on the wing, seen from the side of the sky. */
export const bird = (): Figure => ({
  fills: [
    trace('-0.5 -0.1, 0 0.06, 0.34 -0.02, 0 -0.06'),
    trace('0 0, -0.22 -0.46, -0.04 -0.36, 0.14 -0.02'),
  ],
  lines: [
    {
      points: trace('0.3 -0.02, 0.48 0'),
      width: 0.05,
    },
  ],
  spots: [{ at: [0.34, -0.04], radius: 0.07 }],
});
