import type { Art } from '../../drawing/art.ts';
import {
  around,
  circle,
  clip,
  curve,
  ellipsePath,
  line,
  mirror,
  move,
  place,
  polygon,
  rect,
  rectPath,
  shape,
} from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import { bird, peacock } from '../../drawing/motifs/birds.ts';
import { elephant } from '../../drawing/motifs/elephant.ts';
import { tiger } from '../../drawing/motifs/beasts.ts';
import { flower, leaf, lotus, petal } from '../../drawing/motifs/flora.ts';
import {
  arch,
  diamondBand,
  dotBand,
  mandala,
  petalBand,
  rays,
  scallopBand,
  triangleBand,
} from '../../drawing/motifs/ornament.ts';
import { autoRickshaw, scooter } from '../../drawing/motifs/vehicles.ts';
import { filterCoffee, steam } from '../../drawing/motifs/tea.ts';
import { palm } from '../../drawing/motifs/mango-and-palm.ts';
import { hills, sun, tree } from '../../drawing/motifs/warli-village.ts';
import { person, poses } from '../../drawing/motifs/warli-people.ts';
import { seeded } from '../../drawing/random.ts';
import { lettering, textInBox, textOnCircle } from '../../drawing/text.ts';

/** Prints are drawn around 0,0 in about 400 by 460. */
const p = pigment;

/** @param ink colour of the words */
export const gondTiger = (ink: string = p.madder): Art => {
  const random = seeded('tiger-tee');
  const grass = Array.from({ length: 26 }, (_, i) =>
    leaf(random.between(50, 96), 18, i % 2 ? p.leaf : p.parrot, p.pista, 3).map((node) => node),
  ).flatMap((art, i) => place(art, -205 + i * 16.4, 150, 1, random.between(-18, 18)));
  return [
    ...circle(0, -40, 176, { fill: p.madder }),
    ...place(rays(48, 178, 204, p.haldi, 0.5), 0, -40),
    ...clip(
      ellipsePath(0, -40, 176, 176),
      [-130, -70, 70, 130].flatMap((x, i) =>
        place(leaf(190, 70, p.peacock, p.sky, 6), x, 140, 1, i < 2 ? -12 : 12),
      ),
    ),
    ...place(tiger(p.marigold, p.kajal, p.chalk, p.rani, p.kajal), 6, 24, 1.08),
    ...grass,
    ...lettering(
      'SHER DIL',
      0,
      222,
      { face: 'sign', size: 76, anchor: 'middle', tracking: 0.04 },
      { fill: ink },
    ),
  ];
};

export const truckArt = (): Art => [
  ...rect(-205, -216, 410, 400, { fill: p.madder }, 22),
  ...rect(-190, -201, 380, 370, { stroke: p.haldi, width: 6 }, 14),
  ...place(scallopBand(360, 46, [p.haldi, p.leaf, p.madder]), -180, -186),
  ...textInBox('HORN', -150, -122, 300, 92, 'poster', { fill: p.haldi }),
  ...textInBox('OK', -70, -18, 140, 74, 'poster', { fill: p.chalk }),
  ...textInBox('PLEASE', -150, 68, 300, 62, 'poster', { fill: p.haldi }),
  ...[-1, 1].flatMap((s) => place(flower(40, 10, p.chalk, p.lotus, p.leaf, p.kajal), s * 124, 18)),
  ...place(diamondBand(360, 22, [p.neel, p.haldi, p.chalk]), -180, 142),
  ...[-1, 1].flatMap((s) =>
    place(mirrorIf(bird(p.parrot, p.leaf, p.haldi, p.kajal), s > 0), s * 118, 214, 0.42),
  ),
  ...place(lotus(110, p.lotus, p.rani, p.lac), 0, 240),
];

const mirrorIf = (art: Art, yes: boolean): Art => (yes ? mirror(art) : art);

export const lotusMandala = (ink: readonly string[], edge: string): Art => [
  ...place(mandala(196, ink, edge, seeded('lotus-tee'), 16), 0, -16),
];

export const warliCricket = (ink: string, ground: string): Art => {
  const random = seeded('cricket');
  const stumps = (x: number): Art =>
    [-8, 0, 8]
      .flatMap((dx) =>
        line(
          [
            [x + dx, 0],
            [x + dx, -58],
          ],
          { stroke: ink, width: 4.4 },
        ),
      )
      .concat(
        line(
          [
            [x - 11, -60],
            [x + 11, -60],
          ],
          { stroke: ink, width: 4 },
        ),
      );
  return [
    ...place(sun(50, ink, ground), 130, -164),
    ...place(hills(240, 62, ink, 6), -206, -96),
    ...line(
      [
        [-206, -94],
        [206, -94],
      ],
      { stroke: ink, width: 4 },
    ),
    ...place(tree(170, ink, random), -150, 40),
    ...place(person(poses.bowl, ink), -60, 62, 1.06),
    ...circle(-20, -86, 6, { fill: ink }),
    ...place(
      mirror([
        ...person(poses.bat, ink),
        ...polygon(
          [
            [28, -56],
            [36, -50],
            [16, 0],
            [4, -6],
          ],
          { fill: ink },
        ),
      ]),
      118,
      66,
      1.06,
    ),
    ...place(stumps(0), 164, 66),
    ...place(person(poses.dive, ink), 22, 152, 0.86),
    ...place(mirror(person(poses.run, ink)), -130, 160, 0.86),
    ...place(person(poses.cheer, ink, { bun: true }), -190, 160, 0.7),
    ...place(person(poses.cheer, ink), 172, 164, 0.8),
    ...line(
      [
        [-206, 70],
        [206, 70],
      ],
      { stroke: ink, width: 3.6 },
    ),
    ...place(triangleBand(412, 22, [ground, ink, ground]), -206, 176),
    ...lettering(
      'gully cricket club',
      0,
      236,
      { face: 'sign', size: 40, anchor: 'middle', tracking: 0.06 },
      { fill: ink },
    ),
  ];
};

