import { arc, curve, distance, ellipse, isInside, mix, polar, ribbon, TURN, walk, type Point } from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, filled, rect, sheet, smooth, straight, stroked } from '../kit/svg.ts';
import type { Work } from '../kit/work.ts';
import { block, carve, chatter, cut, groove, PAPER } from './gouge.ts';

const closedCurve = (points: readonly Point[]) => curve(points, true, 8);
const box = (left: number, top: number, right: number, bottom: number): Point[] => [[left, top], [right, top], [right, bottom], [left, bottom]];

function moonrise(random: Random, width: number, height: number): string {
  const ink = '#16202b';
  const moon: Point = [790, 268];
  const horizon = 540;
  const ringAngle = (point: Point) => Math.atan2(point[1] - moon[1], point[0] - moon[0]) + Math.PI / 2;
  const sky = carve(random, box(66, 66, 1134, horizon - 46), { flow: ringAngle, spacing: 15, length: 40, width: (point) => (distance(point, moon) < 132 ? 0 : mix(5.4, 1.1, Math.min(1, (distance(point, moon) - 132) / 620))) });
  const halo = Array.from({ length: 40 }, (_, i) => cut(polar(moon, 112, (i / 40) * TURN), polar(moon, 112 + (i % 2 ? 15 : 24), (i / 40) * TURN), 3.4)).join('');
  const hills = [...curve([[60, 522], [200, 470], [330, 494], [480, 440], [640, 486], [760, 462], [920, 498], [1060, 470], [1140, 486]], false, 8), [1140, 544], [60, 544]] as Point[];
  const hillCuts = carve(random, hills, { flow: ([x]) => 0.5 + Math.sin(x / 70) * 0.5, spacing: 13, length: 20, width: 1.7 });
  const shine = (point: Point) => {
    const spread = 56 + (point[1] - horizon) * 0.42;
    const off = Math.abs(point[0] - moon[0] + Math.sin(point[1] / 16) * 14) / spread;
    return off < 1 ? mix(5.4, 2.4, off) : off < 1.7 ? 1.8 : 0.95;
  };
  const water = carve(random, box(66, horizon + 6, 1134, 834), { flow: ([x, y]) => Math.sin(x / 60 + y / 30) * 0.1, spacing: 12.5, length: 58, width: shine });
  const hull: Point[] = [...curve([[250, 640], [330, 688], [470, 708], [640, 694], [772, 626]], false, 8), ...curve([[772, 626], [660, 664], [470, 676], [330, 662], [250, 640]], false, 8)];
  const glow = { stroke: PAPER, 'stroke-width': 4 };
  const man = [
    filled(straight(closedCurve([[668, 662], [650, 600], [656, 540], [676, 506], [700, 508], [716, 548], [712, 606], [706, 662]]), true), ink, glow),
    circle([690, 478], 23, ink, glow), filled(smooth([[660, 472], [676, 448], [706, 446], [722, 470], [704, 464], [680, 466]], true), ink),
    stroked('M676 530L742 566L764 548', ink, 15), stroked('M792 384L704 792', ink, 8),
    filled(cut([686, 520], [672, 640], 3) + cut([700, 530], [696, 640], 2.4) + cut([668, 466], [712, 460], 2.6) + cut([796, 400], [712, 776], 1.8), PAPER),
  ].join('');
  const basket = Array.from({ length: 3 }, (_, i) => filled(straight([...arc([380 + i * 78, 664], 33, Math.PI, TURN, 12)], true), ink) + filled(Array.from({ length: 5 }, (_, k) => groove(arc([380 + i * 78, 664], 28 - k * 5.4, Math.PI * 1.06, Math.PI * 1.94, 10), 2.4)).join(''), PAPER)).join('');
  const birds = [[330, 200, 26], [396, 168, 20], [286, 246, 18], [452, 222, 15]].map(([x, y, s]) => stroked(`M${x! - s!} ${y! - s! * 0.3}q${s! * 0.6} ${-s! * 0.5} ${s!} ${s! * 0.3}q${s! * 0.4} ${-s! * 0.8} ${s!} ${-s! * 0.3}`, PAPER, 5)).join('');
  const reeds = Array.from({ length: 15 }, (_, i) => {
    const x = 90 + i * 17 + random.tremble(6);
    const tip: Point = [x + random.between(-20, 46), 834 - random.between(110, 260)];
    return filled(straight(ribbon(curve([[x, 838], [x + 4, 770], tip]), (share) => mix(8, 0.4, share)), true), ink, { stroke: PAPER, 'stroke-width': 2.2 });
  }).join('');
  return sheet(
    width, height,
    block(
      random, width, height, ink,
      filled(sky + halo, PAPER), circle(moon, 104, PAPER), filled(groove(arc([764, 250], 52, 0.4, 2, 10), 4) + groove(arc([812, 300], 40, 0.2, 2.2, 10), 3.4) + groove(arc([776, 306], 26, 0.5, 2.4, 8), 3), ink),
      filled(straight(hills, true), ink), filled(hillCuts + groove(curve([[66, 520], [200, 468], [330, 492], [480, 438], [640, 484], [760, 460], [920, 496], [1060, 468], [1134, 484]], false, 8), 4, 0.02), PAPER),
      filled(water, PAPER), birds,
      `<g transform="translate(86 4)">`,
      filled(straight(hull, true), ink, { stroke: PAPER, 'stroke-width': 5 }), filled(groove(curve([[290, 664], [400, 690], [520, 694], [660, 678], [740, 648]], false, 8), 4) + groove(curve([[350, 682], [470, 700], [600, 694]], false, 8), 3), PAPER),
      basket, man, '</g>', reeds,
    ),
  );
}

