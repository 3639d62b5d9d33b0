import { arc, curve, distance, ellipse, isInside, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import { dots, filled, sheet, smooth, straight, stroked, strokes } from '../kit/svg.ts';
import { scatter } from '../kit/texture.ts';
import type { Work } from '../kit/work.ts';
import { bentFish, elephant, parrot, peacock } from './animals.ts';
import { BLUE, doubled, eye, flower, frame, GREEN, handmade, INK, leaf, OCHRE, PAPER, petal, PIGMENTS, PINK, RED, shape, single, sprinkle } from './line.ts';

const box = (inset: number, width: number, height: number): Point[] => [[inset, inset], [width - inset, inset], [width - inset, height - inset], [inset, height - inset]];

/** Free places for small ornaments: inside the frame and away from the circles that are taken. */
const free = (random: Random, area: readonly Point[], spacing: number, taken: readonly (readonly [Point, number])[]) =>
  scatter(random, area, spacing, 9000).filter((point) => taken.every(([centre, radius]) => distance(centre, point) > radius));

function lotus(at: Point, size: number, colour: string, turn = 0): string {
  let result = '';
  for (const [reach, count, spread] of [[1, 7, 1.25], [0.82, 5, 0.85], [0.62, 3, 0.4]] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI / 2 + turn + mix(-spread, spread, i / (count - 1));
      const petals = curve(petal(at, size * reach, angle, 0.2), true, 5);
      result += shape(petals, { colour, gap: Math.max(2.5, size * 0.035), hatching: reach === 1 ? angle : undefined, spacing: 4.5 });
    }
  }
  return result;
}

function twinFish(random: Random, width: number, height: number): string {
  const centre: Point = [600, 450];
  let water = '';
  for (let row = 0; row < 24; row += 1) {
    for (let x = 40 + (row % 2) * 36; x < width; x += 72) {
      const y = 70 + row * 34;
      water += straight(arc([x, y], 30, Math.PI * 1.12, Math.PI * 1.88, 6)) + straight(arc([x, y], 22, Math.PI * 1.16, Math.PI * 1.84, 5)) + straight(arc([x, y], 14, Math.PI * 1.2, Math.PI * 1.8, 4));
    }
  }
  const pads = ([[170, 190], [1030, 190], [170, 710], [1030, 710]] as const).map(([x, y], i) => {
    const rim = ellipse([x, y], 74, 74, 50);
    const ribs = Array.from({ length: 16 }, (_, k): Point[] => [[x, y], polar([x, y], 68, (k / 16) * TURN)]);
    return shape(rim, { colour: GREEN, gap: 6 }) + strokes(ribs, INK, 1.4) + flower([x, y], 44, 10, i % 3 === 0 ? PINK : OCHRE, i % 3 === 0 ? OCHRE : RED);
  });
  return sheet(
    width, height,
    handmade(random, width, height, '#cfe0d8'),
    stroked(water, '#27508f', 1.7, { opacity: 0.75 }),
    ...pads,
    filled(straight(ellipse(centre, 312, 312, 90), true), PAPER), doubled(ellipse(centre, 312, 312, 120), 10),
    dots(walk(ellipse(centre, 292, 292, 90), 15, true).map(({ point }) => point), 3.4, RED),
    filled(straight(ellipse(centre, 278, 278, 90), true), '#f0c65c', { stroke: INK, 'stroke-width': 2 }),
    bentFish(centre, 176, Math.PI * 1.5, 1.07, [RED, OCHRE, GREEN]),
    bentFish(centre, 176, Math.PI * 0.5, 1.07, [BLUE, PINK, OCHRE]),
    flower(centre, 66, 12, PINK, OCHRE), flower(centre, 36, 8, '#fff0d0', RED, 0.2),
    
    frame(random, width, height, 62, [RED, PINK, OCHRE]),
  );
}

