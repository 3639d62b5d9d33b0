import type { Art } from '../../drawing/art.ts';
import { circle, curve, ellipse, line, mirror, place, rect, shape } from '../../drawing/art.ts';
import { arch } from '../../drawing/motifs/ornament.ts';
import { palm } from '../../drawing/motifs/mango-and-palm.ts';
import { seeded } from '../../drawing/random.ts';
import { textInBox } from '../../drawing/text.ts';
import { page } from './page.ts';

/** A Kerala houseboat, about 300 wide, standing on y = 0. */
const houseboat: Art = [
  ...shape('M-120 -30C-116 -110 -70 -132 0 -132C70 -132 112 -108 118 -30Z', { fill: '#b98546' }),
  ...[-90, -60, -30, 0, 30, 60, 90].flatMap((x) =>
    curve(
      [
        [x, -32],
        [x * 0.96, -84],
        [x * 0.72, -126 + Math.abs(x) * 0.2],
      ],
      { stroke: '#8a5a2e', width: 4 },
    ),
  ),
  ...[-104, -82].flatMap((y) =>
    curve(
      [
        [-114, y + 20],
        [0, y - 4],
        [114, y + 20],
      ],
      { stroke: '#d9ab6a', width: 4 },
    ),
  ),
  ...[-70, 0, 70].flatMap((x) => place(arch(36, 48, { fill: '#3a2016' }), x, -32)),
  ...shape(
    'M-176 -62C-150 -34 -120 -32 -90 -32H100C136 -32 164 -44 186 -72C180 -20 150 4 110 4H-104C-146 4 -170 -20 -176 -62Z',
    { fill: '#2b1a12' },
  ),
  ...curve(
    [
      [-160, -36],
      [-100, -18],
      [110, -18],
      [168, -40],
    ],
    { stroke: '#e9a41f', width: 4 },
  ),
];

export const kerala = (): Art => {
  const random = seeded('kerala');
  const water = Array.from({ length: 60 }, () => {
    const y = random.between(500, 690);
    const wide = random.between(20, 90) * (0.5 + (y - 480) / 260);
    const x = random.between(0, 600);
    return line(
      [
        [x - wide / 2, y],
        [x + wide / 2, y],
      ],
      {
        stroke: random.pick(['#f7d98f', '#1c6f6a', '#2f8f85', '#f2b65a']),
        width: random.between(2, 4),
        opacity: 0.7,
      },
    );
  });
  return page([
    ...rect(0, 0, 600, 800, { fill: '#f6d9a0' }),
    ...rect(0, 0, 600, 150, { fill: '#f2c47c' }),
    ...circle(318, 372, 128, { fill: '#e8743b' }),
    ...[0, 1, 2].flatMap((i) => ellipse(140 + i * 170, 170 + (i % 2) * 70, 110, 9, { fill: '#fbe9c4' })),
    ...shape('M0 480C60 420 120 440 170 452C240 420 300 440 350 452C420 426 500 430 600 456V520H0Z', {
      fill: '#2f7a5b',
    }),
    ...[40, 96, 150, 420, 470, 540, 590]
      .flatMap((x, i) => place(palm(90 + (i % 3) * 24, '#1d4a38', '#1d5a42'), x, 486, i % 2 ? 1 : -1))
      .map((node) => node),
    ...rect(0, 484, 600, 320, { fill: '#2a857c' }),
    ...shape('M240 484H400L470 720H170Z', { fill: '#f0a552', opacity: 0.55 }),
    ...water.flat(),
    ...place(houseboat, 300, 596, 1.06),
    ...place([...houseboat], 300, 604, 1).map((node) => ('clip' in node ? node : { ...node, opacity: 0 })),
    ...place(palm(620, '#3a2016', '#0f4a3c'), 40, 760, 1.02, -4),
    ...place(mirror(palm(540, '#3a2016', '#14574a')), 580, 780, 1, 4),
    ...shape('M0 700C80 660 160 700 210 720C300 700 420 740 600 690V800H0Z', { fill: '#0f3f36' }),
    ...textInBox('KERALA', 120, 724, 360, 54, 'poster', { fill: '#f7e7bd' }),
  ]);
};
