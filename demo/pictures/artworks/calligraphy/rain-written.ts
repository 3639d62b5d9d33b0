import { type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { stroked, svgDocument } from '../../drawing/svg.ts';
import { brush, type Nib, nuqta, rules, spatter, tinted } from './brush.ts';
import { seal, SLOPE } from './common.ts';

export function rainWritten(random: Random, width: number, height: number): string {
  const paper = '#ecd9b0';
  const nib: Nib = { width: 62, angle: SLOPE, ink: '#1b1a22', paper, dry: 0.6 };
  // Lines that hang like a text in the hanging hand: each begins high at the right and settles to the left.
  const bowls: [Point[], Partial<Nib>][] = [
    [trace('770 250, 690 330, 520 372, 330 352, 196 270, 150 190'), {}],
    [trace('800 470, 742 556, 600 600, 470 574, 420 500, 440 440'), { width: 54 }],
    [trace('430 640, 360 700, 240 706, 160 640, 140 560'), { width: 48 }],
    [trace('780 720, 700 812, 520 868, 320 846, 190 760, 150 690'), { width: 66 }],
    [trace('660 940, 600 1020, 460 1050, 340 1010, 292 930'), { width: 54 }],
  ];
  const stems: Point[][] = [
    trace('612 130, 606 240, 590 360'),
    trace('716 380, 706 470, 690 566'),
    trace('300 480, 298 580, 282 690'),
    trace('560 640, 556 740, 540 850'),
    trace('780 880, 770 980, 748 1070'),
    trace('222 900, 214 980, 196 1060'),
  ];
  const marks = trace(`
      480 250, 520 270, 500 300, 300 196, 620 480, 240 620, 640 700, 676 722, 420 770, 460 940,
      500 960, 560 1092, 600 1104, 120 840`)
    .map((at, i) => nuqta([...at], i % 3 === 0 ? 19 : 15, SLOPE + 0.2, i % 4 === 1 ? '#b3322a' : '#1b1a22'))
    .join('');
  const hairs = (
    [
      trace('690 190, 660 160, 700 140'),
      trace('380 420, 350 396, 392 372'),
      trace('150 470, 176 440, 210 462'),
      trace('660 610, 700 630, 730 600'),
    ] as const
  )
    .map((line) =>
      brush(
        random,
        line.map((p): Point => [...p]),
        { ...nib, width: 16, dry: 1 },
      ),
    )
    .join('');
  return svgDocument(
    width,
    height,
    tinted(random, width, height, paper, '#8a6430', '#c9962f'),
    stroked(Array.from({ length: 7 }, (_, i) => `M80 ${190 + i * 146}H820`).join(''), '#b3322a', 1, {
      opacity: 0.25,
    }),
    ...stems.map((line) => brush(random, line, { ...nib, width: 44, dry: 0.72 })),
    ...bowls.map(([line, change]) => brush(random, line, { ...nib, ...change })),
    marks,
    hairs,
    spatter(random, [190, 250], 110, '#1b1a22'),
    rules(width, height, 34, '#b08a3a'),
    seal([764, 1110], 30),
  );
}
