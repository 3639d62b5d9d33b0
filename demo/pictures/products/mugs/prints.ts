import type { Art } from '../../drawing/art.ts';
import { around, circle, curve, fit, line, mirror, move, place, rect } from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import { deer } from '../../drawing/motifs/gond.ts';
import { fish } from '../../drawing/motifs/fish.ts';
import { peacock } from '../../drawing/motifs/birds.ts';
import { buti, flower, leaf, lotus, marigold, petal, vine } from '../../drawing/motifs/flora.ts';
import {
  diamondBand,
  kolam,
  petalBand,
  rays,
  scallopBand,
  triangleBand,
  waveBand,
} from '../../drawing/motifs/ornament.ts';
import { chaiGlass, steam } from '../../drawing/motifs/tea.ts';
import { spiralDance } from '../../drawing/motifs/warli-people.ts';
import { sun, tree } from '../../drawing/motifs/warli-village.ts';
import type { Point } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { lettering, textInBox } from '../../drawing/text.ts';

/** Prints are drawn for a mug body of radius 300 and height 620 around the origin; about ±270 is seen well. */
const p = pigment;
const AROUND = 960;

export const chaiFirst = (): Art => [
  ...circle(0, -140, 92, { fill: '#fbe3a8' }),
  ...place(rays(36, 106, 150, p.haldi, 0.45), 0, -140),
  ...place(steam(72, p.geru, 5), 0, -206, 0.9),
  ...place(chaiGlass('#b9713a', '#fff6e4', p.kajal), 0, -64, 0.84),
  ...lettering('chai first', 0, 114, { face: 'sign', size: 142, anchor: 'middle' }, { fill: p.madder }),
  ...lettering(
    'baaki sab baad mein',
    0,
    182,
    { face: 'mukta', size: 46, anchor: 'middle', tracking: 0.04 },
    { fill: p.kajal },
  ),
  ...[-1, 1].flatMap((s) => place(flower(40, 8, p.marigold, p.haldi, p.madder, p.lac), s * 350, -20)),
  ...place(petalBand(AROUND, 34, [p.madder, p.haldi, p.chalk]), -AROUND / 2, 232),
];

export const madhubaniFish = (): Art => {
  const water = [-220, 0, 220, 440].flatMap((x) =>
    [0, 1].flatMap((row) =>
      curve(
        [
          [x - 110, 100 + row * 20],
          [x - 55, 90 + row * 20],
          [x, 100 + row * 20],
          [x + 55, 110 + row * 20],
          [x + 110, 100 + row * 20],
        ],
        { stroke: p.neel, width: 5 },
      ),
    ),
  );
  return [
    ...place(petalBand(AROUND, 58, [p.madder, p.haldi, p.chalk]), -AROUND / 2, -296),
    ...place(diamondBand(AROUND, 24, [p.kajal, p.chalk, p.madder]), -AROUND / 2, -238),
    ...place(fish(p.haldi, p.madder, p.marigold, p.kajal), 4, -84, 1.5),
    ...place(mirror(fish(p.peacock, p.rani, p.sky, p.kajal)), -10, 106, 0.92),
    ...place(fish(p.lotus, p.peacock, p.chalk, p.kajal), 330, 40, 0.9),
    ...place(fish(p.lotus, p.peacock, p.chalk, p.kajal), -350, 30, 0.9),
    ...water,
    ...[-235, 232].flatMap((x) => move(lotus(120, p.lotus, p.rani, p.lac), x, 176)),
    ...place(waveBand(AROUND, 44, [p.peacock, p.chalk, p.haldi]), -AROUND / 2, 200),
    ...place(triangleBand(AROUND, 34, [p.haldi, p.madder, p.kajal]), -AROUND / 2, 244),
  ];
};

export const warliDance = (): Art => {
  const c = p.chalk;
  const random = seeded('warli-mug');
  return [
    ...place(spiralDance(226, 108, 60, c, 0.78, 1.36), 0, -24),
    ...place(sun(56, c, p.geru), 0, -22),
    ...[-360, 380].flatMap((x) => place(tree(330, c, random), x, 210)),
    ...line(
      [
        [-470, 224],
        [470, 224],
      ],
      { stroke: c, width: 5 },
    ),
    ...Array.from({ length: 48 }, (_, i) =>
      line(
        [
          [-470 + i * 20, 232],
          [-460 + i * 20, 252],
          [-450 + i * 20, 232],
        ],
        { stroke: c, width: 4 },
      ),
    ).flat(),
    ...line(
      [
        [-470, 260],
        [470, 260],
      ],
      { stroke: c, width: 5 },
    ),
    ...line(
      [
        [-470, -272],
        [470, -272],
      ],
      { stroke: c, width: 4 },
    ),
  ];
};

export const kolamMorning = (): Art => [
  ...place(kolam(7, 74, { stroke: p.chalk, width: 6.5, cap: 'round' }, p.marigold, 7), 0, -10, 0.98),
  ...[-330, 330].flatMap((x) =>
    [-170, 0, 170].flatMap((y) =>
      place(kolam(3, 46, { stroke: p.chalk, width: 5, cap: 'round' }, p.marigold, 5), x, y - 10),
    ),
  ),
];

