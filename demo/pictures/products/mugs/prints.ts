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

/** Prints are drawn around the origin: 300 units are the radius of the mug, and the print area ends at ±293 and ±278. */
const p = pigment;
const AROUND = (2 * 40 * 300) / 41;

export const chaiFirst = (): Art => [
  ...circle(0, -128, 80, { fill: '#fbe3a8' }),
  ...place(rays(36, 92, 130, p.haldi, 0.45), 0, -128),
  ...place(steam(72, p.geru, 5), 0, -186, 0.78),
  ...place(chaiGlass('#b9713a', '#fff6e4', p.kajal), 0, -62, 0.73),
  ...lettering('chai first', 0, 108, { face: 'sign', size: 114, anchor: 'middle' }, { fill: p.madder }),
  ...lettering(
    'baaki sab baad mein',
    0,
    178,
    { face: 'mukta', size: 42, anchor: 'middle', tracking: 0.04 },
    { fill: p.kajal },
  ),
  ...[-1, 1].flatMap((s) => place(flower(40, 8, p.marigold, p.haldi, p.madder, p.lac), s * 214, -30)),
  ...place(petalBand(AROUND, 40, [p.madder, p.haldi, p.chalk]), -AROUND / 2, 238),
];

export const madhubaniFish = (): Art => {
  const water = [-183, 0, 183].flatMap((x) =>
    [0, 1].flatMap((row) =>
      curve(
        [
          [x - 92, 100 + row * 20],
          [x - 46, 90 + row * 20],
          [x, 100 + row * 20],
          [x + 46, 110 + row * 20],
          [x + 92, 100 + row * 20],
        ],
        { stroke: p.neel, width: 5 },
      ),
    ),
  );
  return [
    ...place(petalBand(AROUND, 58, [p.madder, p.haldi, p.chalk]), -AROUND / 2, -278),
    ...place(diamondBand(AROUND, 24, [p.kajal, p.chalk, p.madder]), -AROUND / 2, -220),
    ...place(fish(p.haldi, p.madder, p.marigold, p.kajal), 4, -78, 1.42),
    ...place(mirror(fish(p.peacock, p.rani, p.sky, p.kajal)), -10, 106, 0.92),
    ...water,
    ...[-226, 226].flatMap((x) => move(lotus(120, p.lotus, p.rani, p.lac), x, 176)),
    ...place(waveBand(AROUND, 44, [p.peacock, p.chalk, p.haldi]), -AROUND / 2, 200),
    ...place(triangleBand(AROUND, 34, [p.haldi, p.madder, p.kajal]), -AROUND / 2, 244),
  ];
};

export const warliDance = (): Art => {
  const c = p.chalk;
  const random = seeded('warli-mug');
  return [
    ...place(spiralDance(226, 108, 60, c, 0.78, 1.36), 0, -22, 0.75),
    ...place(sun(44, c, p.geru), 0, -21),
    ...[-236, 236].flatMap((x) => place(tree(176, c, random), x, 222)),
    ...line(
      [
        [-292, 224],
        [292, 224],
      ],
      { stroke: c, width: 5 },
    ),
    ...Array.from({ length: 29 }, (_, i) =>
      line(
        [
          [-290 + i * 20, 232],
          [-280 + i * 20, 252],
          [-270 + i * 20, 232],
        ],
        { stroke: c, width: 4 },
      ),
    ).flat(),
    ...line(
      [
        [-292, 260],
        [292, 260],
      ],
      { stroke: c, width: 5 },
    ),
    ...line(
      [
        [-292, -268],
        [292, -268],
      ],
      { stroke: c, width: 4 },
    ),
  ];
};

export const kolamMorning = (): Art => [
  ...place(kolam(7, 74, { stroke: p.chalk, width: 6.5, cap: 'round' }, p.marigold, 7), 0, -10, 0.98),
  ...[-212, 212].flatMap((x) =>
    [-190, 190].flatMap((y) =>
      place(kolam(3, 46, { stroke: p.chalk, width: 5, cap: 'round' }, p.marigold, 5), x, y - 10),
    ),
  ),
];

