import { arc, curve, ellipse, mix, polar, TURN, type Point } from '../kit/geometry.ts';
import { hatch } from '../kit/hatch.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, element, filled, group, linearGradient, radialGradient, rect, sheet, straight, stroked, strokes } from '../kit/svg.ts';
import { fibres, patches, specks } from '../kit/texture.ts';
import type { Work } from '../kit/work.ts';

/** Flat colour laid on with a dry, wide brush: bristle marks in a lighter and a darker tone of it. */
function brushed(random: Random, outline: readonly Point[], colour: string, angle: number, strength = 1): string {
  const marks: [Point[][], Point[][]] = [[], []];
  for (const [a, b] of hatch(outline, angle, 5.5) as [Point, Point][]) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let at = random() * 60; at < length - 8; at += random.between(50, 150)) {
      const end = Math.min(length, at + random.between(20, 110));
      const way = (share: number): Point => [mix(a[0], b[0], share / length), mix(a[1], b[1], share / length) + random.tremble(1)];
      marks[random.chance(0.5) ? 0 : 1].push([way(at), way(end)]);
    }
  }
  return filled(straight(outline, true), colour) + strokes(marks[0], '#fff3dc', 1.5, { opacity: 0.16 * strength }) + strokes(marks[1], '#1a0f12', 1.7, { opacity: 0.13 * strength });
}

