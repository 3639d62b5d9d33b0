import { curve, ellipse, trace, walk } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, filled, rect, smooth, stroked, svgDocument } from '../drawing/svg.ts';
import { bentFish } from '../artworks/madhubani/animals.ts';
import { flower, handmade, leaf as inkLeaf, PIGMENTS, RED as VERMILION } from '../artworks/madhubani/line.ts';
import { SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, jhumka, strands } from './adornment.ts';
import { form, type Skin } from './form.ts';

export function anjali(random: Random): string {
  const skin: Skin = { base: '#d39a6c', shade: '#b57c52', blush: '#d8705a', lip: '#b8453f', line: '#8a5032' };
  const ring = walk(trace('52 52, 748 52, 748 748, 52 748'), 58, true).map(({ point }, i) =>
    flower(point, 24, 8, PIGMENTS[i % 5] as string, i % 5 === 1 ? VERMILION : '#eaa92c'),
  );
  const leaves = [
    [120, 210, 0.5],
    [130, 330, -0.4],
    [690, 190, 2.5],
    [676, 310, 3.4],
    [150, 460, 0.2],
    [670, 430, 3],
  ].map(([x, y, turn]) =>
    [-0.8, 0, 0.8].map((k) => inkLeaf([x!, y!], 54, turn! + k, k === 0 ? '#c93a72' : '#2f7b48')).join(''),
  );
  return svgDocument(
    SIZE,
    SIZE,
    handmade(random, SIZE, SIZE, '#f3e0b4'),
    rect(24, 24, 752, 752, 'none', { stroke: '#1a1512', 'stroke-width': 3 }),
    rect(82, 82, 636, 636, 'none', { stroke: '#1a1512', 'stroke-width': 3 }),
    ...ring,
    ...leaves,
    bentFish([660, 1000], 430, -1.76, 0.4, ['#27508f', '#c93a72', '#eaa92c']),
    bentFish([180, 980], 430, -1.38, 0.36, ['#c5321f', '#eaa92c', '#2f7b48']),
    form(
      'hair-back',
      trace('300 250, 250 340, 248 480, 290 560, 400 590, 520 560, 556 470, 548 330, 490 240'),
      '#2b1b1a',
      '#1a100f',
    ),
    form(
      'kurta',
      trace('96 830, 120 712, 214 636, 330 604, 470 604, 590 640, 684 716, 706 830'),
      '#e0a02c',
      '#bd7f1c',
    ),
    folds([trace('200 690, 210 760, 196 830'), trace('612 700, 604 770, 616 830')], '#96610f', 6),
    neck(trace('350 480, 458 480, 466 570, 500 622, 402 720, 306 622, 342 570'), [404, 518], skin),
    stroked(smooth(trace('302 618, 352 680, 402 730, 452 680, 504 618')), '#b3322a', 20),
    dots(
      walk(curve(trace('302 618, 352 680, 402 730, 452 680, 504 618'), false, 8), 17).map(
        ({ point }) => point,
      ),
      4,
      '#f6e8c9',
    ),
    [0, 1, 2].map((i) => flower([402, 762 + i * 30], 13, 6, '#b3322a', '#f6e8c9')).join(''),
    ear('ear-l', [296, 386], 0.92, -1, skin),
    form(
      'face',
      trace(`
      408 222, 330 236, 294 300, 292 380, 314 446, 360 500, 404 522, 444 502, 490 448, 514 380,
      512 300, 480 238`),
      skin.base,
      skin.shade,
    ),
    cheeks([350, 430], [476, 430], 32, skin),
    form(
      'fringe',
      trace(`
      430 176, 330 190, 274 260, 262 372, 280 440, 300 372, 330 300, 410 252, 470 246, 512 300,
      524 378, 546 420, 560 330, 534 236, 490 190`),
      '#2b1b1a',
      '#1a100f',
    ),
    strands(
      [
        trace('428 192, 330 226, 284 330'),
        trace('440 200, 352 250, 306 330'),
        trace('452 196, 520 240, 540 340'),
      ],
      '#5f3d33',
    ),
    // The plait over her shoulder, bound with red thread.
    ...Array.from({ length: 7 }, (_, i) =>
      form(
        `plait${i}`,
        ellipse([536 - i * 5 + (i % 2 ? 7 : -7), 520 + i * 37], 31 - i * 1.6, 25, 14, i % 2 ? 0.5 : -0.5),
        i % 2 ? '#2b1b1a' : '#35221f',
        '#1a100f',
      ),
    ),
    filled(smooth(trace('482 776, 524 772, 518 800, 490 800'), true), '#b3322a'),
    brows([362, 338], [464, 336], 58, 10, '#1f1312', 11),
    eyes({ left: [362, 376], right: [464, 374], width: 54, ink: '#2a1714', lashes: true, glance: 5 }),
    nose([420, 352], [424, 430], 42, 1, skin),
    mouth([418, 470], 72, 'closed', skin),
    circle([414, 306], 7, '#7a1420'),
    circle([403, 432], 4, '#fff3d0'),
    jhumka([300, 428], 1.15, '#e0ad3c', '#b3322a'),
    strands([trace('302 300, 284 360, 292 470')], '#2b1b1a', 6),
  );
}
