import type { Art } from '../../drawing/art.ts';
import { place } from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { diamondBand, dotBand, triangleBand, waveBand } from '../../drawing/motifs/ornament.ts';
import { leafShadow, sweep } from '../../drawing/scene.ts';
import { SHADE, boxShadow } from '../../drawing/shadow.ts';
import { lettering } from '../../drawing/text.ts';
import { filling, placed, recordPrint, recordPrintArea } from '../print-area.ts';
import { productPictures } from '../product-picture.ts';
import { onDeskFromAbove } from './desk-from-above.ts';
import { pen, pencil, put } from './objects.ts';
import { flecked } from './table.ts';

const p = pigment;

export const writingPictures: readonly Picture[] = [
  ...productPictures('stationery-engraved-pens', {
    behind: (s) => s.add(sweep(s, '#5f7f6d'), leafShadow(s, 'pens', 0.14)),
    product: (s) => {
      const inside = s.linear(-430, -230, 430, 230, [
        [0, '#5b1420'],
        [0.5, '#7d1f30'],
        [1, '#4a0f1a'],
      ]);
      const box =
        boxShadow(s, { x: -500, y: -300, w: 1000, h: 600 }, 26, 36, 24, 0.55) +
        '<rect x="-500" y="-300" width="1000" height="600" rx="22" fill="#6b4122"/><rect x="-496" y="-297" width="992" height="30" rx="15" fill="#a5713f"/>' +
        `<rect x="-450" y="-250" width="900" height="500" rx="12" fill="${inside}"/><rect x="-450" y="-250" width="900" height="40" fill="${SHADE}" opacity=".4"/>` +
        s.markup([
          ...place(triangleBand(900, 26, ['#6b4122', '#d9a941', '#6b4122']), -450, -292),
          ...place(triangleBand(900, 26, ['#6b4122', '#d9a941', '#6b4122']), 450, 292, 1, 180),
        ]);
      const name = (side: string, text: string): Art =>
        recordPrint(
          s,
          side,
          lettering(text, 97, 7, { face: 'script', size: 20, anchor: 'middle' }, { fill: '#fbe6a6' }),
          97,
          0,
          213,
          26.6,
        );
      s.add(
        put(
          640,
          660,
          -8,
          1.06,
          box +
            put(-10, -96, 0, 1.24, pen(s, '#8a4a22', '#e0b657', name('first', 'Dr. Lakshmi'))) +
            put(-10, 96, 0, 1.24, pen(s, '#2b1f1a', '#d5d3cf', name('second', 'Imran'))),
        ),
      );
      const inBox = placed(640, 660, -8, 1.06);
      const onPen = (y: number) =>
        filling(97, 0, 213, 26.6, (point) => inBox(placed(-10, y, 0, 1.24)(point)));
      recordPrintArea(s, 'first', '#8a4a22', onPen(-96));
      recordPrintArea(s, 'second', '#2b1f1a', onPen(96));
    },

    toScale: onDeskFromAbove({
      wood: '#5f7f6d',
      seed: 'stationery-engraved-pens',
      placing: { anchor: [640, 660] },
      hasPen: false,
    }),
  }),
  ...productPictures('stationery-name-pencils', {
    behind: (s) => s.add(flecked(s, '#f2d36b', 'pencils'), leafShadow(s, 'pencils', 0.12)),
    product: (s) => {
      const sides = ['name', 'second', 'third', 'fourth', 'fifth', 'sixth'];
      const foil = (side: string, name: string): Art =>
        recordPrint(
          s,
          side,
          lettering(
            name,
            118,
            7.72,
            { face: 'sign', size: 19.2, anchor: 'middle', tracking: 0.12 },
            { fill: '#fff1c4' },
          ),
          118,
          1,
          224,
          20,
        );
      const bands: readonly (readonly [string, Art])[] = [
        [p.madder, place(triangleBand(360, 52, [p.madder, p.haldi, p.chalk]), -380, -26)],
        [p.peacock, place(waveBand(360, 52, [p.peacock, p.haldi, p.chalk]), -380, -26)],
        [p.indigo, place(diamondBand(360, 52, [p.indigo, p.rani, p.haldi]), -380, -26)],
        [p.rani, place(dotBand(360, 52, [p.rani, p.haldi, p.chalk]), -380, -26)],
        [p.leaf, place(triangleBand(360, 52, [p.leaf, p.lotus, p.haldi]), -380, -26)],
        [p.jamun, place(waveBand(360, 52, [p.jamun, p.marigold, p.lotus]), -380, -26)],
      ];
      bands.forEach(([paint, band], i) => {
        const side = sides[i] ?? '';
        const [x, y, turn] = [704 + (i % 2) * 20, 236 + i * 162, -9 + (i % 3)];
        const name = ['Tara', 'Vivaan', 'Zara', 'Kabir', 'Anvi', 'Rehan'][i] ?? '';
        recordPrintArea(s, side, paint, filling(118, 1, 224, 20, placed(x, y, turn, 1.46)));
        s.add(put(x, y, turn, 1.46, pencil(s, paint, foil(side, name), band)));
      });
    },

    toScale: onDeskFromAbove({
      wood: '#b98a4f',
      seed: 'stationery-name-pencils',
      placing: { anchor: [640, 640] },
      hasPen: false,
    }),
  }),
];
