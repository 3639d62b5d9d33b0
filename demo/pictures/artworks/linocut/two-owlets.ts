import {
  arc,
  curve,
  distance,
  ellipse,
  isInside,
  mix,
  type Point,
  polar,
  ribbon,
  trace,
  TURN,
} from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, filled, smooth, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, closedCurve } from './common.ts';
import { block, carve, chatter, cut, groove, PAPER } from './gouge.ts';

export function owls(random: Random, width: number, height: number): string {
  const ink = '#241a17';
  const parts: string[] = [];
  const owl = (x: number, y: number, s: number) => {
    const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px * s, y + py * s]);
    const body = at(
      closedCurve(
        trace(`
      0 -250, -90 -262, -150 -200, -160 -90, -172 60, -140 190, -70 262, 0 280, 70 262, 140 190,
      172 60, 160 -90, 150 -200, 90 -262`),
      ),
    );
    let marks = '';
    for (const side of [-1, 1]) {
      const wing = at(
        closedCurve([
          [side * 96, -70],
          [side * 158, -60],
          [side * 170, 60],
          [side * 138, 190],
          [side * 84, 260],
          [side * 76, 120],
        ]),
      );
      marks += carve(random, wing, {
        flow: () => Math.PI / 2 - side * 0.2,
        spacing: 16 * s,
        length: 36 * s,
        width: 3.2 * s,
      });
      for (let i = 0; i < 22; i += 1) {
        const angle = (i / 22) * TURN;
        const eye: Point = [x + side * 68 * s, y - 138 * s];
        marks += cut(polar(eye, 47 * s, angle), polar(eye, random.between(64, 76) * s, angle), 3.4 * s);
      }
      marks += groove(
        at([
          [side * 8, -212],
          [side * 60, -236],
          [side * 120, -222],
        ]),
        13 * s,
        0.5,
      );
    }
    for (let row = 0; row < 9; row += 1)
      for (let column = -3; column <= 3; column += 1) {
        const point: Point = [x + (column * 25 + (row % 2) * 12.5) * s, y + (-36 + row * 31) * s];
        const inside = Math.abs(point[0] - x) < mix(88, 66, row / 8) * s;
        if (inside)
          marks +=
            groove(arc(point, 12 * s, 0.1, Math.PI - 0.1, 8), 6 * s, 0.5) +
            cut([point[0], point[1] - 8 * s], [point[0], point[1] + 9 * s], 2 * s);
      }
    const crown = Array.from(
      { length: 40 },
      () => [random.between(-110, 110), random.between(-246, -212)] as Point,
    )
      .filter(([px, py]) => isInside(body, [x + px * s, y + py * s]))
      .map((point) => at([point])[0] as Point);
    const eyes = [-1, 1]
      .map(
        (side) =>
          circle([x + side * 68 * s, y - 138 * s], 43 * s, PAPER) +
          circle([x + side * 68 * s, y - 138 * s], 34 * s, '#e0a02e') +
          circle([x + side * 66 * s, y - 136 * s], 19 * s, ink) +
          circle([x + (side * 66 + 7) * s, y - 144 * s], 6 * s, PAPER),
      )
      .join('');
    const feet = [-1, 1]
      .map((side) =>
        [-18, 0, 18]
          .map((dx) =>
            stroked(
              smooth(
                at([
                  [side * 52 + dx, 262],
                  [side * 52 + dx * 1.3, 290],
                  [side * 52 + dx * 1.2, 306],
                ]),
              ),
              '#e0a02e',
              11 * s,
            ),
          )
          .join(''),
      )
      .join('');
    parts.push(
      filled(straight(body, true), ink, { stroke: PAPER, 'stroke-width': 7 }),
      filled(marks, PAPER),
      dots(crown, 3.4 * s, PAPER),
      eyes,
      filled(straight(at(trace('-20 -112, 20 -112, 0 -58')), true), '#e0a02e', {
        stroke: ink,
        'stroke-width': 4,
      }),
      feet,
    );
  };
  const branch = curve(trace('50 800, 260 826, 520 806, 760 832, 960 796'), false, 10);
  const wood = ribbon(branch, (share) => mix(46, 34, Math.abs(share - 0.4)));
  const leaves: string[] = [];
  for (const [x, y, angle, length] of [
    [180, 860, 2.2, 130],
    [330, 870, 1.2, 120],
    [560, 860, 1.9, 130],
    [740, 872, 1, 120],
    [860, 850, 1.6, 120],
    [120, 770, -2.3, 150],
    [900, 760, -0.9, 150],
    [210, 150, 0.7, 150],
    [800, 140, 2.5, 150],
    [110, 260, 0.2, 130],
    [890, 270, 3, 130],
  ] as const) {
    const tip = polar([x, y], length, angle);
    leaves.push(
      filled(cut([x, y], tip, length * 0.5), ink, { stroke: PAPER, 'stroke-width': 4 }),
      filled(
        groove([[x, y], polar([x, y], length * 0.86, angle)], 5, 0.3) +
          [0.25, 0.42, 0.58, 0.72]
            .flatMap((share) =>
              [-1, 1].map((side) =>
                cut(
                  polar([x, y], length * share, angle),
                  polar(
                    polar([x, y], length * share, angle),
                    length * 0.22 * (1 - share * 0.6),
                    angle + side * 0.8,
                  ),
                  2.4,
                ),
              ),
            )
            .join(''),
        PAPER,
      ),
    );
  }
  const moon: Point = [500, 300];
  const sky = carve(random, box(70, 70, 930, 930), {
    flow: (point) => Math.atan2(point[1] - moon[1], point[0] - moon[0]),
    spacing: 17,
    length: 36,
    width: (point) =>
      distance(point, moon) < 262 ? 0 : mix(4.6, 1.4, Math.min(1, (distance(point, moon) - 262) / 420)),
  });
  owl(345, 500, 0.98);
  owl(660, 520, 0.94);
  return svgDocument(
    width,
    height,
    block(
      random,
      width,
      height,
      ink,
      filled(sky, PAPER),
      circle(moon, 240, PAPER),
      chatter(random, ellipse(moon, 232, 232, 60), 90, 26, 0.4, ink),
      ...leaves,
      filled(straight(wood, true), ink, { stroke: PAPER, 'stroke-width': 6 }),
      filled(carve(random, wood, { flow: () => 0.02, spacing: 12, length: 60, width: 2.4 }), PAPER),
      ...parts,
    ),
  );
}
