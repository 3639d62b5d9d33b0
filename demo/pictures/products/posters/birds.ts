import { pigment } from '../../drawing/color.ts';
import type { Art } from '../../drawing/art.ts';
import { curve, mirror, place, rect, shape } from '../../drawing/art.ts';
import { bird, peacock } from '../../drawing/motifs/birds.ts';
import { flower, leaf } from '../../drawing/motifs/flora.ts';
import type { Point } from '../../drawing/path.ts';
import { lettering, textInBox } from '../../drawing/text.ts';

const p = pigment;
import { page } from './page.ts';

export const birds = (): Art => {
  const list: readonly (readonly [
    name: string,
    body: string,
    wing: string,
    trim: string,
    x: number,
    y: number,
  ])[] = [
    ['Neelkanth', '#3a86b8', '#23306f', '#c9825a', 160, 182],
    ['Tota', '#6fae3c', '#3d7040', '#c92a3b', 440, 182],
    ['Bulbul', '#7a4a34', '#4a2a1e', '#d9322b', 440, 372],
    ['Myna', '#5a3a2a', '#2b1a16', '#f0b32a', 160, 372],
    ['Kilkila', '#0f8a96', '#8a3a22', '#e2572b', 160, 562],
  ];
  const bough = (y: number, s: number): Art => {
    const points: Point[] = [
      [s > 0 ? -20 : 620, y + 16],
      [s > 0 ? 150 : 450, y],
      [s > 0 ? 300 : 300, y + 8],
      [s > 0 ? 560 : 40, y - 16],
    ];
    return [
      ...curve(points, { stroke: '#5d3a24', width: 9 }),
      ...[24, 268, 302, 336, 572].flatMap((x, i) => {
        return [
          ...place(leaf(52, 20, i % 2 ? p.leaf : p.parrot, p.pista, 3), x, y + 4, 1, i % 2 ? 150 : 205),
          ...place(flower(13, 6, p.lotus, p.chalk, p.haldi, p.rani), x + 16, y - 4),
        ];
      }),
    ];
  };
  return page([
    ...rect(0, 0, 600, 800, { fill: '#eef0de' }),
    ...textInBox('BIRDS OF OUR STREET', 60, 44, 480, 34, 'poster', { fill: p.leaf }),
    ...[
      [256, 1],
      [446, -1],
      [636, 1],
    ].flatMap(([y = 0, s = 1]) => bough(y, s)),
    ...list.flatMap(([name, body, wing, trim, x, y], i) => {
      const right = i % 2 === 1;
      const one = bird(body, wing, trim, p.kajal);
      return [
        ...place(right ? mirror(one) : one, x, y, 0.82),
        ...lettering(name, x, y + 116, { face: 'script', size: 28, anchor: 'middle' }, { fill: p.walnut }),
      ];
    }),
    ...place(
      peacock({
        body: p.neel,
        wing: p.haldi,
        feather: p.leaf,
        eye: p.peacock,
        heart: p.marigold,
        edge: p.kajal,
      }),
      470,
      652,
      0.8,
    ),
    ...shape('M0 752C120 724 240 744 340 752C440 730 540 740 600 728V800H0Z', { fill: '#b9cc8e' }),
    ...lettering('Mor', 486, 786, { face: 'script', size: 28, anchor: 'middle' }, { fill: p.walnut }),
    ...Array.from({ length: 30 }, (_, i) =>
      curve(
        [
          [i * 21, 800],
          [i * 21 + 4, 776],
          [i * 21 + 12, 758 - (i % 3) * 8],
        ],
        { stroke: p.leaf, width: 3 },
      ),
    ).flat(),
  ]);
};
