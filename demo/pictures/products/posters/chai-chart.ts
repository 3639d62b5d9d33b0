import { pigment } from '../../drawing/color.ts';
import type { Art } from '../../drawing/art.ts';
import { circle, place, rect } from '../../drawing/art.ts';
import { flower } from '../../drawing/motifs/flora.ts';
import { chaiGlass, steam } from '../../drawing/motifs/tea.ts';
import { lettering, textInBox } from '../../drawing/text.ts';

const p = pigment;
import { page } from './page.ts';

export const chaiChart = (): Art => {
  const kinds: readonly (readonly [string, string])[] = [
    ['Cutting', '#b9713a'],
    ['Masala', '#a8622e'],
    ['Adrak', '#c58a4e'],
    ['Elaichi', '#cf9c62'],
    ['Sulaimani', '#a53c12'],
    ['Kahwa', '#e0a93a'],
    ['Noon', '#e39aa0'],
    ['Irani', '#8f5227'],
    ['Kadak', '#6f3516'],
    ['Nimbu', '#c9741c'],
    ['Tulsi', '#93a04a'],
    ['Tandoori', '#7d431f'],
  ];
  return page([
    ...rect(0, 0, 600, 800, { fill: '#f5e4bf' }),
    ...rect(22, 22, 556, 756, { stroke: p.madder, width: 5 }),
    ...rect(32, 32, 536, 736, { stroke: p.madder, width: 1.6 }),
    ...textInBox('KNOW YOUR CHAI', 70, 64, 460, 46, 'poster', { fill: p.madder }),
    ...lettering(
      'twelve moods, one kettle',
      300,
      146,
      { face: 'script', size: 27, anchor: 'middle' },
      { fill: p.walnut },
    ),
    ...kinds.flatMap(([name, tea], i) => {
      const [x, y] = [112 + (i % 4) * 126, 320 + Math.floor(i / 4) * 204];
      return [
        ...circle(x, y - 76, 56, { fill: i % 2 ? '#efd49a' : '#f0c9a0' }),
        ...place(steam(34, p.walnut, 3), x, y - 122, 0.6),
        ...place(chaiGlass(tea, '#fffaf0', p.kajal), x, y - 16, 0.62),
        ...lettering(name, x, y + 20, { face: 'sign', size: 26, anchor: 'middle' }, { fill: p.kajal }),
      ];
    }),
    ...[-1, 1].flatMap((s) => place(flower(17, 8, p.haldi, p.marigold, p.madder, p.lac), 300 + s * 190, 138)),
  ]);
};
