import { arc, curve, ellipse, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import { almond, petal, repeated } from '../kit/motif.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, element, filled, group, linearGradient, rect, sheet, smooth, straight, stroked } from '../kit/svg.ts';
import type { Work } from '../kit/work.ts';
import { floor, flour, lamp, powder, RICE, sikku, slabs } from './powder.ts';

/** A pointed petal as an outline, for powder. */
const petalOutline = (at: Point, length: number, angle: number, plump: number): Point[] => {
  const half = (sign: number) => [0.15, 0.35, 0.55, 0.75, 0.9].map((share) => polar(polar(at, length * share, angle), sign * length * plump * Math.sin(Math.PI * Math.pow(share, 0.85)) ** 0.9, angle + Math.PI / 2));
  return curve([at, ...half(1), polar(at, length, angle), ...half(-1).reverse()], true, 3);
};

function margazhi(random: Random, width: number, height: number): string {
  const cells: Point[] = [];
  for (let y = -6; y <= 6; y += 1) for (let x = -6; x <= 6; x += 1) if (Math.abs(x) + Math.abs(y) <= 6) cells.push([x, y]);
  // Gaps mirrored in both axes and both diagonals, so that the line closes into loops that echo one another.
  const closed = new Set(['0.5,0', '2,1.5', '1.5,2', '3.5,2', '2,3.5', '4.5,0', '0,4.5', '0,0.5', '3,0.5', '0.5,3']);
  const kolam = sikku({ cells, spacing: 62, centre: [500, 500], joined: (a, b) => !closed.has(`${Math.abs((a[0] + b[0]) / 2)},${Math.abs((a[1] + b[1]) / 2)}`) });
  const corner = ([[150, 150], [850, 150], [850, 850], [150, 850]] as const).map((at, i) => {
    const inwards = Math.atan2(500 - at[1], 500 - at[0]);
    const petals = Array.from({ length: 5 }, (_, k) => petalOutline([...at], k === 2 ? 104 : 84, inwards + (k - 2) * 0.52, 0.17));
    return petals.map((outline) => flour(random, straight(outline, true), [outline], 5)).join('') + dots(ellipse([...at], 26, 26, 8, i), 4.4, RICE) + dots([[...at]], 8, RICE);
  });
  return sheet(width, height, floor(random, width, height, '#7a3526', '#431a14', '#a8553a'), flour(random, kolam.data, kolam.lines, 6.4), dots(kolam.dots, 6, RICE), dots(kolam.dots, 8.5, RICE, { opacity: 0.2 }), ...corner, flour(random, 'M60 60H940V940H60Z', [[[60, 60], [940, 60], [940, 940], [60, 940], [60, 60]]], 5), flour(random, 'M74 74H926V926H74Z', [[[74, 74], [926, 74], [926, 926], [74, 926], [74, 74]]], 2.6));
}

function lotusRangoli(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  const rings: [number, number, number, number, string, number][] = [
    [250, 460, 16, 0.2, '#c2316e', 0], [220, 400, 16, 0.19, '#f0872f', 0.5], [170, 340, 16, 0.19, '#f4bf3a', 0], [130, 276, 8, 0.3, '#2f9a6a', 0.5], [90, 222, 8, 0.3, '#2b6fb5', 0], [60, 160, 8, 0.27, '#7a3aa0', 0.5],
  ];
  const petals = rings.map(([from, to, count, plump, colour, shift]) => {
    let result = '';
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + shift) / count) * TURN - TURN / 4;
      const outline = petalOutline(polar(centre, from, angle), to - from, angle, plump);
      const inner = petalOutline(polar(centre, from + (to - from) * 0.2, angle), (to - from) * 0.56, angle, plump * 0.8);
      result += powder(random, outline, colour) + filled(straight(inner, true), '#fff6e4', { opacity: 0.28 });
    }
    return result;
  });
  const beads = dots(ellipse(centre, 476, 476, 64), 4.4, RICE) + dots(Array.from({ length: 16 }, (_, i) => polar(centre, 432, ((i + 0.5) / 16) * TURN - TURN / 4)), 8, '#f4bf3a');
  const corners = ([[0, 0], [1000, 0], [1000, 1000], [0, 1000]] as const).map(([x, y]) => {
    const angle = Math.atan2(500 - y, 500 - x);
    return [-0.56, -0.28, 0, 0.28, 0.56].map((turn, i) => powder(random, petalOutline(polar([x, y], 50, angle), 108 - Math.abs(i - 2) * 8, angle + turn * 1.2, 0.17), ['#2b6fb5', '#2f9a6a', '#c2316e', '#2f9a6a', '#2b6fb5'][i] as string)).join('');
  });
  const lamps = Array.from({ length: 8 }, (_, i) => lamp(polar([500, 508], 474, (i / 8) * TURN + TURN / 16), 17)).join('');
  return sheet(width, height, slabs(random, width, height, 250), circle(centre, 492, '#1d1f27', { opacity: 0.35 }), beads, ...petals, powder(random, ellipse(centre, 76, 76, 50), '#c2316e'), powder(random, ellipse(centre, 52, 52, 40), '#f4bf3a'), powder(random, ellipse(centre, 24, 24, 30), '#b32430'), dots(ellipse(centre, 38, 38, 12), 3.6, RICE), ...corners, lamps);
}

