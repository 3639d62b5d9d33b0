import type { Art } from '../../drawing/art.ts';
import { around, circle, clip, curve, line, mirror, move, place, rect, rectPath } from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import { jaalBloom, treeOfLife } from '../../drawing/motifs/tree-of-life.ts';
import { cow } from '../../drawing/motifs/beasts.ts';
import { fish } from '../../drawing/motifs/fish.ts';
import { peacock } from '../../drawing/motifs/birds.ts';
import { flower, leaf, lotus, petal } from '../../drawing/motifs/flora.ts';
import {
  dotBand,
  frameBand,
  mandala,
  petalBand,
  rays,
  scallopBand,
  triangleBand,
} from '../../drawing/motifs/ornament.ts';
import { person, poses } from '../../drawing/motifs/warli-people.ts';
import type { Point } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';

const p = pigment;

/** The painted rim of a plate: radius 69 to 100. */
export const rimBand = (count: number, fill: string, heart: string, edge: string): Art => [
  ...circle(0, 0, 96, { stroke: edge, width: 3 }),
  ...around(count, place(petal(22, 15, fill, edge, 0.5), 0, -71)),
  ...around(count, circle(0, -88, 3, { fill: heart }), 180 / count),
  ...circle(0, 0, 69, { stroke: edge, width: 2.4 }),
];

/** The large plate's print, inside its painted rim. */
export const platePeacock = (): Art => [
  ...place(
    peacock({ body: p.neel, wing: p.haldi, feather: p.peacock, eye: p.sky, heart: p.haldi, edge: p.indigo }),
    8,
    -5,
    0.27,
  ),
];

export const plateFloral = (): Art => [
  ...rimBand(16, p.peacock, p.haldi, p.indigo),
  ...jaalBloom(56, p.neel, p.sky, p.haldi, p.peacock, p.indigo),
  ...around(8, place(flower(9, 6, p.sky, p.chalk, p.haldi, p.indigo), 0, -56)),
];

export const plateFish = (): Art => [
  ...rimBand(18, p.haldi, p.neel, p.indigo),
  ...place(fish(p.sky, p.neel, p.haldi, p.indigo), 2, -20, 0.36),
  ...place(mirror(fish(p.haldi, p.neel, p.sky, p.indigo)), -2, 26, 0.36),
];

export const plateMandala = (): Art =>
  mandala(96, [p.neel, p.chalk, p.haldi, p.peacock, p.sky], p.indigo, seeded('plate-7'), 14);

/** The numberless ring of the Warli clock between radius 248 and 300: is on the clock without its print, too. */
export const warliRing = (): Art => {
  const c = p.chalk;
  return [
    ...circle(0, 0, 302, { fill: p.geru }),
    ...circle(0, 0, 286, { stroke: c, width: 4 }),
    ...around(
      60,
      line(
        [
          [0, -280],
          [0, -268],
        ],
        { stroke: c, width: 2.6 },
      ),
    ),
    ...around(12, [
      ...line(
        [
          [0, -280],
          [0, -256],
        ],
        { stroke: c, width: 8 },
      ),
    ]),
    ...circle(0, 0, 248, { stroke: c, width: 3 }),
  ];
};

/** The print of the Warli clock within radius 212. */
export const warliDial = (): Art => {
  const c = p.chalk;
  return [
    ...around(16, place(person(poses.dance, c), 0, -128, 0.7)),
    ...circle(0, 0, 128, { stroke: c, width: 3 }),
    ...around(
      30,
      line(
        [
          [0, -124],
          [-6, -110],
          [6, -110],
          [0, -124],
        ],
        { stroke: c, width: 2 },
      ),
    ),
    ...around(10, place(person(poses.drum, c, { bun: true }), 0, -56, 0.42)),
    ...circle(0, 0, 46, { stroke: c, width: 3 }),
    ...around(
      18,
      line(
        [
          [0, -44],
          [0, -34],
        ],
        { stroke: c, width: 2.4 },
      ),
    ),
  ];
};

