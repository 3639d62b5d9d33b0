import { wall } from '../../artworks/warli/scenery.ts';
import { dancer } from '../../artworks/warli/figures.ts';
import { leaf as gondLeaf } from '../../artworks/gond/pattern.ts';
import { bentFish } from '../../artworks/madhubani/animals.ts';
import { flower, handmade, leaf as inkLeaf, PIGMENTS, RED as VERMILION } from '../../artworks/madhubani/line.ts';
import { cloth, rosette, serrated, MADDER, INDIGO, PINK, GOLD as MYROBALAN, IRON, LEAF, OLIVE, SKY } from '../../artworks/kalamkari/motifs.ts';
import { floor, flour, sikku, RICE } from '../../artworks/kolam/powder.ts';
import { curve, ellipse, polar, walk, type Point } from '../../artworks/kit/geometry.ts';
import { inked as whiteInk, merged, stamp, unsteady } from '../../artworks/kit/ink.ts';
import type { Random } from '../../artworks/kit/random.ts';
import { circle, dots, filled, group, rect, sheet, smooth, stroked } from '../../artworks/kit/svg.ts';
import { beads, brows, cheeks, ear, eyes, folds, form, gajra, glasses, inked, jhumka, mouth, neck, nose, strands, trim, type Skin } from './face.ts';

const SIZE = 800;

export function sangita(random: Random): string {
  const skin: Skin = { base: '#9a5c3c', shade: '#7d4630', blush: '#b4523c', lip: '#8e3a34', line: '#5c2f22' };
  const dancers = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (0.86 + (i / 14) * 1.28);
    return stamp(dancer(random, i % 2 === 0), polar([400, 430], 300, angle), 118, angle + Math.PI / 2);
  });
  return sheet(
    SIZE, SIZE, wall(random, SIZE, SIZE, '#8a4128', '#5a2617', '#b26344'), whiteInk(unsteady(merged(dancers), random, 0.8), '#f3e4cd', { opacity: 0.85 }),
    // Hair in a low knot, a string of marigolds around it.
    form('knot', [[500, 380], [560, 372], [596, 420], [580, 480], [520, 492], [486, 440]], '#1f1715', '#120c0b'), gajra(walk(curve([[506, 368], [572, 366], [604, 424], [584, 490], [520, 502]], false, 8), 19).map(({ point }) => point), '#f0912c', '#f7c04a', 15),
    form('sari-back', [[70, 820], [96, 690], [190, 620], [330, 588], [470, 588], [610, 620], [706, 690], [730, 820]], '#2f6f46', '#225437'),
    neck([[340, 470], [460, 470], [466, 560], [510, 620], [400, 668], [290, 620], [334, 560]], [400, 514], skin),
    form('blouse', [[212, 640], [300, 610], [400, 690], [500, 610], [590, 640], [620, 820], [180, 820]], '#b5322c', '#8e2422'),
    form('drape', [[70, 820], [90, 700], [180, 628], [286, 600], [330, 640], [430, 740], [560, 820]], '#37804f', '#27603b'), trim([[292, 604], [352, 668], [452, 752], [576, 830]], 38, '#c23a2c', '#f2b84a'), folds([[[130, 700], [220, 740], [330, 820]], [[180, 650], [280, 710], [400, 810]]], '#1d4a2f', 5),
    ear('ear-l', [290, 384], 1, -1, skin), ear('ear-r', [510, 384], 1, 1, skin),
    form('face', [[400, 214], [318, 232], [282, 308], [284, 396], [312, 462], [360, 502], [400, 510], [440, 502], [488, 462], [516, 396], [518, 308], [482, 232]], skin.base, skin.shade),
    cheeks([330, 428], [470, 428], 34, skin),
    form('hair', [[400, 176], [300, 200], [256, 290], [268, 372], [296, 320], [340, 270], [398, 226], [460, 270], [504, 320], [532, 372], [544, 290], [500, 200]], '#1f1715', '#120c0b'), strands([[[392, 196], [320, 230], [282, 320]], [[408, 196], [480, 230], [518, 320]], [[380, 190], [290, 220], [266, 300]]], '#473530'), inked([[400, 182], [400, 222]], 5, '#7d4630'),
    brows([345, 336], [455, 336], 62, 11, '#1a1110'), eyes({ left: [346, 374], right: [454, 374], width: 50, ink: '#1a1110', mood: 'smiling' }), nose([396, 350], [400, 424], 50, 1, skin), mouth([400, 456], 84, 'teeth', skin),
    circle([400, 296], 15, '#b3202a'), circle([379, 424], 6, '#e6bd5a'), dots([[392, 492], [400, 496], [408, 492]], 2.6, '#3f4a40'),
    stroked(smooth([[326, 590], [360, 640], [400, 660], [440, 640], [474, 590]]), '#171212', 7), beads(walk(curve([[330, 596], [362, 640], [400, 658], [438, 640], [470, 596]], false, 8), 15).map(({ point }) => point), 4, '#2a1f1c', '#8a7a70'), circle([388, 668], 10, '#e2b144'), circle([412, 668], 10, '#e2b144'), dots([[290, 420], [510, 420]], 9, '#e2b144'),
  );
}