function hridayaKamalam(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  const arms = 8;
  const ring = (k: number) => 92 + k * 74;
  const place = (arm: number, step: number) => polar(centre, ring(step), ((arm % arms) / arms) * TURN - TURN / 4);
  // From each dot to the dot two further out (or back again past the end) on the next arm: the heart lotus.
  const order = [0, 2, 4, 1, 3];
  const lines: Point[][] = [];
  for (let start = 0; start < arms; start += 1) {
    const loop: Point[] = [];
    for (let k = 0; k < 5; k += 1) loop.push(place(start + k, order[k] as number));
    loop.push(place(start + 5, 0));
    lines.push(curve(loop, false, 10));
  }
  const all: Point[] = [];
  for (let arm = 0; arm < arms; arm += 1) for (let step = 0; step < 5; step += 1) all.push(place(arm, step));
  const petals = Array.from({ length: 16 }, (_, i) => petalOutline(polar(centre, 404, (i / 16) * TURN), 66, (i / 16) * TURN, 0.26));
  const heart = Array.from({ length: 8 }, (_, i) => powder(random, petalOutline(centre, 78, (i / 8) * TURN - TURN / 16, 0.22), i % 2 ? '#d9483a' : '#f0a13a')).join('');
  const fills = Array.from({ length: arms }, (_, i) => {
    const [tip, gap] = [(i / arms) * TURN - TURN / 4, ((i + 0.5) / arms) * TURN - TURN / 4];
    return powder(random, petalOutline(polar(centre, 322, tip), 54, tip, 0.2), i % 2 ? '#f0a13a' : '#d9483a') + powder(random, petalOutline(polar(centre, 306, gap), 84, gap, 0.2), i % 2 ? '#2f8f86' : '#c2316e');
  }).join('');
  return sheet(
    width, height, floor(random, width, height, '#274048', '#122127', '#4a6d74'), fills, heart, ...lines.map((line) => flour(random, smooth(line.filter((_, i) => i % 5 === 0)), [line], 6)), dots(all, 8.5, RICE), dots(all, 3.4, '#d9483a'),
    ...petals.map((outline) => flour(random, straight(outline, true), [outline], 4.4)), dots(Array.from({ length: 16 }, (_, i) => polar(centre, 478, ((i + 0.5) / 16) * TURN)), 6, RICE), flour(random, straight(ellipse(centre, 398, 398, 90), true), [ellipse(centre, 398, 398, 90)], 3.4),
    ([[92, 92], [908, 92], [908, 908], [92, 908]] as const).map((at) => lamp([...at], 24)).join(''),
  );
}

