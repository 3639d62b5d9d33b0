import { leaf as gondLeaf } from '../artworks/gond/pattern.ts';
import { curve, ellipse, type Point, trace, walk } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, filled, rect, smooth, stroked, svgDocument } from '../drawing/svg.ts';
import { SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, strands } from './adornment.ts';
import { form, inked, type Skin } from './form.ts';

export function kishan(random: Random): string {
  const skin: Skin = { base: '#7a4a30', shade: '#613822', blush: '#94452f', lip: '#70362c', line: '#43241a' };
  const palette = [
    ['#f0b532', '#7a4b10'],
    ['#e0632f', '#ffe0a8'],
    ['#8cc152', '#24521f'],
    ['#c53667', '#ffd3dc'],
  ] as const;
  const branches = (
    [trace('40 820, 90 560, 60 300, 130 90'), trace('770 820, 716 560, 752 330, 690 80')] as Point[][]
  ).map(
    (line) =>
      stroked(smooth(line), '#142f2e', 13) +
      stroked(smooth(line), '#d9a05a', 5, { 'stroke-dasharray': '1 12' }) +
      walk(curve(line), 42)
        .map(({ point, angle }, i) =>
          [-0.85, 0.85]
            .map((turn, k) => {
              const [fill, rib] = palette[(i + k) % 4]!;
              return gondLeaf(point, 66, angle + turn, fill, rib, 0.28);
            })
            .join(''),
        )
        .join(''),
  );
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#1f6a66'),
    dots(
      Array.from({ length: 500 }, (): Point => [random() * 800, random() * 800]),
      2.2,
      '#5fb0a2',
      { opacity: 0.6 },
    ),
    ...branches,
    circle([400, 360], 262, '#f0c14b', { opacity: 0.95 }),
    dots(ellipse([400, 360], 248, 248, 74), 4.6, '#b3402a'),
    dots(ellipse([400, 360], 232, 232, 110), 2.4, '#1d1a1c'),
    form(
      'kurta',
      trace('70 830, 100 716, 206 640, 334 606, 466 606, 596 640, 700 716, 730 830'),
      '#f4ead6',
      '#d8c7a6',
    ),
    folds(
      [
        trace('180 700, 200 770, 190 830'),
        trace('620 700, 606 770, 616 830'),
        trace('400 700, 404 780, 400 830'),
      ],
      '#b9a27a',
      5,
    ),
    neck(trace('336 460, 464 460, 470 570, 506 622, 400 700, 294 622, 330 570'), [400, 526], skin),
    stroked(smooth(trace('296 618, 340 664, 398 704, 460 664, 504 618')), '#e4d5b4', 17),
    dots(trace('400 738, 400 778'), 6, '#8a6a3a'),
    // The gamcha on his shoulder.
    form(
      'gamcha',
      trace('88 830, 110 700, 214 632, 306 606, 330 640, 300 740, 286 830'),
      '#c23a2c',
      '#9a2a20',
    ),
    ...[0, 1, 2, 3].map((i) =>
      stroked(
        smooth([
          [130 + i * 44, 690 - i * 20],
          [150 + i * 38, 760],
          [146 + i * 40, 830],
        ]),
        i % 2 ? '#f4ead6' : '#f0b532',
        7,
      ),
    ),
    ...[0, 1, 2].map((i) =>
      stroked(
        smooth([
          [104, 730 + i * 40],
          [200, 690 + i * 44],
          [312, 672 + i * 50],
        ]),
        '#f4ead6',
        4,
        { opacity: 0.7 },
      ),
    ),
    ear('ear-l', [286, 388], 1.06, -1, skin),
    ear('ear-r', [514, 388], 1.06, 1, skin),
    form(
      'face',
      trace(`
      400 220, 318 236, 284 310, 288 400, 312 472, 362 524, 400 536, 438 524, 488 472, 512 400,
      516 310, 482 236`),
      skin.base,
      skin.shade,
    ),
    cheeks([332, 432], [468, 432], 32, skin),
    inked(trace('330 446, 340 470, 352 484'), 4, skin.line),
    inked(trace('470 446, 460 470, 448 484'), 4, skin.line),
    inked(trace('360 300, 400 294, 440 300'), 3.4, skin.line),
    inked(trace('352 282, 400 275, 448 282'), 3, skin.line),
    // The yellow turban, wound in broad turns.
    form(
      'turban',
      trace(`
      400 128, 292 142, 240 206, 250 272, 288 296, 400 252, 512 296, 552 268, 562 200, 508 142`),
      '#e6a32a',
      '#bd7a18',
    ),
    folds(
      [
        trace('250 250, 330 190, 520 150'),
        trace('262 280, 370 220, 552 210'),
        trace('246 214, 320 160, 450 130'),
        trace('300 290, 420 236, 556 260'),
        trace('540 160, 440 210, 290 250'),
      ],
      '#96590e',
      7,
      0.55,
    ),
    dots(
      trace('300 186, 360 168, 430 176, 490 196, 334 234, 404 212, 466 232, 520 240, 276 246'),
      5.4,
      '#b3322a',
    ),
    brows([346, 344], [454, 344], 64, 15, '#3a2c28', 6),
    eyes({ left: [346, 382], right: [454, 382], width: 46, ink: '#1d1210', glance: -3 }),
    nose([396, 360], [400, 440], 58, 1, skin),
    mouth([400, 488], 70, 'soft', skin),
    filled(
      smooth(
        trace(`
      400 458, 356 462, 322 488, 316 498, 344 492, 378 482, 400 478, 422 482, 456 492, 484 498,
      478 488, 444 462`),
        true,
      ),
      '#4a4340',
    ),
    strands([trace('394 464, 360 470, 330 490'), trace('406 464, 440 470, 470 490')], '#8a8078', 4),
    circle([291, 428], 7, '#e2b144'),
    circle([509, 428], 7, '#e2b144'),
  );
}