export const hornOk = (): Art => [
  ...rect(-AROUND / 2, -HORN_TOP, AROUND, 2 * HORN_TOP, { fill: p.madder }),
  ...place(scallopBand(AROUND, 50, [p.haldi, p.leaf, p.madder]), -AROUND / 2, -HORN_TOP),
  ...place(diamondBand(AROUND, 42, [p.neel, p.haldi, p.chalk]), -AROUND / 2, HORN_TOP - 42),
  ...[-232, 232].flatMap((x) => place([...lotus(150, p.lotus, p.rani, p.kajal), ...leafPair], x, 112, 0.72)),
  ...textInBox('HORN', -180, -140, 360, 90, 'poster', { fill: p.haldi }),
  ...textInBox('OK', -84, -30, 168, 76, 'poster', { fill: p.chalk }),
  ...textInBox('PLEASE', -150, 70, 300, 66, 'poster', { fill: p.haldi }),
  ...[-1, 1].flatMap((s) => place(around(10, petal(34, 18, p.chalk, p.kajal, 0.4)), s * 136, 8)),
  ...[-1, 1].flatMap((s) => circle(s * 136, 8, 11, { fill: p.leaf, stroke: p.kajal, width: 3 })),
];

/** Half the height of the print area. */
const HORN_TOP = (27 * 300) / 41;

const leafPair: Art = [-1, 1].flatMap((s) => place(leaf(70, 34, p.leaf, p.pista, 3), s * 26, -2, 1, s * 118));

/** Half the height of the latte mug's print area. */
const LATTE_TOP = (38 * 300) / 41;

export const jaipurBlue = (): Art => {
  const bloom = flower(62, 8, p.neel, p.sky, p.haldi, p.indigo);
  const bud = flower(30, 6, p.sky, p.chalk, p.haldi, p.indigo);
  const sprig = leaf(54, 24, p.peacock, p.sky, 3);
  const columns = [-2, -1, 0, 1, 2];
  return [
    ...columns.flatMap((column) => {
      const points: Point[] = Array.from({ length: 14 }, (_, i) => [
        column * 136 + Math.sin(i * 1.05 + column * 2.1) * 40,
        -288 + i * 44,
      ]);
      return vine(points, p.peacock, 5, sprig);
    }),
    ...columns.flatMap((column) =>
      [0, 1, 2].flatMap((row) => {
        const [x, y] = [column * 136 + (row % 2 ? 60 : -10), -176 + row * 172];
        return [...place(bloom, x, y), ...place(bud, x + 70, y + 78)];
      }),
    ),
  ];
};

/** The painted rim, foot and lines of the latte mug, 487 units above and below the middle of its print. */
export const jaipurWare = (): Art => {
  const whole = 960;
  return [
    ...place(petalBand(whole, 52, [p.indigo, p.sky, p.chalk]), -whole / 2, -487),
    ...place(scallopBand(whole, 66, [p.indigo, p.sky, p.haldi]), -whole / 2, -435),
    ...place(scallopBand(whole, 66, [p.indigo, p.sky, p.haldi]), whole / 2, 435, 1, 180),
    ...place(petalBand(whole, 52, [p.indigo, p.sky, p.chalk]), -whole / 2, 435),
    ...[-LATTE_TOP - 22, LATTE_TOP + 22].flatMap((y) =>
      line(
        [
          [-whole / 2, y],
          [whole / 2, y],
        ],
        { stroke: p.neel, width: 9 },
      ),
    ),
  ];
};

export const gondDeer = (): Art => [
  ...place(
    deer(p.madder, [p.haldi, p.chalk, p.lotus], p.chalk, [p.parrot, p.haldi, p.pista], p.kajal, 'gond-mug'),
    -12,
    78,
    1.12,
  ),
  ...[-252, 252].flatMap((x, i) =>
    place(leaf(110, 46, i % 2 ? p.parrot : p.pista, p.leaf, 5), x, 214, 1, i < 1 ? -12 : 12),
  ),
  ...Array.from({ length: 27 }, (_, i) =>
    curve(
      [
        [-290 + i * 22, 224],
        [-286 + i * 22, 206],
        [-278 + i * 22, 194 - (i % 3) * 10],
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
    24,
    -92,
    0.78,
  ),
  ...lettering(word, 0, 192, { face: 'sign', size: 146, anchor: 'middle' }, { fill: main }),
  ...[-236, 236].flatMap((x) => [-20, 120].flatMap((y) => place(buti(other, p.haldi, p.leaf), x, y, 0.96))),
];