export function anjali(random: Random): string {
  const skin: Skin = { base: '#d39a6c', shade: '#b57c52', blush: '#d8705a', lip: '#b8453f', line: '#8a5032' };
  const ring = walk([[52, 52], [748, 52], [748, 748], [52, 748]], 58, true).map(({ point }, i) => flower(point, 24, 8, PIGMENTS[i % 5] as string, i % 5 === 1 ? VERMILION : '#eaa92c'));
  const leaves = [[120, 210, 0.5], [130, 330, -0.4], [690, 190, 2.5], [676, 310, 3.4], [150, 460, 0.2], [670, 430, 3]].map(([x, y, turn]) => [-0.8, 0, 0.8].map((k) => inkLeaf([x!, y!], 54, turn! + k, k === 0 ? '#c93a72' : '#2f7b48')).join(''));
  return sheet(
    SIZE, SIZE, handmade(random, SIZE, SIZE, '#f3e0b4'), rect(24, 24, 752, 752, 'none', { stroke: '#1a1512', 'stroke-width': 3 }), rect(82, 82, 636, 636, 'none', { stroke: '#1a1512', 'stroke-width': 3 }), ...ring, ...leaves, bentFish([660, 1000], 430, -1.76, 0.4, ['#27508f', '#c93a72', '#eaa92c']), bentFish([180, 980], 430, -1.38, 0.36, ['#c5321f', '#eaa92c', '#2f7b48']),
    form('hair-back', [[300, 250], [250, 340], [248, 480], [290, 560], [400, 590], [520, 560], [556, 470], [548, 330], [490, 240]], '#2b1b1a', '#1a100f'),
    form('kurta', [[96, 830], [120, 712], [214, 636], [330, 604], [470, 604], [590, 640], [684, 716], [706, 830]], '#e0a02c', '#bd7f1c'), folds([[[200, 690], [210, 760], [196, 830]], [[612, 700], [604, 770], [616, 830]]], '#96610f', 6),
    neck([[350, 480], [458, 480], [466, 570], [500, 622], [402, 720], [306, 622], [342, 570]], [404, 518], skin),
    stroked(smooth([[302, 618], [352, 680], [402, 730], [452, 680], [504, 618]]), '#b3322a', 20), dots(walk(curve([[302, 618], [352, 680], [402, 730], [452, 680], [504, 618]], false, 8), 17).map(({ point }) => point), 4, '#f6e8c9'), [0, 1, 2].map((i) => flower([402, 762 + i * 30], 13, 6, '#b3322a', '#f6e8c9')).join(''),
    ear('ear-l', [296, 386], 0.92, -1, skin),
    form('face', [[408, 222], [330, 236], [294, 300], [292, 380], [314, 446], [360, 500], [404, 522], [444, 502], [490, 448], [514, 380], [512, 300], [480, 238]], skin.base, skin.shade), cheeks([350, 430], [476, 430], 32, skin),
    form('fringe', [[430, 176], [330, 190], [274, 260], [262, 372], [280, 440], [300, 372], [330, 300], [410, 252], [470, 246], [512, 300], [524, 378], [546, 420], [560, 330], [534, 236], [490, 190]], '#2b1b1a', '#1a100f'), strands([[[428, 192], [330, 226], [284, 330]], [[440, 200], [352, 250], [306, 330]], [[452, 196], [520, 240], [540, 340]]], '#5f3d33'),
    // The plait over her shoulder, bound with red thread.
    ...Array.from({ length: 7 }, (_, i) => form(`plait${i}`, ellipse([536 - i * 5 + (i % 2 ? 7 : -7), 520 + i * 37], 31 - i * 1.6, 25, 14, i % 2 ? 0.5 : -0.5), i % 2 ? '#2b1b1a' : '#35221f', '#1a100f')), filled(smooth([[482, 776], [524, 772], [518, 800], [490, 800]], true), '#b3322a'),
    brows([362, 338], [464, 336], 58, 10, '#1f1312', 11), eyes({ left: [362, 376], right: [464, 374], width: 54, ink: '#2a1714', lashes: true, glance: 5 }), nose([420, 352], [424, 430], 42, 1, skin), mouth([418, 470], 72, 'closed', skin), circle([414, 306], 7, '#7a1420'), circle([403, 432], 4, '#fff3d0'),
    jhumka([300, 428], 1.15, '#e0ad3c', '#b3322a'), strands([[[302, 300], [284, 360], [292, 470]]], '#2b1b1a', 6),
  );
}

