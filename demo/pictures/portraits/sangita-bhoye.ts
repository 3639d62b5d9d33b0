import { curve, polar, trace, walk } from '../drawing/geometry.ts';
import { inked as whiteInk, merged, stamp, unsteady } from '../drawing/ink.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, smooth, stroked, svgDocument } from '../drawing/svg.ts';
import { dancer } from '../artworks/warli/people.ts';
import { wall } from '../artworks/warli/wall.ts';
import { SIZE } from './grain.ts';
import { beads, folds, gajra, strands, trim } from './adornment.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { form, inked, type Skin } from './form.ts';

export function sangita(random: Random): string {
  const skin: Skin = { base: '#9a5c3c', shade: '#7d4630', blush: '#b4523c', lip: '#8e3a34', line: '#5c2f22' };
  const dancers = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (0.86 + (i / 14) * 1.28);
    return stamp(dancer(random, i % 2 === 0), polar([400, 430], 300, angle), 118, angle + Math.PI / 2);
  });
  return svgDocument(
    SIZE,
    SIZE,
    wall(random, SIZE, SIZE, '#8a4128', '#5a2617', '#b26344'),
    whiteInk(unsteady(merged(dancers), random, 0.8), '#f3e4cd', { opacity: 0.85 }),
    // Hair in a low knot, a string of marigolds around it.
    form('knot', trace('500 380, 560 372, 596 420, 580 480, 520 492, 486 440'), '#1f1715', '#120c0b'),
    gajra(
      walk(curve(trace('506 368, 572 366, 604 424, 584 490, 520 502'), false, 8), 19).map(
        ({ point }) => point,
      ),
      '#f0912c',
      '#f7c04a',
      15,
    ),
    form(
      'sari-back',
      trace('70 820, 96 690, 190 620, 330 588, 470 588, 610 620, 706 690, 730 820'),
      '#2f6f46',
      '#225437',
    ),
    neck(trace('340 470, 460 470, 466 560, 510 620, 400 668, 290 620, 334 560'), [400, 514], skin),
    form(
      'blouse',
      trace('212 640, 300 610, 400 690, 500 610, 590 640, 620 820, 180 820'),
      '#b5322c',
      '#8e2422',
    ),
    form('drape', trace('70 820, 90 700, 180 628, 286 600, 330 640, 430 740, 560 820'), '#37804f', '#27603b'),
    trim(trace('292 604, 352 668, 452 752, 576 830'), 38, '#c23a2c', '#f2b84a'),
    folds([trace('130 700, 220 740, 330 820'), trace('180 650, 280 710, 400 810')], '#1d4a2f', 5),
    ear('ear-l', [290, 384], 1, -1, skin),
    ear('ear-r', [510, 384], 1, 1, skin),
    form(
      'face',
      trace(`
      400 214, 318 232, 282 308, 284 396, 312 462, 360 502, 400 510, 440 502, 488 462, 516 396,
      518 308, 482 232`),
      skin.base,
      skin.shade,
    ),
    cheeks([330, 428], [470, 428], 34, skin),
    form(
      'hair',
      trace(`
      400 176, 300 200, 256 290, 268 372, 296 320, 340 270, 398 226, 460 270, 504 320, 532 372,
      544 290, 500 200`),
      '#1f1715',
      '#120c0b',
    ),
    strands(
      [
        trace('392 196, 320 230, 282 320'),
        trace('408 196, 480 230, 518 320'),
        trace('380 190, 290 220, 266 300'),
      ],
      '#473530',
    ),
    inked(trace('400 182, 400 222'), 5, '#7d4630'),
    brows([345, 336], [455, 336], 62, 11, '#1a1110'),
    eyes({ left: [346, 374], right: [454, 374], width: 50, ink: '#1a1110', mood: 'smiling' }),
    nose([396, 350], [400, 424], 50, 1, skin),
    mouth([400, 456], 84, 'teeth', skin),
    circle([400, 296], 15, '#b3202a'),
    circle([379, 424], 6, '#e6bd5a'),
    dots(trace('392 492, 400 496, 408 492'), 2.6, '#3f4a40'),
    stroked(smooth(trace('326 590, 360 640, 400 660, 440 640, 474 590')), '#171212', 7),
    beads(
      walk(curve(trace('330 596, 362 640, 400 658, 438 640, 470 596'), false, 8), 15).map(
        ({ point }) => point,
      ),
      4,
      '#2a1f1c',
      '#8a7a70',
    ),
    circle([388, 668], 10, '#e2b144'),
    circle([412, 668], 10, '#e2b144'),
    dots(trace('290 420, 510 420'), 9, '#e2b144'),
  );
}
