import { arc, curve, ellipse, isInside, place, type Point, polar, trace } from '../../drawing/geometry.ts';
import { dots, filled, smooth, straight, stroked, strokes } from '../../drawing/svg.ts';
import {
  BLUE,
  doubled,
  eye,
  flower,
  GREEN,
  INK,
  leaf,
  OCHRE,
  petal,
  PINK,
  RED,
  rows,
  scales,
  shape,
  single,
} from './line.ts';

const closedCurve = (points: readonly Point[]) => curve(points, true, 7);

/** A fish of length 400 whose spine lies on a circle: `at` is the circle's centre, `from` where the middle of the fish is. */
export function bentFish(
  at: Point,
  radius: number,
  from: number,
  size: number,
  colours: readonly [string, string, string],
): string {
  const bend = ([x, y]: Point): Point => polar(at, radius + y * size, from + (x * size) / radius);
  const all = (points: readonly Point[]) => points.map(bend);
  const [body, head, fin] = colours;
  const outline = closedCurve(
    trace('-170 0, -110 -44, -10 -82, 90 -76, 160 -42, 200 -4, 160 40, 90 74, -10 80, -110 42'),
  );
  const face = closedCurve(trace('96 -74, 160 -42, 200 -4, 160 40, 96 72, 118 0'));
  const seats = rows(-140, 84, -80, 80, 24).filter(
    (point) => isInside(outline, [point[0] - 6, point[1]]) && isInside(outline, [point[0] + 12, point[1]]),
  );
  const finShape = (points: Point[], turn: number) =>
    shape(all(closedCurve(points)), { colour: fin, hatching: turn, gap: 4, spacing: 4.5 });
  return (
    finShape(trace('-158 0, -206 -66, -244 -74, -222 0, -244 74, -206 66'), from) +
    finShape(trace('-50 -66, -30 -118, 40 -124, 84 -76'), from + 0.6) +
    finShape(trace('-40 68, -36 112, 20 112, 60 76'), from - 0.6) +
    filled(straight(all(outline), true), body) +
    scales(
      seats.map(bend),
      12 * size,
      (point) => Math.atan2(point[1] - at[1], point[0] - at[0]) + Math.PI / 2,
    ) +
    filled(straight(all(face), true), head) +
    doubled(all(outline), 5.5) +
    stroked(straight(all(curve(trace('98 -72, 120 0, 98 70')))), INK, 3) +
    dots(all(trace('110 -52, 118 -34, 123 -16, 124 2, 122 20, 116 38, 108 54')), 2.6 * size, INK) +
    fishEye(bend([150, -8]), 17 * size) +
    stroked(straight(all(curve(trace('198 8, 182 14, 172 10')))), INK, 3)
  );
}

const fishEye = (at: Point, radius: number) =>
  filled(straight(ellipse(at, radius, radius, 24), true), '#fffaf0', { stroke: INK, 'stroke-width': 3 }) +
  filled(straight(ellipse(at, radius * 0.66, radius * 0.66, 20), true), OCHRE, {
    stroke: INK,
    'stroke-width': 1.5,
  }) +
  dots([at], radius * 0.34, INK);

