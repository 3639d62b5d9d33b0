import { pigment } from '../../drawing/color.ts';
import type { Art } from '../../drawing/art.ts';
import { around, circle, line, place, rect } from '../../drawing/art.ts';
import { ajrakh, blockPrint, jaal } from '../../drawing/motifs/cloth.ts';
import { jaalBloom } from '../../drawing/motifs/tree-of-life.ts';
import { buti, flower, paisley, petal } from '../../drawing/motifs/flora.ts';
import { kolam, mandala, rays, scallopBand } from '../../drawing/motifs/ornament.ts';
import { diya } from '../../drawing/motifs/things.ts';
import { seeded } from '../../drawing/random.ts';

const p = pigment;
import { lettering } from '../../drawing/text.ts';

/** Prints of three Diwali cards, 380 by 526 around the origin. */
export const diwaliCard = (kind: 0 | 1 | 2): Art => {
  const [ground, line1, accent] = (
    [
      ['#7d1730', '#f2c14a', p.rani],
      ['#1f2a5c', '#f2c14a', p.marigold],
      ['#f7e6c4', p.madder, p.peacock],
    ] as const
  )[kind];
  const head = kind === 2 ? p.madder : '#f7e3b2';
  const middle: Art =
    kind === 0
      ? [
          ...place(
            mandala(150, [p.rani, '#f2c14a', '#7d1730', p.marigold], '#f7e3b2', seeded('card-2'), 12),
            0,
            -50,
          ),
          ...place(diya(p.geru, p.haldi, '#ffd25a', '#3a1410'), 0, 6, 0.7),
        ]
      : kind === 1
        ? [
            ...[-104, 0, 104].flatMap((x, i) => [
              ...line(
                [
                  [x, -263],
                  [x, -170 + (i === 1 ? 70 : 0)],
                ],
                { stroke: line1, width: 3 },
              ),
              ...place(
                lantern(i === 1 ? p.rani : p.marigold, line1),
                x,
                -120 + (i === 1 ? 70 : 0),
                i === 1 ? 1.1 : 0.86,
              ),
            ]),
            ...Array.from({ length: 22 }, (_, i) =>
              circle(-170 + ((i * 73) % 340), -230 + ((i * 47) % 330), 2 + (i % 3), { fill: '#f7e3b2' }),
            ).flat(),
          ]
        : [
            ...place(kolam(5, 58, { stroke: p.madder, width: 5, cap: 'round' }, p.peacock, 6), 0, -60, 0.9),
            ...[-130, 130].flatMap((x) => place(diya(p.geru, p.haldi, p.marigold, p.kajal), x, 110, 0.44)),
          ];
  return [
    ...rect(-190, -263, 380, 526, { fill: ground }),
    ...middle,
    ...rect(-172, -242, 344, 484, { stroke: line1, width: 4 }),
    ...place(scallopBand(344, 40, [accent, line1, ground]), -172, 242, 1, 0).flatMap((node) =>
      place([node], 0, -66),
    ),
    ...lettering('shubh deepavali', 0, 156, { face: 'script', size: 40, anchor: 'middle' }, { fill: head }),
  ];
};

const lantern = (paper: string, trim: string): Art => [
  ...place(rays(12, 0, 52, trim, 0.3), 0, 0),
  ...around(6, petal(52, 44, paper, trim, 1)),
  ...circle(0, 0, 18, { fill: '#ffe9a8' }),
  ...[-14, 0, 14].flatMap((x) =>
    line(
      [
        [x, 48],
        [x * 1.4, 92],
      ],
      { stroke: paper, width: 5 },
    ),
  ),
];

/** Prints of gift envelopes, 238 by 406 around the origin. */
export const lifafa = (kind: number): Art => {
  const base: Art[] = [
    [...ajrakh(210, 4, '#8c1630', p.haldi, '#f7e3b2', p.chalk)],
    [...jaal(210, '#0f5a5f', '#d9a941', jaalBloom(46, p.rani, p.lotus, p.haldi, p.parrot, '#f7e3b2'), 3)],
    [...blockPrint(230, '#f6e7c8', paisleySmall, 110, seeded('lifafa'), around(4, petal(10, 7, p.madder)))],
    [
      ...blockPrint(
        230,
        '#e9a41f',
        buti(p.madder, p.chalk, '#7d5a12'),
        92,
        seeded('lifafa-2'),
        circle(0, 0, 4, { fill: p.madder }),
      ),
    ],
  ];
  const tone = ['#f7e3b2', '#f7e3b2', p.madder, p.madder][kind] ?? p.madder;
  return [
    ...(base[kind] ?? []),
    ...circle(0, 0, 84, {
      fill: LIFAFA_GROUNDS[kind] ?? '#ffffff',
      stroke: tone,
      width: 4,
    }),
    ...lettering('shagun', 0, 15, { face: 'script', size: 44, anchor: 'middle' }, { fill: tone }),
    ...rect(-109, -193, 218, 386, { stroke: tone, width: 3 }),
  ];
};

/** Colours of the paper of gift envelopes. */
export const LIFAFA_GROUNDS = ['#8c1630', '#0f5a5f', '#f6e7c8', '#e9a41f'];

const paisleySmall: Art = place(paisley(p.madder, p.haldi, p.peacock, p.lac), 0, 0, 0.34);

/** A round wax-like seal for envelopes. */
export const seal: Art = [
  ...circle(0, 0, 40, { fill: '#8c1630' }),
  ...around(10, circle(0, -37, 10, { fill: '#8c1630' })),
  ...circle(0, 0, 29, { stroke: '#c9506a', width: 3 }),
  ...place(flower(22, 6, '#c9506a', '#8c1630', '#c9506a'), 0, 0),
];
