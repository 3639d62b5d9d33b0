import { arc, curve, distance, mix, type Point, polar, ribbon, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, smooth, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, closedCurve } from './common.ts';
import { block, carve, cut, groove, PAPER } from './gouge.ts';

export function moonrise(random: Random, width: number, height: number): string {
  const ink = '#16202b';
  const moon: Point = [790, 268];
  const horizon = 540;
  const ringAngle = (point: Point) => Math.atan2(point[1] - moon[1], point[0] - moon[0]) + Math.PI / 2;
  const sky = carve(random, box(66, 66, 1134, horizon - 46), {
    flow: ringAngle,
    spacing: 15,
    length: 40,
    width: (point) =>
      distance(point, moon) < 132 ? 0 : mix(5.4, 1.1, Math.min(1, (distance(point, moon) - 132) / 620)),
  });
  const halo = Array.from({ length: 40 }, (_, i) =>
    cut(polar(moon, 112, (i / 40) * TURN), polar(moon, 112 + (i % 2 ? 15 : 24), (i / 40) * TURN), 3.4),
  ).join('');
  const hills = [
    ...curve(
      trace('60 522, 200 470, 330 494, 480 440, 640 486, 760 462, 920 498, 1060 470, 1140 486'),
      false,
      8,
    ),
    [1140, 544],
    [60, 544],
  ] as Point[];
  const hillCuts = carve(random, hills, {
    flow: ([x]) => 0.5 + Math.sin(x / 70) * 0.5,
    spacing: 13,
    length: 20,
    width: 1.7,
  });
  const shine = (point: Point) => {
    const spread = 56 + (point[1] - horizon) * 0.42;
    const off = Math.abs(point[0] - moon[0] + Math.sin(point[1] / 16) * 14) / spread;
    return off < 1 ? mix(5.4, 2.4, off) : off < 1.7 ? 1.8 : 0.95;
  };
  const water = carve(random, box(66, horizon + 6, 1134, 834), {
    flow: ([x, y]) => Math.sin(x / 60 + y / 30) * 0.1,
    spacing: 12.5,
    length: 58,
    width: shine,
  });
  const hull: Point[] = [
    ...curve(trace('250 640, 330 688, 470 708, 640 694, 772 626'), false, 8),
    ...curve(trace('772 626, 660 664, 470 676, 330 662, 250 640'), false, 8),
  ];
  const glow = { stroke: PAPER, 'stroke-width': 4 };
  const man = [
    filled(
      straight(
        closedCurve(trace('668 662, 650 600, 656 540, 676 506, 700 508, 716 548, 712 606, 706 662')),
        true,
      ),
      ink,
      glow,
    ),
    circle([690, 478], 23, ink, glow),
    filled(smooth(trace('660 472, 676 448, 706 446, 722 470, 704 464, 680 466'), true), ink),
    stroked('M676 530L742 566L764 548', ink, 15),
    stroked('M792 384L704 792', ink, 8),
    filled(
      cut([686, 520], [672, 640], 3) +
        cut([700, 530], [696, 640], 2.4) +
        cut([668, 466], [712, 460], 2.6) +
        cut([796, 400], [712, 776], 1.8),
      PAPER,
    ),
  ].join('');
  const basket = Array.from(
    { length: 3 },
    (_, i) =>
      filled(straight([...arc([380 + i * 78, 664], 33, Math.PI, TURN, 12)], true), ink) +
      filled(
        Array.from({ length: 5 }, (_, k) =>
          groove(arc([380 + i * 78, 664], 28 - k * 5.4, Math.PI * 1.06, Math.PI * 1.94, 10), 2.4),
        ).join(''),
        PAPER,
      ),
  ).join('');
  const birds = [
    [330, 200, 26],
    [396, 168, 20],
    [286, 246, 18],
    [452, 222, 15],
  ]
    .map(([x, y, s]) =>
      stroked(
        `M${x! - s!} ${y! - s! * 0.3}q${s! * 0.6} ${-s! * 0.5} ${s!} ${s! * 0.3}q${s! * 0.4} ${-s! * 0.8} ${s!} ${-s! * 0.3}`,
        PAPER,
        5,
      ),
    )
    .join('');
  const reeds = Array.from({ length: 15 }, (_, i) => {
    const x = 90 + i * 17 + random.tremble(6);
    const tip: Point = [x + random.between(-20, 46), 834 - random.between(110, 260)];
    return filled(
      straight(
        ribbon(curve([[x, 838], [x + 4, 770], tip]), (share) => mix(8, 0.4, share)),
        true,
      ),
      ink,
      { stroke: PAPER, 'stroke-width': 2.2 },
    );
  }).join('');
  return svgDocument(
    width,
    height,
    block(
      random,
      width,
      height,
      ink,
      filled(sky + halo, PAPER),
      circle(moon, 104, PAPER),
      filled(
        groove(arc([764, 250], 52, 0.4, 2, 10), 4) +
          groove(arc([812, 300], 40, 0.2, 2.2, 10), 3.4) +
          groove(arc([776, 306], 26, 0.5, 2.4, 8), 3),
        ink,
      ),
      filled(straight(hills, true), ink),
      filled(
        hillCuts +
          groove(
            curve(
              trace('66 520, 200 468, 330 492, 480 438, 640 484, 760 460, 920 496, 1060 468, 1134 484'),
              false,
              8,
            ),
            4,
            0.02,
          ),
        PAPER,
      ),
      filled(water, PAPER),
      birds,
      `<g transform="translate(86 4)">`,
      filled(straight(hull, true), ink, { stroke: PAPER, 'stroke-width': 5 }),
      filled(
        groove(curve(trace('290 664, 400 690, 520 694, 660 678, 740 648'), false, 8), 4) +
          groove(curve(trace('350 682, 470 700, 600 694'), false, 8), 3),
        PAPER,
      ),
      basket,
      man,
      '</g>',
      reeds,
    ),
  );
}