/** A peacock, its feet on the origin, looking right; about 330 high with its crown. Its train rises behind it. */
export function peacock(at: Point, size: number, mirrored: boolean): string {
  const all = (points: readonly Point[]) => place(points, at, size, 0, mirrored);
  const one = (point: Point) => all([point])[0] as Point;
  const facing = (angle: number) => (mirrored ? Math.PI - angle : angle);
  let train = '';
  const root: Point = [-40, -110];
  const tiers = [
    [300, 10, PINK, GREEN],
    [236, 8, OCHRE, BLUE],
    [174, 6, GREEN, RED],
  ] as const;
  for (const [reach, count, colour, heart] of tiers) {
    const stems: Point[][] = [];
    for (let i = 0; i < count; i += 1) {
      const angle = Math.PI * 1.2 + (i / (count - 1)) * Math.PI * 0.46;
      const tip = polar(root, reach, angle);
      stems.push(all([root, tip]));
      train += single(all(petal(polar(root, reach - 74, angle), 92, angle, 0.3)), colour, 2.4);
      train += filled(straight(all(ellipse(polar(root, reach - 16, angle), 19, 19, 18)), true), '#fff6e0', {
        stroke: INK,
        'stroke-width': 1.8,
      });
      train +=
        filled(straight(all(ellipse(polar(root, reach - 16, angle), 12, 12, 14)), true), heart, {
          stroke: INK,
          'stroke-width': 1.3,
        }) + dots([one(polar(root, reach - 16, angle))], 3.6 * size, INK);
      for (const side of [-0.5, 0.5])
        stems.push(
          all([
            polar(root, reach - 64, angle),
            polar(polar(root, reach - 40, angle), 13 * Math.sign(side), angle + Math.PI / 2),
          ]),
        );
    }
    train = strokes(stems, INK, 1.6) + train;
  }
  const body = closedCurve(
    trace(`
      -78 -96, -40 -142, 20 -150, 50 -200, 48 -252, 66 -284, 98 -286, 112 -262, 104 -226, 104 -160,
      84 -96, 30 -62, -40 -64`),
  );
  const seats = rows(-60, 96, -240, -70, 22).filter(
    ([x, y]) =>
      isInside(body, [x - 12, y]) && isInside(body, [x + 12, y - 9]) && isInside(body, [x + 4, y + 12]),
  );
  const crown = [-0.6, -0.2, 0.2, 0.6].map((turn) => polar([86, -288], 44, -Math.PI / 2 + turn));
  return (
    train +
    strokes(
      [
        all(trace('10 -66, 2 -26, 6 0')),
        all(trace('44 -72, 40 -30, 46 0')),
        all(trace('-18 0, 32 0')),
        all(trace('24 0, 72 0')),
        all(trace('6 0, 14 -10')),
        all(trace('46 0, 56 -10')),
      ],
      INK,
      5 * size,
    ) +
    filled(straight(all(body), true), BLUE) +
    scales(seats.map(one), 11 * size, () => facing(2.2)) +
    doubled(all(body), 5) +
    shape(all(closedCurve(trace('-92 -110, -50 -134, 10 -132, 34 -104, -6 -78, -60 -78'))), {
      colour: RED,
      hatching: facing(0.5),
      gap: 4,
      spacing: 5,
    }) +
    single(all(trace('110 -272, 146 -256, 108 -250')), OCHRE, 2.4) +
    eye(one([86, -264]), 25 * size, mirrored) +
    strokes(
      crown.map((tip) => all([[86, -286], tip])),
      INK,
      2,
    ) +
    crown.map((tip) => single(all(ellipse(tip, 7, 9, 10)), PINK, 1.6)).join('') +
    doubled(all(curve(trace('48 -206, 76 -196, 104 -204'))), 4, false, OCHRE)
  );
}

/** A parrot on its branch, 150 long. */
export function parrot(at: Point, size: number, mirrored: boolean, colour = GREEN): string {
  const all = (points: readonly Point[]) => place(points, at, size, 0, mirrored);
  const one = (point: Point) => all([point])[0] as Point;
  const facing = mirrored ? Math.PI - 2.4 : 2.4;
  const body = closedCurve(trace('-36 6, -30 -34, -4 -70, 26 -82, 52 -68, 54 -42, 40 -12, 14 16, -16 22'));
  const seats = rows(-26, 40, -50, 16, 15).filter(
    ([x, y]) => isInside(body, [x - 8, y]) && isInside(body, [x + 8, y - 6]) && isInside(body, [x, y + 8]),
  );
  return (
    shape(all(closedCurve(trace('-28 0, -14 16, -56 86, -78 104, -64 60'))), {
      colour: BLUE,
      hatching: facing,
      gap: 3,
      spacing: 4,
    }) +
    filled(straight(all(body), true), colour) +
    scales(seats.map(one), 7.6 * size, () => facing) +
    doubled(all(body), 4) +
    shape(all(closedCurve(trace('-34 8, -26 -30, 4 -40, 14 -14, -8 14'))), {
      colour: OCHRE,
      hatching: facing,
      gap: 3,
      spacing: 4.5,
    }) +
    single(all(trace('50 -66, 72 -54, 62 -34, 50 -44')), RED, 2.2) +
    eye(one([34, -60]), 18 * size, mirrored) +
    stroked(smooth(all(arc([30, -46], 22, 0.5, 2.3, 6))), RED, 4 * size)
  );
}

