import { arc, between, curve, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import { emptyFigure, inked, merged, stamp, unsteady, type Figure } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';
import { sheet } from '../kit/svg.ts';
import type { Work } from '../kit/work.ts';
import { bird, bullock, dancer, deer, dog, hen, peacock, person, tarpaPlayer, type Pose } from './figures.ts';
import { border, frond, grass, hut, palm, RICE, sun, tree, wall } from './scenery.ts';

const GERU = ['#7d3a22', '#4f2113', '#a8583a'] as const;
const COW_DUNG = ['#5b4a2c', '#372c19', '#7d6a44'] as const;
const NIGHT = ['#2b2a33', '#191820', '#474455'] as const;

const paint = (random: Random, width: number, height: number, ground: readonly [string, string, string], figures: readonly Figure[]) =>
  sheet(width, height, wall(random, width, height, ...ground), inked(unsteady(merged(figures), random, 0.9), RICE, { opacity: 0.96 }));

const line = (points: Point[], width = 2): Figure => ({ ...emptyFigure(), lines: [{ points, width }] });

const poses = {
  carrying: { hands: [[-0.1, -0.98], [0.1, -0.98]], feet: [[-0.14, 0], [0.1, 0]], carries: 'pot', woman: true },
  reaping: { hands: [[0.34, -0.16], [0.42, -0.2]], feet: [[-0.12, 0], [0.1, 0]], lean: 0.22, waist: [0, -0.48] },
  walking: { hands: [[-0.16, -0.5], [0.24, -0.56]], feet: [[-0.2, 0], [0.18, 0]] },
  basket: { hands: [[-0.12, -0.96], [0.14, -0.96]], feet: [[-0.16, 0], [0.14, 0]], carries: 'basket', woman: true },
  ploughing: { hands: [[0.3, -0.42], [0.34, -0.4]], feet: [[-0.24, 0], [0.14, 0]], lean: 0.12 },
  pounding: { hands: [[0.22, -0.86], [0.24, -0.7]], feet: [[-0.1, 0], [0.1, 0]], lean: 0.05, woman: true },
} satisfies Record<string, Pose>;

const flock = (random: Random, count: number, area: readonly [number, number, number, number]) =>
  Array.from({ length: count }, () =>
    stamp(bird(), [random.between(area[0], area[2]), random.between(area[1], area[3])], random.between(20, 30), random.tremble(0.25), random.chance(0.5)),
  );

function hills(random: Random, from: Point, to: Point, count: number, height: number): Figure {
  const figure = emptyFigure();
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [between(from, to, i / count), between(from, to, (i + 1) / count)];
    const peak: Point = [mix(a[0], b[0], 0.5), a[1] - height * random.between(0.7, 1.1)];
    figure.lines.push({ points: [a, peak, b], width: 2.4 });
    for (let k = 1; k < 10; k += 1) {
      figure.lines.push({ points: [between(a, peak, k / 10), [mix(a[0], b[0], 0.5 * (k / 10) + 0.06), a[1] - 3]], width: 1.4 });
      figure.lines.push({ points: [between(b, peak, k / 10), [mix(b[0], a[0], 0.5 * (k / 10) + 0.06), b[1] - 3]], width: 1.4 });
    }
  }
  return figure;
}

function tarpaDance(random: Random, width: number, height: number): string {
  const centre: Point = [500, 520];
  const spiral = Array.from({ length: 160 }, (_, i): Point => polar(centre, 132 + 176 * (i / 159), -1.2 + (i / 159) * TURN * 1.9));
  const figures: Figure[] = [border(width, height, 22, 40)];
  walk(spiral, 46).forEach(({ point, share }, i) => {
    const outwards = Math.atan2(point[1] - centre[1], point[0] - centre[0]);
    figures.push(stamp(dancer(random, i % 2 === 1), point, mix(70, 86, share), outwards + Math.PI / 2, i % 2 === 0));
  });
  figures.push(stamp(tarpaPlayer(), [456, 580], 122));
  figures.push(sun(random, [848, 150], 52), hut(random, 84, 226, 122), stamp(dog(), [860, 905], 66, 0, true));
  figures.push(palm(random, [140, 906], 180), palm(random, [222, 914], 104), tree(random, [872, 856], 150, 2));
  figures.push(stamp(hen(), [112, 272], 34), stamp(hen(), [152, 278], 28, 0, true), stamp(hen(), [300, 915], 30), stamp(hen(), [346, 918], 26, 0, true));
  figures.push(...flock(random, 4, [300, 100, 700, 140]));
  return paint(random, width, height, GERU, figures);
}

