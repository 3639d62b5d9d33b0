import { curve, ellipse, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, rect, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { brush, nuqta, rules, tinted } from './brush.ts';
import { SLOPE, write } from './common.ts';
import { DHA, GA, type Letter, MA, NA, PA, RA, SA } from './letters.ts';

export function sevenNotes(random: Random, width: number, height: number): string {
  const squares: [string, string][] = [
    ['#7a2430', '#f3dfb4'],
    ['#d08a2c', '#2a1a1c'],
    ['#efe0bd', '#7a2430'],
    ['#2f5a4a', '#f3dfb4'],
    ['#1f3560', '#f0c566'],
    ['#c8a9a0', '#2a1a3c'],
    ['#3a2450', '#f3dfb4'],
  ];
  // Sa, re, ga, ma, pa, dha, ni: the first letters of the seven notes.
  const notes = [SA, RA, GA, MA, PA, DHA, NA];
  const tiles = squares.map(([ground, ink], i) => {
    const wide = i === 6;
    const [x, y, w] = wide
      ? [70, 70 + 3 * 268, 760]
      : [70 + (i % 2) * 386, 70 + Math.floor(i / 2) * 268, 374];
    const h = 256;
    const at: Point = [x + w / 2, y + h / 2];
    const letter = notes[i] as Letter;
    const size = 1.02;
    const start = at[0] + ((letter.left - letter.right) / 2) * size;
    const written = write(random, [letter], start, at[1] - 104, size, {
      width: 42,
      angle: SLOPE,
      ink,
      paper: ground,
      dry: 0.62,
    }).svg;
    const grain = dots(
      Array.from({ length: 90 }, (): Point => [x + random() * w, y + random() * h]),
      1.3,
      '#e2b95a',
      { opacity: 0.6 },
    );
    const bar = brush(
      random,
      [
        [at[0] - w * 0.36, at[1] - 104],
        [at[0], at[1] - 108],
        [at[0] + w * 0.36, at[1] - 102],
      ],
      { width: 17, angle: -1.3, ink, paper: ground, dry: 0.8 },
    );
    const beads = Array.from({ length: i + 1 }, (_, k) =>
      nuqta([at[0] + (k - i / 2) * 22, at[1] + 114], 7, 0.5, i === 2 || i === 5 ? '#b3322a' : '#e2b95a'),
    ).join('');
    return (
      rect(x, y, w, h, ground) +
      grain +
      bar +
      written +
      beads +
      (wide
        ? stroked(
            straight(
              curve(
                [
                  [x + 90, at[1] + 20],
                  [x + 170, at[1] - 40],
                  [x + 240, at[1] + 10],
                ],
                false,
                8,
              ),
            ),
            ink,
            3,
          ) +
          stroked(
            straight(
              curve(
                [
                  [x + w - 240, at[1] + 10],
                  [x + w - 170, at[1] - 40],
                  [x + w - 90, at[1] + 20],
                ],
                false,
                8,
              ),
            ),
            ink,
            3,
          ) +
          dots(ellipse([x + 66, at[1] + 24], 10, 10, 6), 2.6, ink) +
          dots(ellipse([x + w - 66, at[1] + 24], 10, 10, 6), 2.6, ink)
        : '')
    );
  });
  return svgDocument(
    width,
    height,
    tinted(random, width, height, '#f2e7cd', '#a5854f', '#d8a93f'),
    ...tiles,
    rules(width, height, 30, '#b08a3a'),
  );
}