function kohbarPeacocks(random: Random, width: number, height: number): string {
  const stem = curve([[450, 1040], [450, 800], [450, 560], [450, 300]]);
  let plant = doubled(stem, 13, false, GREEN);
  ([[690, 1], [640, -1], [540, 1], [490, -1]] as const).forEach(([y, side]) => {
    const way = curve([[450, y], [450 + side * 50, y - 30], [450 + side * 86, y - 84]]);
    plant += doubled(way, 5, false, GREEN) + lotus(way[way.length - 1] as Point, 60, y % 20 === 0 ? PINK : OCHRE, side * 0.35);
  });
  plant += lotus([450, 330], 150, RED);
  const taken: [Point, number][] = [[[450, 250], 176], [[200, 820], 130], [[700, 820], 130], [[300, 920], 110], [[600, 920], 110], [[330, 820], 60], [[570, 820], 60], [[210, 740], 90], [[690, 740], 90]];
  for (let y = 340; y < 1060; y += 40) taken.push([[450, y], y < 700 ? 104 : 34]);
  const ground = Array.from({ length: 13 }, (_, i) => flower([112 + i * 56.5, 1094], 25, 8, PIGMENTS[i % 5] as string, i % 5 === 1 ? RED : OCHRE)).join('');
  return sheet(
    width, height,
    handmade(random, width, height),
    sprinkle(random, free(random, box(96, width, height).map(([x, y]): Point => [x, Math.min(y, 1036)]), 41, taken), 42),
    plant,
    peacock([300, 1046], 0.92, false),
    peacock([600, 1046], 0.92, true),
    doubled([[74, 1056], [826, 1056]], 8, false, OCHRE), ground,
    frame(random, width, height, 70, [BLUE, RED, PINK]),
  );
}

function treeOfParrots(random: Random, width: number, height: number): string {
  const trunk = [...curve([[398, 1060], [424, 900], [416, 720], [432, 560]], false, 8), ...curve([[474, 560], [486, 720], [478, 900], [506, 1060]], false, 8)];
  const boughs: Point[][] = [
    [[440, 840], [330, 770], [210, 760], [140, 690]], [[466, 800], [580, 740], [690, 740], [762, 660]],
    [[440, 660], [340, 560], [220, 540], [136, 440]], [[462, 640], [570, 540], [680, 530], [768, 420]],
    [[446, 580], [380, 430], [270, 350], [240, 220]], [[458, 580], [530, 430], [640, 340], [668, 220]], [[452, 570], [446, 430], [458, 300], [450, 170]],
  ];
  let wood = '';
  let leaves = '';
  boughs.forEach((bough, i) => {
    const line = curve(bough, false, 10);
    wood += doubled(line, 11, false, OCHRE);
    walk(line, 31).forEach(({ point, angle, share }, k) => {
      if (share < 0.2) return;
      for (const side of [-1, 1]) leaves += leaf(polar(point, 8, angle + side * 1.5), 47, angle + side * 0.95, (k + i) % 4 === 0 ? OCHRE : (k + i) % 4 === 2 ? '#5d9a3c' : GREEN, 0.27);
    });
    leaves += flower(line[line.length - 1] as Point, 44, 10, i % 2 ? PINK : RED, OCHRE);
  });
  const birds = ([[238, 700, false], [664, 680, true], [246, 486, false], [650, 470, true], [352, 316, false], [556, 300, true]] as const).map(([x, y, mirrored], i) => parrot([x, y], 0.98, mirrored, i % 3 === 1 ? BLUE : i % 3 === 2 ? PINK : GREEN)).join('');
  const deer = ([[220, 1040, false], [680, 1040, true]] as const).map(([x, y, mirrored]) => fawn([x, y], 0.92, mirrored)).join('');
  return sheet(
    width, height,
    handmade(random, width, height, '#f7ecd2'),
    sprinkle(random, free(random, box(96, width, height).map(([x, y]): Point => [x, Math.min(y, 1040)]), 40, [[[450, 400], 300], [[450, 600], 250], [[450, 960], 80], [[220, 960], 112], [[680, 960], 112]]), 42),
    wood, leaves,
    shape(trunk, { colour: '#a2572a', hatching: 0.5, gap: 7, spacing: 6 }),
    birds, deer,
    doubled([[74, 1064], [826, 1064]], 8, false, GREEN),
    Array.from({ length: 15 }, (_, i) => leaf([102 + i * 50, 1124], 44, -Math.PI / 2 + (i % 2 ? 0.25 : -0.25), i % 3 ? GREEN : RED, 0.3)).join(''),
    frame(random, width, height, 70, [GREEN, PINK, OCHRE]),
  );
}