export function kishan(random: Random): string {
  const skin: Skin = { base: '#7a4a30', shade: '#613822', blush: '#94452f', lip: '#70362c', line: '#43241a' };
  const palette = [['#f0b532', '#7a4b10'], ['#e0632f', '#ffe0a8'], ['#8cc152', '#24521f'], ['#c53667', '#ffd3dc']] as const;
  const branches = ([[[40, 820], [90, 560], [60, 300], [130, 90]], [[770, 820], [716, 560], [752, 330], [690, 80]]] as Point[][]).map((line) => stroked(smooth(line), '#142f2e', 13) + stroked(smooth(line), '#d9a05a', 5, { 'stroke-dasharray': '1 12' }) + walk(curve(line), 42).map(({ point, angle }, i) => [-0.85, 0.85].map((turn, k) => { const [fill, rib] = palette[(i + k) % 4]!; return gondLeaf(point, 66, angle + turn, fill, rib, 0.28); }).join('')).join(''));
  return sheet(
    SIZE, SIZE, rect(0, 0, SIZE, SIZE, '#1f6a66'), dots(Array.from({ length: 500 }, (): Point => [random() * 800, random() * 800]), 2.2, '#5fb0a2', { opacity: 0.6 }), ...branches,
    circle([400, 360], 262, '#f0c14b', { opacity: 0.95 }), dots(ellipse([400, 360], 248, 248, 74), 4.6, '#b3402a'), dots(ellipse([400, 360], 232, 232, 110), 2.4, '#1d1a1c'),
    form('kurta', [[70, 830], [100, 716], [206, 640], [334, 606], [466, 606], [596, 640], [700, 716], [730, 830]], '#f4ead6', '#d8c7a6'), folds([[[180, 700], [200, 770], [190, 830]], [[620, 700], [606, 770], [616, 830]], [[400, 700], [404, 780], [400, 830]]], '#b9a27a', 5),
    neck([[336, 460], [464, 460], [470, 570], [506, 622], [400, 700], [294, 622], [330, 570]], [400, 526], skin),
    stroked(smooth([[296, 618], [340, 664], [398, 704], [460, 664], [504, 618]]), '#e4d5b4', 17), dots([[400, 738], [400, 778]], 6, '#8a6a3a'),
    // The gamcha on his shoulder.
    form('gamcha', [[88, 830], [110, 700], [214, 632], [306, 606], [330, 640], [300, 740], [286, 830]], '#c23a2c', '#9a2a20'), ...[0, 1, 2, 3].map((i) => stroked(smooth([[130 + i * 44, 690 - i * 20], [150 + i * 38, 760], [146 + i * 40, 830]]), i % 2 ? '#f4ead6' : '#f0b532', 7)), ...[0, 1, 2].map((i) => stroked(smooth([[104, 730 + i * 40], [200, 690 + i * 44], [312, 672 + i * 50]]), '#f4ead6', 4, { opacity: 0.7 })),
    ear('ear-l', [286, 388], 1.06, -1, skin), ear('ear-r', [514, 388], 1.06, 1, skin),
    form('face', [[400, 220], [318, 236], [284, 310], [288, 400], [312, 472], [362, 524], [400, 536], [438, 524], [488, 472], [512, 400], [516, 310], [482, 236]], skin.base, skin.shade), cheeks([332, 432], [468, 432], 32, skin),
    inked([[330, 446], [340, 470], [352, 484]], 4, skin.line), inked([[470, 446], [460, 470], [448, 484]], 4, skin.line), inked([[360, 300], [400, 294], [440, 300]], 3.4, skin.line), inked([[352, 282], [400, 275], [448, 282]], 3, skin.line),
    // The yellow turban, wound in broad turns.
    form('turban', [[400, 128], [292, 142], [240, 206], [250, 272], [288, 296], [400, 252], [512, 296], [552, 268], [562, 200], [508, 142]], '#e6a32a', '#bd7a18'), folds([[[250, 250], [330, 190], [520, 150]], [[262, 280], [370, 220], [552, 210]], [[246, 214], [320, 160], [450, 130]], [[300, 290], [420, 236], [556, 260]], [[540, 160], [440, 210], [290, 250]]], '#96590e', 7, 0.55), dots([[300, 186], [360, 168], [430, 176], [490, 196], [334, 234], [404, 212], [466, 232], [520, 240], [276, 246]], 5.4, '#b3322a'),
    brows([346, 344], [454, 344], 64, 15, '#3a2c28', 6), eyes({ left: [346, 382], right: [454, 382], width: 46, ink: '#1d1210', glance: -3 }), nose([396, 360], [400, 440], 58, 1, skin),
    mouth([400, 488], 70, 'soft', skin), filled(smooth([[400, 458], [356, 462], [322, 488], [316, 498], [344, 492], [378, 482], [400, 478], [422, 482], [456, 492], [484, 498], [478, 488], [444, 462]], true), '#4a4340'), strands([[[394, 464], [360, 470], [330, 490]], [[406, 464], [440, 470], [470, 490]]], '#8a8078', 4), circle([291, 428], 7, '#e2b144'), circle([509, 428], 7, '#e2b144'),
  );
}

