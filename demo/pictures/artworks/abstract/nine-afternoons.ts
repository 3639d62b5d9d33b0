import { arc, ellipse, mix, type Point, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, rect, svgDocument } from '../../drawing/svg.ts';
import { fibres } from '../../drawing/texture.ts';
import { box, brushed, canvas, sector } from './common.ts';

/** A quarter of a disc, its corner at the centre; turned by quarters. */
const quarter = (centre: Point, radius: number, turns: number): Point[] => [
  centre,
  ...arc(centre, radius, (turns * Math.PI) / 2, ((turns + 1) * Math.PI) / 2, 24),
];

export function nineAfternoons(random: Random, width: number, height: number): string {
  const palette = ['#b8432c', '#e0a33a', '#20404e', '#e9d7b4', '#5f7f6a', '#7a2a33', '#d98a5c', '#2c2430'];
  const parts: string[] = [
    rect(0, 0, width, height, '#efe2c6'),
    fibres(random, width, height, 200, '#a5855a', 0.2),
  ];
  const size = 278;
  const cell = (index: number, x: number, y: number) => {
    const shift = index * 3;
    const tone = (i: number) => palette[(i + shift) % palette.length] as string;
    const centre: Point = [x + size / 2, y + size / 2];
    const base = brushed(random, box(x, y, size, size), tone(0), index * 0.8);
    const kinds = [
      () =>
        [1, 0.76, 0.52, 0.28]
          .map((share, i) =>
            brushed(
              random,
              [[x, y + size], ...arc([x, y + size], size * share, -Math.PI / 2, 0, 30)],
              tone(i + 1),
              i,
            ),
          )
          .join(''),
      () =>
        brushed(
          random,
          [
            [x, y],
            [x + size, y],
            [x, y + size],
          ],
          tone(1),
          0.8,
        ) +
        brushed(random, ellipse(centre, size * 0.27, size * 0.27, 60), tone(3), 0.2) +
        brushed(random, [centre, ...arc(centre, size * 0.27, -0.785, 2.356, 30)], tone(2), 1),
      () =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            brushed(
              random,
              box(x + (i * size) / 5, y + (i * size) / 5, size - (i * size) / 5, size / 5 + 1),
              tone(i + 1),
              0,
            ),
          )
          .join(''),
      () =>
        [1, 0.78, 0.56, 0.34, 0.14]
          .map((share, i) =>
            brushed(
              random,
              ellipse(centre, (size / 2) * share, (size / 2) * share, 70),
              tone(i + 1),
              i * 0.7,
            ),
          )
          .join(''),
      () =>
        [1, 0.7, 0.4]
          .map((share, i) =>
            brushed(
              random,
              [
                [centre[0], centre[1] - (size / 2) * share],
                [centre[0] + (size / 2) * share, centre[1]],
                [centre[0], centre[1] + (size / 2) * share],
                [centre[0] - (size / 2) * share, centre[1]],
              ],
              tone(i + 1),
              0.8,
            ),
          )
          .join('') + circle(centre, 13, tone(5)),
      () =>
        [0, 1, 2, 3]
          .map((i) =>
            brushed(
              random,
              sector(
                [x + size / 2, y + size],
                (size / 2) * (0.76 - i * 0.24),
                (size / 2) * (1 - i * 0.24),
                Math.PI,
                TURN,
              ),
              tone(i + 1),
              i,
            ),
          )
          .join('') + circle([x + size / 2, y + size * 0.26], size * 0.1, tone(6)),
      () =>
        [0, 1, 2, 3]
          .map((i) =>
            brushed(
              random,
              [
                [x, y + i * (size / 4)],
                [x + size, y + i * (size / 4)],
                [x + size / 2, y + (i + 1) * (size / 4)],
              ],
              tone(i + 1),
              i * 0.4,
            ),
          )
          .join(''),
      () =>
        [0, 1]
          .flatMap((i) =>
            [0, 1].map((j) =>
              brushed(
                random,
                quarter([x + ((i + ((i + j) % 2)) * size) / 2, y + (j * size) / 2], size / 2, (i + j) % 2),
                tone(i + j * 2 + 1),
                i,
              ),
            ),
          )
          .join(''),
      () =>
        Array.from({ length: 7 }, (_, i) =>
          brushed(
            random,
            [
              [x + (i * size) / 7, y + size],
              [x + (i * size) / 7, y + size * mix(0.72, 0.1, Math.sin((i / 6) * Math.PI))],
              [x + ((i + 1) * size) / 7, y + size * mix(0.72, 0.1, Math.sin((i / 6) * Math.PI))],
              [x + ((i + 1) * size) / 7, y + size],
            ],
            tone(i + 1),
            1.57,
          ),
        ).join(''),
    ];
    return base + (kinds[index % kinds.length] as () => string)();
  };
  for (let i = 0; i < 9; i += 1) parts.push(cell(i, 62 + (i % 3) * 299, 62 + Math.floor(i / 3) * 299));
  return svgDocument(width, height, ...parts, canvas(random, width, height));
}
