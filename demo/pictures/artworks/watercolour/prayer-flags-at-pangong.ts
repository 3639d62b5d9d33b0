import { curve, mix, type Point, polar, trace, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { filled, rect, smooth, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { dab, graded, granulation, paperSheet, range, wash, wet } from './wash.ts';

export function pangong(random: Random, width: number, height: number): string {
  const shore = 430;
  const peaks = (
    [
      [['#b9b4cc', '#cfc6d2'], '#9a92b4', 214, 84],
      [['#b58f86', '#c9a48e', '#a9808a'], '#7f5a66', 284, 92],
      [['#b07a4e', '#c99a62', '#96603f'], '#6b3f2c', 352, 74],
    ] as const
  ).map(([colours, rim, y, swing], i) => {
    const ridge = Array.from({ length: 13 }, (_, k): Point => [
      -60 + k * 118 + random.tremble(46),
      y +
        (k % 2 ? -1 : 0.6) * swing * random.pick([0.25, 0.5, 0.7, 1.05]) +
        (i === 2 ? Math.abs(k - 6) * -9 + 30 : 0),
    ]);
    const outline = range(random, ridge, shore + 6, 4);
    const shades = ridge
      .filter((_, k) => k % 2 === 1)
      .map(([x, py]) =>
        wash(
          random,
          [
            [x, py + 6],
            [x + 34, py + 50],
            [x + 84, py + 118],
            [x + 30, py + 112],
            [x + 8, py + 60],
          ],
          { colours: [rim], strength: 0.42, layers: 4, spreading: 0.25, rounds: 1 },
        ),
      )
      .join('');
    const snow =
      i === 0
        ? ridge
            .filter((_, k) => k % 2 === 1)
            .map(([x, py]) =>
              filled(
                smooth(
                  [
                    [x - 26, py + 34],
                    [x - 2, py - 8],
                    [x + 28, py + 32],
                    [x + 10, py + 24],
                    [x - 2, py + 36],
                    [x - 12, py + 22],
                  ],
                  true,
                ),
                '#fdfcf8',
                { opacity: 0.85 },
              ),
            )
            .join('')
        : '';
    return (
      wash(random, outline, { colours, strength: 0.86, layers: 7, spreading: 0.12, rim, rounds: 1 }) +
      shades +
      snow +
      granulation(random, outline, 420, rim, 0.22)
    );
  });
  const bands = Array.from({ length: 9 }, (_, i) => {
    const y = shore + 14 + i * 24;
    return wash(
      random,
      [
        [-20, y],
        [400, y - 5],
        [800, y + 4],
        [1300, y - 4],
        [1300, y + 26],
        [700, y + 30],
        [-20, y + 24],
      ],
      {
        colours: [
          ['#8fd0d0', '#5ab5c5'],
          ['#2f9ab5', '#57b7c4'],
          ['#1f7fa8', '#3a98b4'],
          ['#195f92', '#2a7fa6'],
        ][Math.min(3, i >> 1)] as string[],
        strength: 0.62,
        layers: 5,
        spreading: 0.06,
        rounds: 1,
      },
    );
  });
  const flagLine = curve(trace('40 150, 360 300, 700 330, 1060 250, 1262 96'), false, 14);
  const flags = walk(flagLine, 45)
    .slice(1, -1)
    .map(({ point, angle }, i) => {
      const hang = polar(point, 46, angle + Math.PI / 2 + random.tremble(0.25));
      const next = polar(point, 34, angle);
      const tip = polar(hang, 33, angle + random.tremble(0.3));
      return wash(random, [point, next, tip, hang], {
        colours: [
          ['#2f6fb0', '#3f83c0'],
          ['#fbf8ef', '#f0ece0'],
          ['#d23b33', '#e0524a'],
          ['#3f9a5a', '#57ad6c'],
          ['#f2bf3a', '#f6cf5c'],
        ][i % 5] as string[],
        strength: 0.92,
        layers: 4,
        spreading: 0.07,
        rim: '#4a4550',
        rounds: 1,
      });
    });
  const pebbles = Array.from({ length: 90 }, () => {
    const y = random.between(648, 704);
    return dab(
      random,
      [random.between(20, 1260), y],
      mix(4, 11, (y - 648) / 56),
      random.pick(['#8a7a6f', '#a8957f', '#6f6670', '#c2ad92']),
      0.8,
      0.6,
    );
  });
  return svgDocument(
    width,
    height,
    paperSheet(
      random,
      width,
      height,
      graded('sky', 0, 0, width, shore, [
        [0, '#3f83b8', 0.92],
        [0.55, '#8fc0d8', 0.8],
        [1, '#e6f0ea', 0.7],
      ]),
      wet(
        Array.from({ length: 9 }, () => ({
          at: [random.between(0, 1280), random.between(50, 190)] as Point,
          radius: random.between(110, 230),
          colour: '#fdfcf6',
          opacity: random.between(0.45, 0.85),
          flat: 0.22,
        })),
        'cloud',
      ),
      ...peaks,
      rect(0, shore, width, 260, '#bfe3dc'),
      ...bands,
      wet(
        [
          { at: [300, shore + 40], radius: 240, colour: '#a9785a', opacity: 0.4, flat: 0.14 },
          { at: [900, shore + 36], radius: 280, colour: '#a9785a', opacity: 0.4, flat: 0.12 },
        ],
        'mirror',
      ),
      strokes(
        Array.from({ length: 70 }, (): Point[] => {
          const [x, y] = [random.between(20, 1220), random.between(shore + 20, 630)];
          return [
            [x, y],
            [x + random.between(14, 60), y],
          ];
        }),
        '#f3fbf7',
        2,
        { opacity: 0.5 },
      ),
      wash(random, trace('-20 650, 300 632, 620 652, 900 640, 1300 618, 1300 740, -20 740'), {
        colours: ['#cdb596', '#dcc8aa', '#b99f80'],
        strength: 0.9,
        layers: 8,
        spreading: 0.05,
        rim: '#8a7258',
        rounds: 1,
      }),
      ...pebbles,
      stroked(smooth(flagLine.filter((_, i) => i % 7 === 0)), '#4a4550', 2),
      ...flags,
    ),
  );
}