function kingfisher(random: Random, width: number, height: number): string {
  const ink = '#12343f';
  const rust = '#d9622b';
  const bodyShape = closedCurve([[560, 250], [470, 236], [400, 276], [360, 350], [348, 450], [372, 560], [430, 650], [500, 700], [560, 640], [600, 540], [618, 440], [622, 350], [606, 286]]);
  const wing = closedCurve([[392, 330], [350, 400], [336, 500], [362, 610], [420, 720], [470, 790], [480, 700], [520, 620], [540, 500], [510, 400], [450, 340]]);
  const belly = closedCurve([[548, 430], [590, 420], [606, 480], [580, 580], [530, 670], [500, 690], [512, 620], [545, 520]]);
  const beak: Point[] = [[590, 286], [800, 330], [598, 338]];
  const radiating = (point: Point) => Math.atan2(point[1] - 430, point[0] - 480);
  const sky = carve(random, box(64, 64, 836, 1136), { flow: (point) => radiating(point) + Math.PI / 2 + 0.25, spacing: 19, length: 54, width: (point) => mix(3.6, 6.2, Math.min(1, distance(point, [480, 430]) / 700)) });
  const feather = (at: Point, size: number, angle: number) => groove(arc(at, size, angle - 1.25, angle + 1.25, 8), size * 0.2, 0.4);
  let plumes = '';
  for (let row = 0; row < 12; row += 1) for (let column = 0; column < 9; column += 1) {
    const at: Point = [340 + column * 26 + (row % 2) * 13, 360 + row * 32];
    if (isInside(wing, [at[0], at[1] + 14]) && isInside(wing, [at[0] + 9, at[1]]) && isInside(wing, [at[0] - 9, at[1]])) plumes += feather(at, 12, Math.PI / 2 + 0.25);
  }
  let crown = '';
  for (let i = 0; i < 26; i += 1) {
    const at = polar([500, 330], 36 + (i % 3) * 19, -2.75 + (i / 26) * 2.5);
    crown += cut(at, polar(at, 19, -2.75 + (i / 26) * 2.5 + 1.35), 2.6);
  }
  const reeds = [[200, 1150, 150, 120], [280, 1150, 330, 60], [700, 1150, 760, 200], [640, 1150, 590, 760], [770, 1150, 700, 480], [140, 1150, 100, 560]].map(([x, y, tx, ty]) => {
    const line = curve([[x!, y!], [mix(x!, tx!, 0.3), mix(y!, ty!, 0.5)], [tx!, ty!]], false, 16);
    return filled(straight(ribbon(line, (share) => mix(17, 1.5, share)), true), ink, { stroke: PAPER, 'stroke-width': 4 }) + filled(groove(line, 4, 0.2), PAPER);
  }).join('');
  const perch = curve([[60, 830], [260, 800], [470, 786], [660, 800], [840, 764]], false, 10);
  const perchShape = ribbon(perch, (share) => mix(28, 15, share));
  const water = carve(random, box(66, 960, 834, 1134), { flow: () => 0, spacing: 19, length: 120, width: ([, y]) => mix(2.2, 5.4, (y - 960) / 174) });
  return sheet(
    width, height,
    block(
      random, width, height, ink,
      filled(sky, PAPER), rect(62, 952, 776, 186, ink), filled(water, PAPER),
      reeds,
      filled(straight(perchShape, true), ink, { stroke: PAPER, 'stroke-width': 5 }), filled(carve(random, perchShape, { flow: () => -0.04, spacing: 9, length: 44, width: 1.8 }), PAPER),
      filled(straight(closedCurve([[420, 690], [480, 700], [470, 850], [452, 960], [424, 960], [410, 840]]), true), ink, { stroke: PAPER, 'stroke-width': 5 }), filled(groove([[446, 800], [440, 944]], 4) + groove([[460, 800], [452, 930]], 3) + groove([[430, 800], [428, 930]], 3), PAPER),
      filled(straight(bodyShape, true), ink, { stroke: PAPER, 'stroke-width': 7 }),
      filled(straight(belly, true), rust), filled(carve(random, belly, { flow: () => 1.9, spacing: 15, length: 26, width: 2 }), PAPER),
      filled(straight(closedCurve([[556, 366], [604, 352], [616, 392], [588, 424], [552, 412]]), true), PAPER),
      filled(straight(closedCurve([[470, 330], [540, 326], [560, 356], [520, 376], [470, 372]]), true), rust),
      filled(straight(wing, true), ink, { stroke: PAPER, 'stroke-width': 5 }), filled(plumes, PAPER), filled([0, 1, 2, 3].map((i) => groove(curve([[372 + i * 26, 640 - i * 8], [410 + i * 18, 700], [452 + i * 7, 766 - i * 12]], false, 6), 5)).join(''), PAPER),
      filled(crown, PAPER),
      filled(straight(beak, true), ink, { stroke: PAPER, 'stroke-width': 6 }), filled(groove([[604, 312], [780, 330]], 4.5, 0.4), PAPER),
      circle([560, 304], 21, PAPER), circle([562, 304], 14, ink), circle([567, 299], 4.4, PAPER),
      stroked('M478 786l-8 -74M518 782l-12 -78', rust, 11), stroked('M450 792h54M492 790h54', rust, 9),
    ),
  );
}