/** An elephant in procession, 520 long, feet on y = 0, looking right. */
export function elephant(at: Point, size: number, mirrored: boolean, cloth: string): string {
  const all = (points: readonly Point[]) => place(points, at, size, 0, mirrored);
  const one = (point: Point) => all([point])[0] as Point;
  const grey = '#6f6a7c';
  const leg = (x: number) => {
    const outline = all(
      curve(
        [
          [x - 36, -150],
          [x - 32, -60],
          [x - 36, 0],
          [x + 36, 0],
          [x + 32, -60],
          [x + 36, -150],
        ],
        false,
        6,
      ),
    );
    return (
      shape(outline, { colour: grey, hatching: 0.6, gap: 4.5 }) +
      doubled(
        all([
          [x - 32, -34],
          [x + 32, -34],
        ]),
        6,
        false,
        OCHRE,
      ) +
      dots(
        [-22, 0, 22].map((dx) => one([x + dx, -9])),
        6 * size,
        '#fff6e0',
      )
    );
  };
  const body = closedCurve(
    trace(`
      -236 -170, -220 -260, -140 -318, -10 -326, 90 -306, 130 -340, 196 -344, 236 -300, 240 -230,
      222 -170, 150 -130, 0 -108, -140 -112, -220 -124`),
  );
  const trunk = [
    ...curve(trace('236 -262, 272 -190, 282 -110, 300 -62, 332 -58, 346 -84'), false, 7),
    ...curve(trace('364 -78, 352 -32, 300 -22, 258 -56, 236 -120, 206 -176'), false, 7),
  ];
  const saddle = closedCurve(
    trace('-130 -326, -20 -336, 58 -324, 74 -220, 58 -150, -40 -142, -130 -154, -146 -230'),
  );
  const blooms = trace('-92 -276, -34 -284, 22 -274, -94 -208, -36 -212, 24 -206')
    .map(([x, y], i) => flower(one([x, y]), 25 * size, 8, i % 2 ? OCHRE : '#fff0d0', i % 2 ? RED : PINK, i))
    .join('');
  const fringe = Array.from({ length: 9 }, (_, i) =>
    all([
      [-126 + i * 23, -146 + Math.abs(i - 4) * -1.5],
      [-126 + i * 23, -122],
    ]),
  );
  return (
    leg(110) +
    leg(-110) +
    doubled(all(curve(trace('-230 -230, -268 -180, -262 -110'))), 5, false, grey) +
    leaf(one([-262, -112]), 42 * size, Math.PI / 2, INK, 0.26) +
    shape(
      trunk.map((point) => one(point)),
      { colour: grey, hatching: mirrored ? -0.2 : 0.2, gap: 4.5 },
    ) +
    shape(all(body), { colour: grey, hatching: mirrored ? -0.8 : 0.8, gap: 5.5 }) +
    leg(52) +
    leg(-176) +
    shape(all(saddle), { colour: cloth, gap: 6 }) +
    blooms +
    strokes(fringe, INK, 2.4) +
    dots(
      fringe.map(([, end]) => end as Point),
      5 * size,
      OCHRE,
    ) +
    single(
      all(closedCurve(trace('226 -178, 258 -150, 318 -154, 350 -186, 316 -132, 250 -122'))),
      '#fff6e0',
      2.6,
    ) +
    shape(all(closedCurve(trace('96 -310, 150 -306, 176 -250, 160 -180, 122 -146, 92 -190, 76 -260'))), {
      colour: PINK,
      hatching: mirrored ? 2 : 1.1,
      gap: 5,
      spacing: 5,
    }) +
    shape(all(closedCurve(trace('150 -344, 200 -346, 232 -306, 196 -312'))), { colour: RED, gap: 4 }) +
    eye(one([204, -262]), 38 * size, mirrored)
  );
}
