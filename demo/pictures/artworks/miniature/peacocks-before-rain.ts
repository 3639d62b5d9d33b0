import { arc, curve, ellipse, type Point, trace } from '../../drawing/geometry.ts';
import { repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, rect, straight, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { egret, peacock } from './birds.ts';
import { waves } from './water.ts';
import { crownOf, sky } from './common.ts';
import { cuspedArch, dome, kiosk } from './architecture.ts';
import { cypress, flowerClumps, leafyTree } from './garden.ts';
import { LINE, mount, PALE_GOLD } from './ornament.ts';

export function beforeRain(random: Random, width: number, height: number): string {
  const cloudRow = (y: number, size: number, colour: string, edge: string) =>
    Array.from({ length: 16 }, (_, i) => {
      const x = 40 + i * 78 + (y % 2) * 30;
      return (
        filled(straight(ellipse([x, y], size, size * 0.66, 30), true), colour) +
        stroked(
          [1, 0.72, 0.44]
            .map((share) =>
              straight(
                arc([x, y], size * share, 0.1, Math.PI - 0.1, 16).map(([px, py]): Point => [
                  px,
                  y + (py - y) * 0.66,
                ]),
              ),
            )
            .join(''),
          edge,
          2,
        )
      );
    }).join('');
  const hill = (points: Point[], colour: string, tuft: string, id: string) => {
    const outline = [...curve(points, false, 8), [1150, 860] as Point, [50, 860] as Point];
    const spots = scatter(random, outline, 30, 2600).map((at) => ({ at, size: random.between(0.6, 0.9) }));
    return (
      filled(straight(outline, true), colour, { stroke: LINE, 'stroke-width': 1.4 }) +
      repeated(
        id,
        strokes([trace('0 0, -5 -10'), trace('0 0, 0 -12'), trace('0 0, 5 -10')], tuft, 1.7),
        spots,
      )
    );
  };
  const marble = { stone: '#f4e8d0', shade: '#c9b48c', inside: '#6a2f3f' };
  const lightning = stroked('M330 96l20 48 -26 14 36 52M830 90l-22 56 26 10 -30 66', PALE_GOLD, 3.4);
  const drops = strokes(
    Array.from({ length: 120 }, (): Point[] => {
      const at: Point = [random.between(80, 1120), random.between(170, 420)];
      return [at, [at[0] - 4, at[1] + 16]];
    }),
    '#e6ecf0',
    1.5,
    { opacity: 0.7 },
  );
  const flight = Array.from({ length: 9 }, (_, i) =>
    egret({ at: [470 + i * 46, 250 + Math.abs(i - 4) * 26], size: 0.62 }, true),
  ).join('');
  return svgDocument(
    width,
    height,
    sky(
      'storm',
      [
        [0, '#2b3350'],
        [0.35, '#4a5878'],
        [0.55, '#9aa6a8'],
        [0.7, '#e2c98e'],
        [1, '#e2c98e'],
      ],
      width,
      height,
    ),
    cloudRow(96, 66, '#232a45', '#8a94b0'),
    cloudRow(137, 56, '#343e5f', '#a8b0c4'),
    lightning,
    drops,
    flight,
    hill(trace('40 470, 220 410, 420 450, 640 400, 880 450, 1160 412'), '#6f8f7a', '#4a6a58', 'tuft-a'),
    hill(trace('40 540, 260 500, 520 540, 820 500, 1160 536'), '#7fa05a', '#4f7038', 'tuft-b'),
    leafyTree(
      random,
      'mango',
      [150, 690],
      crownOf(random, 150, 480, 96, 120),
      '#5a3a26',
      '#1f4f36',
      '#5f964f',
      18,
      '#f2b04a',
    ),
    leafyTree(
      random,
      'kadamba',
      [1070, 690],
      crownOf(random, 1060, 480, 96, 116),
      '#5a3a26',
      '#265a33',
      '#86ac4f',
      18,
      '#f4e3b0',
    ),
    cypress(300, 690, 220, '#17413a', '#4a7f5f'),
    cypress(905, 690, 226, '#17413a', '#4a7f5f'),
    rect(400, 560, 400, 140, marble.stone, { stroke: LINE, 'stroke-width': 2 }),
    Array.from({ length: 4 }, (_, i) =>
      filled(straight(cuspedArch(455 + i * 97, 700, 72, 116), true), i % 2 ? '#b5402f' : '#8a2f3a', {
        stroke: LINE,
        'stroke-width': 1.6,
      }),
    ).join(''),
    rect(392, 544, 416, 18, '#b5402f', { stroke: LINE, 'stroke-width': 1.4 }),
    dots(
      Array.from({ length: 26 }, (_, i): Point => [402 + i * 16, 553]),
      3.4,
      PALE_GOLD,
    ),
    kiosk(440, 544, 68, marble),
    kiosk(760, 544, 68, marble),
    dome(600, 544, 120, '#f4e8d0', '#c9b48c'),
    hill(trace('40 706, 300 690, 600 704, 900 690, 1160 706'), '#8fae55', '#557a35', 'tuft-c'),
    rect(60, 800, 1080, 60, '#3f7fa0'),
    waves(62, 802, 1138, 850, 30, '#a9d0da'),
    stroked('M60 800H1140', LINE, 2),
    flowerClumps(
      'rose',
      Array.from({ length: 13 }, (_, i) => ({ at: [110 + i * 82, 796 - (i % 3) * 8] as Point })),
      '#d2503f',
    ),
    flowerClumps(
      'iris',
      Array.from({ length: 11 }, (_, i) => ({ at: [150 + i * 92, 752 - (i % 2) * 12] as Point, size: 0.8 })),
      '#6f5fa8',
    ),
    peacock({ at: [330, 776], size: 1.02 }, 210),
    peacock({ at: [560, 790], size: 0.92, mirrored: true }, 200),
    peacock({ at: [890, 780], size: 1.06, mirrored: true }, 210),
    egret({ at: [700, 812], size: 0.9 }, false),
    mount(random, width, height, 66, '#2f4a3a', '#8a2f35'),
  );
}
