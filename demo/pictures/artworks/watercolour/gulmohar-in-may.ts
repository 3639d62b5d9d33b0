import { arc, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, filled, straight, stroked, strokes, svgDocument } from '../../drawing/svg.ts';
import { dab, foliage, graded, paperSheet, range, stroke, wash, wet } from './wash.ts';

export function gulmohar(random: Random, width: number, height: number): string {
  const reds = ['#f7a04a', '#f2683c', '#e23b2e', '#c0242c', '#8f1a2c'];
  const crown = (
    [
      [300, 330, 220, 130],
      [560, 270, 230, 150],
      [430, 200, 220, 110],
      [690, 400, 160, 100],
      [190, 470, 130, 74],
      [470, 400, 220, 100],
    ] as const
  )
    .map(
      ([x, y, rx, ry]) =>
        foliage(
          random,
          [x, y + ry * 0.3],
          rx * 0.96,
          ry * 0.8,
          22,
          15,
          ['#8fae4a', '#5a8a44', '#3c6a3a'],
          0.5,
        ) + foliage(random, [x, y], rx, ry, 190, 15, reds, 0.62),
    )
    .join('');
  const limbs = (
    [
      trace('566 936, 540 700, 500 560, 430 380'),
      trace('505 580, 600 460, 690 360'),
      trace('520 640, 400 520, 260 450'),
      trace('470 470, 560 360, 580 250'),
      trace('370 500, 300 420, 280 320'),
    ] as const
  )
    .map(
      (line, i) =>
        stroke([...line], i === 0 ? 54 : 24 - i * 2, '#5a3f34', 0.86, 0.2) +
        stroke(
          [...line].map(([x, y]): Point => [x - 6, y]),
          i === 0 ? 18 : 8,
          '#a07a5e',
          0.45,
          0.2,
        ),
    )
    .join('');
  const petals = Array.from({ length: 120 }, () =>
    dab(
      random,
      [random.between(50, 850), random.between(930, 1140)],
      random.between(3.5, 7.5),
      random.pick(reds),
      0.75,
      0.5,
    ),
  ).join('');
  const wall = wash(random, trace('-20 560, 330 566, 334 944, -20 950'), {
    colours: ['#f2d9a8', '#f6e3bd', '#e9c990'],
    strength: 0.85,
    layers: 8,
    spreading: 0.03,
    rim: '#b98f5a',
    rounds: 1,
  });
  const door = wash(
    random,
    [[92, 936], [92, 700], ...arc([160, 700], 68, Math.PI, TURN, 12), [228, 700], [228, 936]],
    {
      colours: ['#2f7fa0', '#3f93ac', '#256a90'],
      strength: 0.93,
      layers: 8,
      spreading: 0.03,
      rim: '#143f58',
      rounds: 1,
    },
  );
  return svgDocument(
    width,
    height,
    paperSheet(
      random,
      width,
      height,
      graded('sky', 0, 0, width, 900, [
        [0, '#8cc3d6', 0.85],
        [0.5, '#c9e2e0', 0.7],
        [1, '#f8ecd0', 0.6],
      ]),
      wet(
        [
          { at: [150, 150], radius: 170, colour: '#fdfbf2', opacity: 0.85, flat: 0.4 },
          { at: [760, 110], radius: 190, colour: '#fdfbf2', opacity: 0.8, flat: 0.35 },
          { at: [800, 620], radius: 260, colour: '#f9d9a8', opacity: 0.5 },
        ],
        'air',
      ),
      wash(random, range(random, trace('300 830, 500 800, 700 816, 930 790'), 950, 4), {
        colours: ['#9cb88a', '#b0c494'],
        strength: 0.75,
        layers: 7,
        rim: '#6f9068',
        rounds: 1,
        spreading: 0.14,
      }),
      wall,
      door,
      strokes(
        [trace('160 640, 160 936'), trace('104 760, 216 760'), trace('104 850, 216 850')],
        '#143f58',
        2.6,
        { opacity: 0.6 },
      ),
      circle([148, 810], 5, '#d9a83a'),
      circle([172, 810], 5, '#d9a83a'),
      stroked(straight(arc([160, 700], 82, Math.PI, TURN, 16)), '#c5703e', 9, { opacity: 0.7 }),
      stroked('M78 700v236M242 700v236', '#c5703e', 9, { opacity: 0.7 }),
      wash(random, trace('-20 545, 346 552, 352 578, -20 574'), {
        colours: ['#b8552f', '#c9683a'],
        strength: 0.9,
        layers: 6,
        spreading: 0.04,
        rim: '#7a331e',
        rounds: 1,
      }),
      wash(random, trace('-20 930, 300 926, 920 916, 920 1220, -20 1220'), {
        colours: ['#e9cfa4', '#f0dcb8', '#dcb98c'],
        strength: 0.85,
        layers: 8,
        spreading: 0.03,
        rim: '#b58f5f',
        rounds: 1,
      }),
      wet(
        [
          { at: [560, 960], radius: 330, colour: '#7a5a7a', opacity: 0.5, flat: 0.2 },
          { at: [240, 952], radius: 200, colour: '#7a5a7a', opacity: 0.35, flat: 0.14 },
        ],
        'shadow',
      ),
      limbs,
      stroke(trace('548 900, 510 938, 476 948'), 22, '#5a3f34', 0.8, 0.2),
      stroke(trace('584 900, 620 940, 650 950'), 22, '#5a3f34', 0.8, 0.2),
      crown,
      petals,
      foliage(random, [560, 952], 84, 14, 26, 9, ['#b9c46a', '#7f9a4c', '#4f743c'], 0.6),
      // A bicycle leaning where the shade begins.
      bicycle(640, 1010),
      foliage(random, [836, 960], 60, 34, 40, 13, ['#9cbc52', '#5f9044', '#33683c'], 0.65),
      foliage(random, [330, 950], 46, 26, 26, 11, ['#9cbc52', '#5f9044', '#33683c'], 0.65),
    ),
  );
}

function bicycle(x: number, y: number): string {
  const ink = '#2c2a33';
  const wheel = (cx: number) =>
    circle([cx, y], 54, 'none', { stroke: ink, 'stroke-width': 5, opacity: 0.85 }) +
    strokes(
      Array.from({ length: 7 }, (_, i): Point[] => [
        polar([cx, y], 51, (i / 14) * TURN),
        polar([cx, y], 51, (i / 14) * TURN + Math.PI),
      ]),
      ink,
      1,
      { opacity: 0.5 },
    );
  return (
    wheel(x) +
    wheel(x + 150) +
    stroked(
      `M${x} ${y}L${x + 44} ${y - 70}H${x + 118}L${x + 70} ${y}ZM${x + 70} ${y}L${x + 36} ${y - 88}M${x + 150} ${y}L${x + 112} ${y - 98}`,
      '#1f6a5a',
      6,
      { opacity: 0.9 },
    ) +
    stroked(`M${x + 20} ${y - 90}h32M${x + 112} ${y - 98}q-4 -16 14 -18h16`, ink, 7) +
    filled(
      straight(
        [
          [x + 124, y - 96],
          [x + 178, y - 96],
          [x + 170, y - 52],
          [x + 134, y - 52],
        ],
        true,
      ),
      '#b58148',
      { opacity: 0.95 },
    ) +
    trace('136 -104, 152 -110, 166 -104')
      .map(([dx, dy], i) =>
        circle([x + dx, y + dy], 13, ['#f2b33a', '#f7cf5a', '#e9812e'][i] as string, {
          opacity: 0.9,
        }),
      )
      .join('')
  );
}