function owls(random: Random, width: number, height: number): string {
  const ink = '#241a17';
  const parts: string[] = [];
  const owl = (x: number, y: number, s: number) => {
    const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px * s, y + py * s]);
    const body = at(closedCurve([[0, -250], [-90, -262], [-150, -200], [-160, -90], [-172, 60], [-140, 190], [-70, 262], [0, 280], [70, 262], [140, 190], [172, 60], [160, -90], [150, -200], [90, -262]]));
    let marks = '';
    for (const side of [-1, 1]) {
      const wing = at(closedCurve([[side * 96, -70], [side * 158, -60], [side * 170, 60], [side * 138, 190], [side * 84, 260], [side * 76, 120]]));
      marks += carve(random, wing, { flow: () => Math.PI / 2 - side * 0.2, spacing: 16 * s, length: 36 * s, width: 3.2 * s });
      for (let i = 0; i < 22; i += 1) {
        const angle = (i / 22) * TURN;
        const eye: Point = [x + side * 68 * s, y - 138 * s];
        marks += cut(polar(eye, 47 * s, angle), polar(eye, random.between(64, 76) * s, angle), 3.4 * s);
      }
      marks += groove(at([[side * 8, -212], [side * 60, -236], [side * 120, -222]]), 13 * s, 0.5);
    }
    for (let row = 0; row < 9; row += 1) for (let column = -3; column <= 3; column += 1) {
      const point: Point = [x + (column * 25 + (row % 2) * 12.5) * s, y + (-36 + row * 31) * s];
      const inside = Math.abs(point[0] - x) < mix(88, 66, row / 8) * s;
      if (inside) marks += groove(arc(point, 12 * s, 0.1, Math.PI - 0.1, 8), 6 * s, 0.5) + cut([point[0], point[1] - 8 * s], [point[0], point[1] + 9 * s], 2 * s);
    }
    const crown = Array.from({ length: 40 }, () => [random.between(-110, 110), random.between(-246, -212)] as Point).filter(([px, py]) => isInside(body, [x + px * s, y + py * s])).map((point) => at([point])[0] as Point);
    const eyes = [-1, 1].map((side) => circle([x + side * 68 * s, y - 138 * s], 43 * s, PAPER) + circle([x + side * 68 * s, y - 138 * s], 34 * s, '#e0a02e') + circle([x + side * 66 * s, y - 136 * s], 19 * s, ink) + circle([x + (side * 66 + 7) * s, y - 144 * s], 6 * s, PAPER)).join('');
    const feet = [-1, 1].map((side) => [-18, 0, 18].map((dx) => stroked(smooth(at([[side * 52 + dx, 262], [side * 52 + dx * 1.3, 290], [side * 52 + dx * 1.2, 306]])), '#e0a02e', 11 * s)).join('')).join('');
    parts.push(filled(straight(body, true), ink, { stroke: PAPER, 'stroke-width': 7 }), filled(marks, PAPER), dots(crown, 3.4 * s, PAPER), eyes, filled(straight(at([[-20, -112], [20, -112], [0, -58]]), true), '#e0a02e', { stroke: ink, 'stroke-width': 4 }), feet);
  };
  const branch = curve([[50, 800], [260, 826], [520, 806], [760, 832], [960, 796]], false, 10);
  const wood = ribbon(branch, (share) => mix(46, 34, Math.abs(share - 0.4)));
  const leaves: string[] = [];
  for (const [x, y, angle, length] of [[180, 860, 2.2, 130], [330, 870, 1.2, 120], [560, 860, 1.9, 130], [740, 872, 1, 120], [860, 850, 1.6, 120], [120, 770, -2.3, 150], [900, 760, -0.9, 150], [210, 150, 0.7, 150], [800, 140, 2.5, 150], [110, 260, 0.2, 130], [890, 270, 3, 130]] as const) {
    const tip = polar([x, y], length, angle);
    leaves.push(filled(cut([x, y], tip, length * 0.5), ink, { stroke: PAPER, 'stroke-width': 4 }), filled(groove([[x, y], polar([x, y], length * 0.86, angle)], 5, 0.3) + [0.25, 0.42, 0.58, 0.72].flatMap((share) => [-1, 1].map((side) => cut(polar([x, y], length * share, angle), polar(polar([x, y], length * share, angle), length * 0.22 * (1 - share * 0.6), angle + side * 0.8), 2.4))).join(''), PAPER));
  }
  const moon: Point = [500, 300];
  const sky = carve(random, box(70, 70, 930, 930), { flow: (point) => Math.atan2(point[1] - moon[1], point[0] - moon[0]), spacing: 17, length: 36, width: (point) => (distance(point, moon) < 262 ? 0 : mix(4.6, 1.4, Math.min(1, (distance(point, moon) - 262) / 420))) });
  owl(345, 500, 0.98);
  owl(660, 520, 0.94);
  return sheet(
    width, height,
    block(
      random, width, height, ink,
      filled(sky, PAPER), circle(moon, 240, PAPER), chatter(random, ellipse(moon, 232, 232, 60), 90, 26, 0.4, ink),
      ...leaves, filled(straight(wood, true), ink, { stroke: PAPER, 'stroke-width': 6 }), filled(carve(random, wood, { flow: () => 0.02, spacing: 12, length: 60, width: 2.4 }), PAPER), ...parts,
    ),
  );
}

