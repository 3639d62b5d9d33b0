import { ellipse, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, filled, straight, svgDocument } from '../../drawing/svg.ts';
import { petalOutline } from './common.ts';
import { lamp, powder, RICE, slabs } from './powder.ts';

export function lotusRangoli(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  const rings: [number, number, number, number, string, number][] = [
    [250, 460, 16, 0.2, '#c2316e', 0],
    [220, 400, 16, 0.19, '#f0872f', 0.5],
    [170, 340, 16, 0.19, '#f4bf3a', 0],
    [130, 276, 8, 0.3, '#2f9a6a', 0.5],
    [90, 222, 8, 0.3, '#2b6fb5', 0],
    [60, 160, 8, 0.27, '#7a3aa0', 0.5],
  ];
  const petals = rings.map(([from, to, count, plump, colour, shift]) => {
    let result = '';
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + shift) / count) * TURN - TURN / 4;
      const outline = petalOutline(polar(centre, from, angle), to - from, angle, plump);
      const inner = petalOutline(
        polar(centre, from + (to - from) * 0.2, angle),
        (to - from) * 0.56,
        angle,
        plump * 0.8,
      );
      result += powder(random, outline, colour) + filled(straight(inner, true), '#fff6e4', { opacity: 0.28 });
    }
    return result;
  });
  const beads =
    dots(ellipse(centre, 476, 476, 64), 4.4, RICE) +
    dots(
      Array.from({ length: 16 }, (_, i) => polar(centre, 432, ((i + 0.5) / 16) * TURN - TURN / 4)),
      8,
      '#f4bf3a',
    );
  const corners = trace('0 0, 1000 0, 1000 1000, 0 1000').map(([x, y]) => {
    const angle = Math.atan2(500 - y, 500 - x);
    return [-0.56, -0.28, 0, 0.28, 0.56]
      .map((turn, i) =>
        powder(
          random,
          petalOutline(polar([x, y], 50, angle), 108 - Math.abs(i - 2) * 8, angle + turn * 1.2, 0.17),
          ['#2b6fb5', '#2f9a6a', '#c2316e', '#2f9a6a', '#2b6fb5'][i] as string,
        ),
      )
      .join('');
  });
  const lamps = Array.from({ length: 8 }, (_, i) =>
    lamp(polar([500, 508], 474, (i / 8) * TURN + TURN / 16), 17),
  ).join('');
  return svgDocument(
    width,
    height,
    slabs(random, width, height, 250),
    circle(centre, 492, '#1d1f27', { opacity: 0.35 }),
    beads,
    ...petals,
    powder(random, ellipse(centre, 76, 76, 50), '#c2316e'),
    powder(random, ellipse(centre, 52, 52, 40), '#f4bf3a'),
    powder(random, ellipse(centre, 24, 24, 30), '#b32430'),
    dots(ellipse(centre, 38, 38, 12), 3.6, RICE),
    ...corners,
    lamps,
  );
}
