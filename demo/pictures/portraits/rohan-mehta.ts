import { type Point, polar, trace } from '../drawing/geometry.ts';
import { almond } from '../drawing/motif.ts';
import type { Random } from '../drawing/random.ts';
import { dots, filled, rect, smooth, straight, stroked, svgDocument } from '../drawing/svg.ts';
import { grain, SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, strands } from './adornment.ts';
import { form, inked, outlineOf, type Skin } from './form.ts';

/** A pot plant at the edge of the picture. */
const plant = (x: number, y: number, size: number, light: string, dark: string) =>
  [-1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1]
    .map(
      (turn, i) =>
        filled(
          almond([x, y], size * (1 - Math.abs(turn) * 0.18), -Math.PI / 2 + turn, 0.13),
          i % 2 ? light : dark,
        ) + inked([[x, y], polar([x, y], size * 0.8, -Math.PI / 2 + turn)], 3, i % 2 ? dark : light),
    )
    .join('') +
  filled(
    smooth(
      [
        [x - 52, y - 6],
        [x + 52, y - 6],
        [x + 38, y + 84],
        [x - 38, y + 84],
      ],
      true,
    ),
    '#b5563a',
  ) +
  rect(x - 58, y - 16, 116, 22, '#c86a48', { rx: 5 });

export function rohan(random: Random): string {
  const skin: Skin = { base: '#cf9a6c', shade: '#ad7b52', blush: '#d97a5c', lip: '#ad5a50', line: '#80533a' };
  const window =
    [0, 1, 2].map((i) => rect(90 + i * 216, 70, 188, 330, ['#bfe0e4', '#cfe8e6', '#bfe0e4'][i]!)).join('') +
    filled('M90 330q140 -90 300 -30t322 -20v120h-622z', '#8fb58a') +
    stroked('M292 70V400M508 70V400', '#f6efe0', 28) +
    stroked('M90 236H710', '#f6efe0', 16) +
    rect(82, 62, 636, 346, 'none', { stroke: '#f6efe0', 'stroke-width': 18 });
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#e7c29a'),
    window,
    plant(120, 690, 220, '#5f9a5a', '#35683f'),
    grain(random),
    form(
      'jacket',
      trace('62 830, 96 706, 206 638, 330 604, 470 604, 594 638, 704 706, 738 830'),
      '#4c7196',
      '#365473',
    ),
    form('tee', trace('300 624, 400 690, 500 624, 520 700, 500 830, 300 830, 280 700'), '#f4ead6', '#d9cbb0'),
    neck(trace('338 470, 462 470, 468 576, 504 626, 400 690, 296 626, 332 576'), [400, 524], skin),
    stroked(smooth(trace('302 630, 350 676, 400 690, 450 676, 498 630')), '#e4d6bc', 13),
    form('lapel-l', trace('300 612, 262 640, 276 720, 344 770, 320 700'), '#5c84ab', '#44678a'),
    form('lapel-r', trace('500 612, 538 640, 524 720, 456 770, 480 700'), '#5c84ab', '#44678a'),
    stroked(smooth(trace('286 740, 300 790, 300 830')), '#e2b877', 3, { 'stroke-dasharray': '9 7' }),
    stroked(smooth(trace('514 740, 500 790, 500 830')), '#e2b877', 3, { 'stroke-dasharray': '9 7' }),
    dots(trace('316 800, 484 800'), 6, '#c9913f'),
    folds([trace('170 700, 194 760, 186 830'), trace('630 700, 606 760, 614 830')], '#26405a', 6),
    ear('ear-l', [286, 386], 1, -1, skin),
    ear('ear-r', [514, 386], 1, 1, skin),
    form(
      'face',
      trace(`
      400 222, 318 240, 286 310, 288 400, 302 466, 350 514, 400 524, 450 514, 498 466, 512 400,
      514 310, 482 240`),
      skin.base,
      skin.shade,
    ),
    filled(
      straight(
        outlineOf(
          trace(`
      292 408, 312 446, 352 452, 400 446, 448 452, 488 446, 508 408, 496 468, 448 512, 400 522,
      352 512, 304 468`),
        ),
        true,
      ),
      '#5a4238',
      { opacity: 0.3 },
    ),
    dots(
      Array.from({ length: 120 }, (): Point => polar([400, 430], 62 + random() * 38, 0.25 + random() * 2.65)),
      1.5,
      '#3a2822',
      { opacity: 0.5 },
    ),
    cheeks([334, 426], [466, 426], 30, skin),
    form(
      'hair',
      trace(`
      300 320, 270 270, 286 190, 350 140, 440 128, 520 160, 540 230, 514 320, 500 272, 470 246,
      400 252, 340 236, 310 262`),
      '#2a1c18',
      '#18100e',
    ),
    strands(
      [
        trace('320 230, 380 170, 480 160'),
        trace('340 236, 420 186, 510 200'),
        trace('302 270, 310 200, 370 156'),
        trace('420 240, 480 210, 524 240'),
      ],
      '#5f4335',
      5,
    ),
    brows([346, 338], [454, 338], 62, 13, '#231713', 9),
    eyes({ left: [347, 380], right: [453, 380], width: 48, ink: '#231713', glance: 4 }),
    nose([398, 354], [402, 434], 48, 1, skin),
    mouth([402, 472], 78, 'teeth', skin),
  );
}
