import {
  cloth,
  GOLD as MYROBALAN,
  INDIGO,
  IRON,
  LEAF,
  MADDER,
  OLIVE,
  PINK,
  SKY,
} from '../artworks/kalamkari/dyes.ts';
import { rosette } from '../artworks/kalamkari/blossoms.ts';
import { serrated } from '../artworks/kalamkari/foliage.ts';
import { curve, trace, walk } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, svgDocument } from '../drawing/svg.ts';
import { SIZE } from './grain.ts';
import { beads, folds, gajra, glasses, strands, trim } from './adornment.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { form, inked, type Skin } from './form.ts';

export function padmavathi(random: Random): string {
  const skin: Skin = { base: '#c08558', shade: '#a06a44', blush: '#c4624c', lip: '#9c3f3c', line: '#754428' };
  const dyes = [
    { outer: MADDER, inner: PINK, heart: MYROBALAN, pen: IRON },
    { outer: INDIGO, inner: SKY, heart: MYROBALAN, pen: IRON },
    { outer: MYROBALAN, inner: '#ecd69a', heart: MADDER, pen: IRON },
  ] as const;
  const garden = (
    [
      [110, 130, 74],
      [690, 140, 80],
      [86, 380, 58],
      [716, 400, 62],
      [250, 64, 46],
      [556, 60, 48],
      [120, 600, 54],
      [690, 620, 52],
    ] as const
  ).map(
    ([x, y, r], i) =>
      [0.6, 2.2, 3.8, 5.4]
        .map((turn) => serrated([x, y], r * 1.6, turn + i, 0.3, LEAF, OLIVE, IRON))
        .join('') + rosette([x, y], r, 10, dyes[i % 3]!, i),
  );
  return svgDocument(
    SIZE,
    SIZE,
    cloth(random, SIZE, SIZE),
    ...garden,
    circle([400, 380], 236, '#e9d3a2', { opacity: 0.55 }),
    form('bun', trace('470 236, 556 230, 606 290, 590 366, 520 384, 470 330'), '#8d8a8c', '#6d6a70'),
    gajra(
      walk(curve(trace('500 222, 570 228, 620 296, 600 372, 536 396'), false, 8), 18).map(
        ({ point }) => point,
      ),
      '#fdfaf0',
      '#e9e2b8',
      14,
    ),
    form(
      'sari',
      trace('60 830, 90 706, 200 634, 330 604, 470 604, 600 634, 710 706, 740 830'),
      '#7a1f35',
      '#5a1427',
    ),
    neck(trace('344 470, 458 470, 464 566, 510 622, 400 690, 290 622, 338 566'), [400, 512], skin),
    inked(trace('352 566, 400 580, 450 566'), 3, skin.line),
    form(
      'blouse',
      trace('300 626, 400 700, 500 626, 560 660, 580 830, 220 830, 240 660'),
      '#c98f2c',
      '#a16e1b',
    ),
    form(
      'drape',
      trace('740 830, 716 700, 612 630, 508 600, 470 650, 380 750, 250 830'),
      '#86243c',
      '#64162b',
    ),
    trim(trace('504 604, 448 682, 356 764, 232 836'), 46, '#c9962c', '#7a1f35', 12),
    folds([trace('680 700, 590 740, 480 830'), trace('630 650, 530 730, 400 820')], '#4a0f20', 6),
    ...trace('620 700, 660 760, 560 760, 600 810').map(([x, y]) =>
      rosette([x, y], 19, 8, { outer: '#c9962c', inner: '#e9c877', heart: '#7a1f35', pen: '#4a0f20' }),
    ),
    ear('ear-l', [288, 386], 1, -1, skin),
    ear('ear-r', [512, 386], 1, 1, skin),
    form(
      'face',
      trace(`
      400 222, 320 238, 286 312, 286 400, 306 456, 352 500, 400 512, 448 500, 494 456, 514 400,
      514 312, 480 238`),
      skin.base,
      skin.shade,
    ),
    cheeks([334, 434], [466, 434], 34, skin),
    form(
      'hair',
      trace(`
      410 180, 310 196, 258 280, 268 372, 290 316, 330 268, 420 232, 480 268, 512 316, 530 376,
      546 290, 506 204`),
      '#97949a',
      '#75727a',
    ),
    strands(
      [
        trace('420 196, 330 220, 280 310'),
        trace('424 206, 350 236, 300 300'),
        trace('436 200, 500 240, 524 320'),
        trace('400 190, 310 210, 270 290'),
      ],
      '#d5d2d4',
    ),
    inked(trace('424 186, 420 230'), 4.6, '#b88a68'),
    brows([344, 338], [456, 338], 58, 10, '#6a6468', 8),
    eyes({ left: [346, 378], right: [454, 378], width: 46, ink: '#2a1a16', mood: 'open' }),
    inked(trace('300 396, 288 404, 284 414'), 3, skin.line),
    inked(trace('500 396, 512 404, 516 414'), 3, skin.line),
    glasses([346, 380], [454, 380], 43, '#c9962c', 5, 'round'),
    nose([398, 366], [400, 432], 46, 1, skin),
    mouth([400, 466], 74, 'closed', skin),
    inked(trace('340 440, 346 462, 354 474'), 3.4, skin.line),
    inked(trace('460 440, 454 462, 446 474'), 3.4, skin.line),
    circle([400, 302], 10, '#8a1426'),
    inked(trace('392 282, 400 272, 408 282'), 3, '#f6efe0'),
    dots(trace('377 436, 423 436'), 5, '#fffdf4'),
    dots(trace('286 426, 514 426'), 11, '#d8a93f'),
    dots(trace('286 426, 514 426'), 6, '#fffdf4'),
    beads(
      walk(curve(trace('318 606, 350 656, 400 680, 450 656, 482 606'), false, 8), 14).map(
        ({ point }) => point,
      ),
      6.4,
      '#e0ad3c',
      '#fff3c4',
    ),
    circle([400, 698], 13, '#e0ad3c'),
    circle([400, 698], 6, '#b3202a'),
  );
}