export const hornOk = (): Art => [
  ...rect(-AROUND / 2, -250, AROUND, 450, { fill: p.madder }),
  ...place(scallopBand(AROUND, 60, [p.haldi, p.leaf, p.madder]), -AROUND / 2, -256),
  ...place(diamondBand(AROUND, 50, [p.neel, p.haldi, p.chalk]), -AROUND / 2, 176),
  ...[-214, 214].flatMap((x) =>
    place([...lotus(150, p.lotus, p.rani, p.kajal), ...leafPair], x * 1.16, 132, 0.9),
  ),
  ...textInBox('HORN', -210, -172, 420, 106, 'poster', { fill: p.haldi }),
  ...textInBox('OK', -100, -40, 200, 92, 'poster', { fill: p.chalk }),
  ...textInBox('PLEASE', -158, 78, 316, 72, 'poster', { fill: p.haldi }),
  ...[-1, 1].flatMap((s) => place(around(10, petal(40, 21, p.chalk, p.kajal, 0.4)), s * 146, 6)),
  ...[-1, 1].flatMap((s) => circle(s * 146, 6, 13, { fill: p.leaf, stroke: p.kajal, width: 3 })),
];

const leafPair: Art = [-1, 1].flatMap((s) => place(leaf(70, 34, p.leaf, p.pista, 3), s * 26, -2, 1, s * 118));

export const jaipurBlue = (): Art => {
  const bloom = flower(62, 8, p.neel, p.sky, p.haldi, p.indigo);
  const bud = flower(30, 6, p.sky, p.chalk, p.haldi, p.indigo);
  const sprig = leaf(54, 24, p.peacock, p.sky, 3);
  const parts: Art[] = [];
  for (let column = -3; column <= 3; column++) {
    const x = column * 150;
    const points: Point[] = Array.from({ length: 13 }, (_, i) => [
      x + Math.sin(i * 1.05 + column * 2.1) * 40,
      -270 + i * 44,
    ]);
    parts.push(vine(points, p.peacock, 5, sprig));
  }
  for (let column = -3; column <= 3; column++) {
    for (let row = 0; row < 3; row++) {
      const [x, y] = [column * 150 + (row % 2 ? 62 : -12), -170 + row * 172];
      parts.push(place(bloom, x, y), place(bud, x + 76, y + 78));
    }
  }
  return [
    ...parts.flat(),
    ...place(petalBand(AROUND, 40, [p.indigo, p.sky, p.chalk]), -AROUND / 2, -310),
    ...place(scallopBand(AROUND, 46, [p.indigo, p.sky, p.haldi]), -AROUND / 2, -272),
    ...place(petalBand(AROUND, 40, [p.indigo, p.sky, p.chalk]), -AROUND / 2, 262),
  ];
};

export const gondDeer = (): Art => [
  ...place(
    deer(p.madder, [p.haldi, p.chalk, p.lotus], p.chalk, [p.parrot, p.haldi, p.pista], p.kajal, 'gond-mug'),
    -12,
    78,
    1.12,
  ),
  ...[-290, -340, 290, 345].flatMap((x, i) =>
    place(leaf(120, 50, i % 2 ? p.parrot : p.pista, p.leaf, 5), x, 210, 1, i < 2 ? -16 : 16),
  ),
  ...Array.from({ length: 44 }, (_, i) =>
    curve(
      [
        [-470 + i * 22, 224],
        [-466 + i * 22, 206],
        [-458 + i * 22, 194 - (i % 3) * 10],
      ],
      { stroke: p.parrot, width: 5 },
    ),
  ).flat(),
  ...[
    [-190, -170],
    [180, -196],
    [226, -40],
    [-214, -30],
  ].flatMap(([x = 0, y = 0]) =>
    around(
      8,
      line(
        [
          [0, -12],
          [0, -22],
        ],
        { stroke: p.haldi, width: 4 },
      ),
    ).flatMap((node) => place([node, ...circle(0, 0, 6, { fill: p.haldi })], x, y)),
  ),
];

/** The customer's name inside a marigold wreath. */
export const nameWreath = (name: string): Art => {
  const random = seeded('wreath');
  const ring = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    const [x, y] = [Math.sin(angle) * 214, -Math.cos(angle) * 214 - 10];
    return [
      ...place(leaf(52, 22, p.leaf, p.pista, 3), x, y, 1, (angle * 180) / Math.PI + 40),
      ...place(leaf(46, 20, p.parrot, p.leaf, 3), x, y, 1, (angle * 180) / Math.PI + 150),
    ];
  }).flat();
  const blooms = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    return place(
      marigold(i % 3 === 0 ? 40 : 30, i % 2 ? p.marigold : p.haldi, random),
      Math.sin(angle) * 214,
      -Math.cos(angle) * 214 - 10,
    );
  }).flat();
  return [
    ...ring,
    ...blooms,
    ...fit(
      lettering(name, 0, 0, { face: 'script', size: 120, anchor: 'middle' }, { fill: p.lac }),
      -150,
      -78,
      300,
      124,
    ),
    ...lettering(
      'since 1998',
      0,
      82,
      { face: 'mukta', size: 34, anchor: 'middle', tracking: 0.12 },
      { fill: p.walnut },
    ),
  ];
};

/** One of the couple's mugs: a crowned peacock and a word. */
export const royalPair = (word: string, main: string, other: string): Art => [
  ...place(
    peacock({ body: main, wing: p.haldi, feather: p.leaf, eye: other, heart: p.haldi, edge: p.kajal }),
    30,
    -106,
    0.98,
  ),
  ...lettering(word, 0, 232, { face: 'sign', size: 176, anchor: 'middle' }, { fill: main }),
  ...[-300, 300].flatMap((x) =>
    [-160, -20, 120].flatMap((y) => place(buti(other, p.haldi, p.leaf), x, y, 1.05)),
  ),
];
