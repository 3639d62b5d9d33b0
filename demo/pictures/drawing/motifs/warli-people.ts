import type { Art } from '../art.ts';
import { circle, line, place, polygon, shape } from '../art.ts';
import type { Point } from '../path.ts';

/** Joints of a Warli figure about 120 tall, standing on y = 0; each limb is a middle joint and an end. */
export interface Pose {
  left: readonly [Point, Point];
  right: readonly [Point, Point];
  leftLeg: readonly [Point, Point];
  rightLeg: readonly [Point, Point];
  lean?: number;
}

export const poses = {
  stand: {
    left: [
      [-24, -62],
      [-20, -40],
    ],
    right: [
      [24, -62],
      [20, -40],
    ],
    leftLeg: [
      [-12, -22],
      [-12, 0],
    ],
    rightLeg: [
      [12, -22],
      [12, 0],
    ],
  },
  dance: {
    left: [
      [-30, -72],
      [-46, -56],
    ],
    right: [
      [30, -72],
      [46, -56],
    ],
    leftLeg: [
      [-20, -24],
      [-10, 0],
    ],
    rightLeg: [
      [18, -26],
      [26, 0],
    ],
    lean: 6,
  },
  cheer: {
    left: [
      [-30, -98],
      [-24, -126],
    ],
    right: [
      [30, -98],
      [24, -126],
    ],
    leftLeg: [
      [-14, -22],
      [-22, 0],
    ],
    rightLeg: [
      [14, -22],
      [22, 0],
    ],
  },
  bat: {
    left: [
      [10, -62],
      [30, -52],
    ],
    right: [
      [34, -68],
      [32, -50],
    ],
    leftLeg: [
      [-20, -24],
      [-22, 0],
    ],
    rightLeg: [
      [16, -22],
      [20, 0],
    ],
    lean: 10,
  },
  bowl: {
    left: [
      [-26, -70],
      [-42, -84],
    ],
    right: [
      [22, -104],
      [14, -134],
    ],
    leftLeg: [
      [-26, -26],
      [-44, -8],
    ],
    rightLeg: [
      [16, -20],
      [22, 0],
    ],
    lean: 8,
  },
  run: {
    left: [
      [-28, -74],
      [-20, -52],
    ],
    right: [
      [26, -70],
      [38, -86],
    ],
    leftLeg: [
      [-18, -20],
      [-38, -10],
    ],
    rightLeg: [
      [20, -26],
      [22, 0],
    ],
    lean: 10,
  },
  dive: {
    left: [
      [-20, -100],
      [-16, -128],
    ],
    right: [
      [26, -96],
      [34, -122],
    ],
    leftLeg: [
      [-22, -22],
      [-30, 2],
    ],
    rightLeg: [
      [6, -20],
      [10, 4],
    ],
    lean: 38,
  },
  drum: {
    left: [
      [-26, -64],
      [-8, -48],
    ],
    right: [
      [26, -64],
      [12, -46],
    ],
    leftLeg: [
      [-12, -22],
      [-14, 0],
    ],
    rightLeg: [
      [12, -22],
      [14, 0],
    ],
  },
  carry: {
    left: [
      [-26, -98],
      [-8, -122],
    ],
    right: [
      [24, -64],
      [18, -42],
    ],
    leftLeg: [
      [-12, -22],
      [-18, 0],
    ],
    rightLeg: [
      [12, -24],
      [16, 0],
    ],
  },
} satisfies Record<string, Pose>;

/** A Warli figure: two triangles, a round head and stick limbs. */
export function person(pose: Pose, color: string, options: { bun?: boolean; pot?: boolean } = {}): Art {
  const limb = (from: Point, [middle, end]: readonly [Point, Point]) =>
    line([from, middle, end], { stroke: color, width: 4.6 });
  const body = [
    ...polygon(
      [
        [-21, -86],
        [21, -86],
        [0, -52],
      ],
      { fill: color },
    ),
    ...polygon(
      [
        [0, -58],
        [-15, -32],
        [15, -32],
      ],
      { fill: color },
    ),
    ...line(
      [
        [0, -86],
        [0, -96],
      ],
      { stroke: color, width: 5 },
    ),
    ...circle(0, -104, 11, { fill: color }),
    ...(options.bun ? circle(-13, -108, 5, { fill: color }) : []),
    ...(options.pot
      ? [
          ...shape('M-14 -120C-22 -132 -18 -142 -8 -144H8C18 -142 22 -132 14 -120Z', { fill: color }),
          ...line(
            [
              [-10, -146],
              [10, -146],
            ],
            { stroke: color, width: 4 },
          ),
        ]
      : []),
    ...limb([-20, -84], pose.left),
    ...limb([20, -84], pose.right),
    ...limb([-9, -34], pose.leftLeg),
    ...limb([9, -34], pose.rightLeg),
    ...[pose.leftLeg, pose.rightLeg].flatMap((leg) =>
      line([leg[1], [leg[1][0] + 8, leg[1][1] + 1]], { stroke: color, width: 4.6 }),
    ),
  ];
  return place(body, 0, 0, 1, pose.lean ?? 0);
}

/** Dancers hand in hand along a spiral that winds in to `inner`. */
export function spiralDance(
  outer: number,
  inner: number,
  count: number,
  color: string,
  size = 0.5,
  turns = 1.72,
): Art {
  const dancers: Art[] = [];
  let angle = 0;
  const end = turns * 2 * Math.PI;
  for (let i = 0; i < count && angle < end; i++) {
    const r = outer + ((inner - outer) * angle) / end;
    dancers.push(
      place(
        person(poses.dance, color, { bun: i % 2 === 0 }),
        Math.sin(angle) * r,
        -Math.cos(angle) * r,
        size,
        (angle * 180) / Math.PI,
      ),
    );
    angle += (size * 92) / (r + size * 40);
  }
  return dancers.flat();
}
