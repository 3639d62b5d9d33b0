import { arc, ellipse, type Point, trace } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import {
  circle,
  clipped,
  dots,
  filled,
  rect,
  smooth,
  straight,
  stroked,
  svgDocument,
} from '../drawing/svg.ts';
import { specks } from '../drawing/texture.ts';
import { flowerClumps } from '../artworks/miniature/garden.ts';
import { GOLD, mount } from '../artworks/miniature/ornament.ts';
import { SIZE } from './grain.ts';
import { cheeks, neck } from './face.ts';
import { folds, strands, trim } from './adornment.ts';
import { form, inked, type Skin } from './form.ts';

export function hari(random: Random): string {
  const skin: Skin = { base: '#b27a4e', shade: '#92603a', blush: '#c0664a', lip: '#96503f', line: '#633f26' };
  // In profile, within an oval, as his own workshop would have it.
  const oval = straight(ellipse([400, 400], 286, 322, 90), true);
  const head: Point[] = trace(`
      316 250, 280 310, 282 400, 306 462, 340 520, 400 548, 446 536, 470 508, 474 488, 490 480,
      484 464, 494 452, 488 436, 520 424, 532 408, 508 366, 492 330, 500 300, 490 262, 440 230,
      370 226`);
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#e9d8ae'),
    specks(random, SIZE, SIZE, 700, 1.2, '#c9962c', 0.6),
    filled(oval, '#8fbfa6'),
    clipped(
      'oval',
      oval,
      filled(straight(trace('100 620, 700 620, 700 760, 100 760'), true), '#5f9a6a'),
      flowerClumps(
        'clump',
        Array.from({ length: 9 }, (_, i) => ({ at: [140 + i * 66, 640 + (i % 2) * 12] as Point, size: 1.4 })),
        '#d2482f',
      ),
      ...Array.from({ length: 5 }, (_, i) =>
        filled(
          smooth(
            [
              [150 + i * 130, 190],
              [190 + i * 130, 176 - (i % 2) * 20],
              [230 + i * 130, 190],
              [190 + i * 130, 202],
            ],
            true,
          ),
          '#eaf0de',
          { opacity: 0.7 },
        ),
      ),
      form(
        'robe',
        trace('110 830, 140 690, 230 610, 320 576, 440 590, 540 640, 620 720, 650 830'),
        '#f8f0de',
        '#dccbaa',
      ),
      neck(trace('306 450, 430 500, 440 570, 470 622, 380 660, 290 610, 300 540'), [420, 552], skin),
      folds([trace('420 640, 360 720, 330 800'), trace('470 650, 420 730, 400 810')], '#bfa97e', 5),
      form(
        'shawl',
        trace('90 830, 110 700, 200 616, 300 570, 330 600, 300 680, 340 760, 360 830'),
        '#8a2f35',
        '#6a2026',
      ),
      trim(trace('306 574, 318 634, 322 720, 352 800'), 30, '#c9962c', '#8a2f35', 12),
      dots(trace('170 690, 220 660, 200 740, 260 720, 160 780, 240 790'), 6, '#e0ad3c'),
    ),
    form('face', head, skin.base, skin.shade, [14, -5]),
    inked(trace('474 492, 448 494, 430 486'), 4.4, skin.line),
    filled(smooth(trace('474 480, 488 484, 478 494, 456 496, 446 490'), true), skin.lip),
    inked(trace('506 428, 492 420, 490 408'), 4, skin.line),
    cheeks([430, 440], [430, 440], 26, skin),
    // White moustache swept back to the ear, and whiskers.
    filled(
      smooth(trace('500 452, 470 450, 420 470, 368 462, 330 430, 344 474, 396 500, 450 488, 484 470'), true),
      '#f7f1e4',
    ),
    strands([trace('486 458, 430 478, 370 470'), trace('470 462, 420 484, 370 482')], '#c9bfae', 3.4),
    filled(smooth(trace('318 330, 304 372, 310 430, 334 470, 344 430, 336 380'), true), '#efe7d8'),
    strands([trace('320 350, 316 400, 328 446')], '#c9bfae', 4),
    filled(straight(ellipse([340, 396], 22, 34, 30, 0.15), true), skin.base),
    stroked(straight(arc([340, 396], 20, 2.2, 5.4, 14)), skin.line, 4),
    inked(trace('344 380, 336 396, 344 410'), 3.6, skin.line),
    circle([346, 434], 9, GOLD),
    circle([346, 434], 4, '#fffdf4'),
    // The almond eye of the album painters, and a brow like a bow.
    filled(smooth(trace('412 354, 440 338, 474 346, 484 352, 470 362, 438 366'), true), '#fdf6e8'),
    clipped(
      'iris',
      smooth(trace('412 354, 440 338, 474 346, 484 352, 470 362, 438 366'), true),
      circle([460, 352], 13, '#2a1a14'),
    ),
    circle([456, 347], 3, '#ffffff'),
    inked(trace('404 356, 438 334, 476 342, 488 350'), 6.5, '#2a1a14'),
    inked(trace('414 360, 440 370, 472 364'), 2.6, skin.line),
    inked(trace('396 322, 436 300, 486 308'), 13, '#e9e0d0'),
    inked(trace('400 372, 388 378, 380 388'), 3, skin.line),
    inked(trace('498 300, 494 318, 490 330'), 3, skin.line),
    form(
      'turban',
      trace(`
      300 300, 258 230, 280 150, 360 112, 450 126, 506 178, 520 240, 500 284, 430 262, 360 274`),
      '#c2352c',
      '#96241f',
      [14, -8],
    ),
    form(
      'turban-tail',
      trace('290 270, 250 300, 226 380, 214 470, 250 500, 270 420, 300 340, 320 300'),
      '#c2352c',
      '#96241f',
    ),
    folds(
      [
        trace('276 250, 360 190, 500 200'),
        trace('292 286, 390 230, 514 246'),
        trace('272 206, 350 146, 460 146'),
        trace('310 300, 400 262, 500 276'),
        trace('246 340, 244 410, 240 470'),
      ],
      '#7a1a18',
      7,
      0.6,
    ),
    dots(trace('320 186, 380 160, 440 170, 340 236, 410 214, 470 220, 300 150, 400 130'), 5, '#f0d386'),
    filled(smooth(trace('470 190, 500 150, 512 96, 494 60, 480 100, 468 150'), true), '#f8f0de', {
      stroke: '#c9bfae',
      'stroke-width': 2,
    }),
    circle([474, 196], 15, GOLD),
    circle([474, 196], 8, '#1f7a4a'),
    stroked(oval, '#8a2f35', 16),
    stroked(straight(ellipse([400, 400], 276, 312, 90), true), GOLD, 4),
    stroked(straight(ellipse([400, 400], 298, 334, 90), true), GOLD, 5),
    ...trace('110 110, 690 110, 690 690, 110 690').map(([x, y], i) =>
      flowerClumps(
        `corner${i}`,
        [{ at: [x, y + 20], size: 1.5, turn: 0 }],
        ['#c2352c', '#2f5a8a', '#c2352c', '#2f5a8a'][i]!,
      ),
    ),
    mount(random, SIZE, SIZE, 46, '#7a2430', '#1f3a5f'),
    dots(ellipse([400, 400], 317, 353, 120), 2.6, '#8a2f35'),
  );
}
