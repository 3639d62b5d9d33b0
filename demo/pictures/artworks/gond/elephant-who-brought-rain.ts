import { type Point, polar, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { smooth, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { elephant } from './animals.ts';
import { frame, INK, meadow, paper } from './common.ts';
import { leaf, patterned, type Skin } from './pattern.ts';

const cloud = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 90 }, (_, i): Point => {
    const angle = (i / 90) * TURN;
    const swell = radius * (0.86 + 0.22 * Math.abs(Math.sin(angle * 4)));
    return [
      centre[0] + Math.cos(angle) * swell,
      centre[1] + Math.sin(angle) * swell * (angle > Math.PI ? 0.62 : 0.42),
    ];
  });

export function rainElephant(random: Random, width: number, height: number): string {
  const body: Skin = {
    base: '#2b6f8f',
    marks: ['#f4ead2', '#8fd0c8', '#f3c23c'],
    kinds: ['scale', 'dot', 'comb', 'dash'],
    pitch: 12.5,
  };
  const ear: Skin = {
    base: '#b93a5a',
    marks: ['#f7d7c0', '#f3c23c'],
    kinds: ['comb', 'dot', 'dash'],
    pitch: 11,
  };
  const legs: Skin = { base: '#1f4f72', marks: ['#f4ead2', '#8fd0c8'], kinds: ['dash', 'comb'], pitch: 11 };
  let clouds = '';
  for (const [x, y, r] of [
    [190, 190, 92],
    [420, 140, 110],
    [660, 176, 96],
    [842, 150, 74],
  ] as const) {
    const rain: Point[][] = [];
    for (let i = 0; i < 13; i += 1)
      for (let k = 0; k < 4; k += 1)
        rain.push([
          [x - r + (i * r) / 6, y + r * 0.62 + k * 38 + (i % 3) * 12],
          [x - r + (i * r) / 6, y + r * 0.62 + k * 38 + 17 + (i % 3) * 12],
        ]);
    clouds +=
      strokes(rain, '#2b6f8f', 4.2) +
      patterned(random, cloud([x, y], r), {
        base: '#fff6e4',
        marks: ['#2b6f8f', '#7db4c9'],
        kinds: ['scale', 'dot', 'dash'],
        pitch: 11,
      });
  }
  return svgDocument(
    width,
    height,
    paper(random, width, height, '#f0b545', '#a86a17'),
    clouds,
    meadow(random, width, 872, height, [
      ['#3f8f5a', '#1f4f3a'],
      ['#2f6f8f', '#12324a'],
      ['#7da23a', '#2c5a2c'],
    ]),
    elephant(random, { at: [452, 898], size: 0.98 }, body, ear, legs),
    // A spray of flowers held up in the trunk.
    [-0.9, -0.3, 0.3, 0.9]
      .map(
        (turn) =>
          stroked(smooth([[806, 366], polar([806, 366], 60, -1.75 + turn)]), INK, 3) +
          leaf(polar([806, 366], 50, -1.75 + turn), 50, -1.75 + turn, '#d23b3f', '#ffd9a0', 0.32),
      )
      .join(''),
    frame(width, height, '#1f4f72', '#fff3df'),
  );
}
