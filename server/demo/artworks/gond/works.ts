import { curve, ellipse, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import { dots, filled, rect, sheet, smooth, strokes, stroked } from '../kit/svg.ts';
import { fibres, specks } from '../kit/texture.ts';
import type { Work } from '../kit/work.ts';
import { bird, deer, elephant, fish, tiger } from './animals.ts';
import { leaf, limb, patterned, type Skin } from './pattern.ts';

const INK = '#1d1a1c';

const paper = (random: Random, width: number, height: number, colour: string, dark: string) =>
  rect(0, 0, width, height, colour) + fibres(random, width, height, 90, dark, 0.1) + specks(random, width, height, 900, 0.9, dark, 0.14);

/** A painted frame: a band of one colour with a row of seeds in it. */
function frame(width: number, height: number, colour: string, seed: string, inset = 22): string {
  const seeds: Point[] = walk([[inset, inset], [width - inset, inset], [width - inset, height - inset], [inset, height - inset]], 15, true).map(({ point }) => point);
  return (
    rect(inset, inset, width - inset * 2, height - inset * 2, 'none', { stroke: colour, 'stroke-width': 17 }) +
    rect(inset - 12, inset - 12, width - inset * 2 + 24, height - inset * 2 + 24, 'none', { stroke: INK, 'stroke-width': 2 }) +
    rect(inset + 12, inset + 12, width - inset * 2 - 24, height - inset * 2 - 24, 'none', { stroke: INK, 'stroke-width': 2 }) +
    dots(seeds, 3.4, seed)
  );
}

/** A tree that forks with each step; leaves hang from the last two generations. */
function forest(random: Random, root: Point, angle: number, length: number, width: number, depth: number, bark: Skin, leaves: readonly (readonly [string, string])[], turn = 0.5, spacing = 26): string {
  let wood = '';
  let green = '';
  const grow = (from: Point, heading: number, reach: number, thick: number, level: number) => {
    const bend = random.tremble(0.22);
    const to = polar(from, reach, heading);
    const middle = polar(polar(from, reach / 2, heading), reach * bend, heading + Math.PI / 2);
    const line: Point[] = [from, middle, to];
    if (thick > 12) wood += limb(random, line, [thick, thick * 0.72], bark);
    else wood += stroked(smooth(line), INK, thick + 2.4) + stroked(smooth(line), bark.base, thick);
    if (level <= 1) {
      for (const { point, angle: way, share } of walk(curve(line), spacing)) {
        if (share < 0.2) continue;
        for (const side of [-1, 1]) {
          const [fill, rib] = random.pick(leaves);
          green += leaf(point, spacing * random.between(1, 1.4), way + side * random.between(0.6, 1), fill, rib);
        }
      }
      const [fill, rib] = random.pick(leaves);
      green += leaf(to, spacing * 1.45, heading, fill, rib);
    }
    if (level === 0) return;
    const forks = level === depth ? [-1, 0, 1] : [-1, 1];
    for (const fork of forks) grow(to, heading + fork * turn * random.between(0.8, 1.25), reach * random.between(0.7, 0.82), thick * 0.62, level - 1);
  };
  grow(root, angle, length, width, depth);
  return wood + green;
}

/** Tufts of pointed grass along the foot of the picture. */
function meadow(random: Random, width: number, ground: number, height: number, colours: readonly (readonly [string, string])[]): string {
  let result = filled(smooth([[-20, ground], [width * 0.3, ground - 8], [width * 0.7, ground + 8], [width + 20, ground - 4], [width + 20, height + 20], [-20, height + 20]], true), (colours[0] as readonly [string, string])[1]);
  const lines: Point[][] = [];
  for (let y = ground + 12; y < height; y += 13) for (let x = 8 + ((y * 7) % 13); x < width; x += 17) lines.push([[x, y], [x + 8, y - 2]]);
  result += strokes(lines, (colours[0] as readonly [string, string])[0], 2.4, { opacity: 0.7 });
  for (let x = 24; x < width - 10; x += random.between(34, 56)) {
    for (const lean of [-0.5, 0, 0.5]) {
      const [fill, rib] = random.pick(colours);
      result += leaf([x, ground + random.between(2, 22)], random.between(34, 56), -Math.PI / 2 + lean, fill, rib, 0.13);
    }
  }
  return result;
}

function forestDeer(random: Random, width: number, height: number): string {
  const body: Skin = { base: '#d8702a', marks: ['#fff3df', '#5d1f14', '#f7c64a'], kinds: ['dash', 'comb', 'dot', 'slant'], pitch: 10.5 };
  const legs: Skin = { base: '#8c2f1d', marks: ['#f7c64a', '#fff3df'], kinds: ['dot', 'comb'], pitch: 9 };
  const bark: Skin = { base: '#8c2f1d', marks: ['#fff3df', '#e9a13b'], kinds: ['dash', 'dot'], pitch: 8 };
  const stance = { at: [316, 1096] as Point, size: 0.9 };
  const { svg, crown } = deer(random, stance, body, legs);
  const greens = [['#2f7d5b', '#cfe8b0'], ['#5aa04c', '#173f2b'], ['#1f5c58', '#9fd8c0'], ['#c7a52b', '#5b4a10']] as const;
  const antlers =
    forest(random, [crown[0] + 6, crown[1]], -1.26, 142, 30, 4, bark, greens, 0.5) + forest(random, [crown[0] - 18, crown[1] + 2], -2.1, 148, 30, 4, bark, greens, 0.52);
  const small = (at: Point, size: number, mirrored: boolean, base: string, wing: string) =>
    bird(random, { at, size, mirrored }, { base, marks: ['#fff3df', INK], kinds: ['dot', 'dash'], pitch: 7 }, { base: wing, marks: ['#fff3df'], kinds: ['comb', 'dot'], pitch: 6.5 }, ['#b8442e', '#f7c64a', '#1f5c58']);
  return sheet(
    width, height,
    paper(random, width, height, '#f6e9cf', '#8a6a3a'),
    antlers,
    
    meadow(random, width, 1076, height, [['#3f8f5a', '#1f4f3a'], ['#86b04a', '#2c5a2c'], ['#2a7a74', '#123c3a']]),
    svg,
    small([262, 732], 0.62, true, '#2d6ea3', '#f0a13a'),
    small([720, 1046], 0.62, true, '#c23f55', '#f7c64a'),
    small([610, 1060], 0.5, false, '#1f7a6a', '#f0a13a'),
    frame(width, height, '#8c2f1d', '#f7c64a'),
  );
}

function tigerWalk(random: Random, width: number, height: number): string {
  const body: Skin = { base: '#ef9a23', marks: [INK, '#fff3df', '#b8331f'], kinds: ['comb', 'dash', 'slant', 'dot'], pitch: 11 };
  const limbs: Skin = { base: '#d9641e', marks: [INK, '#ffe2a0'], kinds: ['comb', 'dot'], pitch: 9.5 };
  const face: Skin = { base: '#f5ad33', marks: ['#b8331f', '#fff3df'], kinds: ['comb', 'dot'], pitch: 10 };
  const trees = ([[140, 800, -1.5], [640, 790, -1.6], [1075, 800, -1.62]] as const)
    .map(([x, y, angle], i) => forest(random, [x, y], angle, 236, 48, 3, { base: i === 1 ? '#4b2a6b' : '#7a2c3e', marks: ['#f3c7d0', '#f7c64a'], kinds: ['dash', 'comb'], pitch: 9 }, [['#3fa07a', '#0d3b33'], ['#8cc152', '#24521f'], ['#2a86a8', '#0f3247'], ['#e0c23c', '#6b5310']], 0.52, 36))
    .join('');
  return sheet(
    width, height,
    paper(random, width, height, '#143f3a', '#0a2724'),
    dots(Array.from({ length: 420 }, (): Point => [random() * width, random() * 700]), 1.9, '#3f7f6a', { opacity: 0.7 }),
    filled(smooth(ellipse([940, 150], 74, 74), true), '#f6e3a6'),
    patterned(random, ellipse([940, 150], 74, 74, 60), { base: '#f6e3a6', marks: ['#d9a93b', '#c5762a'], kinds: ['dash', 'dot'], pitch: 12, outline: '#d9a93b' }),
    trees,
    meadow(random, width, 770, height, [['#2f8f72', '#0c2e2a'], ['#74a83f', '#1c4420'], ['#d0b138', '#5b4a10']]),
    tiger(random, { at: [590, 804], size: 0.98 }, body, limbs, face),
    frame(width, height, '#b8331f', '#f7c64a'),
  );
}

const cloud = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 90 }, (_, i): Point => {
    const angle = (i / 90) * TURN;
    const swell = radius * (0.86 + 0.22 * Math.abs(Math.sin(angle * 4)));
    return [centre[0] + Math.cos(angle) * swell, centre[1] + Math.sin(angle) * swell * (angle > Math.PI ? 0.62 : 0.42)];
  });