const box = (x: number, y: number, w: number, h: number): Point[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
const sector = (centre: Point, inner: number, outer: number, from: number, to: number): Point[] => [...arc(centre, outer, from, to, 30), ...arc(centre, inner, to, from, 30)];

/** A quarter of a disc, its corner at the centre; turned by quarters. */
const quarter = (centre: Point, radius: number, turns: number): Point[] => [centre, ...arc(centre, radius, (turns * Math.PI) / 2, ((turns + 1) * Math.PI) / 2, 24)];

/** Canvas tooth over everything. */
const canvas = (random: Random, width: number, height: number) => specks(random, width, height, 1500, 0.9, '#fff6e4', 0.14) + specks(random, width, height, 1500, 1, '#140b10', 0.16);

function bindu(random: Random, width: number, height: number): string {
  const centre: Point = [500, 520];
  const rings = ['#f2b33a', '#ea8a2c', '#d85a2a', '#b8322f', '#8a1f36', '#5a1a3c', '#33163c', '#170e22'];
  const parts: string[] = [rect(0, 0, width, height, '#2a1a2e')];
  const ground = ['#6a1d3a', '#8f2733', '#b0402c', '#c9642c', '#2f3f6a', '#27325a', '#1f2749', '#181d3a'];
  for (let i = 0; i < 8; i += 1) parts.push(brushed(random, box(0, i * 125, 1000, 126), (i < 4 ? ground[i] : ground[i]) as string, 0));
  for (const side of [-1, 1]) {
    parts.push(brushed(random, [[500, 90], [500 + side * 430, 520], [500 + side * 330, 520], [500, 190]], side < 0 ? '#e8a33a' : '#d9822f', side * 0.79));
    parts.push(brushed(random, [[500, 950], [500 + side * 430, 520], [500 + side * 330, 520], [500, 850]], side < 0 ? '#3f6a8f' : '#335a80', -side * 0.79));
    parts.push(brushed(random, [[500, 190], [500 + side * 330, 520], [500, 520]], side < 0 ? '#f0d9a4' : '#e2c588', 0.4));
    parts.push(brushed(random, [[500, 850], [500 + side * 330, 520], [500, 520]], side < 0 ? '#244a68' : '#1c3d58', 0.4));
  }
  rings.forEach((colour, i) => parts.push(brushed(random, ellipse(centre, 262 - i * 25, 262 - i * 25, 90), colour, i * 0.5 + 0.2, 0.9)));
  parts.push(element('defs', {}, radialGradient('seed', [[0, '#000000', 1], [0.7, '#0a0612', 1], [1, '#0a0612', 0]])), circle(centre, 84, 'url(#seed)'), circle(centre, 66, '#050308'));
  parts.push(circle(centre, 292, 'none', { stroke: '#f0d9a4', 'stroke-width': 3 }), dots(ellipse(centre, 310, 310, 72), 2.6, '#f0d9a4'), dots([[500, 70], [500, 970]], 11, '#f2b33a'));
  parts.push(stroked(straight(box(26, 26, 948, 948), true), '#f0d9a4', 2.4, { opacity: 0.8 }));
  return sheet(width, height, ...parts, canvas(random, width, height));
}

function nineAfternoons(random: Random, width: number, height: number): string {
  const palette = ['#b8432c', '#e0a33a', '#20404e', '#e9d7b4', '#5f7f6a', '#7a2a33', '#d98a5c', '#2c2430'];
  const parts: string[] = [rect(0, 0, width, height, '#efe2c6'), fibres(random, width, height, 200, '#a5855a', 0.2)];
  const size = 278;
  const cell = (index: number, x: number, y: number) => {
    const shift = index * 3;
    const tone = (i: number) => palette[(i + shift) % palette.length] as string;
    const centre: Point = [x + size / 2, y + size / 2];
    const base = brushed(random, box(x, y, size, size), tone(0), index * 0.8);
    const kinds = [
      () => [1, 0.76, 0.52, 0.28].map((share, i) => brushed(random, [[x, y + size], ...arc([x, y + size], size * share, -Math.PI / 2, 0, 30)], tone(i + 1), i)).join(''),
      () => brushed(random, [[x, y], [x + size, y], [x, y + size]], tone(1), 0.8) + brushed(random, ellipse(centre, size * 0.27, size * 0.27, 60), tone(3), 0.2) + brushed(random, [centre, ...arc(centre, size * 0.27, -0.785, 2.356, 30)], tone(2), 1),
      () => [0, 1, 2, 3, 4].map((i) => brushed(random, box(x + (i * size) / 5, y + (i * size) / 5, size - (i * size) / 5, size / 5 + 1), tone(i + 1), 0)).join(''),
      () => [1, 0.78, 0.56, 0.34, 0.14].map((share, i) => brushed(random, ellipse(centre, (size / 2) * share, (size / 2) * share, 70), tone(i + 1), i * 0.7)).join(''),
      () => [1, 0.7, 0.4].map((share, i) => brushed(random, [[centre[0], centre[1] - (size / 2) * share], [centre[0] + (size / 2) * share, centre[1]], [centre[0], centre[1] + (size / 2) * share], [centre[0] - (size / 2) * share, centre[1]]], tone(i + 1), 0.8)).join('') + circle(centre, 13, tone(5)),
      () => [0, 1, 2, 3].map((i) => brushed(random, sector([x + size / 2, y + size], (size / 2) * (0.76 - i * 0.24), (size / 2) * (1 - i * 0.24), Math.PI, TURN), tone(i + 1), i)).join('') + circle([x + size / 2, y + size * 0.26], size * 0.1, tone(6)),
      () => [0, 1, 2, 3].map((i) => brushed(random, [[x, y + i * (size / 4)], [x + size, y + i * (size / 4)], [x + size / 2, y + (i + 1) * (size / 4)]], tone(i + 1), i * 0.4)).join(''),
      () => [0, 1].flatMap((i) => [0, 1].map((j) => brushed(random, quarter([x + ((i + ((i + j) % 2)) * size) / 2, y + (j * size) / 2], size / 2, (i + j) % 2), tone(i + j * 2 + 1), i))).join(''),
      () => Array.from({ length: 7 }, (_, i) => brushed(random, [[x + (i * size) / 7, y + size], [x + (i * size) / 7, y + size * mix(0.72, 0.1, Math.sin((i / 6) * Math.PI))], [x + ((i + 1) * size) / 7, y + size * mix(0.72, 0.1, Math.sin((i / 6) * Math.PI))], [x + ((i + 1) * size) / 7, y + size]], tone(i + 1), 1.57)).join(''),
    ];
    return base + (kinds[index % kinds.length] as () => string)();
  };
  for (let i = 0; i < 9; i += 1) parts.push(cell(i, 62 + (i % 3) * 299, 62 + Math.floor(i / 3) * 299));
  return sheet(width, height, ...parts, canvas(random, width, height));
}

function jantar(random: Random, width: number, height: number): string {
  const parts: string[] = [element('defs', {}, linearGradient('dusk', [[0, '#1f4a6b'], [0.45, '#5a8a98'], [0.75, '#e8c79a'], [1, '#f0b884']])), rect(0, 0, width, height, 'url(#dusk)')];
  parts.push(brushed(random, ellipse([690, 250], 92, 92, 60), '#f4d98a', 0.3));
  const wall = (outline: Point[], colour: string, angle = 1.57) => parts.push(brushed(random, outline, colour, angle));
  wall(box(-2, 860, 904, 342), '#d9a066', 0);
  // The great quarter circles of the sundial, then its ramp with stairs.
  for (let i = 0; i < 5; i += 1) wall(sector([450, 720], 372 - i * 30, 402 - i * 30, 0.02, Math.PI - 0.02), ['#b8503a', '#e6b98a', '#a3402f', '#edd0a4', '#8a3428'][i] as string, 0.4);
  for (let i = 0; i < 37; i += 1) {
    const angle = 0.05 + (i / 36) * (Math.PI - 0.1);
    parts.push(stroked(straight([polar([450, 720], 404, angle), polar([450, 720], i % 6 === 0 ? 372 : 389, angle)]), '#3f1f22', i % 6 === 0 ? 3.4 : 1.8));
  }
  wall([[380, 1130], [380, 700], [560, 150], [560, 1130]], '#c9704a');
  wall([[560, 150], [660, 210], [660, 1130], [560, 1130]], '#7a2f2c');
  for (let i = 0; i < 22; i += 1) {
    const y = 690 - i * 24.4;
    wall([[392 + i * 7.6, y + 22], [392 + i * 7.6, y], [438 + i * 5.8, y - 3], [438 + i * 5.8, y + 20]], i % 2 ? '#f0d3a4' : '#dba877', 0);
  }
  for (const [x, y, w, h] of [[430, 820, 70, 130], [430, 1000, 70, 130], [588, 420, 44, 110], [588, 640, 44, 110], [588, 860, 44, 110]] as const) {
    wall([[x, y + h], [x, y + w / 2], ...arc([x + w / 2, y + w / 2], w / 2, Math.PI, TURN, 16), [x + w, y + w / 2], [x + w, y + h]], x > 560 ? '#3f1a24' : '#4f2027');
  }
  wall([[660, 1130], [660, 640], [900, 1010], [900, 1130]], '#3f2a44', 0.9);
  wall([[0, 1130], [0, 930], [150, 840], [380, 840], [380, 1130]], '#e2b27c', 0);
  for (let i = 0; i < 6; i += 1) wall(box(0, 1130 - i * 34, 150 + i * 22, 18), i % 2 ? '#b0563c' : '#8a3a30', 0);
  wall(box(-2, 1128, 904, 80), '#5a2a2c', 0);
  wall([[120, 520], [250, 420], [250, 560], [120, 640]], '#f0e2c0', 0.5);
  parts.push(stroked('M185 530Q240 720 330 800', '#f0e2c0', 1.8), circle([186, 532], 20, '#b8432c'), stroked(straight(box(24, 24, 852, 1152), true), '#f6e6c4', 2.4, { opacity: 0.7 }));
  return sheet(width, height, ...parts, canvas(random, width, height));
}

function seed(random: Random, width: number, height: number): string {
  const centre: Point = [450, 590];
  const glow = [['#0d1126', 372, 496], ['#151d3f', 350, 470], ['#1f3163', 318, 432], ['#2f5590', 280, 386], ['#5f8fb8', 236, 330], ['#a9c4c8', 188, 268], ['#ead9ac', 138, 202], ['#f3b95a', 92, 138], ['#e5702f', 52, 82], ['#b1262c', 22, 38]] as const;
  const lines = Array.from({ length: 46 }, (_, i): Point[] => {
    const y = 84 + i * 23;
    return [[92 + random.tremble(4), y], [width - 92 + random.tremble(8), y + random.tremble(1)]];
  });
  return sheet(
    width, height,
    rect(0, 0, width, height, '#e6d2a6'),
    patches(random, width, height, 30, '#9a6f34', 0.06), patches(random, width, height, 12, '#f7ecd0', 0.16),
    strokes(lines, '#7a5426', 1, { opacity: 0.16 }),
    fibres(random, width, height, 260, '#7a5426', 0.2), specks(random, width, height, 1500, 1, '#6f4a22', 0.24),
    element('defs', {}, radialGradient('shade', [[0.72, '#3f2a14', 0.4], [1, '#3f2a14', 0]])),
    element('ellipse', { cx: 456, cy: 604, rx: 412, ry: 540, fill: 'url(#shade)' }),
    ...glow.map(([colour, rx, ry], i) => brushed(random, ellipse(centre, rx, ry, 110), colour, 1.2 + i * 0.13, 0.75)),
    dots(ellipse(centre, 388, 514, 150), 2.4, '#b1262c'),
    stroked(straight([[450, 40], [450, 70]]), '#b1262c', 5), stroked(straight([[450, 1110], [450, 1160]]), '#b1262c', 5),
    circle([450, 1132], 13, '#0d1126'), dots([[450, 590]], 5, '#f7ecd0'),
    stroked(straight(box(34, 34, 832, 1132), true), '#b1262c', 3), stroked(straight(box(44, 44, 812, 1112), true), '#0d1126', 1.2),
  );
}

function monsoonScore(random: Random, width: number, height: number): string {
  const cool = ['#12283a', '#1c4258', '#2b6676', '#4a8f8f', '#86b5a2', '#cfd9b4', '#f0dfae', '#f2b95a', '#e27b36', '#b8392f'];
  const parts: string[] = [rect(0, 0, width, height, '#0e1f2e')];
  let x = 40;
  let index = 0;
  while (x < width - 44) {
    const w = Math.min(random.pick([14, 20, 28, 40, 56]), width - 40 - x);
    const wave = Math.sin(x / 190) * 0.5 + Math.sin(x / 71 + 1) * 0.3;
    const top = 110 + (wave + 0.8) * 120;
    const split = mix(top + 60, 560, 0.5 + Math.sin(x / 150 + 2) * 0.32);
    const tone = (offset: number) => cool[Math.max(0, Math.min(9, Math.round(4.5 + wave * 5.4 + offset)))] as string;
    parts.push(brushed(random, box(x, 44, w - 4, top - 50), tone(-3), 1.57), brushed(random, box(x, top, w - 4, split - top - 5), tone(0), 1.57), brushed(random, box(x, split, w - 4, 676 - split), tone(index % 3 === 0 ? 3 : -2), 1.57));
    if (w > 26) parts.push(circle([x + w / 2 - 2, top - 3], w * 0.34, '#f7ead0'), circle([x + w / 2 - 2, top - 3], w * 0.2, '#b8392f'));
    x += w;
    index += 1;
  }
  const melody = curve(Array.from({ length: 22 }, (_, i): Point => [40 + i * 57.2, 366 + Math.sin(i * 0.72) * 130 * Math.sin((i / 21) * Math.PI)]), false, 8);
  parts.push(stroked(straight(melody), '#f7ead0', 5), stroked(straight(melody.map(([px, py]): Point => [px, py + 16])), '#f7ead0', 1.6), dots(melody.filter((_, i) => i % 16 === 8), 9, '#f7ead0'), dots(melody.filter((_, i) => i % 16 === 8), 4.6, '#12283a'));
  return sheet(width, height, ...parts, group({}, canvas(random, width, height)));
}

export const abstractWorks: Work[] = [
  { slug: 'bindu-at-dusk', title: 'Bindu at Dusk', type: 'Abstract', width: 1000, height: 1000, draw: bindu },
  { slug: 'nine-afternoons', title: 'Nine Afternoons', type: 'Abstract', width: 1000, height: 1000, draw: nineAfternoons },
  { slug: 'jantar', title: 'Jantar, Five O’Clock', type: 'Abstract', width: 900, height: 1200, draw: jantar },
  { slug: 'seed', title: 'Seed', type: 'Abstract', width: 900, height: 1200, draw: seed },
  { slug: 'monsoon-score', title: 'Monsoon Score for Strings', type: 'Abstract', width: 1280, height: 720, draw: monsoonScore },
];
