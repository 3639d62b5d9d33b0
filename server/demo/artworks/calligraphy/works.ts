import { arc, curve, ellipse, place, polar, TURN, type Point } from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, filled, rect, sheet, smooth, straight, stroked } from '../kit/svg.ts';
import type { Work } from '../kit/work.ts';
import { AA, DHA, GA, LA, MA, NA, PA, RA, SA, type Letter } from './letters.ts';
import { brush, nuqta, rules, spatter, tinted, type Nib } from './brush.ts';

const SLOPE = -0.62;

function rainWritten(random: Random, width: number, height: number): string {
  const paper = '#ecd9b0';
  const nib: Nib = { width: 62, angle: SLOPE, ink: '#1b1a22', paper, dry: 0.6 };
  // Lines that hang like a text in the hanging hand: each begins high at the right and settles to the left.
  const bowls: [Point[], Partial<Nib>][] = [
    [[[770, 250], [690, 330], [520, 372], [330, 352], [196, 270], [150, 190]], {}],
    [[[800, 470], [742, 556], [600, 600], [470, 574], [420, 500], [440, 440]], { width: 54 }],
    [[[430, 640], [360, 700], [240, 706], [160, 640], [140, 560]], { width: 48 }],
    [[[780, 720], [700, 812], [520, 868], [320, 846], [190, 760], [150, 690]], { width: 66 }],
    [[[660, 940], [600, 1020], [460, 1050], [340, 1010], [292, 930]], { width: 54 }],
  ];
  const stems: Point[][] = [[[612, 130], [606, 240], [590, 360]], [[716, 380], [706, 470], [690, 566]], [[300, 480], [298, 580], [282, 690]], [[560, 640], [556, 740], [540, 850]], [[780, 880], [770, 980], [748, 1070]], [[222, 900], [214, 980], [196, 1060]]];
  const marks = ([[480, 250], [520, 270], [500, 300], [300, 196], [620, 480], [240, 620], [640, 700], [676, 722], [420, 770], [460, 940], [500, 960], [560, 1092], [600, 1104], [120, 840]] as const).map((at, i) => nuqta([...at], i % 3 === 0 ? 19 : 15, SLOPE + 0.2, i % 4 === 1 ? '#b3322a' : '#1b1a22')).join('');
  const hairs = ([[[690, 190], [660, 160], [700, 140]], [[380, 420], [350, 396], [392, 372]], [[150, 470], [176, 440], [210, 462]], [[660, 610], [700, 630], [730, 600]]] as const).map((line) => brush(random, line.map((p): Point => [...p]), { ...nib, width: 16, dry: 1 })).join('');
  return sheet(
    width, height, tinted(random, width, height, paper, '#8a6430', '#c9962f'),
    stroked(Array.from({ length: 7 }, (_, i) => `M80 ${190 + i * 146}H820`).join(''), '#b3322a', 1, { opacity: 0.25 }),
    ...stems.map((line) => brush(random, line, { ...nib, width: 44, dry: 0.72 })), ...bowls.map(([line, change]) => brush(random, line, { ...nib, ...change })),
    marks, hairs, spatter(random, [190, 250], 110, '#1b1a22'), rules(width, height, 34, '#b08a3a'), seal([764, 1110], 30),
  );
}

const seal = (at: Point, size: number) =>
  rect(at[0] - size, at[1] - size, size * 2, size * 2, '#b3322a', { rx: 5 }) + stroked(`M${at[0] - size * 0.6} ${at[1] - size * 0.3}h${size * 1.2}M${at[0] - size * 0.25} ${at[1] - size * 0.3}v${size * 0.85}q${size * 0.5} ${size * 0.2} ${size * 0.6} ${-size * 0.5}`, '#f6e7c6', size * 0.16);

/** Writes letters along their headline from `x` on; returns the drawing and where it ended. */
function write(random: Random, letters: readonly Letter[], x: number, headlineY: number, size: number, nib: Nib): { svg: string; end: number } {
  let at = x;
  let svg = '';
  for (const letter of letters) {
    const middle = at - letter.left * size;
    const place = ([px, py]: Point): Point => [middle + px * size, headlineY + (py + 92) * size];
    svg += letter.strokes.map((line) => brush(random, line.map(place), nib)).join('');
    if (letter.stem !== undefined) svg += brush(random, ([[letter.stem, -94], [letter.stem + 1, 0], [letter.stem - 2, 104]] as Point[]).map(place), { ...nib, width: nib.width * 0.8, angle: 0.12, dry: 0.78, lift: false });
    at = middle + letter.right * size;
  }
  return { svg, end: at };
}