function harvestMorning(random: Random, width: number, height: number): string {
  const figures: Figure[] = [sun(random, [1030, 128], 74), hills(random, [0, 236], [1280, 236], 9, 80)];
  figures.push(...flock(random, 9, [240, 50, 880, 120]));
  figures.push(hut(random, 70, 412, 180), hut(random, 268, 392, 130), tree(random, [470, 408], 200, 3), palm(random, [1180, 424], 190));
  figures.push(stamp(person(poses.pounding), [660, 412], 92), stamp(person(poses.pounding), [728, 412], 92, 0, true), line([[694, 412], [694, 316]], 4));
  figures.push({ ...emptyFigure(), fills: [[[678, 396], [710, 396], [704, 414], [684, 414]]] });
  figures.push(stamp(person(poses.carrying), [800, 410], 92), stamp(person(poses.basket), [862, 414], 92), stamp(person(poses.carrying), [930, 410], 86));
  figures.push(stamp(hen(), [560, 418], 34), stamp(hen(), [600, 414], 28, 0, true), stamp(dog(), [1060, 416], 62));
  // The field below the path: a ploughing team, then rows of paddy with reapers.
  figures.push(line(curve([[0, 440], [320, 430], [700, 444], [1280, 432]]), 3), line(curve([[0, 447], [320, 437], [700, 451], [1280, 439]]), 1.6));
  figures.push(stamp(bullock(), [300, 556], 100), stamp(bullock(), [390, 566], 104), stamp(person(poses.ploughing), [140, 560], 104));
  figures.push(line([[176, 516], [236, 502], [420, 500]], 3), line([[178, 516], [210, 562], [184, 570]], 4));
  for (let row = 0; row < 5; row += 1) {
    const y = 560 + row * 33;
    const start = 560 - row * 112;
    figures.push(grass(random, curve([[Math.max(24, start), y], [900, y - 8], [1256, y]]), 21, 9));
  }
  for (const [x, y] of [[640, 532], [800, 526], [960, 530], [1120, 532]] as const) figures.push(stamp(person(poses.reaping), [x, y], 86));
  figures.push(stamp(person({ ...poses.basket, woman: true }), [1216, 530], 88, 0, true));
  return paint(random, width, height, GERU, figures);
}

