import { arc, curve, mix, type Point, trace } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure, stamp } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';
import { line, paint, poses } from './common.ts';
import { dog } from './animals.ts';
import { person } from './people.ts';
import { hut } from './buildings.ts';
import { palm, tree } from './trees.ts';

const NIGHT = ['#2b2a33', '#191820', '#474455'] as const;

export function monsoonFishing(random: Random, width: number, height: number): string {
  const figures: Figure[] = [];
  for (let i = 0; i < 5; i += 1) {
    const x = 130 + i * 235;
    for (let r = 10; r < 64; r += 9)
      figures.push(line(arc([x, 96 + (i % 2) * 26], r, Math.PI * 0.98, Math.PI * 2.02), 2));
    for (let k = -4; k <= 4; k += 1)
      for (let drop = 0; drop < 5; drop += 1) {
        const y = 112 + (i % 2) * 26 + drop * 30 + (k % 2) * 10;
        if (random.chance(0.85))
          figures.push(
            line(
              [
                [x + k * 26 - drop * 7, y],
                [x + k * 26 - drop * 7 - 4, y + 16],
              ],
              1.7,
            ),
          );
      }
  }
  const water = 400;
  figures.push(
    hut(random, 60, water - 22, 150),
    palm(random, [262, water - 20], 176),
    tree(random, [1060, water - 16], 160, 2),
    palm(random, [1150, water - 16], 140),
  );
  figures.push(
    stamp(person(poses.carrying), [352, water - 18], 84),
    stamp(dog(), [410, water - 18], 52),
    stamp(person(poses.walking), [960, water - 16], 86, 0, true),
  );
  figures.push(
    line(
      curve([
        [0, water - 14],
        [320, water - 18],
        [480, water - 2],
        [800, water - 2],
        [940, water - 14],
        [1200, water - 16],
      ]),
      3,
    ),
  );
  const boat = (x: number, y: number, size: number, mirrored: boolean) => {
    const hull: Figure = {
      ...emptyFigure(),
      fills: [
        [...arc([0, -0.62], 1, 0.72, Math.PI - 0.72, 16), ...arc([0, -1.02], 1.2, Math.PI - 0.98, 0.98, 16)],
      ],
    };
    figures.push(stamp(hull, [x, y], size, 0, mirrored));
    figures.push(
      stamp(
        person({
          hands: [
            [0.3, -0.5],
            [0.24, -0.66],
          ],
          feet: [
            [-0.12, 0],
            [0.12, 0],
          ],
        }),
        [x - (mirrored ? -0.3 : 0.3) * size, y + size * 0.2],
        size,
        0,
        mirrored,
      ),
    );
    figures.push(
      line(
        [
          [x + (mirrored ? 0.05 : -0.05) * size, y - 0.58 * size],
          [x + (mirrored ? -0.3 : 0.3) * size, y + 0.55 * size],
        ],
        3.4,
      ),
    );
    figures.push(
      stamp(
        person({
          hands: [
            [0.36, -0.72],
            [0.36, -0.6],
          ],
          feet: [
            [-0.1, 0],
            [0.12, 0],
          ],
          woman: true,
        }),
        [x + (mirrored ? -0.25 : 0.25) * size, y + size * 0.2],
        size * 0.92,
        0,
        mirrored,
      ),
    );
    return [x + (mirrored ? -0.6 : 0.6) * size, y - 0.42 * size] as Point;
  };
  const hand = boat(360, 470, 110, false);
  boat(880, 500, 100, true);
  // A cast net falls open from the first boat.
  const mouth = Array.from({ length: 11 }, (_, i): Point => [
    470 + i * 21,
    640 - Math.sin((i / 10) * Math.PI) * -44,
  ]);
  mouth.forEach((point) =>
    figures.push(
      line(curve([hand, [mix(hand[0], point[0], 0.6), mix(hand[1], point[1], 0.35)], point]), 1.6),
    ),
  );
  for (const share of [0.45, 0.62, 0.78, 0.9, 1]) {
    figures.push(
      line(
        curve(
          mouth.map((point): Point => [mix(hand[0], point[0], share), mix(hand[1], point[1], share * share)]),
        ),
        1.5,
      ),
    );
  }
  const fish = (x: number, y: number, size: number, angle: number, mirrored: boolean) => {
    const body: Point[] = curve(trace('-0.5 0, -0.1 -0.2, 0.36 -0.12, 0.5 0, 0.36 0.12, -0.1 0.2'), true, 5);
    const scales = [-0.2, -0.05, 0.1].map((sx) => ({
      points: arc([sx, 0], 0.14, -1.2, 1.2, 8),
      width: 0.025,
    }));
    const outline = { points: [...body, body[0] as Point], width: 0.04 };
    figures.push(
      stamp(
        {
          fills: [trace('-0.46 0, -0.72 -0.18, -0.64 0, -0.72 0.18')],
          lines: [
            outline,
            ...scales,
            {
              points: arc([0.24, 0], 0.15, -1.1, 1.1, 8).map(([px, py]): Point => [px - 0.02, py]),
              width: 0.03,
            },
          ],
          spots: [{ at: [0.38, -0.04], radius: 0.03 }],
        },
        [x, y],
        size,
        angle,
        mirrored,
      ),
    );
  };
  for (let row = 0; row < 4; row += 1) {
    const y = 600 + row * 76;
    for (let x = 70 + (row % 2) * 70; x < 1160; x += 150) {
      const inNet = x > 420 && x < 740 && y < 710;
      if (!inNet)
        fish(
          x + random.tremble(18),
          y + random.tremble(12),
          random.between(66, 88),
          random.tremble(0.2),
          random.chance(0.35),
        );
    }
  }
  for (const [x, y] of trace('540 628, 610 650, 664 622'))
    fish(x, y, 54, random.tremble(0.5), random.chance(0.5));
  for (let row = 0; row < 7; row += 1) {
    const y = 556 + row * 54;
    for (let x = 20 + (row % 2) * 90; x < 1180; x += 180) {
      if (x > 380 && x < 720 && y < 700) continue;
      figures.push(
        line(
          curve([
            [x, y],
            [x + 14, y - 6],
            [x + 28, y],
            [x + 42, y - 6],
            [x + 56, y],
          ]),
          1.5,
        ),
      );
    }
  }
  return paint(random, width, height, NIGHT, figures);
}