function garland(random: Random, width: number, height: number): string {
  const paper = '#f3ead6';
  const ink = '#1d3163';
  const top = 216;
  const nib: Nib = { width: 50, angle: SLOPE, ink, paper, dry: 0.66, lift: true };
  // Rangmala: the house's own name, a garland of colours.
  const word = write(random, [RA, GA, MA, AA, LA, AA], 142, top, 1.3, nib);
  const bar = brush(random, [[104, top - 2], [420, top - 8], [820, top + 2], [word.end + 70, top - 6]], { ...nib, width: 46, angle: -1.3, dry: 0.86 });
  const beads = curve([[120, 560], [360, 628], [640, 600], [920, 634], [1170, 556]], false, 12).filter((_, i) => i % 4 === 0);
  const colours = ['#b3322a', '#d08a2c', '#2f5a4a', '#7a2450', '#c9962f'];
  return sheet(
    width, height, tinted(random, width, height, paper, '#a08050', '#d8a93f'), stroked([top - 20, top + 28, top + 150, top + 300].map((y) => `M70 ${y}H1210`).join(''), '#b3322a', 1, { opacity: 0.18 }),
    stroked(smooth(beads), '#c9a24a', 2), beads.map((at, i) => nuqta(at, 15, 0.5 + i * 0.4, colours[i % colours.length] as string)).join(''),
    word.svg, bar, nuqta([226, top - 70], 23, SLOPE, '#b3322a'), spatter(random, [word.end + 60, top + 10], 84, ink), rules(width, height, 28, '#c9a24a'), seal([1176, 642], 22),
  );
}

function breath(random: Random, width: number, height: number): string {
  const paper = '#2a1f33';
  const centre: Point = [500, 500];
  const ring = arc(centre, 306, -2.2, -2.2 + TURN * 0.95, 30).map((point, i): Point => polar(point, Math.sin(i * 0.7) * 7, -1));
  const parts = [brush(random, ring, { width: 150, angle: -0.9, ink: '#e8c887', paper, dry: 0.42 })];
  // Small strokes that turn around it, each a letter without a language.
  for (let i = 0; i < 34; i += 1) {
    const angle = (i / 34) * TURN - 1.9;
    const at = polar(centre, 428, angle);
    const letters: Point[][] = [[[-16, 12], [-4, -14], [12, -6], [6, 14], [20, 18]], [[-14, -16], [-10, 10], [8, 14], [16, -4]], [[0, -20], [2, 0], [-2, 20]], [[-18, 0], [0, -12], [16, 2], [0, 14], [-10, 6]]];
    parts.push(brush(random, place(letters[i % 4] as Point[], at, 1.02, angle + Math.PI / 2), { width: 15, angle: angle - 0.2, ink: i % 7 === 3 ? '#d9573a' : '#c9a767', paper, dry: 1 }));
  }
  parts.push(circle([500, 500], 46, '#d9573a'), brush(random, [[372, 640], [480, 590], [580, 640], [690, 560]], { width: 40, angle: SLOPE, ink: '#f3e3bd', paper, dry: 0.5 }), brush(random, [[430, 420], [470, 360], [540, 366], [560, 430]], { width: 30, angle: SLOPE, ink: '#f3e3bd', paper, dry: 0.6 }));
  return sheet(width, height, tinted(random, width, height, paper, '#0f0a16', '#d8a93f'), ...parts, spatter(random, [720, 300], 150, '#e8c887'), rules(width, height, 32, '#c9a24a'), seal([872, 886], 28));
}

function lettersLikeBirds(random: Random, width: number, height: number): string {
  const paper = '#d5e3df';
  const ink = '#17303a';
  const bird: [Point[], number][] = [
    [[[-70, 10], [-20, 26], [40, 12], [86, -18]], 30], [[[0, 16], [-16, -40], [-70, -92], [-120, -100]], 40], [[[20, 12], [44, -46], [30, -100], [-6, -136]], 32], [[[76, -14], [98, -26], [124, -22]], 15], [[[-66, 12], [-106, 30], [-140, 26]], 22],
  ];
  const flock = ([[230, 470, 0.66, -0.1], [400, 360, 0.84, -0.25], [560, 520, 0.74, 0.05], [640, 250, 1.02, -0.2], [850, 400, 0.92, -0.12], [930, 190, 1.1, -0.32], [1060, 520, 0.6, 0], [330, 190, 0.58, -0.2], [760, 600, 0.5, 0.1], [150, 290, 0.46, -0.1]] as const)
    .map(([x, y, size, angle], i) => bird.map(([line, w]) => brush(random, place(line, [x, y], size, angle), { width: w * size, angle: SLOPE + angle, ink: i % 5 === 3 ? '#b3402a' : ink, paper, dry: 0.6 })).join('') + nuqta(polar([x, y], 40 * size, 1.2), 7 * size, 0.4, ink))
    .join('');
  // The line they rise from.
  const text: string[] = [];
  for (let x = 110; x < 1080; x += random.between(44, 74)) {
    const y = 742 + random.tremble(4);
    const kind = random.whole(0, 3);
    const line: Point[] = kind === 0 ? [[x, y - 62], [x + 3, y - 20], [x, y + 8]] : kind === 1 ? [[x + 34, y - 24], [x + 20, y + 8], [x - 6, y + 2], [x - 12, y - 20]] : kind === 2 ? [[x - 8, y], [x + 8, y - 26], [x + 26, y - 8], [x + 44, y]] : [[x + 20, y - 40], [x + 34, y - 10], [x + 4, y + 34], [x - 26, y + 30]];
    text.push(brush(random, line, { width: 21, angle: SLOPE, ink, paper, dry: 0.9 }), random.chance(0.55) ? nuqta([x + 14, y + (random.chance(0.5) ? -52 : 36)], 7, 0.3, random.chance(0.3) ? '#b3402a' : ink) : '');
  }
  return sheet(
    width, height, tinted(random, width, height, paper, '#5f8078', '#c9a24a'), circle([900, 230], 150, '#efc98a', { opacity: 0.75 }),
    filled(smooth([[60, 690], [340, 660], [700, 690], [1140, 650], [1140, 840], [60, 840]], true), '#b9cfc8', { opacity: 0.7 }), flock, ...text, brush(random, [[96, 760], [500, 766], [1104, 756]], { width: 9, angle: -1.2, ink, paper, dry: 1 }), rules(width, height, 30, '#b08a3a'), seal([1096, 806], 22),
  );
}

