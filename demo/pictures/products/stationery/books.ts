import { pigment } from '../../drawing/color.ts';
import type { Art } from '../../drawing/art.ts';
import { around, circle, clip, line, mirror, place, rect, rectPath, scale } from '../../drawing/art.ts';
import { treeOfLife } from '../../drawing/motifs/tree-of-life.ts';
import { birdOutline, peacock } from '../../drawing/motifs/birds.ts';
import { elephantOutline } from '../../drawing/motifs/elephant.ts';
import { fish } from '../../drawing/motifs/fish.ts';
import { gondFill } from '../../drawing/motifs/gond.ts';
import { fancyBloom, leaf, lotus, petal } from '../../drawing/motifs/flora.ts';
import { dotBand, frameBand, mandala, petalBand, rays, triangleBand } from '../../drawing/motifs/ornament.ts';
import { mango } from '../../drawing/motifs/mango-and-palm.ts';
import { person, poses } from '../../drawing/motifs/warli-people.ts';
import { sun, tree } from '../../drawing/motifs/warli-village.ts';
import { seeded } from '../../drawing/random.ts';

const p = pigment;
import { lettering, textInBox } from '../../drawing/text.ts';

/** Print on the cover of the journal, 450 by 800 around the origin. */
export const kalamkariCover = (): Art => {
  const blooms = [
    fancyBloom(p.madder, p.haldi, p.indigo, p.kajal),
    fancyBloom(p.indigo, p.sky, p.madder, p.kajal),
    fancyBloom(p.haldi, p.chalk, p.madder, p.kajal),
  ];
  return clip(rectPath(-225, -400, 450, 800), [
    ...rect(-225, -400, 450, 800, { fill: '#f1dfbb' }),
    ...place(
      treeOfLife(620, '#5a2c1a', [p.leaf, '#6f7f3a', p.peacock], blooms, seeded('kalam-7')),
      0,
      306,
      0.86,
    ),
    ...place(birdPair, 0, 270, 0.78),
    ...frameBand(-225, -400, 450, 800, 38, petalBand, [p.madder, p.haldi, p.indigo]),
    ...frameBand(-187, -362, 374, 724, 12, dotBand, [p.indigo, p.haldi, p.chalk]),
  ]);
};

const birdPair: Art = [
  ...place(gondFill(birdOutline, p.indigo, [p.haldi, p.sky], 'k1', 10), -150, 10, 0.5),
  ...place(mirror(gondFill(birdOutline, p.madder, [p.haldi, p.chalk], 'k2', 10)), 150, 10, 0.5),
];

/** Print on the cover of the planner, 566 by 786 around 21,0. */
export const plannerCover = (): Art => [
  ...rect(-262, -393, 566, 786, { fill: '#12454d' }),
  ...place(
    mandala(330, ['#12454d', p.marigold, p.rani, p.haldi, p.lotus], '#f7e3b2', seeded('planner-4'), 18),
    40,
    470,
  ),
  ...place(
    mandala(150, ['#12454d', p.rani, p.haldi, p.marigold], '#f7e3b2', seeded('planner-9'), 12),
    300,
    -390,
  ),
  ...textInBox('Naya Rang', -190, -260, 440, 150, 'poster', { fill: '#f7e3b2' }),
  ...lettering(
    'har din, naya rang',
    30,
    -46,
    { face: 'script', size: 54, anchor: 'middle' },
    { fill: p.marigold },
  ),
  ...lettering(
    'DAY PLANNER',
    30,
    14,
    { face: 'muktaBold', size: 26, anchor: 'middle', tracking: 0.4 },
    { fill: '#f7e3b2' },
  ),
];

