import { curve, type Point, polar, trace, TURN, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, rect, smooth, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { fish } from './birds.ts';
import { frame } from './common.ts';
import { leaf } from './pattern.ts';

export function narmada(random: Random, width: number, height: number): string {
  let water = '';
  const tints = ['#1b6f7a', '#2b8a90', '#155560', '#44a39e'];
  for (let i = 0; i < 17; i += 1) {
    const y = 30 + i * 43;
    const line = curve(
      Array.from({ length: 14 }, (_, k): Point => [k * 100 - 10, y + Math.sin(k * 1.1 + i * 0.9) * 11]),
      false,
      6,
    );
    const lines: Point[][] = walk(line, 13).map(({ point, angle }) => [
      polar(point, -4, angle + (i % 2 ? 0.8 : -0.8)),
      polar(point, 4, angle + (i % 2 ? 0.8 : -0.8)),
    ]);
    water +=
      stroked(smooth(walk(line, 60).map(({ point }) => point)), tints[i % 4] as string, 25) +
      strokes(lines, '#a9dccb', 2.2, { opacity: 0.55 });
  }
  const mother = fish(
    random,
    { at: [640, 372], size: 2.05 },
    {
      base: '#c9362f',
      marks: ['#ffe6b5', '#f3b32f', '#5d1418', '#f6efe0'],
      kinds: ['scale', 'dot', 'comb', 'dash'],
      pitch: 14,
    },
    { base: '#f0a12e', marks: ['#7a1f16', '#fff3df'], kinds: ['comb', 'dash'], pitch: 11 },
  );
  const schools = (
    [
      [150, 150, 0.42, false, '#f3c23c', '#8c2f1d'],
      [1120, 140, 0.46, true, '#f4ead2', '#c53667'],
      [120, 590, 0.5, false, '#7bc06a', '#1f4f3a'],
      [1150, 590, 0.44, true, '#f0a12e', '#40308a'],
      [380, 92, 0.36, true, '#e9708a', '#5d1f3a'],
      [880, 646, 0.38, false, '#f4ead2', '#1f4f72'],
      [420, 640, 0.36, true, '#f3c23c', '#1f4f72'],
      [860, 88, 0.34, false, '#7bc06a', '#8c2f1d'],
    ] as const
  )
    .map(([x, y, size, mirrored, base, fin]) =>
      fish(
        random,
        { at: [x, y], size, mirrored },
        { base, marks: [fin, '#1d1a1c'], kinds: ['scale', 'dot', 'dash'], pitch: 8 },
        { base: fin, marks: [base], kinds: ['comb'], pitch: 7 },
      ),
    )
    .join('');
  const weed = trace('270 712, 560 716, 1010 712, 60 380, 1226 400')
    .map(([x, y]) =>
      [-0.4, 0, 0.4]
        .map((lean) => {
          const line: Point[] = [
            [x, y],
            [x + lean * 60 + random.tremble(10), y - 60],
            [x + lean * 110, y - 120],
          ];
          return (
            stroked(smooth(line), '#0d3b33', 6) +
            walk(curve(line), 17)
              .map(({ point, angle }) =>
                [-0.8, 0.8].map((turn) => leaf(point, 24, angle + turn, '#7bc06a', '#17452b', 0.28)).join(''),
              )
              .join('')
          );
        })
        .join(''),
    )
    .join('');
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, '#0f4650'),
    water,
    weed,
    schools,
    mother,
    frame(width, height, '#f0a12e', '#7a1f16'),
    dots(
      Array.from({ length: 26 }, (_, i): Point => polar([1100, 330], 20 + i * 4, (i * TURN) / 7)).filter(
        ([x]) => x > 1070,
      ),
      4,
      '#d7f0e6',
      { opacity: 0.8 },
    ),
  );
}
