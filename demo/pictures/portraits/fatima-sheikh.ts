import { arc, trace, TURN, walk } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { dots, filled, rect, straight, stroked, svgDocument } from '../drawing/svg.ts';
import { grain, SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, mouth, nose } from './face.ts';
import { folds } from './adornment.ts';
import { form, inked, type Skin } from './form.ts';

export function fatima(random: Random): string {
  const skin: Skin = { base: '#d9a67c', shade: '#b98459', blush: '#de7f68', lip: '#b04a4c', line: '#8a5638' };
  const arches = [0, 1, 2, 3]
    .map((i) => {
      const x = -60 + i * 240;
      return (
        filled(
          straight(
            [
              [x, 520],
              [x, 250],
              ...arc([x + 100, 250], 100, Math.PI, TURN, 20),
              [x + 200, 250],
              [x + 200, 520],
            ],
            true,
          ),
          i % 2 ? '#f3d8b4' : '#e9c59a',
        ) +
        stroked(
          straight([
            [x, 520],
            [x, 250],
            ...arc([x + 100, 250], 100, Math.PI, TURN, 20),
            [x + 200, 250],
            [x + 200, 520],
          ]),
          '#b5654a',
          7,
        )
      );
    })
    .join('');
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#cf8a66'),
    arches,
    rect(0, 520, SIZE, 290, '#b5654a'),
    dots(
      walk(trace('0 546, 800 546'), 26).map(({ point }) => point),
      6,
      '#f3d8b4',
    ),
    grain(random),
    form(
      'scarf-back',
      trace(`
      400 150, 290 170, 232 270, 232 400, 262 520, 220 640, 120 720, 90 830, 710 830, 680 720,
      580 640, 538 520, 568 400, 568 270, 510 170`),
      '#a8436a',
      '#86304f',
    ),
    form('coat', trace('70 830, 110 730, 230 670, 400 656, 570 670, 690 730, 730 830'), '#3d4a5c', '#2b3544'),
    form(
      'face',
      trace(`
      400 226, 324 246, 296 312, 296 394, 316 458, 362 502, 400 512, 438 502, 484 458, 504 394,
      504 312, 476 246`),
      skin.base,
      skin.shade,
    ),
    cheeks([338, 430], [462, 430], 32, skin),
    // The scarf, wound once under the chin.
    form(
      'scarf-l',
      trace(`
      404 150, 294 168, 236 266, 238 400, 268 500, 330 560, 400 572, 380 520, 326 480, 296 400,
      298 300, 330 244, 404 222`),
      '#bd5580',
      '#943d60',
    ),
    form(
      'scarf-r',
      trace(`
      396 150, 506 168, 564 266, 562 400, 532 500, 470 560, 400 572, 420 520, 474 480, 504 400,
      502 300, 470 244, 396 222`),
      '#bd5580',
      '#943d60',
    ),
    form(
      'scarf-wrap',
      trace(`
      262 500, 330 552, 400 566, 470 552, 538 500, 566 600, 520 680, 420 716, 300 690, 236 620`),
      '#c8638c',
      '#9c4267',
    ),
    form('scarf-tail', trace('470 640, 540 650, 590 740, 600 830, 470 830, 460 740'), '#bd5580', '#943d60'),
    folds(
      [
        trace('270 540, 360 610, 500 590'),
        trace('258 590, 360 660, 520 636'),
        trace('300 220, 262 300, 258 400'),
        trace('500 220, 538 300, 542 400'),
        trace('330 190, 400 172, 470 190'),
        trace('500 690, 530 750, 534 830'),
      ],
      '#7d2c4c',
      6,
      0.6,
    ),
    dots(
      trace(`
      300 630, 350 668, 410 640, 470 660, 520 610, 268 330, 532 330, 280 440, 520 440, 330 200,
      400 184, 470 200, 520 740, 556 790`),
      5,
      '#f6d9a8',
    ),
    brows([348, 340], [452, 340], 58, 10, '#2a1a16', 10),
    eyes({ left: [348, 380], right: [452, 380], width: 52, ink: '#2a1a16', lashes: true, mood: 'smiling' }),
    nose([398, 356], [400, 432], 44, -1, skin),
    mouth([400, 466], 80, 'teeth', skin),
    inked(trace('330 438, 338 458, 346 468'), 3, skin.line),
    inked(trace('470 438, 462 458, 454 468'), 3, skin.line),
  );
}
