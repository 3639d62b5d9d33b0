import type { Art } from '../../drawing/art.ts';
import { around, circle, mirror, move, place, rect, transform } from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import { ajrakh, bandhani, blockPrint, ikat, jaal } from '../../drawing/motifs/cloth.ts';
import { treeOfLife } from '../../drawing/motifs/tree-of-life.ts';
import { phulkari } from '../../drawing/motifs/stitch.ts';
import { birdOutline } from '../../drawing/motifs/birds.ts';
import { elephant } from '../../drawing/motifs/elephant.ts';
import { gondFill } from '../../drawing/motifs/gond.ts';
import { buti, fancyBloom, flower, leaf, lotus, paisley, petal } from '../../drawing/motifs/flora.ts';
import {
  diamondBand,
  dotBand,
  frameBand,
  mandala,
  petalBand,
  rays,
  triangleBand,
  waveBand,
} from '../../drawing/motifs/ornament.ts';
import { seeded } from '../../drawing/random.ts';
import { textInBox, textOnCircle } from '../../drawing/text.ts';

/** Prints cover the square from -300 to 300. */
const p = pigment;
const frame = (
  inset: number,
  high: number,
  band: Parameters<typeof frameBand>[5],
  colors: readonly [string, string, string],
): Art => frameBand(-300 + inset, -300 + inset, 600 - 2 * inset, 600 - 2 * inset, high, band, colors);

export const ajrakhStar = (): Art => [
  ...ajrakh(300, 4, p.indigo, p.madder, p.chalk, p.haldi),
  ...frame(0, 44, triangleBand, [p.lac, p.chalk, p.indigo]),
  ...frame(44, 16, dotBand, [p.indigo, p.chalk, p.madder]),
];

export const madhubaniElephant = (): Art => [
  ...rect(-300, -300, 600, 600, { fill: '#f5dfae' }),
  ...place(rays(40, 150, 262, '#f0cd86', 0.5), 0, 0),
  ...place(
    elephant({ body: p.peacock, cloth: p.madder, trim: p.haldi, accent: p.lotus, edge: p.kajal }),
    -14,
    12,
    1.16,
  ),
  ...[
    [-150, -160],
    [0, -186],
    [150, -160],
  ].flatMap(([x = 0, y = 0], i) =>
    place(flower(34, 8, i === 1 ? p.madder : p.rani, p.lotus, p.haldi, p.kajal), x, y),
  ),
  ...[-190, -120, -50, 20, 90, 160].flatMap((x) => move(lotus(66, p.lotus, p.rani, p.lac), x + 14, 196)),
  ...[
    [-205, -60],
    [212, -40],
    [-208, 60],
    [214, 90],
  ].flatMap(([x = 0, y = 0]) => place(around(6, leaf(30, 14, p.leaf, p.pista, 2)), x, y)),
  ...frame(0, 58, petalBand, [p.madder, p.haldi, p.chalk]),
  ...frame(58, 20, diamondBand, [p.kajal, p.haldi, p.madder]),
];

export const bandhaniRed = (): Art => bandhani(300, '#a8152b', ['#fff4dc', p.haldi], seeded('bandhani'));

export const ikatBlue = (): Art =>
  ikat(300, '#f3ead9', [p.neel, p.peacock, p.marigold], seeded('ikat'), 4, 3);

