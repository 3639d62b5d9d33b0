import { trace } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { dots, filled, rect, smooth, svgDocument } from '../drawing/svg.ts';
import { grain, SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, strands } from './adornment.ts';
import { form, inked, type Skin } from './form.ts';

export function joseph(random: Random): string {
  const skin: Skin = { base: '#8e5a3c', shade: '#70432b', blush: '#a5503c', lip: '#83443a', line: '#4f2f20' };
  const shelf = [140, 320]
    .map(
      (y, row) =>
        rect(0, y + 120, SIZE, 16, '#7a4a2c') +
        Array.from({ length: 13 }, (_, i) => {
          const h = 80 + ((i * 37 + row * 23) % 5) * 9;
          return (
            rect(
              14 + i * 61,
              y + 120 - h,
              46,
              h,
              ['#b8432c', '#2f6a6a', '#e0a33a', '#e9d7b4', '#5a3a66', '#3f6f9a'][(i + row * 2) % 6]!,
              { rx: 3 },
            ) + rect(14 + i * 61, y + 134 - h, 46, 7, '#f6ead0', { opacity: 0.6 })
          );
        }).join(''),
    )
    .join('');
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#a86f47'),
    shelf,
    rect(0, 456, SIZE, 344, '#95603c'),
    grain(random),
    form(
      'shirt',
      trace('66 830, 98 712, 206 640, 330 606, 470 606, 594 640, 702 712, 734 830'),
      '#f7f3e8',
      '#d6d2c6',
    ),
    folds([trace('176 700, 200 770, 192 830'), trace('624 700, 600 770, 608 830')], '#b3afa3', 6),
    neck(trace('336 470, 464 470, 470 574, 500 620, 400 704, 300 620, 330 574'), [400, 522], skin),
    form('collar-l', trace('330 598, 290 622, 318 716, 386 744, 348 660'), '#fffdf6', '#dedacd'),
    form('collar-r', trace('470 598, 510 622, 482 716, 414 744, 452 660'), '#fffdf6', '#dedacd'),
    dots(trace('400 762, 400 806'), 6, '#b3afa3'),
    rect(520, 740, 96, 70, '#ece7da', { rx: 6 }),
    rect(556, 700, 9, 54, '#2f5a8a', { rx: 4 }),
    ear('ear-l', [284, 386], 1.1, -1, skin),
    ear('ear-r', [516, 386], 1.1, 1, skin),
    form(
      'face',
      trace(`
      400 196, 318 214, 284 290, 282 392, 298 458, 346 508, 400 520, 454 508, 502 458, 518 392,
      516 290, 482 214`),
      skin.base,
      skin.shade,
    ),
    filled(smooth(trace('330 236, 370 214, 420 212, 384 230, 346 256'), true), '#a8714f', { opacity: 0.8 }),
    cheeks([332, 430], [468, 430], 34, skin),
    form(
      'hair-l',
      trace('300 350, 270 340, 262 270, 296 206, 360 176, 340 220, 306 262'),
      '#b9b6b6',
      '#949195',
    ),
    form(
      'hair-r',
      trace('500 350, 530 340, 538 270, 504 206, 440 176, 460 220, 494 262'),
      '#b9b6b6',
      '#949195',
    ),
    strands(
      [
        trace('300 330, 280 280, 320 210'),
        trace('500 330, 520 280, 480 210'),
        trace('336 214, 400 199, 462 214'),
        trace('328 224, 400 208, 470 224'),
      ],
      '#dcdadb',
      5,
    ),
    inked(trace('350 284, 400 276, 450 284'), 3.4, skin.line),
    inked(trace('346 262, 400 254, 454 262'), 3, skin.line),
    brows([344, 334], [456, 334], 64, 15, '#a9a5a6', 8),
    eyes({ left: [345, 378], right: [455, 378], width: 46, ink: '#1f1512', mood: 'smiling' }),
    inked(trace('302 384, 290 380, 282 384'), 3, skin.line),
    inked(trace('498 384, 510 380, 518 384'), 3, skin.line),
    nose([396, 352], [400, 432], 58, 1, skin),
    mouth([400, 474], 72, 'closed', skin),
    filled(
      smooth(
        trace(`
      400 446, 356 446, 330 462, 340 478, 372 468, 400 464, 428 468, 460 478, 470 462, 444 446`),
        true,
      ),
      '#c9c6c6',
    ),
    strands([trace('392 452, 360 456, 340 470'), trace('408 452, 440 456, 460 470')], '#f0eeee', 4),
  );
}
