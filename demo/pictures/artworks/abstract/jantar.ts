import { arc, ellipse, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, element, linearGradient, rect, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, brushed, canvas, sector } from './common.ts';

export function jantar(random: Random, width: number, height: number): string {
  const parts: string[] = [
    element(
      'defs',
      {},
      linearGradient('dusk', [
        [0, '#1f4a6b'],
        [0.45, '#5a8a98'],
        [0.75, '#e8c79a'],
        [1, '#f0b884'],
      ]),
    ),
    rect(0, 0, width, height, 'url(#dusk)'),
  ];
  parts.push(brushed(random, ellipse([690, 250], 92, 92, 60), '#f4d98a', 0.3));
  const wall = (outline: Point[], colour: string, angle = 1.57) =>
    parts.push(brushed(random, outline, colour, angle));
  wall(box(-2, 860, 904, 342), '#d9a066', 0);
  // The great quarter circles of the sundial, then its ramp with stairs.
  for (let i = 0; i < 5; i += 1)
    wall(
      sector([450, 720], 372 - i * 30, 402 - i * 30, 0.02, Math.PI - 0.02),
      ['#b8503a', '#e6b98a', '#a3402f', '#edd0a4', '#8a3428'][i] as string,
      0.4,
    );
  for (let i = 0; i < 37; i += 1) {
    const angle = 0.05 + (i / 36) * (Math.PI - 0.1);
    parts.push(
      stroked(
        straight([polar([450, 720], 404, angle), polar([450, 720], i % 6 === 0 ? 372 : 389, angle)]),
        '#3f1f22',
        i % 6 === 0 ? 3.4 : 1.8,
      ),
    );
  }
  wall(trace('380 1130, 380 700, 560 150, 560 1130'), '#c9704a');
  wall(trace('560 150, 660 210, 660 1130, 560 1130'), '#7a2f2c');
  for (let i = 0; i < 22; i += 1) {
    const y = 690 - i * 24.4;
    wall(
      [
        [392 + i * 7.6, y + 22],
        [392 + i * 7.6, y],
        [438 + i * 5.8, y - 3],
        [438 + i * 5.8, y + 20],
      ],
      i % 2 ? '#f0d3a4' : '#dba877',
      0,
    );
  }
  for (const [x, y, w, h] of [
    [430, 820, 70, 130],
    [430, 1000, 70, 130],
    [588, 420, 44, 110],
    [588, 640, 44, 110],
    [588, 860, 44, 110],
  ] as const) {
    wall(
      [
        [x, y + h],
        [x, y + w / 2],
        ...arc([x + w / 2, y + w / 2], w / 2, Math.PI, TURN, 16),
        [x + w, y + w / 2],
        [x + w, y + h],
      ],
      x > 560 ? '#3f1a24' : '#4f2027',
    );
  }
  wall(trace('660 1130, 660 640, 900 1010, 900 1130'), '#3f2a44', 0.9);
  wall(trace('0 1130, 0 930, 150 840, 380 840, 380 1130'), '#e2b27c', 0);
  for (let i = 0; i < 6; i += 1)
    wall(box(0, 1130 - i * 34, 150 + i * 22, 18), i % 2 ? '#b0563c' : '#8a3a30', 0);
  wall(box(-2, 1128, 904, 80), '#5a2a2c', 0);
  wall(trace('120 520, 250 420, 250 560, 120 640'), '#f0e2c0', 0.5);
  parts.push(
    stroked('M185 530Q240 720 330 800', '#f0e2c0', 1.8),
    circle([186, 532], 20, '#b8432c'),
    stroked(straight(box(24, 24, 852, 1152), true), '#f6e6c4', 2.4, { opacity: 0.7 }),
  );
  return svgDocument(width, height, ...parts, canvas(random, width, height));
}