function sevenNotes(random: Random, width: number, height: number): string {
  const squares: [string, string][] = [['#7a2430', '#f3dfb4'], ['#d08a2c', '#2a1a1c'], ['#efe0bd', '#7a2430'], ['#2f5a4a', '#f3dfb4'], ['#1f3560', '#f0c566'], ['#c8a9a0', '#2a1a3c'], ['#3a2450', '#f3dfb4']];
  // Sa, re, ga, ma, pa, dha, ni: the first letters of the seven notes.
  const notes = [SA, RA, GA, MA, PA, DHA, NA];
  const tiles = squares.map(([ground, ink], i) => {
    const wide = i === 6;
    const [x, y, w] = wide ? [70, 70 + 3 * 268, 760] : [70 + (i % 2) * 386, 70 + Math.floor(i / 2) * 268, 374];
    const h = 256;
    const at: Point = [x + w / 2, y + h / 2];
    const letter = notes[i] as Letter;
    const size = 1.02;
    const start = at[0] + ((letter.left - letter.right) / 2) * size;
    const written = write(random, [letter], start, at[1] - 104, size, { width: 42, angle: SLOPE, ink, paper: ground, dry: 0.62 }).svg;
    const grain = dots(Array.from({ length: 90 }, (): Point => [x + random() * w, y + random() * h]), 1.3, '#e2b95a', { opacity: 0.6 });
    const bar = brush(random, [[at[0] - w * 0.36, at[1] - 104], [at[0], at[1] - 108], [at[0] + w * 0.36, at[1] - 102]], { width: 17, angle: -1.3, ink, paper: ground, dry: 0.8 });
    const beads = Array.from({ length: i + 1 }, (_, k) => nuqta([at[0] + (k - i / 2) * 22, at[1] + 114], 7, 0.5, i === 2 || i === 5 ? '#b3322a' : '#e2b95a')).join('');
    return rect(x, y, w, h, ground) + grain + bar + written + beads + (wide ? stroked(straight(curve([[x + 90, at[1] + 20], [x + 170, at[1] - 40], [x + 240, at[1] + 10]], false, 8)), ink, 3) + stroked(straight(curve([[x + w - 240, at[1] + 10], [x + w - 170, at[1] - 40], [x + w - 90, at[1] + 20]], false, 8)), ink, 3) + dots(ellipse([x + 66, at[1] + 24], 10, 10, 6), 2.6, ink) + dots(ellipse([x + w - 66, at[1] + 24], 10, 10, 6), 2.6, ink) : '');
  });
  return sheet(width, height, tinted(random, width, height, '#f2e7cd', '#a5854f', '#d8a93f'), ...tiles, rules(width, height, 30, '#b08a3a'));
}

export const calligraphyWorks: Work[] = [
  { slug: 'rain-written', title: 'Rain, Written', type: 'Calligraphy', width: 900, height: 1200, draw: rainWritten },
  { slug: 'a-garland-of-colours', title: 'Rangmala, a Garland of Colours', type: 'Calligraphy', width: 1280, height: 720, draw: garland },
  { slug: 'breath', title: 'Breath', type: 'Calligraphy', width: 1000, height: 1000, draw: breath },
  { slug: 'letters-like-birds', title: 'Letters Like Birds', type: 'Calligraphy', width: 1200, height: 900, draw: lettersLikeBirds },
  { slug: 'seven-notes', title: 'Seven Notes', type: 'Calligraphy', width: 900, height: 1200, draw: sevenNotes },
];
