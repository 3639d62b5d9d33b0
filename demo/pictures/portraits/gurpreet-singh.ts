import { ellipse, type Point, trace } from '../drawing/geometry.ts';
import { almond } from '../drawing/motif.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, filled, rect, smooth, straight, stroked, svgDocument } from '../drawing/svg.ts';
import { grain, SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, strands } from './adornment.ts';
import { form, outlineOf, type Skin } from './form.ts';

export function gurpreet(random: Random): string {
  const skin: Skin = { base: '#c9956a', shade: '#a67150', blush: '#d27a5e', lip: '#a5534a', line: '#7a4d34' };
  const beard = '#221a19';
  const hills = (
    [
      [470, '#f0c987'],
      [560, '#dba85c'],
      [650, '#b9863f'],
    ] as const
  )
    .map(([y, colour]) =>
      filled(
        smooth(
          [
            [-20, y],
            [160, y - 40],
            [380, y - 6],
            [600, y - 50],
            [820, y - 10],
            [820, 820],
            [-20, 820],
          ],
          true,
        ),
        colour,
      ),
    )
    .join('');
  const wheat = Array.from({ length: 26 }, (_, i) => {
    const x = 20 + i * 31;
    const top: Point = [x + random.tremble(14), 560 - random.between(0, 70)];
    return (
      stroked(smooth([[x, 820], [x, 690], top]), '#8a5f22', 4) +
      Array.from({ length: 4 }, (_, k) =>
        [-1, 1]
          .map((side) =>
            filled(almond([top[0], top[1] + k * 17], 26, -Math.PI / 2 + side * 0.6, 0.22), '#f6d58a'),
          )
          .join(''),
      ).join('')
    );
  }).join('');
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#f8dfae'),
    circle([620, 170], 88, '#f29a4a'),
    hills,
    wheat,
    grain(random),
    form(
      'kurta',
      trace('60 830, 94 706, 204 636, 330 604, 470 604, 596 636, 706 706, 740 830'),
      '#8a2f3f',
      '#68212e',
    ),
    folds([trace('176 700, 200 770, 192 830'), trace('624 700, 600 770, 608 830')], '#4a1520', 6),
    neck(trace('338 470, 462 470, 468 574, 500 620, 400 690, 300 620, 332 574'), [400, 536], skin),
    stroked(smooth(trace('304 622, 350 662, 400 674, 450 662, 496 622')), '#a84453', 26),
    rect(386, 670, 28, 150, '#a84453'),
    dots(trace('400 704, 400 744, 400 784'), 6, '#f0d386'),
    ear('ear-l', [286, 390], 0.96, -1, skin),
    ear('ear-r', [514, 390], 0.96, 1, skin),
    form(
      'face',
      trace(`
      400 226, 320 242, 288 312, 290 402, 310 470, 358 512, 400 522, 442 512, 490 470, 510 402,
      512 312, 480 242`),
      skin.base,
      skin.shade,
    ),
    cheeks([336, 422], [464, 422], 30, skin),
    form(
      'beard',
      trace(`
      284 372, 296 420, 326 446, 364 452, 400 444, 436 452, 474 446, 504 420, 516 372, 522 470,
      494 560, 440 606, 400 616, 360 606, 306 560, 278 470`),
      beard,
      '#120d0d',
    ),
    strands(
      [
        trace('306 450, 326 530, 368 588'),
        trace('494 450, 474 530, 432 588'),
        trace('350 480, 364 550, 390 600'),
        trace('450 480, 436 550, 410 600'),
        trace('328 470, 346 540, 380 596'),
      ],
      '#4d413e',
      5,
    ),
    mouth([400, 474], 62, 'closed', skin),
    filled(
      smooth(
        trace(`
      400 444, 358 444, 318 462, 298 452, 318 482, 364 476, 400 464, 436 476, 482 482, 502 452,
      482 462, 442 444`),
        true,
      ),
      beard,
    ),
    form(
      'turban',
      trace(`
      400 112, 304 130, 248 200, 252 290, 276 366, 304 320, 400 232, 496 320, 524 366, 548 290,
      552 200, 496 130`),
      '#24407a',
      '#182c58',
    ),
    filled(
      straight(
        outlineOf(trace('400 226, 350 262, 312 306, 360 276, 400 262, 440 276, 488 306, 450 262')),
        true,
      ),
      '#e0a33a',
    ),
    folds(
      [
        trace('280 300, 320 240, 400 200'),
        trace('264 270, 310 200, 400 168'),
        trace('268 220, 320 160, 400 138'),
        trace('520 300, 480 240, 400 200'),
        trace('536 270, 490 200, 400 168'),
        trace('532 220, 480 160, 400 138'),
      ],
      '#0f1d3f',
      7,
      0.65,
    ),
    strands(
      [
        trace('300 286, 340 226, 398 190'),
        trace('286 240, 330 178, 396 154'),
        trace('500 286, 460 226, 402 190'),
      ],
      '#4a6bb0',
      4,
    ),
    brows([346, 342], [454, 342], 62, 13, beard, 9),
    eyes({ left: [346, 380], right: [454, 380], width: 48, ink: '#1d1412', mood: 'smiling' }),
    nose([398, 356], [400, 430], 52, 1, skin),
    dots(ellipse([620, 170], 108, 108, 40), 3.6, '#e27b36'),
  );
}
