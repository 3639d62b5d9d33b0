import { curve, ellipse, type Point, trace, TURN } from '../../drawing/geometry.ts';
import { petal, repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, rect, smooth, straight, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { egret } from './birds.ts';
import { waves } from './water.ts';
import { box, crownOf, sky } from './common.ts';
import { cuspedArch, dome, kiosk, lattice } from './architecture.ts';
import { cypress, leafyTree, lotus } from './garden.ts';
import { LINE, moon, mount, PALE_GOLD, stars } from './ornament.ts';

export function lakePalace(random: Random, width: number, height: number): string {
  const marble = { stone: '#f6ecd8', shade: '#cdb994', inside: '#5a3550' };
  const ground = 800;
  const arches = Array.from({ length: 5 }, (_, i) => {
    const x = 250 + i * 100;
    const glow = i === 2 ? '#e2843f' : '#7a3a4a';
    return (
      filled(straight(cuspedArch(x, ground - 40, 80, 150), true), glow, {
        stroke: LINE,
        'stroke-width': 1.8,
      }) +
      (i === 2 ? '' : lattice(x - 30, ground - 84, 60, 44, '#e9d9b4', '#a98a5a')) +
      stroked(
        straight([
          [x - 50, ground - 40],
          [x - 50, ground - 214],
        ]),
        '#b39a6c',
        2.4,
      )
    );
  });
  const upper = Array.from({ length: 3 }, (_, i) =>
    filled(straight(cuspedArch(350 + i * 100, 570, 66, 104), true), i === 1 ? '#e8a24f' : '#5a3550', {
      stroke: LINE,
      'stroke-width': 1.6,
    }),
  ).join('');
  const frieze = (y: number, left: number, right: number) =>
    rect(left, y, right - left, 22, '#b5402f', { stroke: LINE, 'stroke-width': 1.4 }) +
    repeated(
      `frieze-${y}`,
      filled(Array.from({ length: 5 }, (_, i) => petal([0, 0], 8, (i / 5) * TURN, 0.34)).join(''), PALE_GOLD),
      Array.from({ length: Math.floor((right - left) / 22) }, (_, i) => ({
        at: [left + 12 + i * 22, y + 11] as Point,
      })),
    );
  // A musician in the middle arch.
  const lady =
    filled(smooth(trace('428 758, 436 716, 450 704, 466 716, 476 758'), true), '#d8a93f', {
      stroke: LINE,
      'stroke-width': 1.3,
    }) +
    circle([452, 690], 13, '#b97a50', { stroke: LINE, 'stroke-width': 1.2 }) +
    filled(
      smooth(trace('438 694, 440 674, 456 670, 466 684, 458 680, 446 690, 444 720, 434 730'), true),
      '#7a1f3a',
      { stroke: LINE, 'stroke-width': 1 },
    ) +
    stroked('M424 742L486 698', '#5a2f1c', 5) +
    circle([428, 740], 10, '#a8622f', { stroke: LINE, 'stroke-width': 1.2 }) +
    circle([484, 700], 8, '#a8622f', { stroke: LINE, 'stroke-width': 1.2 });
  const reflections = strokes(
    Array.from({ length: 46 }, (): Point[] => {
      const y = random.between(872, 1090);
      const x = 640 + random.tremble(70);
      return [
        [x, y],
        [x + random.between(12, 44), y],
      ];
    }),
    '#fbf4dc',
    2.2,
    { opacity: 0.75 },
  );
  const pads = scatter(random, box(110, 900, 790, 1092), 74, 1500)
    .map(
      (at, i) =>
        filled(straight(ellipse(at, 27, 10, 20), true), i % 2 ? '#3f7a5a' : '#2f6650', {
          stroke: LINE,
          'stroke-width': 1,
        }) + (i % 3 !== 1 ? lotus([at[0] + 2, at[1] - 2], 21, '#e58a9a', '#f6c9c4') : ''),
    )
    .join('');
  return svgDocument(
    width,
    height,
    sky(
      'night',
      [
        [0, '#131a3f'],
        [0.45, '#263a72'],
        [0.68, '#5f6a9a'],
        [1, '#5f6a9a'],
      ],
      width,
      height,
    ),
    stars(random, width, 560, 150),
    moon([672, 236], 66),
    filled(
      straight(
        [
          ...curve(trace('60 690, 200 620, 330 660, 520 600, 700 650, 850 616'), false, 8),
          [850, 840],
          [60, 840],
        ],
        true,
      ),
      '#3a4f6f',
    ),
    filled(
      straight(
        [...curve(trace('60 740, 240 690, 420 730, 620 690, 850 730'), false, 8), [850, 840], [60, 840]],
        true,
      ),
      '#2c4558',
    ),
    leafyTree(
      random,
      'left',
      [150, 806],
      crownOf(random, 146, 640, 84, 96),
      '#5a3a26',
      '#1d4a3c',
      '#4f8a5a',
      17,
      '#f0c9d0',
    ),
    leafyTree(
      random,
      'right',
      [764, 806],
      crownOf(random, 770, 656, 76, 90),
      '#5a3a26',
      '#1f4f36',
      '#6a9a4f',
      17,
      '#f2a04a',
    ),
    cypress(224, 806, 200, '#17413a', '#3f7a5f'),
    cypress(690, 806, 210, '#17413a', '#3f7a5f'),
    rect(280, 462, 340, 120, marble.stone, { stroke: LINE, 'stroke-width': 1.8 }),
    upper,
    frieze(440, 276, 624),
    kiosk(316, 440, 76, marble),
    kiosk(584, 440, 76, marble),
    dome(450, 440, 150, '#f6ecd8', '#cdb994'),
    rect(190, 586, 520, 216, marble.stone, { stroke: LINE, 'stroke-width': 2 }),
    frieze(574, 184, 716),
    kiosk(212, 574, 70, marble),
    kiosk(688, 574, 70, marble),
    ...arches,
    lady,
    lattice(190, 762, 520, 38, '#efe0bd', '#a98a5a', 13),
    rect(60, 800, 790, 26, '#c8674a', { stroke: LINE, 'stroke-width': 1.8 }),
    rect(60, 826, 790, 18, '#a04a38', { stroke: LINE, 'stroke-width': 1.4 }),
    rect(60, 844, 790, 300, '#274f78'),
    waves(64, 850, 846, 1130, 34, '#6f9ab8'),
    reflections,
    pads,
    egret({ at: [170, 800], size: 0.62 }, false),
    egret({ at: [742, 800], size: 0.62, mirrored: true }, false),
    mount(random, width, height, 74, '#7a2430', '#1f3a5f'),
  );
}
