import { curve, type Point, polar, trace } from '../../drawing/geometry.ts';
import { type Figure, stamp } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';
import { flock, line, paint, poses } from './common.ts';
import { dancer, person, type Pose, tarpaPlayer } from './people.ts';
import { deer, dog, peacock } from './animals.ts';
import { border } from './border.ts';
import { frond, grass, palm, tree } from './trees.ts';
import { sun } from './buildings.ts';

const COW_DUNG = ['#5b4a2c', '#372c19', '#7d6a44'] as const;

export function weddingChauk(random: Random, width: number, height: number): string {
  const figures: Figure[] = [border(width, height, 26, 48)];
  const frame = (x: number, y: number, w: number, h: number, depth: number) => {
    const inner = border(w, h, 0, depth);
    figures.push(stamp(inner, [x, y]));
  };
  frame(210, 300, 480, 480, 44);
  frame(276, 366, 348, 348, 26);
  // The goddess of the harvest in the middle of the chauk, with combs and a necklace of light around her.
  const palaghat = person({
    hands: [
      [-0.42, -0.78],
      [0.42, -0.78],
    ],
    feet: [
      [-0.16, 0],
      [0.12, 0],
    ],
  });
  figures.push(stamp(palaghat, [450, 668], 232));
  for (const side of [-1, 1])
    figures.push(frond(random, [450 + side * 97, 488], [450 + side * 116, 400], 22, side * 0.1));
  for (let i = 0; i < 22; i += 1) {
    const angle = Math.PI + (i / 21) * Math.PI;
    figures.push(line([polar([450, 465], 26, angle), polar([450, 465], 44, angle)], 2.5));
  }
  // The couple on horseback above, the procession below.
  const horse = stamp(deer(), [0, 0], 1);
  horse.lines = horse.lines.filter((_, i) => i < 5 || i > 8);
  const tail = {
    points: curve(trace('-0.3 -0.48, -0.44 -0.4, -0.46 -0.16')),
    width: 0.05,
  };
  const mane = Array.from({ length: 9 }, (_, i) => ({
    points: [
      [0.24 + i * 0.017, -0.54 - i * 0.032],
      [0.17 + i * 0.017, -0.6 - i * 0.032],
    ] as Point[],
    width: 0.016,
  }));
  const mount = { ...horse, lines: [...horse.lines, tail, ...mane] };
  figures.push(stamp(mount, [390, 250], 170), stamp(mount, [580, 254], 160));
  const rider: Pose = {
    hands: [
      [0.3, -0.6],
      [0.32, -0.56],
    ],
    feet: [
      [0.02, -0.1],
      [0.2, -0.08],
    ],
  };
  figures.push(
    stamp(person(rider), [384, 206], 100),
    stamp(person({ ...rider, woman: true }), [574, 212], 96),
  );
  figures.push(
    sun(random, [180, 190], 56),
    tree(random, [752, 258], 150, 2),
    ...flock(random, 5, [280, 100, 700, 128]),
  );
  for (const [x, mirrored] of [
    [172, false],
    [728, true],
  ] as const) {
    figures.push(
      ...[400, 520, 640].map((y) => stamp(peacock(random), [x, y], 84, 0, mirrored)),
      palm(random, [mirrored ? 756 : 144, 806], 128),
    );
  }
  const procession: Pose[] = [poses.carrying, poses.basket, poses.carrying, poses.basket, poses.carrying];
  procession.forEach((pose, i) => figures.push(stamp(person(pose), [330 + i * 74, 950], 104)));
  figures.push(
    stamp(tarpaPlayer(), [190, 952], 108),
    stamp(person(poses.walking), [716, 950], 104),
    stamp(dog(), [776, 952], 54),
  );
  figures.push(line(trace('96 962, 804 962'), 2.4));
  for (let i = 0; i < 12; i += 1)
    figures.push(stamp(dancer(random, i % 2 === 0), [132 + i * 58, 1092], 92, 0, i % 2 === 0));
  figures.push(grass(random, trace('100 1110, 800 1110'), 10, 8));
  return paint(random, width, height, COW_DUNG, figures);
}
