import {
  arc,
  curve,
  distance,
  isInside,
  mix,
  type Point,
  polar,
  ribbon,
  trace,
} from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, rect, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, closedCurve } from './common.ts';
import { block, carve, cut, groove, PAPER } from './gouge.ts';

export function kingfisher(random: Random, width: number, height: number): string {
  const ink = '#12343f';
  const rust = '#d9622b';
  const bodyShape = closedCurve(
    trace(`
      560 250, 470 236, 400 276, 360 350, 348 450, 372 560, 430 650, 500 700, 560 640, 600 540,
      618 440, 622 350, 606 286`),
  );
  const wing = closedCurve(
    trace(`
      392 330, 350 400, 336 500, 362 610, 420 720, 470 790, 480 700, 520 620, 540 500, 510 400,
      450 340`),
  );
  const belly = closedCurve(trace('548 430, 590 420, 606 480, 580 580, 530 670, 500 690, 512 620, 545 520'));
  const beak: Point[] = trace('590 286, 800 330, 598 338');
  const radiating = (point: Point) => Math.atan2(point[1] - 430, point[0] - 480);
  const sky = carve(random, box(64, 64, 836, 1136), {
    flow: (point) => radiating(point) + Math.PI / 2 + 0.25,
    spacing: 19,
    length: 54,
    width: (point) => mix(3.6, 6.2, Math.min(1, distance(point, [480, 430]) / 700)),
  });
  const feather = (at: Point, size: number, angle: number) =>
    groove(arc(at, size, angle - 1.25, angle + 1.25, 8), size * 0.2, 0.4);
  let plumes = '';
  for (let row = 0; row < 12; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const at: Point = [340 + column * 26 + (row % 2) * 13, 360 + row * 32];
      if (
        isInside(wing, [at[0], at[1] + 14]) &&
        isInside(wing, [at[0] + 9, at[1]]) &&
        isInside(wing, [at[0] - 9, at[1]])
      )
        plumes += feather(at, 12, Math.PI / 2 + 0.25);
    }
  let crown = '';
  for (let i = 0; i < 26; i += 1) {
    const at = polar([500, 330], 36 + (i % 3) * 19, -2.75 + (i / 26) * 2.5);
    crown += cut(at, polar(at, 19, -2.75 + (i / 26) * 2.5 + 1.35), 2.6);
  }
  const reeds = [
    [200, 1150, 150, 120],
    [280, 1150, 330, 60],
    [700, 1150, 760, 200],
    [640, 1150, 590, 760],
    [770, 1150, 700, 480],
    [140, 1150, 100, 560],
  ]
    .map(([x, y, tx, ty]) => {
      const line = curve(
        [
          [x!, y!],
          [mix(x!, tx!, 0.3), mix(y!, ty!, 0.5)],
          [tx!, ty!],
        ],
        false,
        16,
      );
      return (
        filled(
          straight(
            ribbon(line, (share) => mix(17, 1.5, share)),
            true,
          ),
          ink,
          { stroke: PAPER, 'stroke-width': 4 },
        ) + filled(groove(line, 4, 0.2), PAPER)
      );
    })
    .join('');
  const perch = curve(trace('60 830, 260 800, 470 786, 660 800, 840 764'), false, 10);
  const perchShape = ribbon(perch, (share) => mix(28, 15, share));
  const water = carve(random, box(66, 960, 834, 1134), {
    flow: () => 0,
    spacing: 19,
    length: 120,
    width: ([, y]) => mix(2.2, 5.4, (y - 960) / 174),
  });
  return svgDocument(
    width,
    height,
    block(
      random,
      width,
      height,
      ink,
      filled(sky, PAPER),
      rect(62, 952, 776, 186, ink),
      filled(water, PAPER),
      reeds,
      filled(straight(perchShape, true), ink, { stroke: PAPER, 'stroke-width': 5 }),
      filled(carve(random, perchShape, { flow: () => -0.04, spacing: 9, length: 44, width: 1.8 }), PAPER),
      filled(
        straight(closedCurve(trace('420 690, 480 700, 470 850, 452 960, 424 960, 410 840')), true),
        ink,
        { stroke: PAPER, 'stroke-width': 5 },
      ),
      filled(
        groove(trace('446 800, 440 944'), 4) +
          groove(trace('460 800, 452 930'), 3) +
          groove(trace('430 800, 428 930'), 3),
        PAPER,
      ),
      filled(straight(bodyShape, true), ink, { stroke: PAPER, 'stroke-width': 7 }),
      filled(straight(belly, true), rust),
      filled(carve(random, belly, { flow: () => 1.9, spacing: 15, length: 26, width: 2 }), PAPER),
      filled(straight(closedCurve(trace('556 366, 604 352, 616 392, 588 424, 552 412')), true), PAPER),
      filled(straight(closedCurve(trace('470 330, 540 326, 560 356, 520 376, 470 372')), true), rust),
      filled(straight(wing, true), ink, { stroke: PAPER, 'stroke-width': 5 }),
      filled(plumes, PAPER),
      filled(
        [0, 1, 2, 3]
          .map((i) =>
            groove(
              curve(
                [
                  [372 + i * 26, 640 - i * 8],
                  [410 + i * 18, 700],
                  [452 + i * 7, 766 - i * 12],
                ],
                false,
                6,
              ),
              5,
            ),
          )
          .join(''),
        PAPER,
      ),
      filled(crown, PAPER),
      filled(straight(beak, true), ink, { stroke: PAPER, 'stroke-width': 6 }),
      filled(groove(trace('604 312, 780 330'), 4.5, 0.4), PAPER),
      circle([560, 304], 21, PAPER),
      circle([562, 304], 14, ink),
      circle([567, 299], 4.4, PAPER),
      stroked('M478 786l-8 -74M518 782l-12 -78', rust, 11),
      stroked('M450 792h54M492 790h54', rust, 9),
    ),
  );
}
