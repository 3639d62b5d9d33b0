import type { Art } from '../../drawing/art.ts';
import { rect } from '../../drawing/art.ts';
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
import { filling, placed, recordPrintArea } from '../print-area.ts';
import { productPictures } from '../product-picture.ts';
import { onDeskFromAbove } from './desk-from-above.ts';
import { bookmark } from './books.ts';
import { card, envelope, PAPER, printed, put, sticker, tassel } from './objects.ts';
import { diwaliCard, lifafa, seal } from './paper.ts';
import { flecked, loose } from './table.ts';

const p = pigment;

export const paperPictures: readonly Picture[] = [
  ...productPictures('stationery-diwali-cards', {
    behind: (s) => s.add(flecked(s, '#3a2346', 'diwali')),
    product: (s) => {
      s.add(
        put(900, 960, 14, 1.12, envelope(s, 560, 390, '#d9a941', '#8c1630', seal)),
        put(330, 300, -16, 1, envelope(s, 540, 380, '#b4505a', '#f2d58c')),
      );
      s.add(
        put(900, 460, 13, 1.12, card(s, 380, 520, 8, printed(s, 380, 520, diwaliCard(1)), 14)),
        put(380, 780, -10, 1.22, card(s, 380, 520, 8, printed(s, 380, 520, diwaliCard(0)), 16)),
        put(720, 700, 3, 1.06, card(s, 380, 520, 8, printed(s, 380, 520, diwaliCard(2)), 18)),
      );
      recordPrintArea(s, 'front', PAPER, filling(0, 0, 361, 500, placed(720, 700, 3, 1.06)));
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
        const [x, turn] = [224 + i * 208, -12 + i * 6];
        s.add(
          put(
            x,
            700 + Math.abs(i - 2) * 34,
            turn,
            1.2,
            put(0, 280, 0, 1, '') +
              card(s, 130, 560, 10, printed(s, 130, 560, bookmark(i)), 12) +
              `<circle cy="-252" r="9" fill="#3a2016"/><path d="M0 -252Q-10 -300 ${(i - 2) * 10} -336" stroke="${[p.haldi, p.peacock, p.madder, p.marigold, p.indigo][i]}" stroke-width="5" fill="none"/>` +
              `<g transform="translate(${(i - 2) * 10} -344) rotate(${150 + i * 16})">${tassel([p.haldi, p.peacock, p.madder, p.marigold, p.indigo][i] ?? p.haldi, 96)}</g>`,
          ),
        );
      }
      recordPrintArea(s, 'front', PAPER, filling(0, 22, 117, 494, placed(640, 700, 0, 1.2)));
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
      for (const [i, [x, y, turn]] of (
        [
          [300, 700, -24],
          [520, 610, -8],
          [760, 610, 8],
          [960, 700, 24],
        ] as const
      ).entries()) {
        s.add(
          put(
            x,
            y,
            turn,
            1.42,
            card(s, 250, 520, 8, printed(s, 250, 520, lifafa(i)), 16) +
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
      }
      recordPrintArea(s, 'front', PAPER, filling(0, -46, 238, 406, placed(960, 700, 24, 1.42)));
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
      if (s.blank) return;
      const inside = (x: number, y: number, art: Art, size: number, turn: number) =>
        put(640, 650, -4, 1, sticker(s, art, x, y, size, turn));
      s.add(
        inside(-205, -200, autoRickshaw(p.kajal, p.haldi, p.leaf, p.kajal), 1.28, -4),
        inside(268, -226, chaiGlass('#b9713a', '#fff6e4', p.kajal), 1.35, 8),
        inside(104, -400, flower(70, 9, p.rani, p.lotus, p.haldi, p.lac), 1, 0),
        inside(-318, 10, kite(p.rani, p.haldi, p.peacock, p.kajal), 1.12, -16),
        inside(
          26,
          50,
          elephant({ body: p.peacock, cloth: p.madder, trim: p.haldi, accent: p.lotus, edge: p.kajal }),
          1.22,
          3,
        ),
        inside(334, -76, mango(p.haldi, p.marigold, p.leaf, p.kajal), 1.06, 6),
        inside(-262, 400, radio(p.madder, p.sand, p.kajal), 1.12, -5),
        inside(58, 466, scooter(p.sky, p.walnut, p.chalk, p.kajal), 1.1, 3),
        inside(318, 262, filterCoffee('#d8a94d', '#6a3a20', p.kajal), 1.06, 5),
        inside(338, 424, umbrella(p.madder, p.haldi, p.kajal), 0.78, 12),
      );
      s.add(sticker(s, kettle(p.peacock, p.haldi, p.kajal), 1150, 1214, 0.9, 14));
    },

    toScale: onDeskFromAbove({
      wood: '#7fa9a6',
      seed: 'stationery-street-stickers',
      placing: { anchor: [640, 650] },
    }),
  }),
];
