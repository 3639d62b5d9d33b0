import { type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { filled, straight, strokes, svgDocument } from '../../drawing/svg.ts';
import { palm } from './common.ts';
import { foliage, graded, granulation, paperSheet, range, stroke, wash, wet } from './wash.ts';

export function firstRain(random: Random, width: number, height: number): string {
  const clouds = Array.from({ length: 15 }, (_, i) => ({
    at: [random.between(0, 1280), random.between(20, 210)] as Point,
    radius: random.between(120, 250),
    colour: i % 3 ? '#6d7f95' : '#4c5b73',
    opacity: random.between(0.25, 0.5),
    flat: 0.45,
  }));
  const hillColours: [readonly string[], string, number, number][] = [
    [['#a9bccb', '#b8c6cf'], '#8fa5b8', 236, 66],
    [['#8aa7b2', '#9cb6b8'], '#6f92a0', 292, 70],
    [['#6f9a92', '#83ab9b'], '#557f7c', 356, 74],
    [['#4f8a6b', '#6a9d6f'], '#356650', 432, 70],
    [['#3c7a4e', '#5a9350', '#2f6a4b'], '#22503a', 512, 56],
  ];
  const hills = hillColours.map(([colours, rim, y, swing], i) => {
    const ridge = Array.from({ length: 10 }, (_, k): Point => [
      -60 + k * 156,
      y +
        Math.sin(k * 1.3 + i * 2.1) * swing * 0.55 +
        random.tremble(swing * 0.4) -
        (k === (i * 3 + 2) % 9 ? swing * 0.5 : 0),
    ]);
    const outline = range(random, ridge, 760, 3 + i);
    const mist = Array.from({ length: 6 }, () => ({
      at: [random.between(0, 1280), y + random.between(70, 110)] as Point,
      radius: random.between(150, 260),
      colour: '#f5f4ee',
      opacity: random.between(0.5, 0.8),
      flat: 0.2,
    }));
    return (
      wash(random, outline, { colours, strength: 0.86, layers: 7, spreading: 0.12, rim, rounds: 1 }) +
      granulation(random, outline, 500, rim, 0.18) +
      (i < 4 ? wet(mist, `mist${i}`) : '')
    );
  });
  const rain: Point[][] = Array.from({ length: 90 }, () => {
    const at: Point = [random.between(60, 900), random.between(60, 420)];
    return [at, [at[0] - random.between(10, 18), at[1] + random.between(40, 90)]];
  });
  const terraces = [0, 1, 2, 3].map((i) => {
    const y = 560 + i * 34;
    return wash(
      random,
      range(
        random,
        [
          [-40, y + 70 + i * 8],
          [300, y + 40],
          [640, y + 8],
          [900, y],
          [1300, y - 12],
        ],
        y + 90,
        1.5,
      ),
      {
        colours: ['#9cc24e', '#b9cf5a', '#7fb04a'].slice(i % 2, 2 + (i % 2)),
        strength: 0.72,
        layers: 6,
        rim: '#4d7a34',
        rounds: 1,
        spreading: 0.1,
      },
    );
  });
  const house =
    filled(straight(trace('846 520, 846 484, 934 484, 934 520'), true), '#f4ead9', { opacity: 0.95 }) +
    filled(straight(trace('834 486, 860 452, 922 452, 948 486'), true), '#b4492e', { opacity: 0.9 }) +
    filled('M882 520v-24h16v24z', '#3f4a52', { opacity: 0.8 }) +
    filled('M856 496h12v10h-12zM910 496h12v10h-12z', '#5a6570', { opacity: 0.7 });
  return svgDocument(
    width,
    height,
    paperSheet(
      random,
      width,
      height,
      graded('sky', 0, 0, width, 460, [
        [0, '#66758d', 0.9],
        [0.5, '#a6b3bf', 0.8],
        [0.8, '#e9dcc3', 0.7],
        [1, '#f3e9d6', 0.5],
      ]),
      wet(clouds, 'cloud'),
      wet([{ at: [980, 190], radius: 210, colour: '#fbe8b8', opacity: 0.85, flat: 0.6 }], 'break'),
      strokes(rain, '#eef1f2', 2.2, { opacity: 0.3 }),
      ...hills,
      house,
      ...terraces,
      foliage(random, [1000, 500], 52, 34, 34, 15, ['#86a84a', '#4f7f3f', '#2c5a3a']),
      foliage(random, [788, 514], 44, 26, 26, 13, ['#7ca24a', '#447a40', '#2a5638']),
      foliage(random, [130, 560], 150, 120, 90, 26, ['#6f9a45', '#3f7340', '#23503a', '#1a3d33'], 0.6),
      stroke(trace('124 700, 134 620, 120 550'), 15, '#3b3026', 0.7),
      stroke(trace('130 622, 170 580, 196 540'), 8, '#3b3026', 0.6),
      palm(random, [1150, 660], [1110, 400], 100, '#5b4a38', ['#2f6a45', '#447f3f', '#275540']),
      foliage(random, [640, 700], 640, 26, 120, 15, ['#8fb648', '#5f9440', '#336a3a'], 0.5),
    ),
  );
}