/** Prints of five bookmarks, 130 by 560 around the origin. */
export const bookmark = (kind: number): Art => {
  const grounds = [p.indigo, '#b9452c', '#f2e3c4', '#12454d', '#e9a41f'];
  const ground = grounds[kind] ?? p.indigo;
  const inks: Art[] = [
    [
      ...[-190, -70, 50, 170].flatMap((y, i) =>
        place(
          scale(fish(i % 2 ? p.haldi : p.sky, p.madder, p.marigold, p.kajal), 0.38),
          0,
          y,
          1,
          i % 2 ? 90 : 90,
        ),
      ),
      ...place(dotBand(130, 20, [p.madder, p.haldi, p.chalk]), -65, 236),
    ],
    [
      ...[-170, -40, 90, 220].flatMap((y, i) =>
        place(person(i % 2 ? poses.dance : poses.cheer, p.chalk, { bun: i % 2 === 0 }), 0, y, 0.86),
      ),
      ...place(sun(34, p.chalk, '#b9452c'), 0, -240, 0.6),
    ],
    [
      ...place(
        treeOfLife(
          620,
          '#5a2c1a',
          [p.leaf, p.parrot],
          [fancyBloom(p.rani, p.lotus, p.haldi, p.lac)],
          seeded('mark-3'),
        ),
        -3,
        242,
        0.62,
      ),
      ...place(petalBand(130, 24, [p.madder, p.haldi, p.chalk]), -65, 240),
    ],
    [
      ...place(
        peacock({
          body: p.neel,
          wing: p.haldi,
          feather: p.parrot,
          eye: p.rani,
          heart: p.haldi,
          edge: '#f7e3b2',
        }),
        20,
        -120,
        0.36,
      ),
      ...[30, 130, 220].flatMap((y) => place(lotus(100, p.lotus, p.rani, '#f7e3b2'), 0, y + 20)),
      ...[80, 180].flatMap((y) => place(around(6, petal(16, 8, p.haldi)), 0, y)),
    ],
    [
      ...place(gondFill(elephantOutline, p.madder, [p.chalk, p.haldi], 'e5', 12), 2, 190, 0.36),
      ...place(tree(270, p.madder, seeded('mark')), 0, 140, 1),
      ...place(triangleBand(130, 22, [p.madder, p.chalk, p.madder]), -65, 244),
    ],
  ];
  return [
    ...rect(-65, -280, 130, 560, { fill: ground }),
    ...(inks[kind] ?? []),
    ...rect(-57, -272, 114, 544, { stroke: kind === 2 || kind === 4 ? p.madder : '#f2d58c', width: 2.6 }),
  ];
};

/** The print of the desk calendar, 362 by 507 around -190,10. */
export const calendarPicture = (): Art => {
  return [
    ...rect(-371, -243.5, 362, 507, { fill: '#f3c74f' }),
    ...place(rays(30, 60, 460, '#f6d676', 0.5), -190, 0).filter(
      (node) => 'path' in node && node.path.every((s) => s.to === 'Z' || s.at[0] < 0),
    ),
    ...[
      [-270, -130, 1.1, -14],
      [-120, -40, 1.3, 10],
      [-270, 90, 1.2, 8],
      [-96, 122, 0.86, -20],
    ].flatMap(([x = 0, y = 0, s = 1, turn = 0]) =>
      place(mango(p.haldi, p.marigold, p.leaf, p.lac), x, y, s, turn),
    ),
    ...[
      [-322, -206, 40],
      [-60, -206, -30],
      [-340, 190, 120],
      [-40, 60, 10],
    ].flatMap(([x = 0, y = 0, turn = 0]) => place(leaf(110, 38, p.leaf, p.pista, 6), x, y, 1, turn)),
    ...rect(-371, 188, 362, 75.5, { fill: p.haldi }),
    ...lettering('aam ka mausam', -190, 232, { face: 'script', size: 38, anchor: 'middle' }, { fill: p.lac }),
  ];
};

/** The page of the desk calendar with its date half, 760 by 560 around the origin. */
export const calendarPage = (): Art => {
  const days = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];
  return [
    ...rect(-380, -280, 760, 560, { fill: '#fdf6e6' }),
    ...lettering('JUNE', 40, -190, { face: 'poster', size: 76 }, { fill: p.madder }),
    ...days.flatMap((day, i) =>
      lettering(
        day,
        58 + i * 46,
        -124,
        { face: 'muktaBold', size: 24, anchor: 'middle' },
        { fill: i === 0 ? p.madder : p.walnut },
      ),
    ),
    ...line(
      [
        [34, -108],
        [350, -108],
      ],
      { stroke: p.madder, width: 3 },
    ),
    ...Array.from({ length: 30 }, (_, i) => {
      const cell = i + 1;
      const [x, y] = [58 + (cell % 7) * 46, -66 + Math.floor(cell / 7) * 62];
      const special = i + 1 === 21;
      return [
        ...(special ? circle(x, y - 9, 23, { fill: p.haldi }) : []),
        ...lettering(
          String(i + 1),
          x,
          y,
          { face: 'mukta', size: 28, anchor: 'middle' },
          { fill: cell % 7 === 0 ? p.madder : p.kajal },
        ),
      ];
    }).flat(),
  ];
};