function weddingChauk(random: Random, width: number, height: number): string {
  const figures: Figure[] = [border(width, height, 26, 48)];
  const frame = (x: number, y: number, w: number, h: number, depth: number) => {
    const inner = border(w, h, 0, depth);
    figures.push(stamp(inner, [x, y]));
  };
  frame(210, 300, 480, 480, 44);
  frame(276, 366, 348, 348, 26);
  // The goddess of the harvest in the middle of the chauk, with combs and a necklace of light around her.
  const palaghat = person({ hands: [[-0.42, -0.78], [0.42, -0.78]], feet: [[-0.16, 0], [0.12, 0]] });
  figures.push(stamp(palaghat, [450, 668], 232));
  for (const side of [-1, 1]) figures.push(frond(random, [450 + side * 97, 488], [450 + side * 116, 400], 22, side * 0.1));
  for (let i = 0; i < 22; i += 1) {
    const angle = Math.PI + (i / 21) * Math.PI;
    figures.push(line([polar([450, 465], 26, angle), polar([450, 465], 44, angle)], 2.5));
  }
  // The couple on horseback above, the procession below.
  const horse = stamp(deer(), [0, 0], 1);
  horse.lines = horse.lines.filter((_, i) => i < 5 || i > 8);
  const tail = { points: curve([[-0.3, -0.48], [-0.44, -0.4], [-0.46, -0.16]]), width: 0.05 };
  const mane = Array.from({ length: 9 }, (_, i) => ({ points: [[0.24 + i * 0.017, -0.54 - i * 0.032], [0.17 + i * 0.017, -0.6 - i * 0.032]] as Point[], width: 0.016 }));
  const mount = { ...horse, lines: [...horse.lines, tail, ...mane] };
  figures.push(stamp(mount, [390, 250], 170), stamp(mount, [580, 254], 160));
  const rider: Pose = { hands: [[0.3, -0.6], [0.32, -0.56]], feet: [[0.02, -0.1], [0.2, -0.08]] };
  figures.push(stamp(person(rider), [384, 206], 100), stamp(person({ ...rider, woman: true }), [574, 212], 96));
  figures.push(sun(random, [180, 190], 56), tree(random, [752, 258], 150, 2), ...flock(random, 5, [280, 100, 700, 128]));
  for (const [x, mirrored] of [[172, false], [728, true]] as const) {
    figures.push(...[400, 520, 640].map((y) => stamp(peacock(random), [x, y], 84, 0, mirrored)), palm(random, [mirrored ? 756 : 144, 806], 128));
  }
  const procession: Pose[] = [poses.carrying, poses.basket, poses.carrying, poses.basket, poses.carrying];
  procession.forEach((pose, i) => figures.push(stamp(person(pose), [330 + i * 74, 950], 104)));
  figures.push(stamp(tarpaPlayer(), [190, 952], 108), stamp(person(poses.walking), [716, 950], 104), stamp(dog(), [776, 952], 54));
  figures.push(line([[96, 962], [804, 962]], 2.4));
  for (let i = 0; i < 12; i += 1) figures.push(stamp(dancer(random, i % 2 === 0), [132 + i * 58, 1092], 92, 0, i % 2 === 0));
  figures.push(grass(random, [[100, 1110], [800, 1110]], 10, 8));
  return paint(random, width, height, COW_DUNG, figures);
}