function rainElephant(random: Random, width: number, height: number): string {
  const body: Skin = { base: '#2b6f8f', marks: ['#f4ead2', '#8fd0c8', '#f3c23c'], kinds: ['scale', 'dot', 'comb', 'dash'], pitch: 12.5 };
  const ear: Skin = { base: '#b93a5a', marks: ['#f7d7c0', '#f3c23c'], kinds: ['comb', 'dot', 'dash'], pitch: 11 };
  const legs: Skin = { base: '#1f4f72', marks: ['#f4ead2', '#8fd0c8'], kinds: ['dash', 'comb'], pitch: 11 };
  let clouds = '';
  for (const [x, y, r] of [[190, 190, 92], [420, 140, 110], [660, 176, 96], [842, 150, 74]] as const) {
    const rain: Point[][] = [];
    for (let i = 0; i < 13; i += 1) for (let k = 0; k < 4; k += 1) rain.push([[x - r + (i * r) / 6, y + r * 0.62 + k * 38 + (i % 3) * 12], [x - r + (i * r) / 6, y + r * 0.62 + k * 38 + 17 + (i % 3) * 12]]);
    clouds += strokes(rain, '#2b6f8f', 4.2) + patterned(random, cloud([x, y], r), { base: '#fff6e4', marks: ['#2b6f8f', '#7db4c9'], kinds: ['scale', 'dot', 'dash'], pitch: 11 });
  }
  return sheet(
    width, height,
    paper(random, width, height, '#f0b545', '#a86a17'),
    clouds,
    meadow(random, width, 872, height, [['#3f8f5a', '#1f4f3a'], ['#2f6f8f', '#12324a'], ['#7da23a', '#2c5a2c']]),
    elephant(random, { at: [452, 898], size: 0.98 }, body, ear, legs),
    // A spray of flowers held up in the trunk.
    [-0.9, -0.3, 0.3, 0.9].map((turn) => stroked(smooth([[806, 366], polar([806, 366], 60, -1.75 + turn)]), INK, 3) + leaf(polar([806, 366], 50, -1.75 + turn), 50, -1.75 + turn, '#d23b3f', '#ffd9a0', 0.32)).join(''),
    frame(width, height, '#1f4f72', '#fff3df'),
  );
}

