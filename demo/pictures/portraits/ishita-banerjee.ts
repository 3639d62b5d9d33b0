import { arc, type Point, polar, trace } from '../drawing/geometry.ts';
import { almond } from '../drawing/motif.ts';
import type { Random } from '../drawing/random.ts';
import { circle, filled, rect, smooth, straight, stroked, svgDocument } from '../drawing/svg.ts';
import { grain, SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, mouth, neck, nose } from './face.ts';
import { folds, glasses } from './adornment.ts';
import { form, type Skin } from './form.ts';

export function ishita(random: Random): string {
  const skin: Skin = { base: '#c68f62', shade: '#a46d46', blush: '#d4705a', lip: '#b3474d', line: '#774a30' };
  const curls = Array.from({ length: 54 }, (_, i): [Point, number] => [
    polar([400, 360], 148 + (i % 4) * 27, Math.PI * (0.62 + (i / 53) * 1.76)),
    46 - (i % 4) * 4,
  ]);
  const confetti = Array.from({ length: 40 }, (_, i) => {
    const at: Point = [random() * 800, random() * 800];
    return i % 3
      ? circle(at, random.between(7, 17), ['#f6c64f', '#ef6f5a', '#fdf3dc'][i % 3]!)
      : stroked(straight(arc(at, 20, random() * 6, random() * 6 + 2.4, 8)), '#fdf3dc', 6);
  });
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#3f9a94'),
    ...confetti,
    grain(random),
    ...curls.map(([at, r], i) => circle(at, r, i % 3 ? '#3a201a' : '#2a1612')),
    ...curls
      .filter((_, i) => i % 2 === 0)
      .map(([at, r]) => stroked(straight(arc(at, r * 0.55, 3.3, 5.6, 8)), '#6f4434', 4.4)),
    form(
      'tee',
      trace('90 830, 116 716, 214 644, 336 612, 464 612, 586 644, 684 716, 710 830'),
      '#f2b83a',
      '#cf9320',
    ),
    folds([trace('190 700, 208 770, 200 830'), trace('610 700, 592 770, 600 830')], '#a8710f', 6),
    neck(trace('348 470, 452 470, 458 576, 494 624, 400 680, 306 624, 342 576'), [400, 516], skin),
    stroked(smooth(trace('306 626, 350 668, 400 682, 450 668, 494 626')), '#fdf3dc', 13),
    // On the shirt, the fish she had printed.
    filled(almond([318, 768], 150, 0, 0.24), '#2f5a8a') +
      filled('M330 768l-40 -30v60z', '#2f5a8a') +
      stroked([352, 376, 400].map((x) => straight(arc([x, 768], 18, -1.1, 1.1, 6))).join(''), '#f2b83a', 4) +
      circle([436, 760], 6, '#fdf3dc'),
    form(
      'face',
      trace(`
      400 228, 324 244, 292 308, 292 392, 312 456, 358 506, 400 516, 442 506, 488 456, 508 392,
      508 308, 476 244`),
      skin.base,
      skin.shade,
    ),
    cheeks([336, 432], [464, 432], 34, skin),
    ...(
      [
        [318, 262, 40],
        [360, 236, 38],
        [410, 226, 40],
        [456, 240, 38],
        [492, 272, 38],
        [296, 306, 34],
        [508, 318, 32],
        [284, 352, 30],
        [520, 360, 30],
      ] as const
    ).map(([x, y, r], i) => circle([x, y], r, i % 2 ? '#3a201a' : '#2a1612')),
    ...trace('318 258, 360 232, 410 222, 456 236').map((at) =>
      stroked(straight(arc([...at], 20, 3.3, 5.6, 8)), '#6f4434', 4.4),
    ),
    brows([346, 346], [454, 346], 56, 11, '#2a1612', 10),
    eyes({ left: [346, 386], right: [454, 386], width: 52, ink: '#2a1612', lashes: true, glance: -4 }),
    glasses([346, 388], [454, 388], 46, '#c23f55', 7, 'wing'),
    nose([398, 366], [400, 438], 44, 1, skin),
    mouth([400, 470], 82, 'teeth', skin),
    circle([382, 438], 4, '#e6bd5a'),
    circle([296, 448], 11, '#ef6f5a'),
    circle([504, 448], 11, '#ef6f5a'),
  );
}
