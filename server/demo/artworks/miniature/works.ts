import { arc, curve, ellipse, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import { almond, petal, repeated } from '../kit/motif.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, element, filled, group, linearGradient, rect, sheet, smooth, straight, stroked, strokes } from '../kit/svg.ts';
import { scatter } from '../kit/texture.ts';
import type { Work } from '../kit/work.ts';
import { cow, egret, elephant, peacock, waves } from './animals.ts';
import { cuspedArch, cypress, dome, flowerClumps, GOLD, kiosk, lattice, leafyTree, LINE, lotus, moon, mount, PALE_GOLD, stars } from './parts.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [[left, top], [right, top], [right, bottom], [left, bottom]];
const sky = (id: string, stops: readonly (readonly [number, string])[], width: number, height: number) => element('defs', {}, linearGradient(id, stops)) + rect(0, 0, width, height, `url(#${id})`);
const crownOf = (random: Random, x: number, y: number, rx: number, ry: number): Point[] => Array.from({ length: 14 }, (_, i) => { const turn = (i / 14) * TURN; const r = random.between(0.88, 1.1); return [x + Math.cos(turn) * rx * r, y + Math.sin(turn) * ry * r]; });

function lakePalace(random: Random, width: number, height: number): string {
  const marble = { stone: '#f6ecd8', shade: '#cdb994', inside: '#5a3550' };
  const ground = 800;
  const arches = Array.from({ length: 5 }, (_, i) => {
    const x = 250 + i * 100;
    const glow = i === 2 ? '#e2843f' : '#7a3a4a';
    return filled(straight(cuspedArch(x, ground - 40, 80, 150), true), glow, { stroke: LINE, 'stroke-width': 1.8 }) + (i === 2 ? '' : lattice(x - 30, ground - 84, 60, 44, '#e9d9b4', '#a98a5a')) + stroked(straight([[x - 50, ground - 40], [x - 50, ground - 214]]), '#b39a6c', 2.4);
  });
  const upper = Array.from({ length: 3 }, (_, i) => filled(straight(cuspedArch(350 + i * 100, 570, 66, 104), true), i === 1 ? '#e8a24f' : '#5a3550', { stroke: LINE, 'stroke-width': 1.6 })).join('');
  const frieze = (y: number, left: number, right: number) => rect(left, y, right - left, 22, '#b5402f', { stroke: LINE, 'stroke-width': 1.4 }) + repeated(`frieze-${y}`, filled(Array.from({ length: 5 }, (_, i) => petal([0, 0], 8, (i / 5) * TURN, 0.34)).join(''), PALE_GOLD), Array.from({ length: Math.floor((right - left) / 22) }, (_, i) => ({ at: [left + 12 + i * 22, y + 11] as Point })));
  // A musician in the middle arch.
  const lady = filled(smooth([[428, 758], [436, 716], [450, 704], [466, 716], [476, 758]], true), '#d8a93f', { stroke: LINE, 'stroke-width': 1.3 }) + circle([452, 690], 13, '#b97a50', { stroke: LINE, 'stroke-width': 1.2 }) + filled(smooth([[438, 694], [440, 674], [456, 670], [466, 684], [458, 680], [446, 690], [444, 720], [434, 730]], true), '#7a1f3a', { stroke: LINE, 'stroke-width': 1 }) + stroked('M424 742L486 698', '#5a2f1c', 5) + circle([428, 740], 10, '#a8622f', { stroke: LINE, 'stroke-width': 1.2 }) + circle([484, 700], 8, '#a8622f', { stroke: LINE, 'stroke-width': 1.2 });
  const reflections = strokes(Array.from({ length: 46 }, (): Point[] => { const y = random.between(872, 1090); const x = 640 + random.tremble(70); return [[x, y], [x + random.between(12, 44), y]]; }), '#fbf4dc', 2.2, { opacity: 0.75 });
  const pads = scatter(random, box(110, 900, 790, 1092), 74, 1500).map((at, i) => filled(straight(ellipse(at, 27, 10, 20), true), i % 2 ? '#3f7a5a' : '#2f6650', { stroke: LINE, 'stroke-width': 1 }) + (i % 3 !== 1 ? lotus([at[0] + 2, at[1] - 2], 21, '#e58a9a', '#f6c9c4') : '')).join('');
  return sheet(
    width, height, sky('night', [[0, '#131a3f'], [0.45, '#263a72'], [0.68, '#5f6a9a'], [1, '#5f6a9a']], width, height), stars(random, width, 560, 150), moon([672, 236], 66),
    filled(straight([...curve([[60, 690], [200, 620], [330, 660], [520, 600], [700, 650], [850, 616]], false, 8), [850, 840], [60, 840]], true), '#3a4f6f'), filled(straight([...curve([[60, 740], [240, 690], [420, 730], [620, 690], [850, 730]], false, 8), [850, 840], [60, 840]], true), '#2c4558'),
    leafyTree(random, 'left', [150, 806], crownOf(random, 146, 640, 84, 96), '#5a3a26', '#1d4a3c', '#4f8a5a', 17, '#f0c9d0'), leafyTree(random, 'right', [764, 806], crownOf(random, 770, 656, 76, 90), '#5a3a26', '#1f4f36', '#6a9a4f', 17, '#f2a04a'), cypress(224, 806, 200, '#17413a', '#3f7a5f'), cypress(690, 806, 210, '#17413a', '#3f7a5f'),
    rect(280, 462, 340, 120, marble.stone, { stroke: LINE, 'stroke-width': 1.8 }), upper, frieze(440, 276, 624), kiosk(316, 440, 76, marble), kiosk(584, 440, 76, marble), dome(450, 440, 150, '#f6ecd8', '#cdb994'),
    rect(190, 586, 520, 216, marble.stone, { stroke: LINE, 'stroke-width': 2 }), frieze(574, 184, 716), kiosk(212, 574, 70, marble), kiosk(688, 574, 70, marble), ...arches, lady, lattice(190, 762, 520, 38, '#efe0bd', '#a98a5a', 13),
    rect(60, 800, 790, 26, '#c8674a', { stroke: LINE, 'stroke-width': 1.8 }), rect(60, 826, 790, 18, '#a04a38', { stroke: LINE, 'stroke-width': 1.4 }), rect(60, 844, 790, 300, '#274f78'), waves(64, 850, 846, 1130, 34, '#6f9ab8'), reflections, pads,
    egret({ at: [170, 800], size: 0.62 }, false), egret({ at: [742, 800], size: 0.62, mirrored: true }, false),
    mount(random, width, height, 74, '#7a2430', '#1f3a5f'),
  );
}

function fourWaters(random: Random, width: number, height: number): string {
  const c = 500;
  const beds: string[] = [];
  const tints = ['#c8443a', '#e9a93f', '#e58a9a', '#f4ead2'];
  for (const [i, [sx, sy]] of ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).entries()) {
    const [x0, x1] = [c + sx * 64, c + sx * 402];
    const [y0, y1] = [c + sy * 64, c + sy * 402];
    beds.push(rect(Math.min(x0, x1), Math.min(y0, y1), 338, 338, i % 2 ? '#7f9a4f' : '#8fa557', { stroke: LINE, 'stroke-width': 2 }), rect(Math.min(x0, x1) + 9, Math.min(y0, y1) + 9, 320, 320, 'none', { stroke: PALE_GOLD, 'stroke-width': 2 }));
    // A star-shaped plot in the middle of each quarter, a tree in its heart, cypresses towards the walls.
    const [mx, my] = [c + sx * 233, c + sy * 233];
    const star = Array.from({ length: 16 }, (_, k) => polar([mx, my], k % 2 ? 84 : 112, (k / 16) * TURN + 0.196));
    beds.push(filled(straight(star, true), '#efe0bd', { stroke: LINE, 'stroke-width': 1.8 }), filled(straight(star.map(([x, y]): Point => [mix(mx, x, 0.86), mix(my, y, 0.86)]), true), '#5f8a4a', { stroke: LINE, 'stroke-width': 1.2 }));
    beds.push(leafyTree(random, `plot${i}`, [mx, my + 66], crownOf(random, mx, my - 12, 54, 54), '#5a3a26', '#23563a', i % 2 ? '#7aa84f' : '#5f9a5a', 15, tints[i]));
    const spots = [0, 1, 2, 3, 4, 5].flatMap((k): Point[] => [[c + sx * (96 + k * 56), c + sy * 100], [c + sx * 100, c + sy * (152 + k * 46)], [c + sx * (150 + k * 46), c + sy * 384]]);
    beds.push(flowerClumps(`clump${i}`, spots.map((at) => ({ at: [at[0], at[1] + 12] as Point, size: 0.86 })), tints[(i + 1) % 4] as string, '#2f5f38'));
    beds.push(cypress(c + sx * 376, my + 60, 112, '#1f4a3a', '#5a8f63'), cypress(c + sx * 330, my - 74, 96, '#1f4a3a', '#5a8f63'));
  }
  const channel = (points: Point[]) => filled(straight(points, true), '#3f86a8', { stroke: LINE, 'stroke-width': 2 });
  const fish = (at: Point, angle: number, colour: string) => group({ transform: `translate(${at[0]} ${at[1]}) rotate(${(angle * 180) / Math.PI})` }, filled(almond([-16, 0], 32, 0, 0.2), colour, { stroke: LINE, 'stroke-width': 1 }), filled('M-14 0l-11 -7v14z', colour, { stroke: LINE, 'stroke-width': 1 }), dots([[10, -1.5]], 1.6, LINE));
  const shoals = Array.from({ length: 18 }, (_, i) => {
    const along = 170 + (i % 9) * 26 * 1.05;
    const arm = i % 4;
    const off = random.tremble(17);
    const at: Point = arm === 0 ? [c + off, c - along] : arm === 1 ? [c + along, c + off] : arm === 2 ? [c + off, c + along] : [c - along, c + off];
    return fish(at, (arm % 2 ? 0 : Math.PI / 2) + (i % 2 ? Math.PI : 0), i % 3 ? '#e9813f' : '#f4ead2');
  });
  const pool = Array.from({ length: 32 }, (_, i) => polar([c, c], i % 4 < 2 ? 142 : 122, (i / 32) * TURN));
  return sheet(
    width, height, rect(0, 0, width, height, '#d9c08a'), rect(84, 84, 832, 832, '#e6d0a0'), ...beds,
    channel(box(c - 40, 84, c + 40, 916)), channel(box(84, c - 40, 916, c + 40)), rect(c - 38, c - 39, 76, 78, '#3f86a8'),
    waves(c - 38, 90, c + 38, 370, 19, '#9fcbd8'), waves(c - 38, 630, c + 38, 912, 19, '#9fcbd8'), waves(90, c - 36, 370, c + 38, 19, '#9fcbd8'), waves(630, c - 36, 912, c + 38, 19, '#9fcbd8'), ...shoals,
    filled(straight(pool, true), '#efe0bd', { stroke: LINE, 'stroke-width': 2.4 }), circle([c, c], 112, '#2f7299', { stroke: LINE, 'stroke-width': 2 }), stroked([104, 92, 80].map((r) => straight(ellipse([c, c], r, r, 60), true)).join(''), '#9fcbd8', 1.4),
    circle([c, c], 64, '#f3e7c9', { stroke: LINE, 'stroke-width': 2 }), filled(Array.from({ length: 16 }, (_, i) => petal([c, c], 62, (i / 16) * TURN, 0.16)).join(''), '#c8443a', { stroke: LINE, 'stroke-width': 1.2 }), filled(Array.from({ length: 8 }, (_, i) => petal([c, c], 42, (i / 8) * TURN, 0.3)).join(''), PALE_GOLD, { stroke: LINE, 'stroke-width': 1.2 }), circle([c, c], 13, '#2f7299', { stroke: LINE, 'stroke-width': 1.4 }),
    Array.from({ length: 8 }, (_, i) => lotus(polar([c, c + 6], 88, (i / 8) * TURN + 0.39), 16, '#e58a9a', '#f6c9c4')).join(''),
    peacock({ at: [260, 470], size: 0.4 }, 170), peacock({ at: [742, 470], size: 0.4, mirrored: true }, 170), peacock({ at: [360, 912], size: 0.4 }, 170), peacock({ at: [640, 912], size: 0.4, mirrored: true }, 170),
    mount(random, width, height, 80, '#234a3a', '#7a2430'),
  );
}