function mahuaBirds(random: Random, width: number, height: number): string {
  const bark: Skin = { base: '#40308a', marks: ['#f5c9d6', '#f3c23c'], kinds: ['dash', 'comb', 'dot'], pitch: 10 };
  const trunk: Point[] = [[450, 1120], [424, 900], [476, 660], [446, 470]];
  const wood: string[] = [limb(random, trunk, [120, 76, 60, 44], bark)];
  const perches: { at: Point; mirrored: boolean }[] = [];
  const leaves: string[] = [];
  const palette = [['#1d8a7a', '#c9efd0'], ['#e0632f', '#ffe0a8'], ['#3a9a4b', '#0f3f22'], ['#f0b532', '#7a4b10'], ['#c53667', '#ffd3dc']] as const;
  const tiers = [[960, 1], [890, -1], [770, 1], [690, -1], [575, 1], [500, -1]] as const;
  tiers.forEach(([y, side], i) => {
    const reach = mix(330, 336, i / 5);
    const from: Point = [450 + side * 14, y];
    const tip: Point = [450 + side * reach, y - 150 + i * 4];
    const line = curve([from, [450 + side * reach * 0.55, y - 34], tip]);
    wood.push(limb(random, line, [34, 24, 9], { ...bark, pitch: 8.5 }));
    walk(line, 30).forEach(({ point, angle, share }, k) => {
      if (share < 0.18) return;
      const [fill, rib] = palette[(i + k) % palette.length] as readonly [string, string];
      if (share > 0.34 && share < 0.82) leaves.push(leaf(point, 46, angle + side * 1.1, fill, rib, 0.3));
      else for (const turn of [-0.95, 0.95]) leaves.push(leaf(point, 50, angle + turn, fill, rib, 0.3));
    });
    perches.push({ at: [450 + side * reach * 0.66, y - 118], mirrored: side === -1 });
  });
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI / 2 + (i - 4) * 0.31;
    const line = curve([[448, 476], polar([448, 476], 170, angle + random.tremble(0.1)), polar([448, 476], 356 - Math.abs(i - 4) * 22, angle)]);
    wood.push(limb(random, line, [22, 14, 6], { ...bark, pitch: 8 }));
    walk(line, 31).forEach(({ point, angle: way, share }, k) => {
      if (share < 0.3) return;
      const [fill, rib] = palette[(i + k) % palette.length] as readonly [string, string];
      for (const turn of [-0.85, 0.85]) leaves.push(leaf(point, 46, way + turn, fill, rib, 0.3));
    });
  }
  const birds = perches.map(({ at, mirrored }, i) => {
    const [base, wing, mark] = ([['#d23b3f', '#f3c23c', '#fff3df'], ['#2d6ea3', '#e0632f', '#ffe9b8'], ['#f0b532', '#c53667', '#5b2410'], ['#1d8a7a', '#40308a', '#f6ead0']] as const)[i % 4] as readonly [string, string, string];
    return bird(random, { at, size: 0.82, mirrored }, { base, marks: [mark, INK], kinds: ['dot', 'dash', 'comb'], pitch: 8.5 }, { base: wing, marks: ['#fff3df', INK], kinds: ['comb', 'dot'], pitch: 7.5 }, [base, wing, '#1d8a7a']);
  });
  return sheet(
    width, height,
    paper(random, width, height, '#fbf3e2', '#9a8358'),
    ...wood.reverse(), ...leaves, ...birds,
    meadow(random, width, 1096, height, [['#3a9a4b', '#17452b'], ['#1d8a7a', '#0c3b36'], ['#f0b532', '#7a4b10']]),
    frame(width, height, '#40308a', '#f3c23c'),
  );
}