function padiKolam(random: Random, width: number, height: number): string {
  const centre: Point = [600, 450];
  const kaavi = '#a3341f';
  let bands = '';
  const frames: [number, number][] = [[470, 330], [420, 282], [320, 200], [280, 162]];
  for (const [hx, hy] of frames) {
    const outer: Point[] = [[-hx, -hy], [hx, -hy], [hx, hy], [-hx, hy]].map(([x, y]): Point => [centre[0] + (x as number), centre[1] + (y as number)]);
    bands += stroked(straight(outer, true), kaavi, 15, { 'stroke-linejoin': 'miter' });
    for (const by of [-13, 13, 19]) bands += flour(random, straight(outer.map(([x, y]): Point => [x + Math.sign(x - 600) * by, y + Math.sign(y - 450) * by]), true), [], 3.4);
  }
  // Corner steps, and lotuses that open outwards from every side.
  const lotus = (at: Point, angle: number, size: number) => {
    const petals = [-0.95, -0.48, 0, 0.48, 0.95].map((turn) => petalOutline(at, size * (1 - Math.abs(turn) * 0.16), angle + turn, 0.19));
    return petals.map((outline, i) => (i % 2 ? filled(straight(outline, true), kaavi) : '') + flour(random, straight(outline, true), [outline], 4)).join('') + dots(arc(at, size * 1.14, angle - 0.9, angle + 0.9, 7), 4, RICE);
  };
  const outside = [...[-1, 0, 1].flatMap((k) => [lotus([600 + k * 250, 450 - 352], -Math.PI / 2, 70), lotus([600 + k * 250, 450 + 352], Math.PI / 2, 70)]), ...[-0.5, 0.5].flatMap((k) => [lotus([600 - 494, 450 + k * 260], Math.PI, 70), lotus([600 + 494, 450 + k * 260], 0, 70)])];
  const vine = walk([[600 - 370, 450 - 241], [600 + 370, 450 - 241], [600 + 370, 450 + 241], [600 - 370, 450 + 241]], 61, true).map(({ point, angle }, i) => repeatedSprig(random, point, angle, i)).join('');
  const cells: Point[] = [];
  for (let y = -2; y <= 2; y += 1) for (let x = -4; x <= 4; x += 1) if (Math.abs(x) * 0.5 + Math.abs(y) <= 2) cells.push([x, y]);
  const kolam = sikku({ cells, spacing: 52, centre, joined: (a, b) => !(a[1] === b[1] && a[1] === 0 && Math.abs(a[0] + b[0]) === 3) });
  return sheet(width, height, slabs(random, width, height, 300), bands, ...outside, vine, flour(random, kolam.data, kolam.lines, 5), dots(kolam.dots, 5, RICE), ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([sx, sy]) => lotus([600 + sx * 190, 450 + sy * 92], Math.atan2(sy * 60, sx * 90), 62)).join(''));
}

const repeatedSprig = (random: Random, at: Point, angle: number, index: number) => {
  const outline = petalOutline(polar(at, -25, angle + Math.PI / 2), 50, angle + Math.PI / 2, 0.24);
  return index % 2 ? flour(random, straight(outline, true), [outline], 3.4) + dots([at], 4, RICE) : circle(at, 15, 'none', { stroke: RICE, 'stroke-width': 3.4 }) + dots([at], 5.4, '#d9573a');
};

