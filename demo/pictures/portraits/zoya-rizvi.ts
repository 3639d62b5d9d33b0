import { brush, nuqta, tinted } from '../artworks/calligraphy/brush.ts';
import { curve, type Point, trace, walk } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, smooth, stroked, svgDocument } from '../drawing/svg.ts';
import { SIZE } from './grain.ts';
import { beads, folds, strands, trim } from './adornment.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, mouth, neck, nose } from './face.ts';
import { form, type Skin } from './form.ts';

export function zoya(random: Random): string {
  const skin: Skin = { base: '#e2b48a', shade: '#c4936a', blush: '#e38470', lip: '#b8434b', line: '#9a6344' };
  const paper = '#e3a94a';
  const sweeps: Point[][] = [
    trace('770 150, 640 240, 420 250, 230 190, 110 90'),
    trace('740 560, 660 650, 560 650, 500 600'),
    trace('250 420, 170 500, 70 480, 40 400'),
    trace('690 300, 700 400, 680 500'),
    trace('120 560, 130 660, 110 760'),
  ];
  return svgDocument(
    SIZE,
    SIZE,
    tinted(random, SIZE, SIZE, paper, '#8a5a14', '#fff0c0'),
    ...sweeps.map((line, i) =>
      brush(random, line, { width: i < 3 ? 64 : 46, angle: -0.62, ink: '#3a1f14', paper, dry: 0.55 }),
    ),
    trace('330 110, 366 124, 350 84, 640 700, 90 320')
      .map(([x, y], i) => nuqta([x, y], 15, -0.4, i % 3 === 2 ? '#b3322a' : '#3a1f14'))
      .join(''),
    circle([400, 390], 246, '#f3d9a0', { opacity: 0.85 }),
    form(
      'veil-back',
      trace(`
      400 128, 286 152, 222 250, 210 400, 190 560, 120 690, 80 830, 720 830, 680 690, 610 560,
      590 400, 578 250, 514 152`),
      '#1f7a78',
      '#155a5a',
    ),
    form(
      'kurta',
      trace('180 830, 210 716, 290 648, 400 630, 510 648, 590 716, 620 830'),
      '#f4e6d2',
      '#dac5a4',
    ),
    neck(trace('352 470, 448 470, 454 570, 490 626, 400 704, 310 626, 346 570'), [402, 514], skin),
    stroked(smooth(trace('308 630, 352 686, 400 716, 448 686, 492 630')), '#c9962c', 12),
    dots(
      walk(curve(trace('308 630, 352 686, 400 716, 448 686, 492 630'), false, 8), 16).map(
        ({ point }) => point,
      ),
      3.4,
      '#1f7a78',
    ),
    stroked('M400 720V800', '#c9962c', 6),
    form(
      'hair',
      trace(`
      400 186, 318 206, 280 290, 286 400, 310 330, 352 268, 404 232, 450 268, 492 330, 516 400,
      520 290, 482 206`),
      '#231512',
      '#150c0a',
    ),
    form(
      'face',
      trace(`
      402 230, 330 246, 298 308, 296 388, 318 454, 364 502, 402 516, 440 502, 486 454, 508 388,
      506 308, 474 246`),
      skin.base,
      skin.shade,
    ),
    cheeks([342, 432], [464, 432], 30, skin),
    form(
      'parting-l',
      trace('404 188, 326 204, 286 282, 288 372, 316 316, 356 270, 404 240'),
      '#231512',
      '#150c0a',
    ),
    form(
      'parting-r',
      trace('398 188, 480 206, 518 282, 514 372, 488 316, 446 268, 398 240'),
      '#231512',
      '#150c0a',
    ),
    strands([trace('396 202, 338 228, 302 310'), trace('408 202, 464 226, 500 306')], '#4f342b', 4.4),
    // The veil lies over the crown and falls to the shoulders.
    form(
      'veil-l',
      trace(`
      404 132, 292 150, 228 246, 214 400, 196 560, 150 680, 220 740, 290 680, 284 560, 268 430,
      274 310, 318 222, 404 186`),
      '#279490',
      '#1a6e6c',
    ),
    form(
      'veil-r',
      trace(`
      396 132, 508 150, 574 246, 586 400, 604 560, 650 680, 580 740, 510 690, 516 560, 534 430,
      528 310, 484 222, 396 186`),
      '#279490',
      '#1a6e6c',
    ),
    trim(
      trace(`
      290 690, 286 560, 268 430, 274 310, 318 222, 402 186, 484 222, 528 310, 534 430, 516 560,
      510 696`),
      15,
      '#c9962c',
      '#fff0c0',
      10,
    ),
    folds(
      [
        trace('240 300, 230 430, 206 600'),
        trace('562 300, 572 430, 596 600'),
        trace('300 180, 256 250, 244 330'),
      ],
      '#125250',
      6,
    ),
    brows([352, 340], [454, 340], 56, 9, '#231512', 11),
    eyes({ left: [352, 380], right: [454, 380], width: 56, ink: '#2b1712', lashes: true, glance: -5 }),
    nose([398, 358], [400, 434], 40, -1, skin),
    mouth([402, 470], 70, 'closed', skin),
    circle([420, 436], 4, '#fff3d0'),
    circle([420, 436], 2, '#d8a93f'),
    beads(trace('312 446, 492 446'), 9, '#d8a93f', '#fff3c4'),
    beads(trace('312 466, 492 466'), 6, '#1f7a78', '#bfe6e0'),
  );
}