function narmada(random: Random, width: number, height: number): string {
  let water = '';
  const tints = ['#1b6f7a', '#2b8a90', '#155560', '#44a39e'];
  for (let i = 0; i < 17; i += 1) {
    const y = 30 + i * 43;
    const line = curve(Array.from({ length: 14 }, (_, k): Point => [k * 100 - 10, y + Math.sin(k * 1.1 + i * 0.9) * 11]), false, 6);
    const lines: Point[][] = walk(line, 13).map(({ point, angle }) => [polar(point, -4, angle + (i % 2 ? 0.8 : -0.8)), polar(point, 4, angle + (i % 2 ? 0.8 : -0.8))]);
    water += stroked(smooth(walk(line, 60).map(({ point }) => point)), tints[i % 4] as string, 25) + strokes(lines, '#a9dccb', 2.2, { opacity: 0.55 });
  }
  const mother = fish(random, { at: [640, 372], size: 2.05 }, { base: '#c9362f', marks: ['#ffe6b5', '#f3b32f', '#5d1418', '#f6efe0'], kinds: ['scale', 'dot', 'comb', 'dash'], pitch: 14 }, { base: '#f0a12e', marks: ['#7a1f16', '#fff3df'], kinds: ['comb', 'dash'], pitch: 11 });
  const schools = ([[150, 150, 0.42, false, '#f3c23c', '#8c2f1d'], [1120, 140, 0.46, true, '#f4ead2', '#c53667'], [120, 590, 0.5, false, '#7bc06a', '#1f4f3a'], [1150, 590, 0.44, true, '#f0a12e', '#40308a'], [380, 92, 0.36, true, '#e9708a', '#5d1f3a'], [880, 646, 0.38, false, '#f4ead2', '#1f4f72'], [420, 640, 0.36, true, '#f3c23c', '#1f4f72'], [860, 88, 0.34, false, '#7bc06a', '#8c2f1d']] as const)
    .map(([x, y, size, mirrored, base, fin]) => fish(random, { at: [x, y], size, mirrored }, { base, marks: [fin, '#1d1a1c'], kinds: ['scale', 'dot', 'dash'], pitch: 8 }, { base: fin, marks: [base], kinds: ['comb'], pitch: 7 }))
    .join('');
  const weed = ([[270, 712], [560, 716], [1010, 712], [60, 380], [1226, 400]] as const)
    .map(([x, y]) => [-0.4, 0, 0.4].map((lean) => {
      const line: Point[] = [[x, y], [x + lean * 60 + random.tremble(10), y - 60], [x + lean * 110, y - 120]];
      return stroked(smooth(line), '#0d3b33', 6) + walk(curve(line), 17).map(({ point, angle }) => [-0.8, 0.8].map((turn) => leaf(point, 24, angle + turn, '#7bc06a', '#17452b', 0.28)).join('')).join('');
    }).join(''))
    .join('');
  return sheet(width, height, rect(0, 0, width, height, '#0f4650'), water, weed, schools, mother, frame(width, height, '#f0a12e', '#7a1f16'), dots(Array.from({ length: 26 }, (_, i): Point => polar([1100, 330], 20 + i * 4, (i * TURN) / 7)).filter(([x]) => x > 1070), 4, '#d7f0e6', { opacity: 0.8 }));
}

export const gondWorks: Work[] = [
  { slug: 'deer-who-grew-a-forest', title: 'The Deer Who Grew a Forest', type: 'Gond', width: 900, height: 1200, draw: forestDeer },
  { slug: 'tiger-under-the-moon', title: 'Tiger Under a Mahua Moon', type: 'Gond', width: 1200, height: 900, draw: tigerWalk },
  { slug: 'elephant-who-brought-rain', title: 'The Elephant Who Brought Rain', type: 'Gond', width: 1000, height: 1000, draw: rainElephant },
  { slug: 'birds-of-patangarh', title: 'Morning Birds of Patangarh', type: 'Gond', width: 900, height: 1200, draw: mahuaBirds },
  { slug: 'mother-narmada', title: 'Mother Narmada', type: 'Gond', width: 1280, height: 720, draw: narmada },
];
