import { arc, curve, mix, type Point, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, smooth, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { palm } from './common.ts';
import { foliage, graded, paperSheet, stroke, wash, wet } from './wash.ts';

export function backwaters(random: Random, width: number, height: number): string {
  const horizon = 452;
  const glitter: Point[][] = Array.from({ length: 120 }, () => {
    const depth = Math.pow(random(), 1.4);
    const y = mix(horizon + 10, 860, depth);
    const x = 690 + random.tremble(60 + depth * 150);
    return [
      [x, y],
      [x + mix(10, 54, depth) * random.between(0.5, 1.2), y],
    ];
  });
  const ripples: Point[][] = Array.from({ length: 90 }, () => {
    const depth = Math.pow(random(), 1.2);
    const y = mix(horizon + 16, 866, depth);
    const x = random.between(30, 1150);
    return [
      [x, y],
      [x + mix(16, 90, depth) * random.between(0.5, 1.1), y + random.tremble(2)],
    ];
  });
  const shore = (y: number, colours: readonly string[], rim: string, from: number, to: number) =>
    wash(
      random,
      [
        ...curve(
          [
            [from, y - 6],
            [mix(from, to, 0.25), y - 34],
            [mix(from, to, 0.5), y - 22],
            [mix(from, to, 0.75), y - 40],
            [to, y - 10],
          ],
          false,
          5,
        ),
        [to, y + 4],
        [from, y + 6],
      ],
      { colours, strength: 0.85, layers: 7, rim, spreading: 0.2 },
    );
  // A kettuvallam with its woven hood.
  const hull: Point[] = curve(trace('250 632, 300 668, 420 690, 600 690, 730 664, 800 606'), false, 6);
  const rail: Point[] = curve(trace('800 606, 700 646, 540 662, 380 656, 250 632'), false, 6);
  const hood: Point[] = [...curve(trace('372 650, 380 588, 440 560, 540 560, 610 588, 628 648'), false, 6)];
  const reeds: Point[][] = Array.from({ length: 24 }, (_, i) => [
    [380 + i * 10.4, 652],
    [386 + i * 10, 574 + Math.abs(i - 12) * 1.6],
  ]);
  const reflection = wash(random, trace('270 700, 780 690, 720 742, 600 768, 420 764, 320 738'), {
    colours: ['#4a3b3a', '#7a5a44'],
    strength: 0.42,
    layers: 6,
    spreading: 0.3,
  });
  return svgDocument(
    width,
    height,
    paperSheet(
      random,
      width,
      height,
      graded('sky', 0, 0, width, horizon + 20, [
        [0, '#f0b58a', 0.9],
        [0.35, '#f6cf9a', 0.9],
        [0.7, '#fbe6b4', 0.95],
        [1, '#fdf2d0', 1],
      ]),
      wet(
        Array.from({ length: 9 }, (_, i) => ({
          at: [random.between(20, 1180), random.between(40, 260)] as Point,
          radius: random.between(140, 260),
          colour: i % 2 ? '#d9748a' : '#8f7fa8',
          opacity: random.between(0.2, 0.42),
          flat: 0.22,
        })),
        'haze',
      ),
      wet([{ at: [700, 330], radius: 230, colour: '#ffe9a6', opacity: 0.95 }], 'glow'),
      wash(random, arc([700, 330], 45, 0, TURN, 20), {
        colours: ['#fbc15a', '#fde6a0'],
        strength: 0.55,
        layers: 5,
        spreading: 0.1,
      }),
      graded('water', 0, horizon, width, 450, [
        [0, '#f8dfae', 0.95],
        [0.3, '#d9b9a0', 0.9],
        [0.65, '#7f9aa2', 0.92],
        [1, '#3f6d7c', 0.95],
      ]),
      shore(horizon, ['#93a58c', '#b0b28c'], '#6f8a74', -20, 1220),
      shore(horizon + 14, ['#5d8a68', '#79a06a', '#47755c'], '#325c48', -20, 380),
      shore(horizon + 12, ['#5d8a68', '#79a06a', '#47755c'], '#325c48', 860, 1220),
      ...[60, 130, 210, 300].map((x, i) =>
        palm(random, [x, horizon + 14], [x + 26 - i * 5, 300 - (i % 2) * 46], 64, '#5f5346', [
          '#4f7f5a',
          '#5f9060',
        ]),
      ),
      ...[910, 1000, 1085].map((x, i) =>
        palm(random, [x, horizon + 12], [x - 24 + i * 6, 316 - (i % 2) * 50], 62, '#5f5346', [
          '#4f7f5a',
          '#6a9660',
        ]),
      ),
      wet(
        [
          { at: [150, 520], radius: 240, colour: '#3f6a5a', opacity: 0.5, flat: 0.24 },
          { at: [1040, 520], radius: 240, colour: '#3f6a5a', opacity: 0.5, flat: 0.24 },
        ],
        'shade',
      ),
      strokes(ripples, '#2f5a6a', 2.4, { opacity: 0.3 }),
      strokes(glitter, '#fff4cc', 3, { opacity: 0.8 }),
      reflection,
      wash(random, [...hull, ...rail], {
        colours: ['#4b332a', '#5f4230', '#3a2a28'],
        strength: 0.95,
        layers: 7,
        spreading: 0.05,
        rim: '#231a1c',
        rounds: 1,
      }),
      wash(random, hood, {
        colours: ['#c58f4e', '#d9a860', '#a8743c'],
        strength: 0.93,
        layers: 7,
        spreading: 0.06,
        rim: '#6b4524',
        rounds: 1,
      }),
      strokes(reeds, '#7a4f28', 1.8, { opacity: 0.55 }),
      filled(smooth(trace('452 650, 456 610, 492 596, 528 610, 532 652'), true), '#4a2f24', {
        opacity: 0.85,
      }),
      // The boatman and his pole.
      stroke(trace('726 652, 724 616, 728 584'), 20, '#f1e7d6', 0.95, 0.9),
      stroke(trace('728 588, 728 556'), 13, '#8a4f32', 0.95, 1),
      circle([729, 548], 9.5, '#6b3a26'),
      stroked('M722 545q8-9 16 0', '#c5402f', 5),
      stroked('M760 470L706 720', '#3a2a22', 3.4),
      stroke(trace('724 572, 738 580, 742 562'), 7, '#8a4f32', 0.95, 0.8),
      palm(random, [1130, 930], [1010, 250], 190, '#4b3a30', ['#2a5a45', '#37704a', '#1f4a40', '#4f8248']),
      palm(random, [1190, 930], [1150, 420], 150, '#43342c', ['#2a5a45', '#37704a', '#1f4a40']),
      foliage(random, [1120, 850], 130, 48, 60, 22, ['#5f9048', '#37704a', '#1f4a40'], 0.65),
      foliage(random, [60, 858], 110, 34, 44, 18, ['#6f9a4c', '#3f774a', '#244f40'], 0.6),
    ),
  );
}