export function padmavathi(random: Random): string {
  const skin: Skin = { base: '#c08558', shade: '#a06a44', blush: '#c4624c', lip: '#9c3f3c', line: '#754428' };
  const dyes = [{ outer: MADDER, inner: PINK, heart: MYROBALAN, pen: IRON }, { outer: INDIGO, inner: SKY, heart: MYROBALAN, pen: IRON }, { outer: MYROBALAN, inner: '#ecd69a', heart: MADDER, pen: IRON }] as const;
  const garden = ([[110, 130, 74], [690, 140, 80], [86, 380, 58], [716, 400, 62], [250, 64, 46], [556, 60, 48], [120, 600, 54], [690, 620, 52]] as const).map(([x, y, r], i) => [0.6, 2.2, 3.8, 5.4].map((turn) => serrated([x, y], r * 1.6, turn + i, 0.3, LEAF, OLIVE, IRON)).join('') + rosette([x, y], r, 10, dyes[i % 3]!, i));
  return sheet(
    SIZE, SIZE, cloth(random, SIZE, SIZE), ...garden, circle([400, 380], 236, '#e9d3a2', { opacity: 0.55 }),
    form('bun', [[470, 236], [556, 230], [606, 290], [590, 366], [520, 384], [470, 330]], '#8d8a8c', '#6d6a70'), gajra(walk(curve([[500, 222], [570, 228], [620, 296], [600, 372], [536, 396]], false, 8), 18).map(({ point }) => point), '#fdfaf0', '#e9e2b8', 14),
    form('sari', [[60, 830], [90, 706], [200, 634], [330, 604], [470, 604], [600, 634], [710, 706], [740, 830]], '#7a1f35', '#5a1427'),
    neck([[344, 470], [458, 470], [464, 566], [510, 622], [400, 690], [290, 622], [338, 566]], [400, 512], skin), inked([[352, 566], [400, 580], [450, 566]], 3, skin.line),
    form('blouse', [[300, 626], [400, 700], [500, 626], [560, 660], [580, 830], [220, 830], [240, 660]], '#c98f2c', '#a16e1b'),
    form('drape', [[740, 830], [716, 700], [612, 630], [508, 600], [470, 650], [380, 750], [250, 830]], '#86243c', '#64162b'), trim([[504, 604], [448, 682], [356, 764], [232, 836]], 46, '#c9962c', '#7a1f35', 12), folds([[[680, 700], [590, 740], [480, 830]], [[630, 650], [530, 730], [400, 820]]], '#4a0f20', 6), ...[[620, 700], [660, 760], [560, 760], [600, 810]].map(([x, y]) => rosette([x!, y!], 19, 8, { outer: '#c9962c', inner: '#e9c877', heart: '#7a1f35', pen: '#4a0f20' })),
    ear('ear-l', [288, 386], 1, -1, skin), ear('ear-r', [512, 386], 1, 1, skin),
    form('face', [[400, 222], [320, 238], [286, 312], [286, 400], [306, 456], [352, 500], [400, 512], [448, 500], [494, 456], [514, 400], [514, 312], [480, 238]], skin.base, skin.shade), cheeks([334, 434], [466, 434], 34, skin),
    form('hair', [[410, 180], [310, 196], [258, 280], [268, 372], [290, 316], [330, 268], [420, 232], [480, 268], [512, 316], [530, 376], [546, 290], [506, 204]], '#97949a', '#75727a'), strands([[[420, 196], [330, 220], [280, 310]], [[424, 206], [350, 236], [300, 300]], [[436, 200], [500, 240], [524, 320]], [[400, 190], [310, 210], [270, 290]]], '#d5d2d4'), inked([[424, 186], [420, 230]], 4.6, '#b88a68'),
    brows([344, 338], [456, 338], 58, 10, '#6a6468', 8), eyes({ left: [346, 378], right: [454, 378], width: 46, ink: '#2a1a16', mood: 'open' }), inked([[300, 396], [288, 404], [284, 414]], 3, skin.line), inked([[500, 396], [512, 404], [516, 414]], 3, skin.line), glasses([346, 380], [454, 380], 43, '#c9962c', 5, 'round'),
    nose([398, 366], [400, 432], 46, 1, skin), mouth([400, 466], 74, 'closed', skin), inked([[340, 440], [346, 462], [354, 474]], 3.4, skin.line), inked([[460, 440], [454, 462], [446, 474]], 3.4, skin.line), circle([400, 302], 10, '#8a1426'), inked([[392, 282], [400, 272], [408, 282]], 3, '#f6efe0'), dots([[377, 436], [423, 436]], 5, '#fffdf4'), dots([[286, 426], [514, 426]], 11, '#d8a93f'), dots([[286, 426], [514, 426]], 6, '#fffdf4'),
    beads(walk(curve([[318, 606], [350, 656], [400, 680], [450, 656], [482, 606]], false, 8), 14).map(({ point }) => point), 6.4, '#e0ad3c', '#fff3c4'), circle([400, 698], 13, '#e0ad3c'), circle([400, 698], 6, '#b3202a'),
  );
}