function banyan(random: Random, width: number, height: number): string {
  const figures: Figure[] = [];
  const foot: Point = [450, 1000];
  const trunks = Array.from({ length: 9 }, (_, i) =>
    curve([[foot[0] + (i - 4) * 26, foot[1] + Math.abs(i - 4) * 5], [foot[0] + (i - 4) * 11, 800], [foot[0] + (i - 4) * 13, 620]]),
  );
  trunks.forEach((points) => figures.push(line(points, 3)));
  for (let i = 0; i < 8; i += 1) {
    const [a, b] = [trunks[i] as Point[], trunks[i + 1] as Point[]];
    for (let k = 1; k < a.length; k += 1) figures.push(line([a[k] as Point, b[Math.max(0, k - 1)] as Point], 1.4));
  }
  const branches: Point[] = [];
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to = polar(from, length, angle);
    if (level > 1) branches.push(...walk([from, to], 6).map(({ point }) => point));
    if (level === 0) {
      figures.push(frond(random, from, to, 21, random.tremble(0.2)));
      return;
    }
    figures.push(line(curve([from, polar(between(from, to, 0.5), length * random.tremble(0.1), angle + Math.PI / 2), to], false, 5), 1.6 + level * 1.5));
    for (const turn of level === 1 ? [-0.75, -0.25, 0.25, 0.75] : [-0.5, 0, 0.5]) grow(to, angle + turn * random.between(0.85, 1.15), length * random.between(0.7, 0.8), level - 1);
  };
  for (let i = 0; i < 5; i += 1) grow([foot[0] + (i - 2) * 24, 625], -Math.PI / 2 + (i - 2) * 0.52, i === 2 ? 150 : 176, 3);
  // Hanging roots, one of them a swing.
  const underside = (x: number) => Math.max(...branches.filter((point) => Math.abs(point[0] - x) < 8).map((point) => point[1]), 520);
  for (const [x, bottom] of [[120, 760], [164, 850], [206, 790], [262, 880], [300, 760], [620, 790], [662, 870], [786, 770], [822, 700]] as const) {
    const top = underside(x);
    figures.push(line(curve([[x, top], [x + random.tremble(12), mix(top, bottom, 0.5)], [x, bottom]]), 2));
    for (const side of [-1, 0, 1]) figures.push(line([[x, bottom], [x + side * 8, bottom + 14]], 1.4));
  }
  figures.push(line([[690, underside(690)], [696, 858]], 2), line([[746, underside(746)], [740, 858]], 2), line([[688, 858], [748, 858]], 5));
  figures.push(stamp(person({ hands: [[-0.24, -0.66], [0.24, -0.66]], feet: [[0.22, -0.18], [0.3, -0.12]], woman: true }), [716, 896], 100));
  const ground = 1010;
  figures.push(line(curve([[0, ground + 6], [300, ground - 2], [600, ground + 8], [900, ground]]), 3));
  figures.push(stamp(deer(), [160, ground], 132), stamp(deer(), [268, ground], 96), stamp(peacock(random), [740, ground], 118, 0, true), stamp(hen(), [610, ground], 40), stamp(hen(), [650, ground], 34, 0, true));
  figures.push(grass(random, curve([[20, 1040], [450, 1050], [880, 1036]]), 18, 10));
  for (let i = 0; i < 15; i += 1) figures.push(stamp(dancer(random, i % 2 === 0), [58 + i * 56, 1152], 90, 0, i % 2 === 0));
  figures.push(line(curve([[20, 1166], [450, 1172], [880, 1164]]), 2.4), ...flock(random, 6, [60, 50, 840, 110]));
  return paint(random, width, height, GERU, figures);
}

