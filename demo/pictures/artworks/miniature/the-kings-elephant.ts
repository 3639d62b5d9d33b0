import { curve, type Point, trace, TURN, walk } from '../../drawing/geometry.ts';
import { almond, petal, repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import {
  circle,
  dots,
  element,
  filled,
  group,
  linearGradient,
  rect,
  smooth,
  straight,
  stroked,
  strokes,
  svgDocument,
} from '../../drawing/svg.ts';
import { egret } from './birds.ts';
import { elephant } from './animals.ts';
import { crownOf } from './common.ts';
import { cypress, flowerClumps, leafyTree } from './garden.ts';
import { GOLD, LINE, mount, PALE_GOLD } from './ornament.ts';

export function royalElephant(random: Random, width: number, height: number): string {
  const canopy = [
    rect(430, 212, 300, 20, '#d8a93f', { stroke: LINE, 'stroke-width': 1.8 }),
    [448, 712]
      .map((x) => rect(x - 5, 232, 10, 150, '#d8a93f', { stroke: LINE, 'stroke-width': 1.4 }))
      .join(''),
    rect(436, 330, 288, 52, '#2f5a8a', { stroke: LINE, 'stroke-width': 1.8 }),
    repeated(
      'seat',
      filled(Array.from({ length: 6 }, (_, i) => petal([0, 0], 14, (i / 6) * TURN, 0.3)).join(''), PALE_GOLD),
      Array.from({ length: 7 }, (_, i) => ({ at: [466 + i * 38, 356] as Point })),
    ),
    filled(
      straight([...curve(trace('430 212, 470 150, 580 118, 690 150, 730 212'), false, 8)], true),
      '#b5302f',
      { stroke: LINE, 'stroke-width': 2 },
    ),
    strokes(
      [trace('580 120, 520 212'), trace('580 120, 640 212'), trace('580 120, 580 212')],
      PALE_GOLD,
      2.4,
    ),
    stroked('M580 118v-34', GOLD, 5),
    dots([[580, 80]], 9, GOLD),
    filled(
      straight(
        Array.from({ length: 25 }, (_, i): Point => [430 + i * 12.5, 232 + (i % 2 ? 16 : 0)]),
        true,
      ),
      '#f0d386',
      { stroke: LINE, 'stroke-width': 1 },
    ),
  ].join('');
  // The mahout, in profile, with his goad.
  const mahout = group(
    { transform: 'translate(-50 -8)' },
    filled(smooth(trace('742 400, 748 330, 770 306, 796 318, 806 400'), true), '#f4ead2', {
      stroke: LINE,
      'stroke-width': 1.8,
    }) +
      filled(smooth(trace('748 404, 800 396, 826 420, 802 452, 784 438, 754 440'), true), '#2f7a5a', {
        stroke: LINE,
        'stroke-width': 1.6,
      }) +
      circle([784, 290], 20, '#a9683f', { stroke: LINE, 'stroke-width': 1.5 }) +
      filled(smooth(trace('764 288, 760 264, 784 252, 806 264, 804 280, 784 274'), true), '#d2482f', {
        stroke: LINE,
        'stroke-width': 1.5,
      }) +
      dots([[794, 290]], 2.4, LINE) +
      stroked('M788 340L836 356', '#a9683f', 9) +
      stroked('M830 326L850 410', GOLD, 4.5) +
      stroked('M832 332q14 -4 14 -16', GOLD, 4),
  );
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, '#a9c7a4'),
    element(
      'defs',
      {},
      linearGradient('field', [
        [0, '#b8d0b4'],
        [0.7, '#a3c29a'],
        [0.71, '#7f9f5a'],
        [1, '#6f9050'],
      ]),
    ),
    rect(0, 0, width, height, 'url(#field)'),
    Array.from({ length: 7 }, (_, i) =>
      egret({ at: [840 + i * 34, 130 + Math.abs(i - 2) * 20], size: 0.5 }, true),
    ).join(''),
    leafyTree(
      random,
      'plane',
      [166, 650],
      crownOf(random, 160, 420, 84, 150),
      '#7a5a3f',
      '#2f5f3f',
      '#7fa552',
      19,
      '#f2b04a',
    ),
    cypress(1048, 650, 330, '#1f4a3a', '#5a8f63'),
    cypress(982, 650, 240, '#1f4a3a', '#5a8f63'),
    flowerClumps(
      'poppy',
      Array.from({ length: 15 }, (_, i) => ({ at: [110 + i * 70, 806 - (i % 3) * 20] as Point, size: 1.2 })),
      '#d2482f',
    ),
    flowerClumps(
      'iris',
      Array.from({ length: 14 }, (_, i) => ({ at: [146 + i * 70, 716 - (i % 2) * 20] as Point, size: 1 })),
      '#5f5aa0',
    ),
    flowerClumps(
      'lily',
      Array.from({ length: 13 }, (_, i) => ({ at: [120 + i * 80, 682] as Point, size: 0.9 })),
      '#f4ead2',
    ),
    elephant({ at: [600, 740], size: 1.04 }),
    canopy,
    mahout,
    walk(trace('120 836, 1080 836'), 44)
      .map(({ point }) =>
        filled(
          [-0.5, 0, 0.5].map((turn) => almond(point, 22, -Math.PI / 2 + turn, 0.14)).join(''),
          '#4f7a3a',
        ),
      )
      .join(''),
    mount(random, width, height, 72, '#274a72', '#b5402f'),
  );
}
