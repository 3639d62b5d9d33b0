import { curve, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { smooth, stroked, svgDocument } from '../../drawing/svg.ts';
import { brush, type Nib, nuqta, rules, spatter, tinted } from './brush.ts';
import { seal, SLOPE, write } from './common.ts';
import { AA, GA, LA, MA, RA } from './letters.ts';

export function garland(random: Random, width: number, height: number): string {
  const paper = '#f3ead6';
  const ink = '#1d3163';
  const top = 216;
  const nib: Nib = { width: 40, angle: SLOPE, ink, paper, dry: 0.66, lift: true };
  // "Rangmala", a garland of colours.
  const word = write(random, [RA, GA, MA, AA, LA, AA], 128, top, 1.29, nib);
  const bar = brush(
    random,
    [
      [104, top - 2],
      [420, top - 8],
      [820, top + 2],
      [word.end + 70, top - 6],
    ],
    { ...nib, width: 40, angle: -1.3, dry: 0.86 },
  );
  const beads = curve(trace('120 560, 360 628, 640 600, 920 634, 1170 556'), false, 12).filter(
    (_, i) => i % 4 === 0,
  );
  const colours = ['#b3322a', '#d08a2c', '#2f5a4a', '#7a2450', '#c9962f'];
  return svgDocument(
    width,
    height,
    tinted(random, width, height, paper, '#a08050', '#d8a93f'),
    stroked([top - 20, top + 28, top + 150, top + 300].map((y) => `M70 ${y}H1210`).join(''), '#b3322a', 1, {
      opacity: 0.18,
    }),
    stroked(smooth(beads), '#c9a24a', 2),
    beads.map((at, i) => nuqta(at, 15, 0.5 + i * 0.4, colours[i % colours.length] as string)).join(''),
    word.svg,
    bar,
    nuqta([226, top - 70], 23, SLOPE, '#b3322a'),
    spatter(random, [word.end + 60, top + 10], 84, ink),
    rules(width, height, 28, '#c9a24a'),
    seal([1176, 642], 22),
  );
}