/** A spotted fawn, its feet on the point given. */
function fawn([x, y]: Point, size: number, mirrored: boolean): string {
  const all = (points: readonly Point[]) => points.map(([px, py]): Point => [x + (mirrored ? -px : px) * size, y + py * size]);
  const body = curve([[-98, -96], [-60, -130], [20, -126], [56, -150], [70, -206], [100, -222], [128, -200], [126, -186], [98, -180], [92, -130], [70, -84], [-20, -72], [-80, -70]], true, 6);
  const spots = [[-70, -104], [-40, -110], [-10, -106], [22, -104], [48, -120], [-56, -86], [-24, -88], [10, -86], [42, -94], [72, -150]] as const;
  return (
    [-84, -62, 44, 64].map((lx) => doubled(all([[lx, -80], [lx + 3, -40], [lx, 0]]), 5, false, '#d98a3d')).join('') +
    doubled(all(curve([[92, -216], [74, -250], [84, -290]])), 3, false, PAPER) + doubled(all(curve([[104, -218], [112, -254], [138, -280]])), 3, false, PAPER) +
    shape(all(body), { colour: '#d98a3d', gap: 5 }) + dots(all(spots.map(([px, py]): Point => [px, py])), 5.5 * size, PAPER) + dots(all(spots.map(([px, py]): Point => [px, py])), 2.2 * size, INK) +
    single(all([[84, -214], [52, -222], [74, -200]]), PINK, 2) + eye(all([[102, -202]])[0] as Point, 21 * size, mirrored) + single(all([[-98, -98], [-122, -112], [-104, -80]]), RED, 2)
  );
}

function procession(random: Random, width: number, height: number): string {
  const taken: [Point, number][] = [];
  for (const x of [338, 880]) for (let dx = -170; dx <= 250; dx += 40) taken.push([[x + dx, 470], 112], [[x + dx, 560], 60]);
  const parasol = (x: number, y: number) => {
    const dome = [...arc([x, y], 96, Math.PI, TURN, 20), ...Array.from({ length: 7 }, (_, i): Point => [x + 96 - i * 32, y + (i % 2 ? 14 : 0)]).slice(1, -1)];
    const gores = [-0.6, -0.2, 0.2, 0.6].map((turn): Point[] => [[x, y - 96], [x + turn * 110, y + 6]]);
    return doubled([[x, y], [x, y + 120]], 5, false, OCHRE) + shape(dome, { colour: RED, gap: 5 }) + strokes(gores, INK, 1.8) + flower([x, y - 44], 24, 8, OCHRE, PINK) + single(ellipse([x, y - 104], 9, 12, 10), OCHRE, 2);
  };
  return sheet(
    width, height,
    handmade(random, width, height, '#f3d9a0'),
    sprinkle(random, free(random, box(92, width, height), 42, [...taken, [[330, 190], 104], [[872, 190], 104]]), 44),
    parasol(312, 222), parasol(854, 222),
    elephant([340, 612], 0.9, false, RED), elephant([882, 612], 0.9, false, BLUE),
    doubled([[66, 622], [1214, 622]], 8, false, GREEN),
    frame(random, width, height, 62, [PINK, RED, GREEN]),
  );
}

