import { type Point, polar, trace } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, filled, rect, smooth, straight, stroked, svgDocument } from '../drawing/svg.ts';
import { specks } from '../drawing/texture.ts';
import { SIZE } from './grain.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { folds, glasses, strands } from './adornment.ts';
import { form, inked, outlineOf, type Skin } from './form.ts';

export function dev(random: Random): string {
  const skin: Skin = { base: '#b87f56', shade: '#966342', blush: '#c46449', lip: '#9a5046', line: '#6a422b' };
  const tones = ['#f2b33a', '#d85a2a', '#8a1f36', '#2f3f6a', '#e9d7b4', '#20606a'];
  const rings = [330, 286, 242, 198].map((r, i) => circle([400, 380], r, tones[i]!)).join('');
  const quarters = trace('0 0, 800 0, 800 800, 0 800').flatMap(([x, y], i) =>
    [190, 140, 90, 40].map((r, k) => circle([x, y], r, tones[(i + k + 1) % 6]!)),
  );
  return svgDocument(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, '#33204a'),
    filled('M400 0L800 400L400 800L0 400Z', '#e9d7b4'),
    filled('M400 70L730 400L400 730L70 400Z', '#20606a'),
    rings,
    ...quarters,
    specks(random, SIZE, SIZE, 900, 1, '#fff3dc', 0.2),
    specks(random, SIZE, SIZE, 900, 1, '#140b10', 0.2),
    form(
      'kurta',
      trace('60 830, 92 706, 204 638, 330 604, 470 604, 596 638, 708 706, 740 830'),
      '#f6efe0',
      '#d9ceb6',
    ),
    neck(trace('332 470, 468 470, 474 576, 510 628, 400 700, 290 628, 326 576'), [406, 530], skin),
    stroked(smooth(trace('300 620, 350 664, 400 676, 450 664, 500 620')), '#f6efe0', 26),
    form(
      'jacket-l',
      trace('92 830, 120 716, 214 646, 300 616, 352 680, 392 740, 392 830'),
      '#2b3568',
      '#1f274e',
    ),
    form(
      'jacket-r',
      trace('708 830, 680 716, 586 646, 500 616, 448 680, 408 740, 408 830'),
      '#2b3568',
      '#1f274e',
    ),
    stroked(smooth(trace('304 622, 354 684, 398 746')), '#47549a', 7),
    stroked(smooth(trace('496 622, 446 684, 402 746')), '#47549a', 7),
    dots(trace('420 776, 420 816'), 8, '#d8a93f'),
    filled('M520 740l52 -12l4 14l-52 12z', '#1a2146'),
    filled('M526 738l14 -40l22 4l6 28z', '#d85a2a'),
    folds([trace('176 720, 206 780, 200 830'), trace('624 720, 600 780, 606 830')], '#161c3c', 6),
    ear('ear-l', [290, 384], 1.08, -1, skin),
    ear('ear-r', [518, 384], 0.9, 1, skin),
    // A shaven head, turned a little to the right.
    form(
      'face',
      trace(`
      410 158, 330 172, 286 238, 280 320, 290 410, 320 482, 372 526, 414 534, 452 522, 496 472,
      516 398, 526 316, 518 236, 484 174`),
      skin.base,
      skin.shade,
      [-20, -6],
    ),
    filled(smooth(trace('330 210, 366 182, 410 178, 380 196, 346 226'), true), '#dcab82', { opacity: 0.75 }),
    cheeks([348, 430], [476, 430], 30, skin),
    filled(
      straight(
        outlineOf(
          trace(`
      288 400, 304 440, 340 452, 376 460, 418 452, 456 458, 490 446, 514 404, 502 474, 468 522,
      420 546, 370 540, 316 492`),
        ),
        true,
      ),
      '#6f6a6c',
    ),
    strands(
      Array.from({ length: 15 }, (_, i): Point[] => {
        const at = polar([406, 430], 88 + (i % 2) * 12, 0.35 + (i / 14) * 2.45);
        return [at, polar(at, 22, Math.PI / 2 + (i - 7) * -0.06)];
      }),
      '#c9c5c4',
      4.4,
    ),
    mouth([416, 478], 70, 'closed', skin),
    filled(
      smooth(
        trace(`
      416 446, 374 452, 348 470, 370 472, 398 464, 416 462, 436 464, 462 472, 482 466, 456 450`),
        true,
      ),
      '#57535a',
    ),
    brows([364, 338], [468, 338], 62, 14, '#4a4548', 9),
    eyes({ left: [364, 378], right: [468, 377], width: 48, ink: '#201613', glance: 5 }),
    nose([424, 352], [430, 434], 56, 1, skin),
    inked(trace('326 384, 314 392, 312 402'), 3, skin.line),
    inked(trace('360 292, 410 284, 464 292'), 3.4, skin.line),
    inked(trace('356 270, 410 262, 466 270'), 3, skin.line),
    glasses([364, 380], [468, 379], 40, '#8a2f2a', 5.5, 'round'),
  );
}
