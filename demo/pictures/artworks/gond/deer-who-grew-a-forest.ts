import type { Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { svgDocument } from '../../drawing/svg.ts';
import { bird } from './birds.ts';
import { deer } from './animals.ts';
import { forest, frame, INK, meadow, paper } from './common.ts';
import type { Skin } from './pattern.ts';

export function forestDeer(random: Random, width: number, height: number): string {
  const body: Skin = {
    base: '#d8702a',
    marks: ['#fff3df', '#5d1f14', '#f7c64a'],
    kinds: ['dash', 'comb', 'dot', 'slant'],
    pitch: 10.5,
  };
  const legs: Skin = { base: '#8c2f1d', marks: ['#f7c64a', '#fff3df'], kinds: ['dot', 'comb'], pitch: 9 };
  const bark: Skin = { base: '#8c2f1d', marks: ['#fff3df', '#e9a13b'], kinds: ['dash', 'dot'], pitch: 8 };
  const stance = { at: [316, 1096] as Point, size: 0.9 };
  const { svg, crown } = deer(random, stance, body, legs);
  const greens = [
    ['#2f7d5b', '#cfe8b0'],
    ['#5aa04c', '#173f2b'],
    ['#1f5c58', '#9fd8c0'],
    ['#c7a52b', '#5b4a10'],
  ] as const;
  const antlers =
    forest(random, [crown[0] + 6, crown[1]], -1.26, 142, 30, 4, bark, greens, 0.5) +
    forest(random, [crown[0] - 18, crown[1] + 2], -2.1, 148, 30, 4, bark, greens, 0.52);
  const small = (at: Point, size: number, mirrored: boolean, base: string, wing: string) =>
    bird(
      random,
      { at, size, mirrored },
      { base, marks: ['#fff3df', INK], kinds: ['dot', 'dash'], pitch: 7 },
      { base: wing, marks: ['#fff3df'], kinds: ['comb', 'dot'], pitch: 6.5 },
      ['#b8442e', '#f7c64a', '#1f5c58'],
    );
  return svgDocument(
    width,
    height,
    paper(random, width, height, '#f6e9cf', '#8a6a3a'),
    antlers,

    meadow(random, width, 1076, height, [
      ['#3f8f5a', '#1f4f3a'],
      ['#86b04a', '#2c5a2c'],
      ['#2a7a74', '#123c3a'],
    ]),
    svg,
    small([262, 732], 0.62, true, '#2d6ea3', '#f0a13a'),
    small([720, 1046], 0.62, true, '#c23f55', '#f7c64a'),
    small([610, 1060], 0.5, false, '#1f7a6a', '#f0a13a'),
    frame(width, height, '#8c2f1d', '#f7c64a'),
  );
}