function surya(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  let rays = '';
  for (let i = 0; i < 32; i += 1) {
    const angle = (i / 32) * TURN;
    const long = i % 2 === 0;
    const reach = long ? 378 : 326;
    const flame = long
      ? [polar(centre, 210, angle - 0.088), polar(centre, 300, angle - 0.03), polar(centre, reach, angle), polar(centre, 300, angle + 0.1), polar(centre, 210, angle + 0.088)]
      : [polar(centre, 210, angle - 0.085), polar(centre, reach, angle), polar(centre, 210, angle + 0.085)];
    rays += shape(long ? curve(flame, false, 6) : flame, { colour: PIGMENTS[(i >> 1) % 2 ? 1 : 0] as string, hatching: long ? angle : undefined, gap: 4, spacing: 4.5 });
    if (long) rays += dots([polar(centre, 392, angle)], 7, INK) + dots([polar(centre, 392, angle)], 4, OCHRE);
  }
  const skin = '#f2b233';
  const brow = (side: number) => stroked(smooth([[500 + side * 104, 446], [500 + side * 62, 414], [500 + side * 20, 426]]), INK, 7);
  const beads = walk(ellipse(centre, 196, 196, 80), 20, true).map(({ point }, i) => flower(point, 12, 6, i % 2 ? RED : '#fff0d0', INK)).join('');
  const face = [
    filled(straight(ellipse(centre, 172, 172, 80), true), skin), doubled(ellipse(centre, 172, 172, 90), 6),
    brow(-1), brow(1), eye([442, 470], 82, false), eye([558, 470], 82, true),
    stroked(smooth([[494, 450], [484, 520], [470, 546], [500, 556], [530, 546], [516, 528]]), INK, 4),
    filled(smooth([[446, 580], [484, 578], [500, 584], [516, 578], [554, 580], [500, 616]], true), RED, { stroke: INK, 'stroke-width': 3 }), stroked(smooth([[438, 574], [462, 586], [500, 595], [538, 586], [562, 574]]), INK, 2.4),
    flower([500, 392], 26, 8, RED, '#fff0d0'), dots([[500, 430]], 9, RED),
    [-1, 1].map((side) => dots(ellipse([500 + side * 112, 548], 22, 22, 10), 3, RED) + dots([[500 + side * 112, 548]], 8, RED)).join(''),
    dots(arc(centre, 150, 0.75, Math.PI - 0.75, 16), 4.4, RED), dots(arc(centre, 150, Math.PI + 0.5, TURN - 0.5, 18), 4.4, RED),
  ].join('');
  const corners = ([[158, 158], [842, 158], [158, 842], [842, 842]] as const).map(([x, y], i) => {
    const inwards = Math.atan2(500 - y, 500 - x);
    return [-0.9, -0.45, 0, 0.45, 0.9].map((turn) => leaf([x, y], 84, inwards + turn, turn === 0 ? PINK : GREEN, 0.24)).join('') + flower([x, y], 58, 12, i % 2 ? PINK : BLUE, OCHRE);
  }).join('');
  const area = box(96, width, height);
  const places = free(random, area, 42, [[centre, 388], [[158, 158], 100], [[842, 158], 100], [[158, 842], 100], [[842, 842], 100]]).filter((point) => isInside(area, point));
  return sheet(width, height, handmade(random, width, height, '#f9ead0'), sprinkle(random, places, 42), corners, rays, filled(straight(ellipse(centre, 216, 216, 90), true), PAPER, { stroke: INK, 'stroke-width': 3 }), beads, face, frame(random, width, height, 66, [RED, BLUE, GREEN]));
}

export const madhubaniWorks: Work[] = [
  { slug: 'twin-fish-of-the-kamala', title: 'Twin Fish of the Kamala', type: 'Madhubani', width: 1200, height: 900, draw: twinFish },
  { slug: 'peacocks-of-the-kohbar', title: 'Peacocks of the Kohbar Ghar', type: 'Madhubani', width: 900, height: 1200, draw: kohbarPeacocks },
  { slug: 'parrot-tree', title: 'Six Parrots and a Mango Tree', type: 'Madhubani', width: 900, height: 1200, draw: treeOfParrots },
  { slug: 'wedding-procession', title: 'The Wedding Procession', type: 'Madhubani', width: 1280, height: 720, draw: procession },
  { slug: 'surya', title: 'Surya, the First Guest', type: 'Madhubani', width: 1000, height: 1000, draw: surya },
];
