import { between, curve, mix, type Point, polar, trace, walk } from '../../drawing/geometry.ts';
import { type Figure, stamp } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';
import { flock, GERU, line, paint } from './common.ts';
import { dancer, person } from './people.ts';
import { deer, hen, peacock } from './animals.ts';
import { frond, grass } from './trees.ts';
import { tower } from './buildings.ts';

export function banyan(random: Random, width: number, height: number): string {
  const figures: Figure[] = [];
  const foot: Point = [450, 1000];
  const trunks = Array.from({ length: 9 }, (_, i) =>
    curve([
      [foot[0] + (i - 4) * 26, foot[1] + Math.abs(i - 4) * 5],
      [foot[0] + (i - 4) * 11, 800],
      [foot[0] + (i - 4) * 13, 620],
    ]),
  );
  trunks.forEach((points) => figures.push(line(points, 3)));
  for (let i = 0; i < 8; i += 1) {
    const [a, b] = [trunks[i] as Point[], trunks[i + 1] as Point[]];
    for (let k = 1; k < a.length; k += 1)
      figures.push(line([a[k] as Point, b[Math.max(0, k - 1)] as Point], 1.4));
  }
  const branches: Point[] = [];
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to = polar(from, length, angle);
    if (level > 1) branches.push(...walk([from, to], 6).map(({ point }) => point));
    if (level === 0) {
      figures.push(frond(random, from, to, 21, random.tremble(0.2)));
      return;
    }
    figures.push(
      line(
        curve(
          [from, polar(between(from, to, 0.5), length * random.tremble(0.1), angle + Math.PI / 2), to],
          false,
          5,
        ),
        1.6 + level * 1.5,
      ),
    );
    for (const turn of level === 1 ? [-0.75, -0.25, 0.25, 0.75] : [-0.5, 0, 0.5])
      grow(to, angle + turn * random.between(0.85, 1.15), length * random.between(0.7, 0.8), level - 1);
  };
  for (let i = 0; i < 5; i += 1)
    grow([foot[0] + (i - 2) * 24, 625], -Math.PI / 2 + (i - 2) * 0.52, i === 2 ? 150 : 176, 3);
  // Hanging roots, one of them a swing.
  const underside = (x: number) =>
    Math.max(...branches.filter((point) => Math.abs(point[0] - x) < 8).map((point) => point[1]), 520);
  for (const [x, bottom] of trace(
    '120 760, 164 850, 206 790, 262 880, 300 760, 620 790, 662 870, 786 770, 822 700',
  )) {
    const top = underside(x);
    figures.push(
      line(
        curve([
          [x, top],
          [x + random.tremble(12), mix(top, bottom, 0.5)],
          [x, bottom],
        ]),
        2,
      ),
    );
    for (const side of [-1, 0, 1])
      figures.push(
        line(
          [
            [x, bottom],
            [x + side * 8, bottom + 14],
          ],
          1.4,
        ),
      );
  }
  figures.push(
    line(
      [
        [690, underside(690)],
        [696, 858],
      ],
      2,
    ),
    line(
      [
        [746, underside(746)],
        [740, 858],
      ],
      2,
    ),
    line(trace('688 858, 748 858'), 5),
  );
  figures.push(
    stamp(
      person({
        hands: [
          [-0.24, -0.66],
          [0.24, -0.66],
        ],
        feet: [
          [0.22, -0.18],
          [0.3, -0.12],
        ],
        woman: true,
      }),
      [716, 896],
      100,
    ),
  );
  const ground = 1010;
  figures.push(tower([66, ground], 190));
  figures.push(
    line(
      curve([
        [0, ground + 6],
        [300, ground - 2],
        [600, ground + 8],
        [900, ground],
      ]),
      3,
    ),
  );
  figures.push(
    stamp(deer(), [182, ground], 132),
    stamp(deer(), [286, ground], 96),
    stamp(peacock(random), [740, ground], 118, 0, true),
    stamp(hen(), [610, ground], 40),
    stamp(hen(), [650, ground], 34, 0, true),
  );
  figures.push(grass(random, curve(trace('20 1040, 450 1050, 880 1036')), 18, 10));
  for (let i = 0; i < 15; i += 1)
    figures.push(stamp(dancer(random, i % 2 === 0), [58 + i * 56, 1152], 90, 0, i % 2 === 0));
  figures.push(
    line(curve(trace('20 1166, 450 1172, 880 1164')), 2.4),
    ...flock(random, 6, [60, 50, 840, 110]),
  );
  return paint(random, width, height, GERU, figures);
}