/** A Pichwai hanging, 620 by 860 around the origin: temple cows under a lotus tree. */
export const pichwai = (): Art => {
  const random = seeded('pichwai-2');
  const night = '#14375a';
  const bloom = move(lotus(110, p.lotus, p.rani, '#7d1730'), 0, 40);
  const water: Point[] = Array.from({ length: 26 }, (_, i) => [-300 + i * 24, 296 + (i % 2 ? 7 : -7)]);
  return [
    ...rect(-310, -430, 620, 860, { fill: night }),
    ...clip(rectPath(-310, -430, 620, 860), [
      ...Array.from({ length: 70 }, () =>
        circle(random.between(-290, 290), random.between(-400, 200), random.between(2, 4), {
          fill: '#f2d58c',
        }),
      ).flat(),
      ...circle(150, -260, 54, { fill: '#f7e7bd' }),
      ...place(treeOfLife(560, '#c9a25a', [p.leaf, p.parrot, '#4f8f5a'], [bloom], random), 0, 190),
      ...rect(-310, 186, 620, 90, { fill: '#2c5a3a' }),
      ...Array.from({ length: 40 }, (_, i) =>
        place(
          leaf(34, 10, i % 2 ? p.parrot : p.leaf, p.pista, 2),
          -304 + i * 16,
          196,
          1,
          random.between(-20, 20),
        ),
      ).flat(),
      ...place(cow(p.chalk, p.rani, p.haldi, '#3a2016'), -128, 156, 0.74),
      ...place(mirror(cow(p.chalk, p.madder, p.haldi, '#3a2016')), 132, 158, 0.72),
      ...rect(-310, 268, 620, 170, { fill: '#1d5f78' }),
      ...[0, 34, 68].flatMap((dy) =>
        curve(
          water.map(([x, y]): Point => [x, y + dy]),
          { stroke: '#5aa3b5', width: 3.5 },
        ),
      ),
      ...[-220, -75, 75, 220].flatMap((x, i) =>
        place(lotus(120, i % 2 ? p.lotus : '#fbe3ea', p.rani, p.lac), x, 372),
      ),
    ]),
    ...frameBand(-310, -430, 620, 860, 54, petalBand, [p.lac, p.haldi, p.lotus]),
    ...frameBand(-256, -376, 512, 752, 16, dotBand, ['#14375a', p.haldi, p.chalk]),
  ];
};

/** The painted front of the key holder, 853 by 256 around the origin. */
export const truckPanel = (): Art => [
  ...rect(-426.5, -128, 853, 256, { fill: p.neel }),
  ...clip(rectPath(-440, -140, 880, 280), place(rays(48, 60, 620, '#3f7fca', 0.5), 0, 20)),
  ...frameBand(-426.5, -128, 853, 256, 32, triangleBand, [p.madder, p.haldi, p.chalk]),
  ...place(scallopBand(789, 32, [p.haldi, p.leaf, p.madder]), -394.5, -96),
  ...[-336, 336].flatMap((x) => [
    ...place(lotus(112, p.lotus, p.rani, p.kajal), x, 82),
    ...place(leaf(54, 25, p.parrot, p.leaf, 4), x - 24, 79, 1, -112),
    ...place(leaf(54, 25, p.parrot, p.leaf, 4), x + 24, 79, 1, 112),
  ]),
];

/** Painted border of the name plate, 940 by 460 around the origin. */
export const namePlateFlowers = (): Art => {
  const side: Art = [
    ...place(jaalBloom(96, p.madder, p.lotus, p.haldi, p.leaf, p.lac), -372, 132),
    ...place(flower(46, 7, p.haldi, p.marigold, p.madder, p.lac), -270, 176),
    ...place(flower(34, 7, p.neel, p.sky, p.haldi, p.indigo), -412, 34),
    ...[
      [-320, 96, 30],
      [-236, 150, 70],
      [-420, 90, -40],
      [-300, 196, 120],
      [-428, -10, 10],
      [-396, -12, 40],
    ].flatMap(([x = 0, y = 0, turn = 0]) => place(leaf(66, 26, p.leaf, p.pista, 4), x, y, 1, turn)),
  ];
  return [...side, ...place(side, 0, 0, 1, 180)];
};

/** A round banyan cut from sheet metal, radius 330. */
export const cutTree = (tone: string): Art => {
  const random = seeded('banyan-4');
  const drop = petal(40, 24, tone, undefined, 0.4);
  const tree = treeOfLife(560, tone, [tone], [drop, around(5, petal(34, 26, tone))], random);
  const flat = tree.map((node) =>
    'clip' in node
      ? node
      : { ...node, ...(node.fill ? { fill: tone } : {}), ...(node.stroke ? { stroke: tone } : {}) },
  );
  return [
    ...place(flat, 0, 292, 1.04),
    ...line(
      [
        [-170, 292],
        [170, 292],
      ],
      { stroke: tone, width: 14 },
    ),
  ];
};