export function kavya(random: Random): string {
  const skin: Skin = { base: '#8f5a3a', shade: '#73442b', blush: '#a84f3e', lip: '#9a3d3f', line: '#532d1e' };
  const cells: Point[] = [];
  for (let y = -6; y <= 6; y += 1) for (let x = -6; x <= 6; x += 1) cells.push([x, y]);
  const kolam = sikku({ cells, spacing: 74, centre: [400, 380], joined: (a, b) => (Math.abs(a[0] + b[0]) + Math.abs(a[1] + b[1])) % 6 !== 3 });
  const plait = curve([[486, 470], [560, 560], [566, 660], [530, 760], [500, 830]], false, 6);
  return sheet(
    SIZE, SIZE, floor(random, SIZE, SIZE, '#274a4c', '#122a2e', '#44777a'), group({ opacity: 0.75 }, flour(random, kolam.data, [], 5), dots(kolam.dots, 5, RICE)),
    circle([400, 370], 232, '#1b3a3d', { opacity: 0.92 }), circle([400, 370], 232, 'none', { stroke: RICE, 'stroke-width': 5 }), dots(ellipse([400, 370], 250, 250, 60), 4, '#f0a13a'),
    form('hair-back', [[330, 210], [278, 290], [282, 420], [330, 470], [470, 490], [524, 420], [524, 290], [470, 206]], '#17110f', '#0b0808'),
    form('half-sari', [[110, 830], [134, 716], [226, 648], [338, 616], [462, 616], [576, 648], [668, 716], [692, 830]], '#b81f66', '#8e144c'),
    neck([[352, 480], [450, 480], [456, 580], [496, 636], [400, 706], [304, 636], [344, 580]], [400, 530], skin),
    form('drape', [[110, 830], [130, 720], [214, 652], [312, 618], [352, 668], [440, 760], [540, 830]], '#2f8f5a', '#216c42'), trim([[318, 620], [366, 682], [456, 768], [550, 836]], 34, '#e0ad3c', '#b81f66', 12), folds([[[160, 720], [250, 760], [350, 830]], [[220, 670], [310, 730], [420, 820]]], '#164a2c', 5),
    ear('ear-l', [298, 396], 0.94, -1, skin), ear('ear-r', [502, 396], 0.94, 1, skin),
    form('face', [[400, 224], [330, 240], [298, 306], [298, 396], [318, 466], [362, 524], [400, 538], [438, 524], [482, 466], [502, 396], [502, 306], [470, 240]], skin.base, skin.shade), cheeks([342, 440], [458, 440], 30, skin),
    form('hair', [[400, 180], [316, 198], [272, 274], [276, 366], [304, 310], [344, 264], [398, 236], [456, 264], [496, 310], [524, 366], [528, 274], [484, 198]], '#17110f', '#0b0808'), strands([[[394, 198], [328, 226], [292, 310]], [[406, 198], [472, 226], [508, 310]]], '#42302a'), inked([[400, 184], [400, 232]], 4, '#73442b'),
    // A chain along the parting, with its pendant.
    beads(walk([[400, 190], [400, 258]], 11).map(({ point }) => point), 3.6, '#e0ad3c', '#fff3c4'), circle([400, 272], 13, '#e0ad3c'), circle([400, 272], 6.4, '#b3202a'), dots(ellipse([400, 292], 8, 6, 5), 2.6, '#fff3d0'),
    ...walk(plait, 33).map(({ point }, i) => form(`plait${i}`, ellipse([point[0] + (i % 2 ? 8 : -8), point[1]], 31, 25, 14, i % 2 ? 0.5 : -0.5), i % 2 ? '#17110f' : '#231916', '#0b0808')), gajra(walk(curve([[462, 470], [530, 540], [548, 600], [536, 660]], false, 8), 20).map(({ point }) => point), '#fdfaf0', '#e6e0b0', 14),
    brows([350, 350], [450, 350], 58, 9, '#15100e', 11), eyes({ left: [350, 390], right: [450, 390], width: 50, ink: '#15100e', mood: 'down', lashes: true }), nose([398, 362], [400, 446], 44, 1, skin), mouth([400, 484], 76, 'teeth', skin), circle([400, 326], 6, '#b3202a'), inked([[394, 314], [400, 306], [406, 314]], 2.6, '#f6efe0'), circle([379, 446], 4.6, '#e6bd5a'),
    jhumka([297, 434], 1.05, '#e0ad3c', '#b3202a'), jhumka([503, 434], 1.05, '#e0ad3c', '#b3202a'),
    beads(walk(curve([[330, 622], [360, 668], [400, 690], [440, 668], [470, 622]], false, 8), 13).map(({ point }) => point), 5.4, '#e0ad3c', '#fff3c4'), filled(smooth([[382, 692], [400, 684], [418, 692], [412, 722], [400, 732], [388, 722]], true), '#e0ad3c'), circle([400, 706], 7, '#2f8f5a'),
  );
}
