import { ellipse, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, smooth, svgDocument } from '../../drawing/svg.ts';
import { tiger } from './tiger.ts';
import { forest, frame, INK, meadow, paper } from './common.ts';
import { patterned, type Skin } from './pattern.ts';

export function tigerWalk(random: Random, width: number, height: number): string {
  const body: Skin = {
    base: '#ef9a23',
    marks: [INK, '#fff3df', '#b8331f'],
    kinds: ['comb', 'dash', 'slant', 'dot'],
    pitch: 11,
  };
  const limbs: Skin = { base: '#d9641e', marks: [INK, '#ffe2a0'], kinds: ['comb', 'dot'], pitch: 11 };
  const face: Skin = { base: '#f5ad33', marks: ['#b8331f', '#fff3df'], kinds: ['comb', 'dot'], pitch: 10 };
  const trees = (
    [
      [140, 800, -1.5],
      [640, 790, -1.6],
      [1075, 800, -1.62],
    ] as const
  )
    .map(([x, y, angle], i) =>
      forest(
        random,
        [x, y],
        angle,
        236,
        48,
        3,
        {
          base: i === 1 ? '#4b2a6b' : '#7a2c3e',
          marks: ['#f3c7d0', '#f7c64a'],
          kinds: ['dash', 'dot'],
          pitch: 11,
        },
        [
          ['#3fa07a', '#0d3b33'],
          ['#8cc152', '#24521f'],
          ['#2a86a8', '#0f3247'],
          ['#e0c23c', '#6b5310'],
        ],
        0.52,
        46,
      ),
    )
    .join('');
  return svgDocument(
    width,
    height,
    paper(random, width, height, '#143f3a', '#0a2724'),
    dots(
      Array.from({ length: 260 }, (): Point => [random() * width, random() * 700]),
      1.9,
      '#3f7f6a',
      { opacity: 0.7 },
    ),
    filled(smooth(ellipse([940, 150], 74, 74), true), '#f6e3a6'),
    patterned(random, ellipse([940, 150], 74, 74, 60), {
      base: '#f6e3a6',
      marks: ['#d9a93b', '#c5762a'],
      kinds: ['dash', 'dot'],
      pitch: 12,
      outline: '#d9a93b',
    }),
    trees,
    meadow(random, width, 770, height, [
      ['#2f8f72', '#0c2e2a'],
      ['#74a83f', '#1c4420'],
      ['#d0b138', '#5b4a10'],
    ]),
    tiger(random, { at: [590, 804], size: 0.98 }, body, limbs, face),
    frame(width, height, '#b8331f', '#f7c64a'),
  );
}