function threshold(random: Random, width: number, height: number): string {
  const wood = (x: number, y: number, w: number, h: number, fill: string) => rect(x, y, w, h, fill, { stroke: '#2a120c', 'stroke-width': 2 });
  const grain = (x: number, y: number, w: number, h: number) => stroked(Array.from({ length: Math.floor(w / 7) }, (_, i) => `M${x + 5 + i * 7} ${y + 4}q${random.tremble(4).toFixed(1)} ${h / 2} 0 ${h - 8}`).join(''), '#2a120c', 1, { opacity: 0.25 });
  const panels: string[] = [];
  for (const side of [0, 1]) for (let row = 0; row < 3; row += 1) {
    const [x, y] = [322 + side * 132, 250 + row * 132];
    panels.push(wood(x, y, 124, 120, '#8a4a26'), rect(x + 12, y + 12, 100, 96, '#9c5a2f', { stroke: '#5a2a16', 'stroke-width': 2 }), filled(Array.from({ length: 8 }, (_, i) => petal([x + 62, y + 60], 38, (i / 8) * TURN, 0.26)).join(''), '#b8743c', { stroke: '#5a2a16', 'stroke-width': 1.6 }), circle([x + 62, y + 60], 10, '#e0b04a', { stroke: '#5a2a16', 'stroke-width': 1.6 }));
  }
  const marigolds = (line: readonly Point[], step: number, size: number) => {
    const seats = walk(line, step).map(({ point }, i) => ({ at: point, turn: i, size: 1, i }));
    return ['#f2a128', '#ea7a1f'].map((colour, k) => repeated(`marigold-${Math.round(line[0]?.[0] ?? 0)}-${k}`, filled(Array.from({ length: 10 }, (_, i) => petal([0, 0], size, (i / 10) * TURN, 0.3)).join(''), colour) + filled(Array.from({ length: 7 }, (_, i) => petal([0, 0], size * 0.6, (i / 7) * TURN, 0.34)).join(''), k ? '#f29a35' : '#f7c04a') + circle([0, 0], size * 0.16, '#c45f16'), seats.filter(({ i }) => i % 2 === k))).join('');
  };
  const toran = curve([[262, 172], [350, 232], [450, 186], [550, 232], [638, 172]], false, 12);
  const leaves = walk(toran, 30).map(({ point }, i) => filled(almond(point, 62, Math.PI / 2 + (i % 2 ? 0.08 : -0.08), 0.15), i % 2 ? '#3f8a3f' : '#2f6f35', { stroke: '#1d4522', 'stroke-width': 1 })).join('');
  // The kolam lies on the ground: drawn square, then seen from the door.
  const cells: Point[] = [];
  for (let y = -4; y <= 4; y += 1) for (let x = -4; x <= 4; x += 1) if (Math.abs(x) + Math.abs(y) <= 4) cells.push([x, y]);
  const kolam = sikku({ cells, spacing: 62, centre: [0, 0], joined: (a, b) => Math.abs(a[0] + b[0]) + Math.abs(a[1] + b[1]) !== 5 });
  const rim = Array.from({ length: 12 }, (_, i) => petalOutline(polar([0, 0], 292, (i / 12) * TURN), 84, (i / 12) * TURN, 0.26));
  const rug = rim.map((outline, i) => powder(random, outline, ['#c2316e', '#f0872f', '#2f8f86'][i % 3] as string)).join('') + flour(random, kolam.data, kolam.lines, 7) + dots(kolam.dots, 7, RICE) + flour(random, straight(ellipse([0, 0], 286, 286, 80), true), [], 5);
  return sheet(
    width, height, element('defs', {}, linearGradient('wall', [[0, '#d9a441'], [1, '#c98a34']]) + linearGradient('yard', [[0, '#8a4a32'], [1, '#5a2a20']])),
    rect(0, 0, width, height, 'url(#wall)'), group({}, filled(straight([[0, 560], [900, 560], [900, 690], [0, 690]], true), '#9c3a26'), filled(Array.from({ length: 15 }, (_, i) => straight([[i * 60, 560], [i * 60 + 30, 520], [i * 60 + 60, 560]], true)).join(''), '#f3e7cf')),
    stroked('M0 560H900', '#f3e7cf', 5), dots(Array.from({ length: 15 }, (_, i): Point => [30 + i * 60, 546]), 5, '#9c3a26'),
    wood(250, 150, 400, 530, '#6a3218'), grain(250, 150, 60, 530), grain(592, 150, 58, 530), wood(236, 128, 428, 46, '#7a3c1e'), filled(Array.from({ length: 13 }, (_, i) => petal([262 + i * 31.4, 152], 13, -Math.PI / 2, 0.4) + petal([262 + i * 31.4, 152], 13, Math.PI / 2, 0.4)).join(''), '#d39a45'),
    rect(312, 214, 276, 466, '#2a120c'), wood(316, 236, 134, 444, '#7a3f20'), wood(450, 236, 134, 444, '#7a3f20'), ...panels, circle([440, 452], 8, '#e0b04a'), circle([462, 452], 8, '#e0b04a'),
    leaves, marigolds(toran, 21, 14), marigolds([[262, 176], [258, 300], [264, 420]], 22, 13), marigolds([[638, 176], [642, 300], [636, 420]], 22, 13),
    wood(200, 680, 500, 30, '#a9a49a'), rect(200, 710, 500, 20, '#7f7a72'), wood(150, 728, 600, 30, '#b5b0a5'), rect(150, 758, 600, 22, '#86817a'), rect(0, 780, 900, 420, 'url(#yard)'),
    dots(Array.from({ length: 700 }, (): Point => [random() * 900, 784 + random() * 416]), 1.1, '#2f120d', { opacity: 0.4 }), group({ transform: 'translate(450 985) scale(1.04 0.5)' }, rug),
    lamp([120, 800], 24), lamp([780, 800], 24), lamp([232, 672], 19), lamp([668, 672], 19), lamp([60, 1120], 26), lamp([840, 1120], 26), brassPot(96, 690), brassPot(804, 690),
    rect(12, 12, 876, 1176, 'none', { stroke: '#f3e7cf', 'stroke-width': 5 }),
  );
}