function tram(random: Random, width: number, height: number): string {
  const ink = '#1b1f2a';
  const red = '#b83a2a';
  const cuts: string[] = [];
  const houses: string[] = [];
  for (const [x, top, w] of [[56, 150, 190], [240, 210, 150], [900, 180, 170], [1064, 120, 170]] as const) {
    houses.push(rect(x, top, w, 568 - top, ink, { stroke: PAPER, 'stroke-width': 3 }));
    cuts.push(groove([[x - 6, top + 4], [x + w + 6, top + 4]], 9, 0.03), groove([[x, top + 26], [x + w, top + 26]], 4, 0.05));
    for (let row = 0; row < 3; row += 1) for (let column = 0; column < Math.floor(w / 52); column += 1) {
      const [wx, wy] = [x + 20 + column * 52, top + 52 + row * 104];
      cuts.push(straight([[wx, wy + 62], [wx, wy + 12], ...arc([wx + 14, wy + 12], 14, Math.PI, TURN, 8), [wx + 28, wy + 62]], true));
      houses.push(Array.from({ length: 8 }, (_, i) => rect(wx + 2, wy + 10 + i * 6.4, 24, 2.6, ink)).join(''));
      cuts.push(groove([[wx - 8, wy + 70], [wx + 36, wy + 70]], 4));
    }
  }
  const rain = carve(random, box(52, 52, 1228, 640), { flow: () => 1.9, spacing: 24, length: 56, width: 1.7 });
  const road = carve(random, box(52, 566, 1228, 668), { flow: () => 0, spacing: 11, length: 86, width: ([x, y]) => (Math.abs(x - 640) < 230 + (y - 566) ? 3.4 : 1.5) });
  const wires = [0, 1, 2, 3].map((i) => groove(curve([[52, 76 + i * 22], [400, 108 + i * 14], [640, 120 + i * 8], [900, 104 + i * 13], [1228, 70 + i * 24]], false, 8), 2.6, 0.02)).join('');
  // The tram, head on: two windows, a headlamp, its number board without a number.
  const [left, right, top, bottom] = [452, 828, 168, 590];
  const body = closedCurve([[left, bottom], [left - 6, 400], [left, 250], [left + 40, top + 22], [640, top], [right - 40, top + 22], [right, 250], [right + 6, 400], [right, bottom], [640, bottom + 8]]);
  const frontTop: Point[] = [[left + 12, 392], [left + 14, 262], ...arc([640, 262], 174, Math.PI, TURN, 16).map(([x, y]): Point => [x, 262 + (y - 262) * 0.28]), [right - 14, 262], [right - 12, 392]];
  const pane = (x: number, w: number) => filled(straight([[x, 380], [x + 4, 264], [x + w - 4, 264], [x + w, 380]], true), ink, { stroke: PAPER, 'stroke-width': 4 });
  const passengers = [506, 590, 692, 776].map((x, i) => circle([x, 342 + (i % 2) * 8], 19, PAPER) + circle([x + 3, 338 + (i % 2) * 8], 17, ink) + filled(smooth([[x - 30, 384], [x - 18, 362], [x + 18, 362], [x + 30, 384]], true), ink)).join('');
  return sheet(
    width, height,
    block(
      random, width, height, ink,
      filled(rain, PAPER), ...houses.filter((part) => part.includes('stroke')), filled(cuts.join(''), PAPER), ...houses.filter((part) => !part.includes('stroke')),
      filled(wires, PAPER), filled(road, PAPER),
      ...[0, 1].map((i) => filled(straight([[560 + i * 150, 600], [580 + i * 150, 600], [510 + i * 250, 672], [480 + i * 270, 672]], true), ink, { stroke: PAPER, 'stroke-width': 3 })),
      filled(straight(body, true), PAPER), filled(straight(body.map(([x, y]): Point => [640 + (x - 640) * 0.975, 384 + (y - 384) * 0.978]), true), ink),
      filled(straight(frontTop, true), PAPER), pane(480, 100), pane(590, 100), pane(700, 100), filled(carve(random, box(482, 268, 798, 376), { flow: () => 2.2, spacing: 22, length: 44, width: 2.2 }), PAPER), passengers,
      rect(540, 196, 200, 42, PAPER), rect(546, 201, 188, 32, ink), dots(Array.from({ length: 9 }, (_, i): Point => [562 + i * 19.5, 217]), 5.6, '#eab84a'),
      filled(straight([[left + 6, 408], [right - 6, 408], [right - 8, 560], [left + 8, 560]], true), red), filled(carve(random, box(470, 420, 812, 552), { flow: () => Math.PI / 2, spacing: 17, length: 30, width: 1.7 }), PAPER),
      filled(groove([[left, 404], [right, 404]], 9, 0.02) + groove([[left + 4, 564], [right - 4, 564]], 8, 0.02), PAPER),
      circle([640, 486], 47, ink), circle([640, 486], 40, PAPER), circle([640, 486], 31, '#eab84a'), filled(Array.from({ length: 20 }, (_, i) => cut(polar([640, 486], 54, (i / 20) * TURN), polar([640, 486], i % 2 ? 78 : 92, (i / 20) * TURN), 3.6)).join(''), PAPER),
      rect(474, 572, 332, 22, ink, { stroke: PAPER, 'stroke-width': 4 }), stroked('M640 168L700 84M640 168L580 84M560 84H720', PAPER, 5),
      // Someone crosses under an umbrella.
      filled(straight([...arc([300, 470], 84, Math.PI, TURN, 16), ...Array.from({ length: 5 }, (_, i): Point => [384 - i * 42, 470 + (i % 2 ? -12 : 0)])], true), red, { stroke: PAPER, 'stroke-width': 5 }), filled([-0.55, 0, 0.55].map((turn) => groove(curve([[300, 388], [300 + turn * 70, 420], [300 + turn * 108, 464]], false, 6), 3.4)).join(''), PAPER),
      stroked('M300 470V560', PAPER, 5), filled(smooth([[270, 640], [278, 540], [288, 506], [318, 506], [332, 548], [346, 640]], true), ink, { stroke: PAPER, 'stroke-width': 5 }), circle([302, 490], 21, ink, { stroke: PAPER, 'stroke-width': 4 }), filled(cut([296, 530], [288, 632], 4) + cut([312, 530], [318, 632], 4), PAPER),
    ),
  );
}

