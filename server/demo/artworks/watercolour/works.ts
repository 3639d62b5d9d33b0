import { arc, curve, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import { circle, filled, rect, sheet, smooth, straight, stroked, strokes } from '../kit/svg.ts';
import type { Work } from '../kit/work.ts';
import { dab, foliage, graded, granulation, paperSheet, range, stroke, wash, wet } from './wash.ts';

/** A coconut palm bent by the wind from the sea. */
function palm(random: Random, foot: Point, top: Point, reach: number, trunk: string, leaves: readonly string[]): string {
  const bend: Point = [mix(foot[0], top[0], 0.35), mix(foot[1], top[1], 0.55)];
  let result = stroke([foot, bend, top], reach * 0.11, trunk, 0.88, 0.55);
  for (let i = 0; i < 13; i += 1) {
    const angle = -Math.PI / 2 + mix(-2.15, 2.15, i / 12) + random.tremble(0.12);
    const long = reach * random.between(0.8, 1.05);
    const droop = Math.abs(angle + Math.PI / 2) * 0.16 + 0.16;
    const middle = polar(top, long * 0.55, angle);
    const tip: Point = [top[0] + Math.cos(angle) * long, top[1] + Math.sin(angle) * long + long * droop];
    const rib = curve([top, middle, tip], false, 6);
    const colour = leaves[i % leaves.length] as string;
    result += stroked(smooth([top, middle, tip]), colour, 2.2, { opacity: 0.85 });
    const blades: Point[][] = walk(rib, reach * 0.055).filter(({ share }) => share > 0.1).flatMap(({ point, angle: way, share }) =>
      [-1, 1].map((side): Point[] => {
        const length = reach * 0.24 * Math.sin(Math.PI * (0.15 + share * 0.8)) * random.between(0.7, 1.1);
        const end = polar(point, length, way + side * 0.7);
        return [point, [end[0], end[1] + length * 0.35]];
      }),
    );
    result += strokes(blades, colour, 2.6, { opacity: 0.72 });
  }
  return result + foliage(random, [top[0], top[1] + 6], reach * 0.07, reach * 0.06, 6, reach * 0.05, ['#7a5a2c', '#55401f'], 0.8);
}

function firstRain(random: Random, width: number, height: number): string {
  const clouds = Array.from({ length: 15 }, (_, i) => ({ at: [random.between(0, 1280), random.between(20, 210)] as Point, radius: random.between(120, 250), colour: i % 3 ? '#6d7f95' : '#4c5b73', opacity: random.between(0.25, 0.5), flat: 0.45 }));
  const hillColours: [readonly string[], string, number, number][] = [
    [['#a9bccb', '#b8c6cf'], '#8fa5b8', 236, 66], [['#8aa7b2', '#9cb6b8'], '#6f92a0', 292, 70], [['#6f9a92', '#83ab9b'], '#557f7c', 356, 74], [['#4f8a6b', '#6a9d6f'], '#356650', 432, 70], [['#3c7a4e', '#5a9350', '#2f6a4b'], '#22503a', 512, 56],
  ];
  const hills = hillColours.map(([colours, rim, y, swing], i) => {
    const ridge = Array.from({ length: 10 }, (_, k): Point => [-60 + k * 156, y + Math.sin(k * 1.3 + i * 2.1) * swing * 0.55 + random.tremble(swing * 0.4) - (k === (i * 3 + 2) % 9 ? swing * 0.5 : 0)]);
    const outline = range(random, ridge, 760, 3 + i);
    const mist = Array.from({ length: 6 }, () => ({ at: [random.between(0, 1280), y + random.between(70, 110)] as Point, radius: random.between(150, 260), colour: '#f5f4ee', opacity: random.between(0.5, 0.8), flat: 0.2 }));
    return wash(random, outline, { colours, strength: 0.86, layers: 7, spreading: 0.12, rim, rounds: 1 }) + granulation(random, outline, 500, rim, 0.18) + (i < 4 ? wet(mist, `mist${i}`) : '');
  });
  const rain: Point[][] = Array.from({ length: 90 }, () => {
    const at: Point = [random.between(60, 900), random.between(60, 420)];
    return [at, [at[0] - random.between(10, 18), at[1] + random.between(40, 90)]];
  });
  const terraces = [0, 1, 2, 3].map((i) => {
    const y = 560 + i * 34;
    return wash(random, range(random, [[-40, y + 70 + i * 8], [300, y + 40], [640, y + 8], [900, y], [1300, y - 12]], y + 90, 1.5), { colours: ['#9cc24e', '#b9cf5a', '#7fb04a'].slice(i % 2, 2 + (i % 2)), strength: 0.72, layers: 6, rim: '#4d7a34', rounds: 1, spreading: 0.1 });
  });
  const house = filled(straight([[846, 520], [846, 484], [934, 484], [934, 520]], true), '#f4ead9', { opacity: 0.95 }) + filled(straight([[834, 486], [860, 452], [922, 452], [948, 486]], true), '#b4492e', { opacity: 0.9 }) + filled('M882 520v-24h16v24z', '#3f4a52', { opacity: 0.8 }) + filled('M856 496h12v10h-12zM910 496h12v10h-12z', '#5a6570', { opacity: 0.7 });
  return sheet(
    width, height,
    paperSheet(
      random, width, height,
      graded('sky', 0, 0, width, 460, [[0, '#66758d', 0.9], [0.5, '#a6b3bf', 0.8], [0.8, '#e9dcc3', 0.7], [1, '#f3e9d6', 0.5]]),
      wet(clouds, 'cloud'), wet([{ at: [980, 190], radius: 210, colour: '#fbe8b8', opacity: 0.85, flat: 0.6 }], 'break'),
      strokes(rain, '#eef1f2', 2.2, { opacity: 0.3 }),
      ...hills, house, ...terraces,
      foliage(random, [1000, 500], 52, 34, 34, 15, ['#86a84a', '#4f7f3f', '#2c5a3a']), foliage(random, [788, 514], 44, 26, 26, 13, ['#7ca24a', '#447a40', '#2a5638']),
      foliage(random, [130, 560], 150, 120, 90, 26, ['#6f9a45', '#3f7340', '#23503a', '#1a3d33'], 0.6), stroke([[124, 700], [134, 620], [120, 550]], 15, '#3b3026', 0.7), stroke([[130, 622], [170, 580], [196, 540]], 8, '#3b3026', 0.6),
      palm(random, [1150, 660], [1110, 400], 100, '#5b4a38', ['#2f6a45', '#447f3f', '#275540']),
      foliage(random, [640, 700], 640, 26, 120, 15, ['#8fb648', '#5f9440', '#336a3a'], 0.5),
    ),
  );
}

function backwaters(random: Random, width: number, height: number): string {
  const horizon = 452;
  const glitter: Point[][] = Array.from({ length: 120 }, () => {
    const depth = Math.pow(random(), 1.4);
    const y = mix(horizon + 10, 860, depth);
    const x = 690 + random.tremble(60 + depth * 150);
    return [[x, y], [x + mix(10, 54, depth) * random.between(0.5, 1.2), y]];
  });
  const ripples: Point[][] = Array.from({ length: 90 }, () => {
    const depth = Math.pow(random(), 1.2);
    const y = mix(horizon + 16, 866, depth);
    const x = random.between(30, 1150);
    return [[x, y], [x + mix(16, 90, depth) * random.between(0.5, 1.1), y + random.tremble(2)]];
  });
  const shore = (y: number, colours: readonly string[], rim: string, from: number, to: number) =>
    wash(random, [...curve([[from, y - 6], [mix(from, to, 0.25), y - 34], [mix(from, to, 0.5), y - 22], [mix(from, to, 0.75), y - 40], [to, y - 10]], false, 5), [to, y + 4], [from, y + 6]], { colours, strength: 0.85, layers: 7, rim, spreading: 0.2 });
  // A kettuvallam with its woven hood.
  const hull: Point[] = curve([[250, 632], [300, 668], [420, 690], [600, 690], [730, 664], [800, 606]], false, 6);
  const rail: Point[] = curve([[800, 606], [700, 646], [540, 662], [380, 656], [250, 632]], false, 6);
  const hood: Point[] = [...curve([[372, 650], [380, 588], [440, 560], [540, 560], [610, 588], [628, 648]], false, 6)];
  const reeds: Point[][] = Array.from({ length: 24 }, (_, i) => [[380 + i * 10.4, 652], [386 + i * 10, 574 + Math.abs(i - 12) * 1.6]]);
  const reflection = wash(random, [[270, 700], [780, 690], [720, 742], [600, 768], [420, 764], [320, 738]], { colours: ['#4a3b3a', '#7a5a44'], strength: 0.42, layers: 6, spreading: 0.3 });
  return sheet(
    width, height,
    paperSheet(
      random, width, height,
      graded('sky', 0, 0, width, horizon + 20, [[0, '#f0b58a', 0.9], [0.35, '#f6cf9a', 0.9], [0.7, '#fbe6b4', 0.95], [1, '#fdf2d0', 1]]),
      wet(Array.from({ length: 9 }, (_, i) => ({ at: [random.between(20, 1180), random.between(40, 260)] as Point, radius: random.between(140, 260), colour: i % 2 ? '#d9748a' : '#8f7fa8', opacity: random.between(0.2, 0.42), flat: 0.22 })), 'haze'),
      wet([{ at: [700, 330], radius: 230, colour: '#ffe9a6', opacity: 0.95 }], 'glow'), wash(random, arc([700, 330], 45, 0, TURN, 20), { colours: ['#fbc15a', '#fde6a0'], strength: 0.55, layers: 5, spreading: 0.1 }),
      graded('water', 0, horizon, width, 450, [[0, '#f8dfae', 0.95], [0.3, '#d9b9a0', 0.9], [0.65, '#7f9aa2', 0.92], [1, '#3f6d7c', 0.95]]),
      shore(horizon, ['#93a58c', '#b0b28c'], '#6f8a74', -20, 1220), shore(horizon + 14, ['#5d8a68', '#79a06a', '#47755c'], '#325c48', -20, 380), shore(horizon + 12, ['#5d8a68', '#79a06a', '#47755c'], '#325c48', 860, 1220),
      ...[60, 130, 210, 300].map((x, i) => palm(random, [x, horizon + 14], [x + 26 - i * 5, 300 - (i % 2) * 46], 64, '#5f5346', ['#4f7f5a', '#5f9060'])),
      ...[910, 1000, 1085].map((x, i) => palm(random, [x, horizon + 12], [x - 24 + i * 6, 316 - (i % 2) * 50], 62, '#5f5346', ['#4f7f5a', '#6a9660'])),
      wet([{ at: [150, 520], radius: 240, colour: '#3f6a5a', opacity: 0.5, flat: 0.24 }, { at: [1040, 520], radius: 240, colour: '#3f6a5a', opacity: 0.5, flat: 0.24 }], 'shade'),
      strokes(ripples, '#2f5a6a', 2.4, { opacity: 0.3 }), strokes(glitter, '#fff4cc', 3, { opacity: 0.8 }), reflection,
      wash(random, [...hull, ...rail], { colours: ['#4b332a', '#5f4230', '#3a2a28'], strength: 0.95, layers: 7, spreading: 0.05, rim: '#231a1c', rounds: 1 }),
      wash(random, hood, { colours: ['#c58f4e', '#d9a860', '#a8743c'], strength: 0.93, layers: 7, spreading: 0.06, rim: '#6b4524', rounds: 1 }), strokes(reeds, '#7a4f28', 1.8, { opacity: 0.55 }),
      filled(smooth([[452, 650], [456, 610], [492, 596], [528, 610], [532, 652]], true), '#4a2f24', { opacity: 0.85 }),
      // The boatman and his pole.
      stroke([[726, 652], [724, 616], [728, 584]], 20, '#f1e7d6', 0.95, 0.9), stroke([[728, 588], [728, 556]], 13, '#8a4f32', 0.95, 1), circle([729, 548], 9.5, '#6b3a26'), stroked('M722 545q8-9 16 0', '#c5402f', 5), stroked('M760 470L706 720', '#3a2a22', 3.4), stroke([[724, 572], [738, 580], [742, 562]], 7, '#8a4f32', 0.95, 0.8),
      palm(random, [1130, 930], [1010, 250], 190, '#4b3a30', ['#2a5a45', '#37704a', '#1f4a40', '#4f8248']),
      palm(random, [1190, 930], [1150, 420], 150, '#43342c', ['#2a5a45', '#37704a', '#1f4a40']),
      foliage(random, [1120, 850], 130, 48, 60, 22, ['#5f9048', '#37704a', '#1f4a40'], 0.65), foliage(random, [60, 858], 110, 34, 44, 18, ['#6f9a4c', '#3f774a', '#244f40'], 0.6),
    ),
  );
}

function varanasi(random: Random, width: number, height: number): string {
  const river = 612;
  const shikhara = (x: number, base: number, w: number, h: number, colours: readonly string[], rim: string) => {
    const outline = [...curve([[x - w / 2, base], [x - w * 0.46, base - h * 0.45], [x - w * 0.26, base - h * 0.82], [x - w * 0.08, base - h]], false, 5), ...curve([[x + w * 0.08, base - h], [x + w * 0.26, base - h * 0.82], [x + w * 0.46, base - h * 0.45], [x + w / 2, base]], false, 5)];
    const bands: Point[][] = [0.2, 0.34, 0.48, 0.62, 0.75].map((share) => [[x - w * mix(0.48, 0.24, share), base - h * share], [x + w * mix(0.48, 0.24, share), base - h * share]]);
    return wash(random, outline, { colours, strength: 0.88, layers: 7, spreading: 0.06, rim, rounds: 1 }) + strokes(bands, rim, 2, { opacity: 0.45 }) + stroked(smooth([[x, base - h], [x, base - h - h * 0.16]]), rim, 3) + filled(straight([[x, base - h * 1.16], [x + w * 0.34, base - h * 1.12], [x, base - h * 1.07]], true), '#d9632e', { opacity: 0.9 });
  };
  const block = (x: number, top: number, w: number, colours: readonly string[], rim: string) => {
    const outline: Point[] = [[x, river - 96], [x, top], [x + w, top + random.tremble(3)], [x + w, river - 96]];
    const panes: string[] = [];
    for (let row = top + 20; row < river - 130; row += 42) for (let column = x + 14; column < x + w - 18; column += 34) if (random.chance(0.8)) panes.push(`M${Math.round(column)} ${Math.round(row + 20)}v-12q7-11 14 0v12z`);
    return wash(random, outline, { colours, strength: 0.84, layers: 7, spreading: 0.035, rim, rounds: 1 }) + filled(panes.join(''), rim, { opacity: 0.6 }) + stroked(`M${x - 4} ${top}h${w + 8}`, rim, 4, { opacity: 0.5 });
  };
  const steps: string[] = [];
  for (let i = 0; i < 9; i += 1) steps.push(wash(random, [[-20, river - 96 + i * 11], [1220, river - 100 + i * 11], [1220, river - 88 + i * 11], [-20, river - 84 + i * 11]], { colours: [i % 2 ? '#c89a72' : '#dbb58a', '#b98a68'], strength: 0.8, layers: 4, spreading: 0.03, rim: '#8a5f48', rounds: 1 }));
  const umbrellas = [120, 300, 356, 640, 806, 1010, 1090].map((x, i) => {
    const y = 566 + (i % 3) * 18;
    return stroked(`M${x} ${y}v38`, '#5a4030', 3) + filled(straight([[x - 34, y + 6], ...arc([x, y + 10], 34, Math.PI * 1.1, Math.PI * 1.9, 10), [x + 34, y + 6]], true), ['#d9632e', '#e9a83a', '#c5402f'][i % 3] as string, { opacity: 0.9 });
  });
  const boats = ([[210, 720, 1], [560, 772, 1.3], [930, 708, 0.95], [1000, 806, 1.3]] as const).map(([x, y, s], i) => {
    const hull: Point[] = [...curve([[x - 92 * s, y - 16 * s], [x - 40 * s, y + 14 * s], [x + 40 * s, y + 14 * s], [x + 96 * s, y - 20 * s]], false, 5), ...curve([[x + 96 * s, y - 20 * s], [x + 30 * s, y - 3 * s], [x - 40 * s, y - 2 * s], [x - 92 * s, y - 16 * s]], false, 5)];
    const under: Point[] = [[x - 80 * s, y + 18 * s], [x + 80 * s, y + 16 * s], [x + 40 * s, y + 36 * s], [x - 50 * s, y + 36 * s]];
    return wash(random, under, { colours: ['#4a4660'], strength: 0.4, layers: 4, spreading: 0.3 }) + wash(random, hull, { colours: [['#3f6f8f', '#5a8aa0'], ['#7a3f32', '#9a5a40'], ['#4a6a4a', '#6f8a56'], ['#5f4a6a', '#7a5f7a']][i] as string[], strength: 0.93, layers: 6, spreading: 0.06, rim: '#2a2530', rounds: 1 }) + stroke([[x - 10 * s, y - 4 * s], [x - 8 * s, y - 40 * s]], 15 * s, i % 2 ? '#f0e4d0' : '#d98a3a', 0.95, 0.8) + circle([x - 8 * s, y - 47 * s], 7.5 * s, '#5a3626') + stroked(`M${x - 4 * s} ${y - 28 * s}l${46 * s} ${40 * s}`, '#4a3426', 2.6 * s);
  });
  const gleam: Point[][] = Array.from({ length: 130 }, () => {
    const y = mix(river + 12, 862, Math.pow(random(), 1.3));
    const x = random.between(40, 1130);
    return [[x, y], [x + random.between(14, 70), y + random.tremble(1.6)]];
  });
  return sheet(
    width, height,
    paperSheet(
      random, width, height,
      graded('sky', 0, 0, width, river, [[0, '#8a86b0', 0.85], [0.3, '#d99a9a', 0.85], [0.6, '#f6bf85', 0.95], [1, '#fde6b0', 1]]),
      wet(Array.from({ length: 10 }, (_, i) => ({ at: [random.between(0, 1200), random.between(30, 240)] as Point, radius: random.between(130, 240), colour: i % 2 ? '#f7d3b0' : '#6f6a9a', opacity: random.between(0.25, 0.45), flat: 0.2 })), 'cloud'),
      wet([{ at: [250, 330], radius: 260, colour: '#fff0b8', opacity: 0.9 }], 'sun'), circle([250, 320], 40, '#fff6d6'),
      // Far roofs first, pale; then the palaces and temples above the steps.
      ...[40, 190, 330, 520, 700, 850, 1030].map((x, i) => wash(random, [[x, river - 80], [x, 372 - (i % 3) * 26], [x + 110, 368 - (i % 2) * 20], [x + 116, river - 80]], { colours: ['#c9a8b0', '#d9b8b0'], strength: 0.5, layers: 5, spreading: 0.04, rounds: 1 })),
      shikhara(470, river - 90, 84, 290, ['#b98a9a', '#c99a9a'], '#8a6a7a'), shikhara(870, river - 90, 90, 330, ['#b98a9a', '#c99a9a'], '#8a6a7a'),
      block(-10, 400, 150, ['#d9a06a', '#e6b67e'], '#8a5a3c'), block(150, 442, 120, ['#c98a6a', '#d9a080'], '#7a4a3a'), block(560, 388, 170, ['#e0b078', '#cf9a66'], '#8a5a3c'), block(740, 436, 110, ['#c07a5e', '#d39474'], '#70402f'), block(980, 404, 230, ['#dba870', '#c89060'], '#80523a'),
      shikhara(330, river - 92, 104, 268, ['#c5704e', '#d98a60', '#b0604a'], '#6f3426'), shikhara(412, river - 92, 64, 150, ['#d08a5e', '#dfa070'], '#7a4230'), shikhara(268, river - 92, 52, 128, ['#d08a5e', '#dfa070'], '#7a4230'), shikhara(900, river - 92, 112, 244, ['#b8604a', '#cf7f5a', '#a4503e'], '#662c22'), shikhara(818, river - 92, 60, 140, ['#d08a5e', '#dfa070'], '#7a4230'),
      ...steps, ...umbrellas,
      ...Array.from({ length: 46 }, () => {
        const [x, y] = [random.between(50, 1150), random.between(548, 604)];
        return dab(random, [x, y], 6, random.pick(['#c5402f', '#e9a83a', '#f4ead8', '#7a4a6a', '#3f6f7a']), 0.9, 1.6) + dab(random, [x, y - 12], 3, '#5a3626', 0.9, 1);
      }),
      graded('river', 0, river, width, 300, [[0, '#f3cf9a', 0.95], [0.35, '#c9a8a4', 0.95], [1, '#6a7698', 0.98]]),
      wet([{ at: [340, 660], radius: 150, colour: '#a45a44', opacity: 0.5, flat: 0.5 }, { at: [890, 664], radius: 170, colour: '#a45a44', opacity: 0.45, flat: 0.46 }, { at: [640, 640], radius: 180, colour: '#b98a5a', opacity: 0.4, flat: 0.3 }], 'mirror'),
      strokes(gleam, '#fff2d0', 2.4, { opacity: 0.42 }), ...boats,
      // Small lamps set afloat.
      ...Array.from({ length: 16 }, () => {
        const at: Point = [random.between(90, 1120), random.between(660, 850)];
        return wet([{ at, radius: 18, colour: '#ffd66a', opacity: 0.85 }], `lamp${Math.round(at[0])}`) + circle(at, 3, '#fff7d8');
      }),
    ),
  );
}

function gulmohar(random: Random, width: number, height: number): string {
  const reds = ['#f7a04a', '#f2683c', '#e23b2e', '#c0242c', '#8f1a2c'];
  const crown = ([[300, 330, 220, 130], [560, 270, 230, 150], [430, 200, 220, 110], [690, 400, 160, 100], [190, 470, 130, 74], [470, 400, 220, 100]] as const).map(([x, y, rx, ry]) => foliage(random, [x, y + ry * 0.3], rx * 0.96, ry * 0.8, 22, 15, ['#8fae4a', '#5a8a44', '#3c6a3a'], 0.5) + foliage(random, [x, y], rx, ry, 190, 15, reds, 0.62)).join('');
  const limbs = ([[[566, 936], [540, 700], [500, 560], [430, 380]], [[505, 580], [600, 460], [690, 360]], [[520, 640], [400, 520], [260, 450]], [[470, 470], [560, 360], [580, 250]], [[370, 500], [300, 420], [280, 320]]] as const).map((line, i) => stroke([...line], i === 0 ? 54 : 24 - i * 2, '#5a3f34', 0.86, 0.2) + stroke([...line].map(([x, y]): Point => [x - 6, y]), i === 0 ? 18 : 8, '#a07a5e', 0.45, 0.2)).join('');
  const petals = Array.from({ length: 120 }, () => dab(random, [random.between(50, 850), random.between(930, 1140)], random.between(3.5, 7.5), random.pick(reds), 0.75, 0.5)).join('');
  const wall = wash(random, [[-20, 560], [330, 566], [334, 944], [-20, 950]], { colours: ['#f2d9a8', '#f6e3bd', '#e9c990'], strength: 0.85, layers: 8, spreading: 0.03, rim: '#b98f5a', rounds: 1 });
  const door = wash(random, [[92, 936], [92, 700], ...arc([160, 700], 68, Math.PI, TURN, 12), [228, 700], [228, 936]], { colours: ['#2f7fa0', '#3f93ac', '#256a90'], strength: 0.93, layers: 8, spreading: 0.03, rim: '#143f58', rounds: 1 });
  return sheet(
    width, height,
    paperSheet(
      random, width, height,
      graded('sky', 0, 0, width, 900, [[0, '#8cc3d6', 0.85], [0.5, '#c9e2e0', 0.7], [1, '#f8ecd0', 0.6]]),
      wet([{ at: [150, 150], radius: 170, colour: '#fdfbf2', opacity: 0.85, flat: 0.4 }, { at: [760, 110], radius: 190, colour: '#fdfbf2', opacity: 0.8, flat: 0.35 }, { at: [800, 620], radius: 260, colour: '#f9d9a8', opacity: 0.5 }], 'air'),
      wash(random, range(random, [[300, 830], [500, 800], [700, 816], [930, 790]], 950, 4), { colours: ['#9cb88a', '#b0c494'], strength: 0.75, layers: 7, rim: '#6f9068', rounds: 1, spreading: 0.14 }),
      wall, door,
      strokes([[[160, 640], [160, 936]], [[104, 760], [216, 760]], [[104, 850], [216, 850]]], '#143f58', 2.6, { opacity: 0.6 }), circle([148, 810], 5, '#d9a83a'), circle([172, 810], 5, '#d9a83a'),
      stroked(straight(arc([160, 700], 82, Math.PI, TURN, 16)), '#c5703e', 9, { opacity: 0.7 }), stroked('M78 700v236M242 700v236', '#c5703e', 9, { opacity: 0.7 }),
      wash(random, [[-20, 545], [346, 552], [352, 578], [-20, 574]], { colours: ['#b8552f', '#c9683a'], strength: 0.9, layers: 6, spreading: 0.04, rim: '#7a331e', rounds: 1 }),
      wash(random, [[-20, 930], [300, 926], [920, 916], [920, 1220], [-20, 1220]], { colours: ['#e9cfa4', '#f0dcb8', '#dcb98c'], strength: 0.85, layers: 8, spreading: 0.03, rim: '#b58f5f', rounds: 1 }),
      wet([{ at: [560, 960], radius: 330, colour: '#7a5a7a', opacity: 0.5, flat: 0.2 }, { at: [240, 952], radius: 200, colour: '#7a5a7a', opacity: 0.35, flat: 0.14 }], 'shadow'),
      limbs, stroke([[548, 900], [510, 938], [476, 948]], 22, '#5a3f34', 0.8, 0.2), stroke([[584, 900], [620, 940], [650, 950]], 22, '#5a3f34', 0.8, 0.2), crown, petals, foliage(random, [560, 952], 84, 14, 26, 9, ['#b9c46a', '#7f9a4c', '#4f743c'], 0.6),
      // A bicycle leaning where the shade begins.
      bicycle(640, 1010),
      foliage(random, [836, 960], 60, 34, 40, 13, ['#9cbc52', '#5f9044', '#33683c'], 0.65), foliage(random, [330, 950], 46, 26, 26, 11, ['#9cbc52', '#5f9044', '#33683c'], 0.65),
    ),
  );
}

function bicycle(x: number, y: number): string {
  const ink = '#2c2a33';
  const wheel = (cx: number) => circle([cx, y], 54, 'none', { stroke: ink, 'stroke-width': 5, opacity: 0.85 }) + strokes(Array.from({ length: 7 }, (_, i): Point[] => [polar([cx, y], 51, (i / 14) * TURN), polar([cx, y], 51, (i / 14) * TURN + Math.PI)]), ink, 1, { opacity: 0.5 });
  return wheel(x) + wheel(x + 150) + stroked(`M${x} ${y}L${x + 44} ${y - 70}H${x + 118}L${x + 70} ${y}ZM${x + 70} ${y}L${x + 36} ${y - 88}M${x + 150} ${y}L${x + 112} ${y - 98}`, '#1f6a5a', 6, { opacity: 0.9 }) + stroked(`M${x + 20} ${y - 90}h32M${x + 112} ${y - 98}q-4 -16 14 -18h16`, ink, 7) + filled(straight([[x + 124, y - 96], [x + 178, y - 96], [x + 170, y - 52], [x + 134, y - 52]], true), '#b58148', { opacity: 0.95 }) + [[136, -104], [152, -110], [166, -104]].map(([dx, dy], i) => circle([x + (dx as number), y + (dy as number)], 13, ['#f2b33a', '#f7cf5a', '#e9812e'][i] as string, { opacity: 0.9 })).join('');
}

function pangong(random: Random, width: number, height: number): string {
  const shore = 430;
  const peaks = ([[['#b9b4cc', '#cfc6d2'], '#9a92b4', 214, 84], [['#b58f86', '#c9a48e', '#a9808a'], '#7f5a66', 284, 92], [['#b07a4e', '#c99a62', '#96603f'], '#6b3f2c', 352, 74]] as const).map(([colours, rim, y, swing], i) => {
    const ridge = Array.from({ length: 13 }, (_, k): Point => [-60 + k * 118, y + (k % 2 ? -1 : 0.6) * swing * random.between(0.3, 0.75) + (i === 2 ? Math.abs(k - 6) * -9 + 30 : 0)]);
    const outline = range(random, ridge, shore + 6, 4);
    const shades = ridge.filter((_, k) => k % 2 === 1).map(([x, py]) => wash(random, [[x, py + 6], [x + 34, py + 50], [x + 84, py + 118], [x + 30, py + 112], [x + 8, py + 60]], { colours: [rim], strength: 0.42, layers: 4, spreading: 0.25, rounds: 1 })).join('');
    const snow = i === 0 ? ridge.filter((_, k) => k % 2 === 1).map(([x, py]) => filled(smooth([[x - 26, py + 34], [x - 2, py - 8], [x + 28, py + 32], [x + 10, py + 24], [x - 2, py + 36], [x - 12, py + 22]], true), '#fdfcf8', { opacity: 0.85 })).join('') : '';
    return wash(random, outline, { colours, strength: 0.86, layers: 7, spreading: 0.12, rim, rounds: 1 }) + shades + snow + granulation(random, outline, 420, rim, 0.22);
  });
  const bands = Array.from({ length: 9 }, (_, i) => {
    const y = shore + 14 + i * 24;
    return wash(random, [[-20, y], [400, y - 5], [800, y + 4], [1300, y - 4], [1300, y + 26], [700, y + 30], [-20, y + 24]], { colours: [['#8fd0d0', '#5ab5c5'], ['#2f9ab5', '#57b7c4'], ['#1f7fa8', '#3a98b4'], ['#195f92', '#2a7fa6']][Math.min(3, i >> 1)] as string[], strength: 0.62, layers: 5, spreading: 0.06, rounds: 1 });
  });
  const flagLine = curve([[40, 150], [360, 300], [700, 330], [1060, 250], [1262, 96]], false, 14);
  const flags = walk(flagLine, 45).slice(1, -1).map(({ point, angle }, i) => {
    const hang = polar(point, 46, angle + Math.PI / 2 + random.tremble(0.25));
    const next = polar(point, 34, angle);
    const tip = polar(hang, 33, angle + random.tremble(0.3));
    return wash(random, [point, next, tip, hang], { colours: [['#2f6fb0', '#3f83c0'], ['#fbf8ef', '#f0ece0'], ['#d23b33', '#e0524a'], ['#3f9a5a', '#57ad6c'], ['#f2bf3a', '#f6cf5c']][i % 5] as string[], strength: 0.92, layers: 4, spreading: 0.07, rim: '#4a4550', rounds: 1 });
  });
  const pebbles = Array.from({ length: 90 }, () => {
    const y = random.between(648, 704);
    return dab(random, [random.between(20, 1260), y], mix(4, 11, (y - 648) / 56), random.pick(['#8a7a6f', '#a8957f', '#6f6670', '#c2ad92']), 0.8, 0.6);
  });
  return sheet(
    width, height,
    paperSheet(
      random, width, height,
      graded('sky', 0, 0, width, shore, [[0, '#3f83b8', 0.92], [0.55, '#8fc0d8', 0.8], [1, '#e6f0ea', 0.7]]),
      wet(Array.from({ length: 9 }, () => ({ at: [random.between(0, 1280), random.between(50, 190)] as Point, radius: random.between(110, 230), colour: '#fdfcf6', opacity: random.between(0.45, 0.85), flat: 0.22 })), 'cloud'),
      ...peaks, rect(0, shore, width, 260, '#bfe3dc'), ...bands,
      wet([{ at: [300, shore + 40], radius: 240, colour: '#a9785a', opacity: 0.4, flat: 0.14 }, { at: [900, shore + 36], radius: 280, colour: '#a9785a', opacity: 0.4, flat: 0.12 }], 'mirror'),
      strokes(Array.from({ length: 70 }, (): Point[] => { const [x, y] = [random.between(20, 1220), random.between(shore + 20, 630)]; return [[x, y], [x + random.between(14, 60), y]]; }), '#f3fbf7', 2, { opacity: 0.5 }),
      wash(random, [[-20, 650], [300, 632], [620, 652], [900, 640], [1300, 618], [1300, 740], [-20, 740]], { colours: ['#cdb596', '#dcc8aa', '#b99f80'], strength: 0.9, layers: 8, spreading: 0.05, rim: '#8a7258', rounds: 1 }), ...pebbles,
      stroked(smooth(flagLine.filter((_, i) => i % 7 === 0)), '#4a4550', 2), ...flags,
    ),
  );
}

export const watercolourWorks: Work[] = [
  { slug: 'first-rain-in-the-ghats', title: 'First Rain in the Ghats', type: 'Watercolour', width: 1280, height: 720, draw: firstRain },
  { slug: 'morning-at-kuttanad', title: 'Morning at Kuttanad', type: 'Watercolour', width: 1200, height: 900, draw: backwaters },
  { slug: 'lamps-at-varanasi', title: 'Lamps on the Ganga, Varanasi', type: 'Watercolour', width: 1200, height: 900, draw: varanasi },
  { slug: 'gulmohar-in-may', title: 'Gulmohar in May', type: 'Watercolour', width: 900, height: 1200, draw: gulmohar },
  { slug: 'prayer-flags-at-pangong', title: 'Prayer Flags at Pangong', type: 'Watercolour', width: 1280, height: 720, draw: pangong },
];
