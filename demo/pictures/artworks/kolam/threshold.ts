import { curve, ellipse, type Point, polar, trace, TURN, walk } from '../../drawing/geometry.ts';
import { almond, petal, repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import {
  circle,
  dots,
  element,
  filled,
  group,
  linearGradient,
  rect,
  smooth,
  straight,
  stroked,
  svgDocument,
} from '../../drawing/svg.ts';
import { petalOutline } from './common.ts';
import { flour, lamp, powder, RICE, sikku } from './powder.ts';

export function threshold(random: Random, width: number, height: number): string {
  const wood = (x: number, y: number, w: number, h: number, fill: string) =>
    rect(x, y, w, h, fill, { stroke: '#2a120c', 'stroke-width': 2 });
  const grain = (x: number, y: number, w: number, h: number) =>
    stroked(
      Array.from(
        { length: Math.floor(w / 7) },
        (_, i) => `M${x + 5 + i * 7} ${y + 4}q${random.tremble(4).toFixed(1)} ${h / 2} 0 ${h - 8}`,
      ).join(''),
      '#2a120c',
      1,
      { opacity: 0.25 },
    );
  const panels: string[] = [];
  for (const side of [0, 1])
    for (let row = 0; row < 3; row += 1) {
      const [x, y] = [322 + side * 132, 250 + row * 132];
      panels.push(
        wood(x, y, 124, 120, '#8a4a26'),
        rect(x + 12, y + 12, 100, 96, '#9c5a2f', { stroke: '#5a2a16', 'stroke-width': 2 }),
        filled(
          Array.from({ length: 8 }, (_, i) => petal([x + 62, y + 60], 38, (i / 8) * TURN, 0.26)).join(''),
          '#b8743c',
          { stroke: '#5a2a16', 'stroke-width': 1.6 },
        ),
        circle([x + 62, y + 60], 10, '#e0b04a', { stroke: '#5a2a16', 'stroke-width': 1.6 }),
      );
    }
  const marigolds = (id: string, line: readonly Point[], step: number, size: number) => {
    const seats = walk(line, step).map(({ point }, i) => ({ at: point, turn: i, size: 1, i }));
    return ['#f2a128', '#ea7a1f']
      .map((colour, k) =>
        repeated(
          `${id}-${k}`,
          filled(
            Array.from({ length: 10 }, (_, i) => petal([0, 0], size, (i / 10) * TURN, 0.3)).join(''),
            colour,
          ) +
            filled(
              Array.from({ length: 7 }, (_, i) => petal([0, 0], size * 0.6, (i / 7) * TURN, 0.34)).join(''),
              k ? '#f29a35' : '#f7c04a',
            ) +
            circle([0, 0], size * 0.16, '#c45f16'),
          seats.filter(({ i }) => i % 2 === k),
        ),
      )
      .join('');
  };
  const toran = curve(trace('262 172, 350 232, 450 186, 550 232, 638 172'), false, 12);
  const leaves = walk(toran, 30)
    .map(({ point }, i) =>
      filled(almond(point, 62, Math.PI / 2 + (i % 2 ? 0.08 : -0.08), 0.15), i % 2 ? '#3f8a3f' : '#2f6f35', {
        stroke: '#1d4522',
        'stroke-width': 1,
      }),
    )
    .join('');
  // The kolam lies on the ground: drawn square, then seen from the door.
  const cells: Point[] = [];
  for (let y = -4; y <= 4; y += 1)
    for (let x = -4; x <= 4; x += 1) if (Math.abs(x) + Math.abs(y) <= 4) cells.push([x, y]);
  const kolam = sikku({
    cells,
    spacing: 62,
    centre: [0, 0],
    joined: (a, b) => Math.abs(a[0] + b[0]) + Math.abs(a[1] + b[1]) !== 5,
  });
  const rim = Array.from({ length: 12 }, (_, i) =>
    petalOutline(polar([0, 0], 292, (i / 12) * TURN), 84, (i / 12) * TURN, 0.26),
  );
  const rug =
    rim
      .map((outline, i) => powder(random, outline, ['#c2316e', '#f0872f', '#2f8f86'][i % 3] as string))
      .join('') +
    flour(random, kolam.data, kolam.lines, 7) +
    dots(kolam.dots, 7, RICE) +
    flour(random, straight(ellipse([0, 0], 286, 286, 80), true), [], 5);
  return svgDocument(
    width,
    height,
    element(
      'defs',
      {},
      linearGradient('wall', [
        [0, '#d9a441'],
        [1, '#c98a34'],
      ]) +
        linearGradient('yard', [
          [0, '#8a4a32'],
          [1, '#5a2a20'],
        ]),
    ),
    rect(0, 0, width, height, 'url(#wall)'),
    group(
      {},
      filled(straight(trace('0 560, 900 560, 900 690, 0 690'), true), '#9c3a26'),
      filled(
        Array.from({ length: 15 }, (_, i) =>
          straight(
            [
              [i * 60, 560],
              [i * 60 + 30, 520],
              [i * 60 + 60, 560],
            ],
            true,
          ),
        ).join(''),
        '#f3e7cf',
      ),
    ),
    stroked('M0 560H900', '#f3e7cf', 5),
    dots(
      Array.from({ length: 15 }, (_, i): Point => [30 + i * 60, 546]),
      5,
      '#9c3a26',
    ),
    wood(250, 150, 400, 530, '#6a3218'),
    grain(250, 150, 60, 530),
    grain(592, 150, 58, 530),
    wood(236, 128, 428, 46, '#7a3c1e'),
    filled(
      Array.from(
        { length: 13 },
        (_, i) =>
          petal([262 + i * 31.4, 152], 13, -Math.PI / 2, 0.4) +
          petal([262 + i * 31.4, 152], 13, Math.PI / 2, 0.4),
      ).join(''),
      '#d39a45',
    ),
    rect(312, 214, 276, 466, '#2a120c'),
    wood(316, 236, 134, 444, '#7a3f20'),
    wood(450, 236, 134, 444, '#7a3f20'),
    ...panels,
    circle([440, 452], 8, '#e0b04a'),
    circle([462, 452], 8, '#e0b04a'),
    leaves,
    marigolds('marigold-arch', toran, 21, 14),
    marigolds('marigold-left', trace('262 176, 258 300, 264 420'), 22, 13),
    marigolds('marigold-right', trace('638 176, 642 300, 636 420'), 22, 13),
    wood(200, 680, 500, 30, '#a9a49a'),
    rect(200, 710, 500, 20, '#7f7a72'),
    wood(150, 728, 600, 30, '#b5b0a5'),
    rect(150, 758, 600, 22, '#86817a'),
    rect(0, 780, 900, 420, 'url(#yard)'),
    dots(
      Array.from({ length: 700 }, (): Point => [random() * 900, 784 + random() * 416]),
      1.1,
      '#2f120d',
      { opacity: 0.4 },
    ),
    group({ transform: 'translate(450 985) scale(1.04 0.5)' }, rug),
    lamp([120, 800], 24),
    lamp([780, 800], 24),
    lamp([232, 672], 19),
    lamp([668, 672], 19),
    lamp([60, 1120], 26),
    lamp([840, 1120], 26),
    brassPot(96, 690),
    brassPot(804, 690),
    rect(12, 12, 876, 1176, 'none', { stroke: '#f3e7cf', 'stroke-width': 5 }),
  );
}

/** A brass pot with mango leaves and a coconut, for luck. */
const brassPot = (x: number, y: number) =>
  filled(
    Array.from({ length: 5 }, (_, i) => almond([x, y - 66], 62, -Math.PI / 2 + (i - 2) * 0.5, 0.17)).join(''),
    '#3f8a3f',
    { stroke: '#1d4522', 'stroke-width': 1.4 },
  ) +
  filled(straight(ellipse([x, y - 84], 20, 26, 24), true), '#7a4a26') +
  filled(
    smooth(
      [
        [x - 26, y - 66],
        [x - 20, y - 50],
        [x - 44, y - 22],
        [x - 34, y + 14],
        [x, y + 22],
        [x + 34, y + 14],
        [x + 44, y - 22],
        [x + 20, y - 50],
        [x + 26, y - 66],
      ],
      true,
    ),
    '#d9a038',
    { stroke: '#7a4f12', 'stroke-width': 2 },
  ) +
  stroked(`M${x - 40} ${y - 20}q40 20 80 0`, '#a8701c', 3) +
  filled(straight(ellipse([x - 14, y - 14], 7, 18, 16, 0.3), true), '#f7dd94', { opacity: 0.7 }) +
  circle([x, y - 2], 6, '#b3322a');