function bananaGrove(random: Random, width: number, height: number): string {
  const ink = '#15392c';
  const sun: Point = [610, 360];
  const sky = carve(random, box(64, 64, 836, 1136), { flow: (point) => Math.atan2(point[1] - sun[1], point[0] - sun[0]), spacing: 18, length: 46, width: (point) => (distance(point, sun) < 168 ? 0 : mix(6.4, 2.2, Math.min(1, (distance(point, sun) - 168) / 700))) });
  const leaf = (foot: Point, bend: Point, tip: Point, breadth: number) => {
    const spine = curve([foot, bend, tip], false, 22);
    const outline = ribbon(spine, (share) => breadth * Math.sin(Math.PI * Math.min(1, Math.max(0.02, share * 0.92 + 0.06))) ** 0.7);
    let ribs = '';
    walk(spine, 15).forEach(({ point, angle, share }) => {
      if (share < 0.06 || share > 0.95) return;
      const reach = breadth * Math.sin(Math.PI * (share * 0.92 + 0.06)) ** 0.7 * random.between(0.82, 0.96);
      for (const side of [-1, 1]) {
        const split = random.chance(0.1);
        const end = polar(point, reach * (split ? 1.15 : 1), angle + side * 1.18);
        ribs += split ? straight([polar(point, reach * 0.4, angle + side * 1.18), polar(end, 7, angle), polar(end, -9, angle)], true) : cut(polar(point, 6, angle + side * 1.18), end, random.between(1.8, 3.2), side * 0.05);
      }
    });
    return filled(straight(outline, true), ink, { stroke: PAPER, 'stroke-width': 6 }) + filled(ribs + groove(spine, 9, 0.12), PAPER);
  };
  const trunk = ribbon(curve([[330, 1070], [350, 880], [380, 700]], false, 10), (share) => mix(58, 34, share));
  const bunch: string[] = [];
  const stalk = curve([[400, 700], [500, 690], [560, 760], [566, 880]], false, 8);
  for (let row = 0; row < 4; row += 1) for (let i = -2; i <= 2; i += 1) {
    const base: Point = [562 + i * 6, 760 + row * 36];
    const tip: Point = [562 + i * 34, 748 + row * 36 + Math.abs(i) * -6];
    const body = ribbon(curve([base, [base[0] + i * 20, base[1] + 18], tip], false, 6), (share) => 9 * Math.sin(Math.PI * Math.min(0.98, share * 0.9 + 0.08)) ** 0.5);
    bunch.push(filled(straight(body, true), '#d7a22c', { stroke: ink, 'stroke-width': 3 }));
  }
  const flower = closedCurve([[566, 890], [536, 930], [544, 990], [570, 1030], [596, 990], [600, 930]]);
  return sheet(
    width, height,
    block(
      random, width, height, ink,
      filled(sky, PAPER), circle(sun, 150, '#d7a22c'), filled(Array.from({ length: 9 }, (_, i) => groove(arc(sun, 136 - i * 13, 2.4 + i * 0.1, 4.4 - i * 0.1, 14), 3)).join(''), PAPER),
      leaf([390, 720], [660, 640], [800, 820], 74), leaf([376, 710], [200, 520], [90, 640], 76), leaf([384, 700], [560, 430], [770, 470], 84), leaf([376, 700], [250, 400], [130, 270], 84), leaf([380, 700], [430, 380], [520, 130], 92),
      filled(straight(trunk, true), ink, { stroke: PAPER, 'stroke-width': 6 }), filled(carve(random, trunk, { flow: () => 1.63, spacing: 15, length: 80, width: 3 }), PAPER),
      leaf([360, 730], [170, 760], [100, 960], 66),
      filled(straight(ribbon(stalk, () => 11), true), ink, { stroke: PAPER, 'stroke-width': 4 }), ...bunch,
      filled(straight(flower, true), '#a3352c', { stroke: PAPER, 'stroke-width': 5 }), filled(groove(curve([[566, 900], [560, 960], [570, 1016]], false, 6), 5) + groove(curve([[550, 930], [552, 980], [566, 1016]], false, 6), 3), PAPER),
      rect(60, 1060, 780, 78, ink), filled(carve(random, box(66, 1066, 834, 1132), { flow: ([x]) => -0.2 + Math.sin(x / 40) * 0.4, spacing: 15, length: 50, width: 3.2 }), PAPER),
    ),
  );
}

export const linocutWorks: Work[] = [
  { slug: 'boatman-at-moonrise', title: 'Boatman at Moonrise', type: 'Linocut', width: 1200, height: 900, draw: moonrise },
  { slug: 'kingfisher', title: 'Kingfisher, Kopai River', type: 'Linocut', width: 900, height: 1200, draw: kingfisher },
  { slug: 'two-owlets', title: 'Two Owlets, Sleepless', type: 'Linocut', width: 1000, height: 1000, draw: owls },
  { slug: 'last-tram-in-the-rain', title: 'Last Tram in the Rain', type: 'Linocut', width: 1280, height: 720, draw: tram },
  { slug: 'banana-grove', title: 'Banana Grove, Noon', type: 'Linocut', width: 900, height: 1200, draw: bananaGrove },
];
