import { curve, type Point, trace } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, filled, smooth, stroked, svgDocument } from '../drawing/svg.ts';
import { blob } from '../drawing/texture.ts';
import { graded, paperSheet, wash, wet } from '../artworks/watercolour/wash.ts';
import { SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, mouth, neck, nose } from './face.ts';
import { folds, strands } from './adornment.ts';
import { form, type Skin } from './form.ts';

export function meera(random: Random): string {
  const skin: Skin = { base: '#dba87e', shade: '#bd885f', blush: '#e07f63', lip: '#bf5548', line: '#925a3a' };
  const hills = [
    [420, ['#9fc4cf', '#b9d3d6']],
    [520, ['#7fae9f', '#96bda6']],
    [620, ['#5f9a7a', '#7aac7f']],
  ] as const;
  return svgDocument(
    SIZE,
    SIZE,
    paperSheet(
      random,
      SIZE,
      SIZE,
      graded('sky', 0, 0, SIZE, 640, [
        [0, '#7fb6d2', 0.9],
        [0.5, '#cfe3df', 0.8],
        [1, '#fbe3bd', 0.8],
      ]),
      wet(
        trace('150 160, 640 120, 560 240, 90 300').map(([x, y], i) => ({
          at: [x, y] as Point,
          radius: 150,
          colour: i % 2 ? '#fdf8ec' : '#f6c9a0',
          opacity: 0.8,
          flat: 0.5,
        })),
        'cloud',
      ),
      ...hills.map(([y, colours]) =>
        wash(
          random,
          [
            ...curve(
              [
                [-20, y],
                [180, y - 60],
                [360, y - 10],
                [560, y - 80],
                [820, y - 20],
              ],
              false,
              6,
            ),
            [820, 820],
            [-20, 820],
          ],
          { colours, strength: 0.8, layers: 7, spreading: 0.1, rim: '#5a8a80', rounds: 1 },
        ),
      ),
      wash(random, blob(random, [140, 210], 58, 0.08), {
        colours: ['#f6a04f', '#f9c06a'],
        strength: 0.8,
        layers: 6,
        spreading: 0.1,
      }),
    ),
    form(
      'hair-back',
      trace(`
      400 176, 290 196, 238 290, 232 400, 262 500, 330 536, 470 536, 540 500, 566 400, 560 286,
      510 196`),
      '#3a2420',
      '#261614',
    ),
    form(
      'shirt',
      trace('96 830, 124 712, 220 644, 336 612, 464 612, 580 644, 676 712, 704 830'),
      '#3f6f9a',
      '#2f5678',
    ),
    folds([trace('190 700, 206 770, 196 830'), trace('610 700, 594 770, 604 830')], '#244460', 6),
    neck(trace('346 470, 454 470, 460 580, 500 632, 400 720, 300 632, 340 580'), [400, 512], skin),
    form('collar-l', trace('330 606, 296 626, 330 716, 396 742, 352 660'), '#4f82ae', '#3a658c'),
    form('collar-r', trace('470 606, 504 626, 470 716, 404 742, 448 660'), '#4f82ae', '#3a658c'),
    form('apron', trace('264 700, 536 700, 560 830, 240 830'), '#e9dcc2', '#cdbc9b'),
    stroked(smooth(trace('270 702, 296 656, 312 628')), '#cdbc9b', 13),
    stroked(smooth(trace('530 702, 504 656, 488 628')), '#cdbc9b', 13),
    ...(
      [
        [320, 760, '#d9573a'],
        [372, 792, '#3f8fb0'],
        [470, 752, '#f0b33a'],
        [500, 796, '#4f9a6a'],
        [420, 740, '#8a5aa0'],
      ] as const
    ).map(([x, y, colour]) =>
      filled(smooth(blob(random, [x, y], 15, 0.35, 8), true), colour, { opacity: 0.85 }),
    ),
    form(
      'face',
      trace(`
      400 224, 322 238, 288 304, 288 392, 304 462, 352 506, 400 516, 448 506, 496 462, 512 392,
      512 304, 478 238`),
      skin.base,
      skin.shade,
    ),
    cheeks([336, 432], [464, 432], 34, skin),
    form(
      'bob-l',
      trace(`
      420 178, 320 190, 256 262, 232 380, 242 480, 282 510, 302 440, 300 360, 330 292, 440 230`),
      '#3a2420',
      '#261614',
    ),
    form(
      'bob-r',
      trace(`
      410 180, 490 192, 546 262, 568 380, 556 480, 520 508, 504 440, 506 362, 480 290, 410 236`),
      '#3a2420',
      '#261614',
    ),
    strands(
      [
        trace('410 194, 310 226, 262 380'),
        trace('420 208, 330 250, 276 420'),
        trace('440 200, 524 260, 548 400'),
        trace('400 190, 290 240, 250 340'),
      ],
      '#75493a',
      5,
    ),
    // The brush she has put behind her ear and forgotten.
    stroked('M498 372L640 232', '#c98f4a', 11),
    stroked('M622 250L650 222', '#b9bcc4', 12),
    filled(smooth(trace('642 224, 660 196, 690 182, 676 212, 656 236'), true), '#2f6fa0'),
    brows([346, 336], [454, 336], 58, 11, '#2c1a17', 10),
    eyes({ left: [347, 376], right: [453, 376], width: 54, ink: '#2f1d18', lashes: true, glance: 3 }),
    nose([398, 352], [402, 430], 44, 1, skin),
    mouth([402, 464], 82, 'teeth', skin),
    filled(smooth(blob(random, [462, 440], 12, 0.4, 7), true), '#4a9ac0', { opacity: 0.75 }),
    circle([300, 452], 20, 'none', { stroke: '#e0ad3c', 'stroke-width': 6 }),
    circle([502, 452], 20, 'none', { stroke: '#e0ad3c', 'stroke-width': 6 }),
  );
}
