import { arc, type Point, polar, trace } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, filled, rect, smooth, straight, stroked, svgDocument } from '../drawing/svg.ts';
import { blob, specks } from '../drawing/texture.ts';
import { carve, PAPER } from '../artworks/linocut/gouge.ts';
import { SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, glasses, strands } from './adornment.ts';
import { form, outlineOf, type Skin } from './form.ts';

export function arjun(random: Random): string {
  const skin: Skin = { base: '#c48c60', shade: '#a26f48', blush: '#c9694e', lip: '#a3524a', line: '#734a30' };
  const ink = '#1c1d22';
  const rays = carve(random, trace('30 30, 770 30, 770 770, 30 770'), {
    flow: ([x, y]) => Math.atan2(y - 380, x - 400),
    spacing: 19,
    length: 48,
    width: ([x, y]) => 1.6 + Math.hypot(x - 400, y - 380) / 110,
  });
  const curls = Array.from({ length: 26 }, (_, i): Point =>
    polar([400, 262], 116 + (i % 3) * 20, Math.PI * (0.92 + (i / 25) * 1.16)),
  );
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, PAPER),
    rect(26, 26, 748, 748, '#b83a2a'),
    filled(rays, PAPER),
    specks(random, SIZE, SIZE, 400, 0.9, PAPER, 0.7),
    form(
      'shirt',
      trace('70 830, 100 712, 206 642, 330 606, 470 606, 594 642, 700 712, 730 830'),
      '#59626e',
      '#434b56',
    ),
    neck(trace('338 470, 462 470, 468 580, 506 630, 400 700, 294 630, 332 580'), [400, 534], skin),
    stroked(smooth(trace('296 622, 346 676, 400 700, 454 676, 504 622')), '#717b88', 22),
    dots(trace('400 734, 400 778'), 6.5, '#e9e1cf'),
    form('apron', trace('240 740, 560 740, 590 830, 210 830'), '#24262d', '#15161b'),
    stroked('M250 744L306 620', '#24262d', 20),
    stroked('M550 744L494 620', '#24262d', 20),
    filled(smooth(blob(random, [330, 790], 19, 0.3, 8), true), '#b83a2a'),
    filled(smooth(blob(random, [470, 776], 12, 0.3, 8), true), PAPER, { opacity: 0.8 }),
    folds([trace('170 690, 190 760, 180 830'), trace('632 690, 612 760, 622 830')], '#343b45', 6),
    ear('ear-l', [284, 392], 1, -1, skin),
    ear('ear-r', [516, 392], 1, 1, skin),
    form(
      'curls-back',
      trace('400 130, 290 150, 246 220, 254 320, 290 360, 510 360, 546 320, 556 220, 510 150'),
      ink,
      '#101115',
    ),
    form(
      'face',
      trace(`
      400 226, 320 240, 286 310, 288 402, 310 474, 360 520, 400 532, 440 520, 490 474, 512 402,
      514 310, 480 240`),
      skin.base,
      skin.shade,
    ),
    cheeks([334, 424], [466, 424], 30, skin),
    // Beard first, then the moustache over the lip.
    filled(
      straight(
        outlineOf(
          trace(`
      286 392, 300 430, 330 440, 364 452, 400 448, 436 452, 470 440, 500 430, 514 392, 510 466,
      476 526, 434 560, 400 568, 366 560, 324 526, 290 466`),
        ),
        true,
      ),
      ink,
    ),
    strands(
      [
        trace('310 470, 334 520, 366 546'),
        trace('490 470, 466 520, 434 546'),
        trace('372 500, 384 540, 396 558'),
        trace('428 500, 416 540, 404 558'),
        trace('340 480, 352 516, 372 540'),
      ],
      '#454750',
      4,
    ),
    mouth([400, 476], 62, 'closed', skin),
    filled(
      smooth(
        trace(`
      400 446, 360 448, 334 470, 352 474, 380 464, 400 462, 420 464, 448 474, 466 470, 440 448`),
        true,
      ),
      ink,
    ),
    ...curls.map((at, i) => circle(at, 33 - (i % 3) * 3, i % 4 === 1 ? '#2b2d35' : ink)),
    form(
      'fringe',
      trace('300 250, 330 206, 400 190, 476 208, 504 256, 470 274, 430 254, 390 276, 346 256'),
      ink,
      '#101115',
    ),
    ...curls
      .filter((_, i) => i % 3 === 0)
      .map((at) => stroked(straight(arc(at, 17, 3.4, 5.6, 8)), '#4c4f5a', 4)),
    ...trace('340 236, 396 228, 452 240').map(([x, y]) =>
      stroked(straight(arc([x, y], 16, 3.2, 5.8, 8)), '#4c4f5a', 4),
    ),
    brows([346, 338], [454, 338], 62, 14, ink, 8),
    eyes({ left: [346, 382], right: [454, 382], width: 46, ink: '#1d1512', glance: -4 }),
    glasses([346, 384], [454, 384], 42, '#15161b', 9, 'square'),
    nose([397, 362], [400, 436], 50, -1, skin),
  );
}
