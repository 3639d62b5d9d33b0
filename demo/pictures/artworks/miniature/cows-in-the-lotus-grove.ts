import { ellipse, mix, type Point, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, smooth, straight, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { cow } from './animals.ts';
import { box, sky } from './common.ts';
import { flowerClumps, lotus } from './garden.ts';
import { LINE, mount } from './ornament.ts';

export function lotusCows(random: Random, width: number, height: number): string {
  const parts: string[] = [];
  const lotusPlant = (x: number, top: number, bottom: number, bloom: string, light: string, size: number) => {
    const way: Point[] = [
      [x, bottom],
      [x + random.tremble(16), mix(bottom, top, 0.5)],
      [x, top],
    ];
    parts.push(stroked(smooth(way), '#2f6a4a', 4), lotus([x, top + 6], size, bloom, light));
  };
  for (let i = 0; i < 11; i += 1)
    lotusPlant(
      110 + i * 68,
      130 + (i % 3) * 52,
      520,
      i % 2 ? '#e07f95' : '#f3e6d2',
      i % 2 ? '#f6c4c4' : '#fdf6e6',
      42,
    );
  for (let i = 0; i < 12; i += 1) {
    const [x, y] = [100 + i * 64, 286 + (i % 2) * 46 + (i % 3) * 14];
    parts.push(
      filled(straight(ellipse([x, y], 44, 25, 30, i % 2 ? 0.2 : -0.2), true), i % 2 ? '#2f7a52' : '#3f8f5a', {
        stroke: LINE,
        'stroke-width': 1.4,
      }),
      strokes(
        Array.from({ length: 9 }, (_, k): Point[] => [
          [x, y],
          [x + Math.cos((k / 9) * TURN) * 39, y + Math.sin((k / 9) * TURN) * 21],
        ]),
        '#1d5238',
        1.2,
      ),
    );
  }
  const rows = [
    [590, 0.82, 2, 300],
    [815, 0.98, 2, 346],
    [1078, 1.16, 2, 392],
  ] as const;
  rows.forEach(([y, size, count, step], row) => {
    for (let i = 0; i < count; i += 1) {
      const mirrored = i === 1;
      parts.push(
        cow(
          { at: [450 + (i - (count - 1) / 2) * step, y], size: size * 0.84, mirrored },
          row === 1 && i === 1 ? '#e3b98c' : '#fbf3e2',
          ['#d2482f', '#2f6a9a', '#d8a93f'][(row + i) % 3],
        ),
      );
    }
  });
  const petals = dots(scatter(random, box(90, 90, 810, 1110), 46, 2400), 2.6, '#f2d9a0', { opacity: 0.7 });
  const ground = scatter(random, box(100, 590, 800, 1100), 58, 1500);
  return svgDocument(
    width,
    height,
    sky(
      'grove',
      [
        [0, '#12352f'],
        [0.4, '#174a3c'],
        [1, '#0f3a35'],
      ],
      width,
      height,
    ),
    petals,
    flowerClumps(
      'white',
      ground.filter((_, i) => i % 2 === 0).map((at) => ({ at, size: 0.8 })),
      '#f3e6d2',
      '#3f8f5a',
    ),
    flowerClumps(
      'pink',
      ground.filter((_, i) => i % 2 === 1).map((at) => ({ at, size: 0.8 })),
      '#e07f95',
      '#3f8f5a',
    ),
    ...parts,
    Array.from({ length: 9 }, (_, i) =>
      lotus([122 + i * 82, 1120], 34, i % 2 ? '#e07f95' : '#f3e6d2', i % 2 ? '#f6c4c4' : '#fdf6e6'),
    ).join(''),
    mount(random, width, height, 72, '#8a2a32', '#c9922f'),
  );
}