function beforeRain(random: Random, width: number, height: number): string {
  const cloudRow = (y: number, size: number, colour: string, edge: string) => Array.from({ length: 16 }, (_, i) => {
    const x = 40 + i * 78 + (y % 2) * 30;
    return filled(straight(ellipse([x, y], size, size * 0.66, 30), true), colour) + stroked([1, 0.72, 0.44].map((share) => straight(arc([x, y], size * share, 0.1, Math.PI - 0.1, 16).map(([px, py]): Point => [px, y + (py - y) * 0.66]))).join(''), edge, 2);
  }).join('');
  const hill = (points: Point[], colour: string, tuft: string, id: string) => {
    const outline = [...curve(points, false, 8), [1150, 860] as Point, [50, 860] as Point];
    const spots = scatter(random, outline, 30, 2600).map((at) => ({ at, size: random.between(0.6, 0.9) }));
    return filled(straight(outline, true), colour, { stroke: LINE, 'stroke-width': 1.4 }) + repeated(id, strokes([[[0, 0], [-5, -10]], [[0, 0], [0, -12]], [[0, 0], [5, -10]]], tuft, 1.7), spots);
  };
  const marble = { stone: '#f4e8d0', shade: '#c9b48c', inside: '#6a2f3f' };
  const lightning = stroked('M330 96l20 48 -26 14 36 52M830 90l-22 56 26 10 -30 66', PALE_GOLD, 3.4);
  const drops = strokes(Array.from({ length: 120 }, (): Point[] => { const at: Point = [random.between(80, 1120), random.between(170, 420)]; return [at, [at[0] - 4, at[1] + 16]]; }), '#e6ecf0', 1.5, { opacity: 0.7 });
  const flight = Array.from({ length: 9 }, (_, i) => egret({ at: [470 + i * 46, 250 + Math.abs(i - 4) * 26], size: 0.62 }, true)).join('');
  return sheet(
    width, height, sky('storm', [[0, '#2b3350'], [0.35, '#4a5878'], [0.55, '#9aa6a8'], [0.7, '#e2c98e'], [1, '#e2c98e']], width, height), cloudRow(96, 66, '#232a45', '#8a94b0'), cloudRow(137, 56, '#343e5f', '#a8b0c4'), lightning, drops, flight,
    hill([[40, 470], [220, 410], [420, 450], [640, 400], [880, 450], [1160, 412]], '#6f8f7a', '#4a6a58', 'tuft-a'), hill([[40, 540], [260, 500], [520, 540], [820, 500], [1160, 536]], '#7fa05a', '#4f7038', 'tuft-b'),
    leafyTree(random, 'mango', [150, 690], crownOf(random, 150, 480, 96, 120), '#5a3a26', '#1f4f36', '#5f964f', 18, '#f2b04a'), leafyTree(random, 'kadamba', [1070, 690], crownOf(random, 1060, 480, 96, 116), '#5a3a26', '#265a33', '#86ac4f', 18, '#f4e3b0'), cypress(300, 690, 220, '#17413a', '#4a7f5f'), cypress(905, 690, 226, '#17413a', '#4a7f5f'),
    rect(400, 560, 400, 140, marble.stone, { stroke: LINE, 'stroke-width': 2 }), Array.from({ length: 4 }, (_, i) => filled(straight(cuspedArch(455 + i * 97, 700, 72, 116), true), i % 2 ? '#b5402f' : '#8a2f3a', { stroke: LINE, 'stroke-width': 1.6 })).join(''), rect(392, 544, 416, 18, '#b5402f', { stroke: LINE, 'stroke-width': 1.4 }), dots(Array.from({ length: 26 }, (_, i): Point => [402 + i * 16, 553]), 3.4, PALE_GOLD), kiosk(440, 544, 68, marble), kiosk(760, 544, 68, marble), dome(600, 544, 120, '#f4e8d0', '#c9b48c'),
    hill([[40, 706], [300, 690], [600, 704], [900, 690], [1160, 706]], '#8fae55', '#557a35', 'tuft-c'),
    rect(60, 800, 1080, 60, '#3f7fa0'), waves(62, 802, 1138, 850, 30, '#a9d0da'), stroked('M60 800H1140', LINE, 2),
    flowerClumps('rose', Array.from({ length: 13 }, (_, i) => ({ at: [110 + i * 82, 796 - (i % 3) * 8] as Point })), '#d2503f'), flowerClumps('iris', Array.from({ length: 11 }, (_, i) => ({ at: [150 + i * 92, 752 - (i % 2) * 12] as Point, size: 0.8 })), '#6f5fa8'),
    peacock({ at: [330, 776], size: 1.02 }, 210), peacock({ at: [560, 790], size: 0.92, mirrored: true }, 200), peacock({ at: [890, 780], size: 1.06, mirrored: true }, 210), egret({ at: [700, 812], size: 0.9 }, false),
    mount(random, width, height, 66, '#2f4a3a', '#8a2f35'),
  );
}