export const filterKaapi = (): Art => [
  ...circle(0, -20, 190, { fill: p.haldi }),
  ...place(rays(36, 60, 186, p.marigold, 0.5), 0, -20),
  ...circle(0, -20, 190, { stroke: p.lac, width: 7 }),
  ...place(steam(92, p.lac, 8), 0, -92),
  ...place(filterCoffee('#d8a94d', '#6a3a20', p.kajal), 0, 104, 1.24),
  ...[-1, 1].flatMap((s) => place(leaf(90, 40, p.leaf, p.pista, 5), s * 120, 116, 1, s * 64)),
  ...textOnCircle('FILTER KAAPI', 0, -20, 204, { face: 'sign', size: 52, tracking: 0.08 }, { fill: p.lac }),
  ...textOnCircle(
    'degree coffee, no debate',
    0,
    -20,
    238,
    { face: 'mukta', size: 31, tracking: 0.06 },
    { fill: p.lac },
    180,
    true,
  ),
];

export const rickshaw = (): Art => [
  ...rect(-200, -190, 400, 300, { fill: p.sky }, 18),
  ...clip(rectPath(-200, -190, 400, 300, 18), [
    ...place(rays(36, 0, 420, '#a9d2dd', 0.5), 0, 60),
    ...circle(0, -40, 110, { fill: p.marigold }),
    ...[-150, -60, 70, 150].flatMap((x, i) =>
      place(arch(86, 150 + (i % 2) * 40, { fill: i % 2 ? p.lotus : p.clay }), x, 96),
    ),
    ...rect(-200, 84, 400, 40, { fill: p.walnut }),
    ...[-180, -100, -20, 60, 140].flatMap((x) => rect(x, 96, 44, 6, { fill: p.haldi })),
    ...place(palm(230, p.walnut, p.leaf), -170, 96),
  ]),
  ...place(autoRickshaw(p.kajal, p.haldi, p.leaf, p.kajal), 6, 116, 1.08),
  ...textInBox('MEETER SE CHALO', -188, 142, 376, 42, 'sign', { fill: p.kajal }),
  ...place(dotBand(400, 16, [p.haldi, p.madder, p.leaf]), -200, 204),
];

export const kidsElephant = (): Art => [
  ...[
    [-150, -150, p.rani],
    [0, -196, p.peacock],
    [150, -150, p.marigold],
    [-80, -190, p.leaf],
    [84, -186, p.madder],
  ].flatMap(([x, y, c]) =>
    place(
      [
        ...line(
          [
            [0, 0],
            [0, 110],
          ],
          { stroke: p.kajal, width: 2.4 },
        ),
        ...shape('M-32 -6C-36 -50 36 -50 32 -6C26 14 8 24 0 28C-8 24 -26 14 -32 -6Z', { fill: String(c) }),
        ...shape('M-18 -22C-14 -32 -6 -36 2 -36', { stroke: '#ffffff', width: 4, cap: 'round' }),
      ],
      Number(x),
      Number(y) + 26,
      1,
      Number(x) * 0.08,
    ),
  ),
  ...place(
    elephant({ body: p.neel, cloth: p.rani, trim: p.haldi, accent: p.lotus, edge: p.kajal }),
    -10,
    60,
    1.14,
  ),
  ...place(petalBand(380, 28, [p.leaf, p.haldi, p.chalk]), -190, 186),
];

export const peacockNight = (): Art => [
  ...arch(380, 460, { fill: '#083f46', stroke: p.haldi, width: 8 }).flatMap((node) => place([node], 0, 230)),
  ...place(arch(340, 424, { stroke: p.haldi, width: 3 }), 0, 216),
  ...[
    [-60, -120],
    [132, 4],
    [-100, -34],
    [0, -168],
    [140, 92],
  ].flatMap(([x = 0, y = 0]) => place(around(8, petal(11, 6, p.haldi)), x, y)),
  ...place(
    peacock({
      body: p.neel,
      wing: p.marigold,
      feather: p.parrot,
      eye: p.rani,
      heart: p.haldi,
      edge: '#f7e7bd',
    }),
    26,
    34,
    0.82,
  ),
  ...[-104, 0, 104].flatMap((x) => move(lotus(110, p.lotus, p.rani, '#f7e7bd'), x, 206)),
  ...lettering('mor', -92, 34, { face: 'script', size: 60, anchor: 'middle' }, { fill: p.haldi }),
];

/** The customer's own name and year, lettered like a scooter garage sign. */
export const garageName = (name: string, ink: string, second: string): Art => [
  ...textOnCircle(`${name} & CO.`, 0, 216, 380, { face: 'sign', size: 70, tracking: 0.04 }, { fill: ink }),
  ...place(scooter(second, p.walnut, p.chalk, ink), -4, 74, 1.12),
  ...line(
    [
      [-190, 96],
      [190, 96],
    ],
    { stroke: ink, width: 6 },
  ),
  ...lettering('weekend riders', 0, 154, { face: 'script', size: 50, anchor: 'middle' }, { fill: second }),
  ...curve(
    [
      [-150, 186],
      [0, 176],
      [150, 186],
    ],
    { stroke: ink, width: 5 },
  ),
  ...lettering(
    'PUNE',
    0,
    226,
    { face: 'muktaBold', size: 30, anchor: 'middle', tracking: 0.26 },
    { fill: ink },
  ),
];
