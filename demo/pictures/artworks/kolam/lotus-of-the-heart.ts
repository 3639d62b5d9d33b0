import { curve, ellipse, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, smooth, straight, svgDocument } from '../../drawing/svg.ts';
import { petalOutline } from './common.ts';
import { floor, flour, lamp, powder, RICE } from './powder.ts';

export function hridayaKamalam(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  const arms = 8;
  const ring = (k: number) => 92 + k * 74;
  const place = (arm: number, step: number) =>
    polar(centre, ring(step), ((arm % arms) / arms) * TURN - TURN / 4);
  // From each dot to the dot two further out (or back again past the end) on the next arm: the heart lotus.
  const order = [0, 2, 4, 1, 3];
  const lines: Point[][] = [];
  for (let start = 0; start < arms; start += 1) {
    for (const hand of [1, -1])
      lines.push(
        curve(
          Array.from({ length: 6 }, (_, k) => place(start + hand * k + arms, order[k % 5] as number)),
          false,
          10,
        ),
      );
  }
  const all: Point[] = [];
  for (let arm = 0; arm < arms; arm += 1) for (let step = 0; step < 5; step += 1) all.push(place(arm, step));
  const petals = Array.from({ length: 16 }, (_, i) =>
    petalOutline(polar(centre, 404, (i / 16) * TURN), 66, (i / 16) * TURN, 0.26),
  );
  const heart = Array.from({ length: 8 }, (_, i) =>
    powder(random, petalOutline(centre, 78, (i / 8) * TURN - TURN / 16, 0.22), i % 2 ? '#d9483a' : '#f0a13a'),
  ).join('');
  const fills = Array.from({ length: arms }, (_, i) => {
    const [tip, gap] = [(i / arms) * TURN - TURN / 4, ((i + 0.5) / arms) * TURN - TURN / 4];
    return (
      powder(random, petalOutline(polar(centre, 322, tip), 54, tip, 0.2), i % 2 ? '#f0a13a' : '#d9483a') +
      powder(random, petalOutline(polar(centre, 306, gap), 84, gap, 0.2), i % 2 ? '#2f8f86' : '#c2316e')
    );
  }).join('');
  return svgDocument(
    width,
    height,
    floor(random, width, height, '#274048', '#122127', '#4a6d74'),
    fills,
    heart,
    ...lines.map((line) => flour(random, smooth(line.filter((_, i) => i % 5 === 0)), [line], 6)),
    dots(all, 8.5, RICE),
    dots(all, 3.4, '#d9483a'),
    ...petals.map((outline) => flour(random, straight(outline, true), [outline], 4.4)),
    dots(
      Array.from({ length: 16 }, (_, i) => polar(centre, 478, ((i + 0.5) / 16) * TURN)),
      6,
      RICE,
    ),
    flour(random, straight(ellipse(centre, 398, 398, 90), true), [ellipse(centre, 398, 398, 90)], 3.4),
    trace('92 92, 908 92, 908 908, 92 908')
      .map((at) => lamp([...at], 24))
      .join(''),
  );
}