function lotusCows(random: Random, width: number, height: number): string {
  const parts: string[] = [];
  const lotusPlant = (x: number, top: number, bottom: number, bloom: string, light: string, size: number) => {
    const way: Point[] = [[x, bottom], [x + random.tremble(16), mix(bottom, top, 0.5)], [x, top]];
    parts.push(stroked(smooth(way), '#2f6a4a', 4), lotus([x, top + 6], size, bloom, light));
  };
  for (let i = 0; i < 11; i += 1) lotusPlant(110 + i * 68, 130 + (i % 3) * 52, 520, i % 2 ? '#e07f95' : '#f3e6d2', i % 2 ? '#f6c4c4' : '#fdf6e6', 42);
  for (let i = 0; i < 12; i += 1) {
    const [x, y] = [100 + i * 64, 286 + (i % 2) * 46 + (i % 3) * 14];
    parts.push(filled(straight(ellipse([x, y], 44, 25, 30, i % 2 ? 0.2 : -0.2), true), i % 2 ? '#2f7a52' : '#3f8f5a', { stroke: LINE, 'stroke-width': 1.4 }), strokes(Array.from({ length: 9 }, (_, k): Point[] => [[x, y], [x + Math.cos((k / 9) * TURN) * 39, y + Math.sin((k / 9) * TURN) * 21]]), '#1d5238', 1.2));
  }
  const rows = [[590, 0.82, 2, 300], [815, 0.98, 2, 346], [1078, 1.16, 2, 392]] as const;
  rows.forEach(([y, size, count, step], row) => {
    for (let i = 0; i < count; i += 1) {
      const mirrored = i === 1;
      parts.push(cow({ at: [450 + (i - (count - 1) / 2) * step, y], size: size * 0.84, mirrored }, row === 1 && i === 1 ? '#e3b98c' : '#fbf3e2', ['#d2482f', '#2f6a9a', '#d8a93f'][(row + i) % 3]));
    }
  });
  const petals = dots(scatter(random, box(90, 90, 810, 1110), 46, 2400), 2.6, '#f2d9a0', { opacity: 0.7 });
  const ground = scatter(random, box(100, 590, 800, 1100), 58, 1500);
  return sheet(
    width, height, sky('grove', [[0, '#12352f'], [0.4, '#174a3c'], [1, '#0f3a35']], width, height), petals,
    flowerClumps('white', ground.filter((_, i) => i % 2 === 0).map((at) => ({ at, size: 0.8 })), '#f3e6d2', '#3f8f5a'), flowerClumps('pink', ground.filter((_, i) => i % 2 === 1).map((at) => ({ at, size: 0.8 })), '#e07f95', '#3f8f5a'),
    ...parts, Array.from({ length: 9 }, (_, i) => lotus([122 + i * 82, 1120], 34, i % 2 ? '#e07f95' : '#f3e6d2', i % 2 ? '#f6c4c4' : '#fdf6e6')).join(''),
    mount(random, width, height, 72, '#8a2a32', '#c9922f'),
  );
}

