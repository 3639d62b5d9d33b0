import { arc, curve, distance, mix, type Point, polar, ribbon, trace, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, rect, straight, svgDocument } from '../../drawing/svg.ts';
import { box, closedCurve } from './common.ts';
import { block, carve, cut, groove, PAPER } from './gouge.ts';

export function bananaGrove(random: Random, width: number, height: number): string {
  const ink = '#15392c';
  const sun: Point = [610, 360];
  const sky = carve(random, box(64, 64, 836, 1136), {
    flow: (point) => Math.atan2(point[1] - sun[1], point[0] - sun[0]),
    spacing: 18,
    length: 46,
    width: (point) =>
      distance(point, sun) < 168 ? 0 : mix(6.4, 2.2, Math.min(1, (distance(point, sun) - 168) / 700)),
  });
  const leaf = (foot: Point, bend: Point, tip: Point, breadth: number) => {
    const spine = curve([foot, bend, tip], false, 22);
    const outline = ribbon(
      spine,
      (share) => breadth * Math.sin(Math.PI * Math.min(1, Math.max(0.02, share * 0.92 + 0.06))) ** 0.7,
    );
    let ribs = '';
    walk(spine, 15).forEach(({ point, angle, share }) => {
      if (share < 0.06 || share > 0.95) return;
      const reach = breadth * Math.sin(Math.PI * (share * 0.92 + 0.06)) ** 0.7 * random.between(0.82, 0.96);
      for (const side of [-1, 1]) {
        const split = random.chance(0.1);
        const end = polar(point, reach * (split ? 1.15 : 1), angle + side * 1.18);
        ribs += split
          ? straight(
              [polar(point, reach * 0.4, angle + side * 1.18), polar(end, 7, angle), polar(end, -9, angle)],
              true,
            )
          : cut(polar(point, 6, angle + side * 1.18), end, random.between(1.8, 3.2), side * 0.05);
      }
    });
    return (
      filled(straight(outline, true), ink, { stroke: PAPER, 'stroke-width': 6 }) +
      filled(ribs + groove(spine, 9, 0.12), PAPER)
    );
  };
  const trunk = ribbon(curve(trace('330 1070, 350 880, 380 700'), false, 10), (share) => mix(58, 34, share));
  const bunch: string[] = [];
  const stalk = curve(trace('400 700, 500 690, 560 760, 566 880'), false, 8);
  for (let row = 0; row < 4; row += 1)
    for (let i = -2; i <= 2; i += 1) {
      const base: Point = [562 + i * 6, 760 + row * 36];
      const tip: Point = [562 + i * 34, 748 + row * 36 + Math.abs(i) * -6];
      const body = ribbon(
        curve([base, [base[0] + i * 20, base[1] + 18], tip], false, 6),
        (share) => 9 * Math.sin(Math.PI * Math.min(0.98, share * 0.9 + 0.08)) ** 0.5,
      );
      bunch.push(filled(straight(body, true), '#d7a22c', { stroke: ink, 'stroke-width': 3 }));
    }
  const flower = closedCurve(trace('566 890, 536 930, 544 990, 570 1030, 596 990, 600 930'));
  return svgDocument(
    width,
    height,
    block(
      random,
      width,
      height,
      ink,
      filled(sky, PAPER),
      circle(sun, 150, '#d7a22c'),
      filled(
        Array.from({ length: 9 }, (_, i) =>
          groove(arc(sun, 136 - i * 13, 2.4 + i * 0.1, 4.4 - i * 0.1, 14), 3),
        ).join(''),
        PAPER,
      ),
      leaf([390, 720], [660, 640], [800, 820], 74),
      leaf([376, 710], [200, 520], [90, 640], 76),
      leaf([384, 700], [560, 430], [770, 470], 84),
      leaf([376, 700], [250, 400], [130, 270], 84),
      leaf([380, 700], [430, 380], [520, 130], 92),
      filled(straight(trunk, true), ink, { stroke: PAPER, 'stroke-width': 6 }),
      filled(carve(random, trunk, { flow: () => 1.63, spacing: 15, length: 80, width: 3 }), PAPER),
      leaf([360, 730], [170, 760], [100, 960], 66),
      filled(
        straight(
          ribbon(stalk, () => 11),
          true,
        ),
        ink,
        { stroke: PAPER, 'stroke-width': 4 },
      ),
      ...bunch,
      filled(straight(flower, true), '#a3352c', { stroke: PAPER, 'stroke-width': 5 }),
      filled(
        groove(curve(trace('566 900, 560 960, 570 1016'), false, 6), 5) +
          groove(curve(trace('550 930, 552 980, 566 1016'), false, 6), 3),
        PAPER,
      ),
      rect(60, 1060, 780, 78, ink),
      filled(
        carve(random, box(66, 1066, 834, 1132), {
          flow: ([x]) => -0.2 + Math.sin(x / 40) * 0.4,
          spacing: 15,
          length: 50,
          width: 3.2,
        }),
        PAPER,
      ),
    ),
  );
}
