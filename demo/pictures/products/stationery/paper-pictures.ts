import type { Art } from '../../drawing/art.ts';
import { move, place, rect, transform } from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { elephant } from '../../drawing/motifs/elephant.ts';
import { flower } from '../../drawing/motifs/flora.ts';
import { mango } from '../../drawing/motifs/mango-and-palm.ts';
import { chaiGlass, filterCoffee, kettle } from '../../drawing/motifs/tea.ts';
import { kite, radio, umbrella } from '../../drawing/motifs/things.ts';
import { autoRickshaw, scooter } from '../../drawing/motifs/vehicles.ts';
import { leafShadow, windowLight } from '../../drawing/scene.ts';
import { lettering } from '../../drawing/text.ts';
import { filling, placed, recordPrint, recordPrintArea } from '../print-area.ts';
import { productPictures } from '../product-picture.ts';
import { onDeskFromAbove } from './desk-from-above.ts';
import { bookmark } from './books.ts';
import { card, envelope, PAPER, printed, put, sticker, stickerBacking, tassel } from './objects.ts';
import { diwaliCard, LIFAFA_GROUNDS, lifafa, seal } from './paper.ts';
import { flecked, loose } from './table.ts';

const p = pigment;

export const paperPictures: readonly Picture[] = [
  ...productPictures('stationery-diwali-cards', {
    behind: (s) => s.add(flecked(s, '#3a2346', 'diwali')),
    product: (s) => {
      s.add(
        put(960, 1010, 12, 1.04, envelope(s, 560, 390, '#d9a941', '#8c1630', seal)),
        put(330, 250, -14, 0.96, envelope(s, 540, 380, '#b4505a', '#f2d58c')),
      );
      const cards = [
        ['diya', 0, 230, 690, -4, 0.98],
        ['lantern', 1, 1050, 560, 5, 0.98],
        ['front', 2, 640, 640, 1, 1.02],
      ] as const;
      for (const [side, kind, x, y, turn, size] of cards) {
        const print = recordPrint(s, side, place(diwaliCard(kind), 0, 0, 0.95), 0, 0, 361, 500);
        s.add(put(x, y, turn, size, card(s, 380, 520, 8, printed(380, 520, print), 16)));
        recordPrintArea(s, side, PAPER, filling(0, 0, 361, 500, placed(x, y, turn, size)));
      }
    },
    front: (s) =>
      s.add(
        loose(
          s,
          [
            [110, 1150, 64, p.marigold],
            [220, 1200, 44, p.haldi],
            [1180, 160, 58, p.marigold],
          ],
          'cards',
        ),
      ),
    toScale: onDeskFromAbove({
      wood: '#6b4a34',
      seed: 'stationery-diwali-cards',
      placing: { anchor: [660, 640] },
      at: [20, 30],
    }),
  }),
  ...productPictures('stationery-folk-bookmarks', {
    behind: (s) => s.add(flecked(s, '#d8c9a6', 'marks'), leafShadow(s, 'marks', 0.12)),
    product: (s) => {
      for (let i = 0; i < 5; i++) {
        const [x, y, turn] = [224 + i * 208, 700 + Math.abs(i - 2) * 34, -12 + i * 6];
        const side = ['fish', 'dancers', 'front', 'peacock', 'elephant'][i] ?? '';
        const print = recordPrint(
          s,
          side,
          transform(bookmark(i), [117 / 130, 0, 0, 494 / 560, 0, 22]),
          0,
          22,
          117,
          494,
        );
        s.add(
          put(
            x,
            y,
            turn,
            1.2,
            card(s, 130, 560, 10, printed(130, 560, print), 12) +
              `<circle cy="-252" r="9" fill="#3a2016"/><path d="M0 -252Q-10 -300 ${(i - 2) * 10} -336" stroke="${[p.haldi, p.peacock, p.madder, p.marigold, p.indigo][i]}" stroke-width="5" fill="none"/>` +
              `<g transform="translate(${(i - 2) * 10} -344) rotate(${150 + i * 16})">${tassel([p.haldi, p.peacock, p.madder, p.marigold, p.indigo][i] ?? p.haldi, 96)}</g>`,
          ),
        );
        recordPrintArea(s, side, PAPER, filling(0, 22, 117, 494, placed(x, y, turn, 1.2)));
      }
    },

    toScale: onDeskFromAbove({
      wood: '#b98f63',
      seed: 'stationery-folk-bookmarks',
      placing: { anchor: [640, 660] },
    }),
  }),
  ...productPictures('stationery-shagun-lifafa', {
    behind: (s) => s.add(flecked(s, '#e9b8a8', 'lifafa'), windowLight(s, -40, -60, 700, 1000, 0.25)),
    product: (s) => {
      const envelopes = [
        ['ajrakh', 176, 676, -4],
        ['jaal', 486, 612, -1.5],
        ['paisley', 794, 612, 1.5],
        ['front', 1104, 676, 4],
      ] as const;
      for (const [i, [side, x, y, turn]] of envelopes.entries()) {
        const print = recordPrint(s, side, move(lifafa(i), 0, -46), 0, -46, 238, 406);
        // The pocket below the print is of coloured paper and holds the coin.
        const pocket = rect(-125, 163, 250, 97, { fill: LIFAFA_GROUNDS[i] ?? PAPER });
        s.add(
          put(
            x,
            y,
            turn,
            1.2,
            card(s, 250, 520, 8, printed(250, 520, [...pocket, ...print]), 16) +
              `<circle cx="0" cy="212" r="25" fill="#d9a941" stroke="#7b571a" stroke-width="3"/><circle cx="0" cy="212" r="17" fill="none" stroke="#fbe6a6" stroke-width="3"/>` +
              s.markup(
                lettering(
                  '1',
                  0,
                  222,
                  { face: 'eczarBold', size: 28, anchor: 'middle' },
                  { fill: '#7b571a' },
                ),
              ),
          ),
        );
        recordPrintArea(s, side, PAPER, filling(0, -46, 238, 406, placed(x, y, turn, 1.2)));
      }
    },
    front: (s) =>
      s.add(
        loose(
          s,
          [
            [640, 1140, 70, p.marigold],
            [520, 1180, 46, p.haldi],
            [770, 1176, 50, p.haldi],
          ],
          'lifafa',
        ),
      ),
    toScale: onDeskFromAbove({
      wood: '#b9826a',
      seed: 'stationery-shagun-lifafa',
      placing: { anchor: [640, 640] },
    }),
  }),
  ...productPictures('stationery-street-stickers', {
    behind: (s) => s.add(flecked(s, '#6fb0b8', 'stickers')),
    product: (s) => {
      const sheetOf = card(s, 900, 1060, 20, rect(-450, -530, 900, 1060, { fill: '#f6efe0' }), 16);
      s.add(put(640, 650, -4, 1, sheetOf));
      recordPrintArea(s, 'sheet', '#f6efe0', filling(0, 0, 840, 990, placed(640, 650, -4)));
      const stickers: readonly (readonly [x: number, y: number, art: Art, size: number, turn: number])[] = [
        [-205, -200, autoRickshaw(p.kajal, p.haldi, p.leaf, p.kajal), 1.28, -4],
        [268, -226, chaiGlass('#b9713a', '#fff6e4', p.kajal), 1.35, 8],
        [104, -400, flower(70, 9, p.rani, p.lotus, p.haldi, p.lac), 1, 0],
        [-318, 10, kite(p.rani, p.haldi, p.peacock, p.kajal), 1.12, -16],
        [
          26,
          50,
          elephant({ body: p.peacock, cloth: p.madder, trim: p.haldi, accent: p.lotus, edge: p.kajal }),
          1.22,
          3,
        ],
        [334, -76, mango(p.haldi, p.marigold, p.leaf, p.kajal), 1.06, 6],
        [-262, 400, radio(p.madder, p.sand, p.kajal), 1.12, -5],
        [58, 466, scooter(p.sky, p.walnut, p.chalk, p.kajal), 1.1, 3],
        [318, 262, filterCoffee('#d8a94d', '#6a3a20', p.kajal), 1.06, 5],
        [338, 424, umbrella(p.madder, p.haldi, p.kajal), 0.78, 12],
      ];
      // All of them inside the print area.
      const shrunken = stickers.map(
        ([x, y, art, size, turn]) => [x * 0.92, y * 0.9 - 22, art, size * 0.86, turn] as const,
      );
      const print = shrunken.flatMap(([x, y, art, size, turn]) =>
        place([...stickerBacking(art, 30 / size), ...art], x, y, size, turn),
      );
      recordPrint(s, 'sheet', print, 0, 0, 840, 990);
      if (s.blank) return;
      for (const [x, y, art, size, turn] of shrunken)
        s.add(put(640, 650, -4, 1, sticker(s, art, x, y, size, turn)));
      s.add(sticker(s, kettle(p.peacock, p.haldi, p.kajal), 1150, 1214, 0.9, 14));
    },

    toScale: onDeskFromAbove({
      wood: '#7fa9a6',
      seed: 'stationery-street-stickers',
      placing: { anchor: [640, 650] },
    }),
  }),
];
