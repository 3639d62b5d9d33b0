import { arc, curve, mix, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, smooth, straight, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { dab, graded, paperSheet, stroke, wash, wet } from './wash.ts';

export function varanasi(random: Random, width: number, height: number): string {
  const river = 612;
  const shikhara = (
    x: number,
    base: number,
    w: number,
    h: number,
    colours: readonly string[],
    rim: string,
  ) => {
    const outline = [
      ...curve(
        [
          [x - w / 2, base],
          [x - w * 0.46, base - h * 0.45],
          [x - w * 0.26, base - h * 0.82],
          [x - w * 0.08, base - h],
        ],
        false,
        5,
      ),
      ...curve(
        [
          [x + w * 0.08, base - h],
          [x + w * 0.26, base - h * 0.82],
          [x + w * 0.46, base - h * 0.45],
          [x + w / 2, base],
        ],
        false,
        5,
      ),
    ];
    const bands: Point[][] = [0.2, 0.34, 0.48, 0.62, 0.75].map((share) => [
      [x - w * mix(0.48, 0.24, share), base - h * share],
      [x + w * mix(0.48, 0.24, share), base - h * share],
    ]);
    return (
      wash(random, outline, { colours, strength: 0.88, layers: 7, spreading: 0.06, rim, rounds: 1 }) +
      strokes(bands, rim, 2, { opacity: 0.45 }) +
      stroked(
        smooth([
          [x, base - h],
          [x, base - h - h * 0.16],
        ]),
        rim,
        3,
      ) +
      filled(
        straight(
          [
            [x, base - h * 1.16],
            [x + w * 0.34, base - h * 1.12],
            [x, base - h * 1.07],
          ],
          true,
        ),
        '#d9632e',
        { opacity: 0.9 },
      )
    );
  };
  const block = (x: number, top: number, w: number, colours: readonly string[], rim: string) => {
    const outline: Point[] = [
      [x, river - 96],
      [x, top],
      [x + w, top + random.tremble(3)],
      [x + w, river - 96],
    ];
    const panes: string[] = [];
    for (let row = top + 20; row < river - 130; row += 42)
      for (let column = x + 14; column < x + w - 18; column += 34)
        if (random.chance(0.8))
          panes.push(`M${Math.round(column)} ${Math.round(row + 20)}v-12q7-11 14 0v12z`);
    return (
      wash(random, outline, { colours, strength: 0.84, layers: 7, spreading: 0.035, rim, rounds: 1 }) +
      filled(panes.join(''), rim, { opacity: 0.6 }) +
      stroked(`M${x - 4} ${top}h${w + 8}`, rim, 4, { opacity: 0.5 })
    );
  };
  const steps: string[] = [];
  for (let i = 0; i < 9; i += 1)
    steps.push(
      wash(
        random,
        [
          [-20, river - 96 + i * 11],
          [1220, river - 100 + i * 11],
          [1220, river - 88 + i * 11],
          [-20, river - 84 + i * 11],
        ],
        {
          colours: [i % 2 ? '#c89a72' : '#dbb58a', '#b98a68'],
          strength: 0.8,
          layers: 4,
          spreading: 0.03,
          rim: '#8a5f48',
          rounds: 1,
        },
      ),
    );
  const umbrellas = [120, 300, 356, 640, 806, 1010, 1090].map((x, i) => {
    const y = 566 + (i % 3) * 18;
    return (
      stroked(`M${x} ${y}v38`, '#5a4030', 3) +
      filled(
        straight(
          [[x - 34, y + 6], ...arc([x, y + 10], 34, Math.PI * 1.1, Math.PI * 1.9, 10), [x + 34, y + 6]],
          true,
        ),
        ['#d9632e', '#e9a83a', '#c5402f'][i % 3] as string,
        { opacity: 0.9 },
      )
    );
  });
  const boats = (
    [
      [210, 720, 1],
      [560, 772, 1.3],
      [930, 708, 0.95],
      [1000, 806, 1.3],
    ] as const
  ).map(([x, y, s], i) => {
    const hull: Point[] = [
      ...curve(
        [
          [x - 92 * s, y - 16 * s],
          [x - 40 * s, y + 14 * s],
          [x + 40 * s, y + 14 * s],
          [x + 96 * s, y - 20 * s],
        ],
        false,
        5,
      ),
      ...curve(
        [
          [x + 96 * s, y - 20 * s],
          [x + 30 * s, y - 3 * s],
          [x - 40 * s, y - 2 * s],
          [x - 92 * s, y - 16 * s],
        ],
        false,
        5,
      ),
    ];
    const under: Point[] = [
      [x - 80 * s, y + 18 * s],
      [x + 80 * s, y + 16 * s],
      [x + 40 * s, y + 36 * s],
      [x - 50 * s, y + 36 * s],
    ];
    return (
      wash(random, under, { colours: ['#4a4660'], strength: 0.4, layers: 4, spreading: 0.3 }) +
      wash(random, hull, {
        colours: [
          ['#3f6f8f', '#5a8aa0'],
          ['#7a3f32', '#9a5a40'],
          ['#4a6a4a', '#6f8a56'],
          ['#5f4a6a', '#7a5f7a'],
        ][i] as string[],
        strength: 0.93,
        layers: 6,
        spreading: 0.06,
        rim: '#2a2530',
        rounds: 1,
      }) +
      stroke(
        [
          [x - 10 * s, y - 4 * s],
          [x - 8 * s, y - 40 * s],
        ],
        15 * s,
        i % 2 ? '#f0e4d0' : '#d98a3a',
        0.95,
        0.8,
      ) +
      circle([x - 8 * s, y - 47 * s], 7.5 * s, '#5a3626') +
      stroked(`M${x - 4 * s} ${y - 28 * s}l${46 * s} ${40 * s}`, '#4a3426', 2.6 * s)
    );
  });
  const gleam: Point[][] = Array.from({ length: 130 }, () => {
    const y = mix(river + 12, 862, Math.pow(random(), 1.3));
    const x = random.between(40, 1130);
    return [
      [x, y],
      [x + random.between(14, 70), y + random.tremble(1.6)],
    ];
  });
  return svgDocument(
    width,
    height,
    paperSheet(
      random,
      width,
      height,
      graded('sky', 0, 0, width, river, [
        [0, '#8a86b0', 0.85],
        [0.3, '#d99a9a', 0.85],
        [0.6, '#f6bf85', 0.95],
        [1, '#fde6b0', 1],
      ]),
      wet(
        Array.from({ length: 10 }, (_, i) => ({
          at: [random.between(0, 1200), random.between(30, 240)] as Point,
          radius: random.between(130, 240),
          colour: i % 2 ? '#f7d3b0' : '#6f6a9a',
          opacity: random.between(0.25, 0.45),
          flat: 0.2,
        })),
        'cloud',
      ),
      wet([{ at: [250, 330], radius: 260, colour: '#fff0b8', opacity: 0.9 }], 'sun'),
      circle([250, 320], 40, '#fff6d6'),
      // Far roofs first, pale; then the palaces and temples above the steps.
      ...[40, 190, 330, 520, 700, 850, 1030].map((x, i) =>
        wash(
          random,
          [
            [x, river - 80],
            [x, 372 - (i % 3) * 26],
            [x + 110, 368 - (i % 2) * 20],
            [x + 116, river - 80],
          ],
          { colours: ['#c9a8b0', '#d9b8b0'], strength: 0.5, layers: 5, spreading: 0.04, rounds: 1 },
        ),
      ),
      shikhara(470, river - 90, 84, 290, ['#b98a9a', '#c99a9a'], '#8a6a7a'),
      shikhara(870, river - 90, 90, 330, ['#b98a9a', '#c99a9a'], '#8a6a7a'),
      block(-10, 400, 150, ['#d9a06a', '#e6b67e'], '#8a5a3c'),
      block(150, 442, 120, ['#c98a6a', '#d9a080'], '#7a4a3a'),
      block(560, 388, 170, ['#e0b078', '#cf9a66'], '#8a5a3c'),
      block(740, 436, 110, ['#c07a5e', '#d39474'], '#70402f'),
      block(980, 404, 230, ['#dba870', '#c89060'], '#80523a'),
      shikhara(330, river - 92, 104, 268, ['#c5704e', '#d98a60', '#b0604a'], '#6f3426'),
      shikhara(412, river - 92, 64, 150, ['#d08a5e', '#dfa070'], '#7a4230'),
      shikhara(268, river - 92, 52, 128, ['#d08a5e', '#dfa070'], '#7a4230'),
      shikhara(900, river - 92, 112, 244, ['#b8604a', '#cf7f5a', '#a4503e'], '#662c22'),
      shikhara(818, river - 92, 60, 140, ['#d08a5e', '#dfa070'], '#7a4230'),
      ...steps,
      ...umbrellas,
      ...Array.from({ length: 46 }, () => {
        const [x, y] = [random.between(50, 1150), random.between(548, 604)];
        return (
          dab(
            random,
            [x, y],
            6,
            random.pick(['#c5402f', '#e9a83a', '#f4ead8', '#7a4a6a', '#3f6f7a']),
            0.9,
            1.6,
          ) + dab(random, [x, y - 12], 3, '#5a3626', 0.9, 1)
        );
      }),
      graded('river', 0, river, width, 300, [
        [0, '#f3cf9a', 0.95],
        [0.35, '#c9a8a4', 0.95],
        [1, '#6a7698', 0.98],
      ]),
      wet(
        [
          { at: [340, 660], radius: 150, colour: '#a45a44', opacity: 0.5, flat: 0.5 },
          { at: [890, 664], radius: 170, colour: '#a45a44', opacity: 0.45, flat: 0.46 },
          { at: [640, 640], radius: 180, colour: '#b98a5a', opacity: 0.4, flat: 0.3 },
        ],
        'mirror',
      ),
      strokes(gleam, '#fff2d0', 2.4, { opacity: 0.42 }),
      ...boats,
      // Small lamps set afloat.
      ...Array.from({ length: 16 }, () => {
        const at: Point = [random.between(90, 1120), random.between(660, 850)];
        return (
          wet([{ at, radius: 18, colour: '#ffd66a', opacity: 0.85 }], `lamp${Math.round(at[0])}`) +
          circle(at, 3, '#fff7d8')
        );
      }),
    ),
  );
}