/** A brass pot with mango leaves and a coconut, for luck. */
const brassPot = (x: number, y: number) =>
  filled(Array.from({ length: 5 }, (_, i) => almond([x, y - 66], 62, -Math.PI / 2 + (i - 2) * 0.5, 0.17)).join(''), '#3f8a3f', { stroke: '#1d4522', 'stroke-width': 1.4 }) + filled(straight(ellipse([x, y - 84], 20, 26, 24), true), '#7a4a26') +
  filled(smooth([[x - 26, y - 66], [x - 20, y - 50], [x - 44, y - 22], [x - 34, y + 14], [x, y + 22], [x + 34, y + 14], [x + 44, y - 22], [x + 20, y - 50], [x + 26, y - 66]], true), '#d9a038', { stroke: '#7a4f12', 'stroke-width': 2 }) + stroked(`M${x - 40} ${y - 20}q40 20 80 0`, '#a8701c', 3) + filled(straight(ellipse([x - 14, y - 14], 7, 18, 16, 0.3), true), '#f7dd94', { opacity: 0.7 }) + circle([x, y - 2], 6, '#b3322a');

export const kolamWorks: Work[] = [
  { slug: 'margazhi-morning', title: 'Margazhi Morning', type: 'Kolam', width: 1000, height: 1000, draw: margazhi },
  { slug: 'lotus-rangoli', title: 'Lotus Rangoli for Deepavali', type: 'Kolam', width: 1000, height: 1000, draw: lotusRangoli },
  { slug: 'lotus-of-the-heart', title: 'Lotus of the Heart', type: 'Kolam', width: 1000, height: 1000, draw: hridayaKamalam },
  { slug: 'temple-yard', title: 'In the Temple Yard', type: 'Kolam', width: 1200, height: 900, draw: padiKolam },
  { slug: 'threshold', title: 'Threshold', type: 'Kolam', width: 900, height: 1200, draw: threshold },
];