function royalElephant(random: Random, width: number, height: number): string {
  const canopy = [
    rect(430, 212, 300, 20, '#d8a93f', { stroke: LINE, 'stroke-width': 1.8 }), [448, 712].map((x) => rect(x - 5, 232, 10, 150, '#d8a93f', { stroke: LINE, 'stroke-width': 1.4 })).join(''), rect(436, 330, 288, 52, '#2f5a8a', { stroke: LINE, 'stroke-width': 1.8 }),
    repeated('seat', filled(Array.from({ length: 6 }, (_, i) => petal([0, 0], 14, (i / 6) * TURN, 0.3)).join(''), PALE_GOLD), Array.from({ length: 7 }, (_, i) => ({ at: [466 + i * 38, 356] as Point }))),
    filled(straight([...curve([[430, 212], [470, 150], [580, 118], [690, 150], [730, 212]], false, 8)], true), '#b5302f', { stroke: LINE, 'stroke-width': 2 }), strokes([[[580, 120], [520, 212]], [[580, 120], [640, 212]], [[580, 120], [580, 212]]], PALE_GOLD, 2.4), stroked('M580 118v-34', GOLD, 5), dots([[580, 80]], 9, GOLD),
    filled(straight(Array.from({ length: 25 }, (_, i): Point => [430 + i * 12.5, 232 + (i % 2 ? 16 : 0)]), true), '#f0d386', { stroke: LINE, 'stroke-width': 1 }),
  ].join('');
  // The mahout, in profile, with his goad.
  const mahout = filled(smooth([[742, 400], [748, 330], [770, 306], [796, 318], [806, 400]], true), '#f4ead2', { stroke: LINE, 'stroke-width': 1.8 }) + filled(smooth([[748, 404], [800, 396], [826, 420], [802, 452], [784, 438], [754, 440]], true), '#2f7a5a', { stroke: LINE, 'stroke-width': 1.6 }) + circle([784, 290], 20, '#a9683f', { stroke: LINE, 'stroke-width': 1.5 }) + filled(smooth([[764, 288], [760, 264], [784, 252], [806, 264], [804, 280], [784, 274]], true), '#d2482f', { stroke: LINE, 'stroke-width': 1.5 }) + dots([[794, 290]], 2.4, LINE) + stroked('M788 340L836 356', '#a9683f', 9) + stroked('M830 326L850 410', GOLD, 4.5) + stroked('M832 332q14 -4 14 -16', GOLD, 4);
  return sheet(
    width, height, rect(0, 0, width, height, '#a9c7a4'), element('defs', {}, linearGradient('field', [[0, '#b8d0b4'], [0.7, '#a3c29a'], [0.71, '#7f9f5a'], [1, '#6f9050']])), rect(0, 0, width, height, 'url(#field)'),
    Array.from({ length: 7 }, (_, i) => egret({ at: [840 + i * 34, 130 + Math.abs(i - 2) * 20], size: 0.5 }, true)).join(''),
    leafyTree(random, 'plane', [166, 650], crownOf(random, 160, 420, 84, 150), '#7a5a3f', '#2f5f3f', '#7fa552', 19, '#f2b04a'), cypress(1048, 650, 330, '#1f4a3a', '#5a8f63'), cypress(982, 650, 240, '#1f4a3a', '#5a8f63'),
    flowerClumps('poppy', Array.from({ length: 15 }, (_, i) => ({ at: [110 + i * 70, 806 - (i % 3) * 20] as Point, size: 1.2 })), '#d2482f'), flowerClumps('iris', Array.from({ length: 14 }, (_, i) => ({ at: [146 + i * 70, 716 - (i % 2) * 20] as Point, size: 1 })), '#5f5aa0'), flowerClumps('lily', Array.from({ length: 13 }, (_, i) => ({ at: [120 + i * 80, 682] as Point, size: 0.9 })), '#f4ead2'),
    elephant({ at: [600, 740], size: 1.04 }), canopy, mahout, walk([[120, 836], [1080, 836]], 44).map(({ point }) => filled([-0.5, 0, 0.5].map((turn) => almond(point, 22, -Math.PI / 2 + turn, 0.14)).join(''), '#4f7a3a')).join(''),
    mount(random, width, height, 72, '#274a72', '#b5402f'),
  );
}

export const miniatureWorks: Work[] = [
  { slug: 'moon-over-the-lake-palace', title: 'Moon Over the Lake Palace', type: 'Miniature', width: 900, height: 1200, draw: lakePalace },
  { slug: 'garden-of-four-waters', title: 'The Garden of Four Waters', type: 'Miniature', width: 1000, height: 1000, draw: fourWaters },
  { slug: 'peacocks-before-rain', title: 'Peacocks Before Rain', type: 'Miniature', width: 1200, height: 900, draw: beforeRain },
  { slug: 'cows-in-the-lotus-grove', title: 'Cows in the Lotus Grove', type: 'Miniature', width: 900, height: 1200, draw: lotusCows },
  { slug: 'the-kings-elephant', title: 'The King’s Elephant, Waiting', type: 'Miniature', width: 1200, height: 900, draw: royalElephant },
];