function monsoonFishing(random: Random, width: number, height: number): string {
  const figures: Figure[] = [];
  for (let i = 0; i < 5; i += 1) {
    const x = 130 + i * 235;
    for (let r = 10; r < 64; r += 9) figures.push(line(arc([x, 96 + (i % 2) * 26], r, Math.PI * 0.98, Math.PI * 2.02), 2));
    for (let k = -4; k <= 4; k += 1) for (let drop = 0; drop < 5; drop += 1) {
      const y = 112 + (i % 2) * 26 + drop * 30 + (k % 2) * 10;
      if (random.chance(0.85)) figures.push(line([[x + k * 26 - drop * 7, y], [x + k * 26 - drop * 7 - 4, y + 16]], 1.7));
    }
  }
  const water = 400;
  figures.push(hut(random, 60, water - 22, 150), palm(random, [262, water - 20], 176), tree(random, [1060, water - 16], 160, 2), palm(random, [1150, water - 16], 140));
  figures.push(stamp(person(poses.carrying), [352, water - 18], 84), stamp(dog(), [410, water - 18], 52), stamp(person(poses.walking), [960, water - 16], 86, 0, true));
  figures.push(line(curve([[0, water - 14], [320, water - 18], [480, water - 2], [800, water - 2], [940, water - 14], [1200, water - 16]]), 3));
  const boat = (x: number, y: number, size: number, mirrored: boolean) => {
    const hull: Figure = { ...emptyFigure(), fills: [[...arc([0, -0.62], 1, 0.72, Math.PI - 0.72, 16), ...arc([0, -1.02], 1.2, Math.PI - 0.98, 0.98, 16)]] };
    figures.push(stamp(hull, [x, y], size, 0, mirrored));
    figures.push(stamp(person({ hands: [[0.3, -0.5], [0.24, -0.66]], feet: [[-0.12, 0], [0.12, 0]] }), [x - (mirrored ? -0.3 : 0.3) * size, y + size * 0.2], size, 0, mirrored));
    figures.push(line([[x + (mirrored ? 0.05 : -0.05) * size, y - 0.58 * size], [x + (mirrored ? -0.3 : 0.3) * size, y + 0.55 * size]], 3.4));
    figures.push(stamp(person({ hands: [[0.36, -0.72], [0.36, -0.6]], feet: [[-0.1, 0], [0.12, 0]], woman: true }), [x + (mirrored ? -0.25 : 0.25) * size, y + size * 0.2], size * 0.92, 0, mirrored));
    return [x + (mirrored ? -0.6 : 0.6) * size, y - 0.42 * size] as Point;
  };
  const hand = boat(360, 470, 110, false);
  boat(880, 500, 100, true);
  // A cast net falls open from the first boat.
  const mouth = Array.from({ length: 11 }, (_, i): Point => [470 + i * 21, 640 - Math.sin((i / 10) * Math.PI) * -44]);
  mouth.forEach((point) => figures.push(line(curve([hand, [mix(hand[0], point[0], 0.6), mix(hand[1], point[1], 0.35)], point]), 1.6)));
  for (const share of [0.45, 0.62, 0.78, 0.9, 1]) {
    figures.push(line(curve(mouth.map((point): Point => [mix(hand[0], point[0], share), mix(hand[1], point[1], share * share)])), 1.5));
  }
  const fish = (x: number, y: number, size: number, angle: number, mirrored: boolean) => {
    const body: Point[] = curve([[-0.5, 0], [-0.1, -0.2], [0.36, -0.12], [0.5, 0], [0.36, 0.12], [-0.1, 0.2]], true, 5);
    const scales = [-0.2, -0.05, 0.1].map((sx) => ({ points: arc([sx, 0], 0.14, -1.2, 1.2, 8), width: 0.025 }));
    const outline = { points: [...body, body[0] as Point], width: 0.04 };
    figures.push(stamp({ fills: [[[-0.46, 0], [-0.72, -0.18], [-0.64, 0], [-0.72, 0.18]]], lines: [outline, ...scales, { points: arc([0.24, 0], 0.15, -1.1, 1.1, 8).map(([px, py]): Point => [px - 0.02, py]), width: 0.03 }], spots: [{ at: [0.38, -0.04], radius: 0.03 }] }, [x, y], size, angle, mirrored));
  };
  for (let row = 0; row < 4; row += 1) {
    const y = 600 + row * 76;
    for (let x = 70 + (row % 2) * 70; x < 1160; x += 150) {
      const inNet = x > 420 && x < 740 && y < 710;
      if (!inNet) fish(x + random.tremble(18), y + random.tremble(12), random.between(66, 88), random.tremble(0.2), random.chance(0.35));
    }
  }
  for (const [x, y] of [[540, 628], [610, 650], [664, 622]] as const) fish(x, y, 54, random.tremble(0.5), random.chance(0.5));
  for (let row = 0; row < 7; row += 1) {
    const y = 556 + row * 54;
    for (let x = 20 + (row % 2) * 90; x < 1180; x += 180) {
      if (x > 380 && x < 720 && y < 700) continue;
      figures.push(line(curve([[x, y], [x + 14, y - 6], [x + 28, y], [x + 42, y - 6], [x + 56, y]]), 1.5));
    }
  }
  return paint(random, width, height, NIGHT, figures);
}

export const warliWorks: Work[] = [
  { slug: 'tarpa-dance', title: 'Tarpa Dance Under the Full Moon', type: 'Warli', width: 1000, height: 1000, draw: tarpaDance },
  { slug: 'harvest-morning', title: 'Harvest Morning in Dahanu', type: 'Warli', width: 1280, height: 720, draw: harvestMorning },
  { slug: 'wedding-chauk', title: 'Wedding Chauk', type: 'Warli', width: 900, height: 1200, draw: weddingChauk },
  { slug: 'village-banyan', title: 'The Village Banyan', type: 'Warli', width: 900, height: 1200, draw: banyan },
  { slug: 'monsoon-fishing', title: 'Fishing Before the Monsoon', type: 'Warli', width: 1200, height: 900, draw: monsoonFishing },
];
