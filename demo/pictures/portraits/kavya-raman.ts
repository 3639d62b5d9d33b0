import { curve, ellipse, type Point, trace, walk } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import { circle, dots, filled, group, smooth, svgDocument } from '../drawing/svg.ts';
import { floor, flour, RICE, sikku } from '../artworks/kolam/powder.ts';
import { SIZE } from './grain.ts';
import { beads, folds, gajra, jhumka, strands, trim } from './adornment.ts';
import { brows, eyes } from './eyes.ts';
import { cheeks, ear, mouth, neck, nose } from './face.ts';
import { form, inked, type Skin } from './form.ts';

export function kavya(random: Random): string {
  const skin: Skin = { base: '#8f5a3a', shade: '#73442b', blush: '#a84f3e', lip: '#9a3d3f', line: '#532d1e' };
  const cells: Point[] = [];
  for (let y = -6; y <= 6; y += 1) for (let x = -6; x <= 6; x += 1) cells.push([x, y]);
  const kolam = sikku({
    cells,
    spacing: 74,
    centre: [400, 380],
    joined: (a, b) => (Math.abs(a[0] + b[0]) + Math.abs(a[1] + b[1])) % 6 !== 3,
  });
  const plait = curve(trace('486 470, 560 560, 566 660, 530 760, 500 830'), false, 6);
  return svgDocument(
    SIZE,
    SIZE,
    floor(random, SIZE, SIZE, '#274a4c', '#122a2e', '#44777a'),
    group({ opacity: 0.75 }, flour(random, kolam.data, [], 5), dots(kolam.dots, 5, RICE)),
    circle([400, 370], 232, '#1b3a3d', { opacity: 0.92 }),
    circle([400, 370], 232, 'none', { stroke: RICE, 'stroke-width': 5 }),
    dots(ellipse([400, 370], 250, 250, 60), 4, '#f0a13a'),
    form(
      'hair-back',
      trace('330 210, 278 290, 282 420, 330 470, 470 490, 524 420, 524 290, 470 206'),
      '#17110f',
      '#0b0808',
    ),
    form(
      'half-sari',
      trace('110 830, 134 716, 226 648, 338 616, 462 616, 576 648, 668 716, 692 830'),
      '#b81f66',
      '#8e144c',
    ),
    neck(trace('352 480, 450 480, 456 580, 496 636, 400 706, 304 636, 344 580'), [400, 530], skin),
    form(
      'drape',
      trace('110 830, 130 720, 214 652, 312 618, 352 668, 440 760, 540 830'),
      '#2f8f5a',
      '#216c42',
    ),
    trim(trace('318 620, 366 682, 456 768, 550 836'), 34, '#e0ad3c', '#b81f66', 12),
    folds([trace('160 720, 250 760, 350 830'), trace('220 670, 310 730, 420 820')], '#164a2c', 5),
    ear('ear-l', [298, 396], 0.94, -1, skin),
    ear('ear-r', [502, 396], 0.94, 1, skin),
    form(
      'face',
      trace(`
      400 224, 330 240, 298 306, 298 396, 318 466, 362 524, 400 538, 438 524, 482 466, 502 396,
      502 306, 470 240`),
      skin.base,
      skin.shade,
    ),
    cheeks([342, 440], [458, 440], 30, skin),
    form(
      'hair',
      trace(`
      400 180, 316 198, 272 274, 276 366, 304 310, 344 264, 398 236, 456 264, 496 310, 524 366,
      528 274, 484 198`),
      '#17110f',
      '#0b0808',
    ),
    strands([trace('394 198, 328 226, 292 310'), trace('406 198, 472 226, 508 310')], '#42302a'),
    inked(trace('400 184, 400 232'), 4, '#73442b'),
    // A chain along the parting, with its pendant.
    beads(
      walk(trace('400 190, 400 258'), 11).map(({ point }) => point),
      3.6,
      '#e0ad3c',
      '#fff3c4',
    ),
    circle([400, 272], 13, '#e0ad3c'),
    circle([400, 272], 6.4, '#b3202a'),
    dots(ellipse([400, 292], 8, 6, 5), 2.6, '#fff3d0'),
    ...walk(plait, 33).map(({ point }, i) =>
      form(
        `plait${i}`,
        ellipse([point[0] + (i % 2 ? 8 : -8), point[1]], 31, 25, 14, i % 2 ? 0.5 : -0.5),
        i % 2 ? '#17110f' : '#231916',
        '#0b0808',
      ),
    ),
    gajra(
      walk(curve(trace('462 470, 530 540, 548 600, 536 660'), false, 8), 20).map(({ point }) => point),
      '#fdfaf0',
      '#e6e0b0',
      14,
    ),
    brows([350, 350], [450, 350], 58, 9, '#15100e', 11),
    eyes({ left: [350, 390], right: [450, 390], width: 50, ink: '#15100e', mood: 'down', lashes: true }),
    nose([398, 362], [400, 446], 44, 1, skin),
    mouth([400, 484], 76, 'teeth', skin),
    circle([400, 326], 6, '#b3202a'),
    inked(trace('394 314, 400 306, 406 314'), 2.6, '#f6efe0'),
    circle([379, 446], 4.6, '#e6bd5a'),
    jhumka([297, 434], 1.05, '#e0ad3c', '#b3202a'),
    jhumka([503, 434], 1.05, '#e0ad3c', '#b3202a'),
    beads(
      walk(curve(trace('330 622, 360 668, 400 690, 440 668, 470 622'), false, 8), 13).map(
        ({ point }) => point,
      ),
      5.4,
      '#e0ad3c',
      '#fff3c4',
    ),
    filled(smooth(trace('382 692, 400 684, 418 692, 412 722, 400 732, 388 722'), true), '#e0ad3c'),
    circle([400, 706], 7, '#2f8f5a'),
  );
}