export const paisleyLumbar = (): Art => {
  const one = paisley(p.madder, p.haldi, p.peacock, p.lac);
  // The lumbar cushion is twice as wide as tall; its print is drawn half as wide and stretched.
  const squeeze = (art: Art, x: number, y: number, size: number, turn: number): Art =>
    place(art, x * 2, y, size, turn).map((node) => node);
  const parts: Art = [
    ...[-480, -160, 160, 480].flatMap((x, i) =>
      squeeze(i % 2 ? mirror(one) : one, x / 2, 14, 1.28, i % 2 ? 8 : -8),
    ),
    ...[-320, 0, 320].flatMap((x) => [
      ...place(fancyBloom(p.rani, p.lotus, p.haldi, p.lac), x, -60, 1.15),
      ...place(fancyBloom(p.rani, p.lotus, p.haldi, p.lac), x, 90, 1.15, 180),
      ...place(around(4, leaf(60, 26, p.leaf, p.pista, 3), 45), x, 14),
    ]),
    ...place(petalBand(1200, 56, [p.peacock, p.haldi, p.madder]), -600, -300),
    ...place(petalBand(1200, 56, [p.peacock, p.haldi, p.madder]), 600, 300, 1, 180),
    ...place(dotBand(1200, 22, [p.madder, p.haldi, p.chalk]), -600, -244),
    ...place(dotBand(1200, 22, [p.madder, p.haldi, p.chalk]), -600, 222),
  ];
  return [...rect(-300, -300, 600, 600, { fill: '#fbeed2' }), ...halfWide(parts)];
};

const halfWide = (art: Art): Art => transform(art, [0.5, 0, 0, 1, 0, 0]);

export const mandalaRound = (): Art =>
  mandala(206, [p.jamun, p.marigold, p.rani, p.chalk, p.peacock], '#f7e3b2', seeded('round-3'), 18);

/** Embroidery around the print of the round cushion: is on the cushion without its print, too. */
export const roundTrim = (): Art => [
  ...circle(0, 0, 262, { stroke: '#f7e3b2', width: 3 }),
  ...around(36, place(petal(30, 20, p.marigold, '#f7e3b2', 0.5), 0, -228)),
  ...around(36, circle(0, -250, 4, { fill: p.rani }), 5),
  ...circle(0, 0, 224, { stroke: '#f7e3b2', width: 3 }),
];

export const sanganeri = (): Art => [
  ...blockPrint(
    300,
    '#fdf7ec',
    buti(p.rani, p.haldi, p.leaf),
    112,
    seeded('sanganer'),
    around(4, petal(12, 8, p.rani)),
  ),
  ...frame(0, 46, waveBand, [p.leaf, p.chalk, p.rani]),
];

/** The customer's initial in a ring of flowers, the family's name around it. */
export const initialCushion = (letter: string, family: string): Art => [
  ...jaal(300, '#e8c9a6', '#d9b083', around(5, petal(22, 14, '#d9b083')), 4),
  ...circle(0, 0, 226, { fill: p.chalk }),
  ...circle(0, 0, 226, { stroke: p.geru, width: 7 }),
  ...circle(0, 0, 208, { stroke: p.geru, width: 2.5 }),
  ...Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.sin(angle) * 226, -Math.cos(angle) * 226];
    return [
      ...place(leaf(54, 22, p.leaf, p.pista, 3), x, y, 1, (angle * 180) / Math.PI + 96),
      ...place(flower(i % 2 ? 26 : 34, 8, i % 2 ? p.haldi : p.geru, p.marigold, p.lac, p.lac), x, y),
    ];
  }).flat(),
  ...textInBox(letter, -95, -120, 190, 190, 'poster', { fill: p.lac }),
  ...textOnCircle(
    family,
    0,
    -26,
    176,
    { face: 'sign', size: 39, tracking: 0.14 },
    { fill: p.geru },
    180,
    true,
  ),
];

export const gondBirds = (): Art => {
  return [
    ...treeOfLife(
      500,
      p.kajal,
      [p.leaf, p.peacock, p.parrot],
      [fancyBloom(p.madder, p.haldi, p.chalk, p.lac), fancyBloom(p.rani, p.lotus, p.haldi, p.lac)],
      seeded('tree-5'),
    ).flatMap((node) => place([node], -12, 262)),
    ...place(gondFill(birdOutline, p.madder, [p.haldi, p.chalk], 'b1', 11), -160, 196, 0.62),
    ...place(mirror(gondFill(birdOutline, p.indigo, [p.sky, p.haldi], 'b2', 11)), 160, 200, 0.62),
  ];
};

export const phulkariGold = (): Art =>
  phulkari(300, '#8c1d3f', [p.haldi, p.marigold, '#f48fb0', '#7fc47f'], 4);
