import { move, rect } from '../../drawing/art.ts';
import { darker, pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, planks, sweep, wall, windowLight } from '../../drawing/scene.ts';
import { boxShadow } from '../../drawing/shadow.ts';
import { filling, placed, recordPrint, recordPrintArea } from '../print-area.ts';
import { productPictures } from '../product-picture.ts';
import { onDesk } from './desk.ts';
import { onDeskFromAbove } from './desk-from-above.ts';
import { calendarPage, calendarPicture, kalamkariCover, plannerCover } from './books.ts';
import { card, notebook, PAPER, pen, printed, put, spiral } from './objects.ts';
import { loose } from './table.ts';

const p = pigment;

export const bookPictures: readonly Picture[] = [
  ...productPictures('stationery-kalamkari-journal', {
    behind: (s) =>
      s.add(planks(s, '#7a5233', 0, 1280, 6, 'journal'), windowLight(s, 0, -80, 720, 1200, 0.14)),
    product: (s) => {
      s.add(
        put(
          600,
          620,
          -7,
          1.16,
          notebook(s, {
            w: 620,
            h: 860,
            cover: '#f1dfbb',
            art: recordPrint(s, 'cover', move(kalamkariCover(), -2, 0), -2, 0, 450, 800),
            band: p.lac,
            ribbon: p.haldi,
          }),
        ),
      );
      recordPrintArea(s, 'cover', '#f1dfbb', filling(-2, 0, 450, 800, placed(600, 620, -7, 1.16)));
      s.add(put(1130, 700, 76, 1.1, pen(s, '#2b1f1a', '#d9a941')));
    },

    toScale: onDeskFromAbove({
      wood: '#7a5233',
      seed: 'stationery-kalamkari-journal',
      placing: { anchor: [600, 620] },
      // The product has a pen of its own.
      hasPen: false,
    }),
  }),
  ...productPictures('stationery-mandala-planner', {
    behind: (s) => s.add(sweep(s, '#eec3b5'), leafShadow(s, 'planner', 0.14)),
    product: (s) => {
      const back = card(s, 640, 820, 16, rect(-320, -410, 640, 820, { fill: '#f7efdc' }), 16);
      s.add(
        put(
          680,
          650,
          6,
          1.2,
          put(12, 10, 0, 1, back) +
            card(
              s,
              640,
              820,
              16,
              printed(640, 820, recordPrint(s, 'cover', plannerCover(), 21, 0, 566, 786)),
              4,
            ) +
            spiral(-320, -372, 380),
        ),
      );
      recordPrintArea(s, 'cover', PAPER, filling(21, 0, 566, 786, placed(680, 650, 6, 1.2)));
    },
    front: (s) =>
      s.add(
        loose(
          s,
          [
            [130, 1110, 62, p.marigold],
            [240, 1180, 42, p.haldi],
          ],
          'planner',
        ),
      ),
    toScale: onDeskFromAbove({
      wood: '#c99a86',
      seed: 'stationery-mandala-planner',
      placing: { anchor: [680, 650] },
    }),
  }),
  ...productPictures('stationery-desk-calendar', {
    behind: (s) =>
      s.add(
        wall(s, '#cfd9e0'),
        windowLight(s, 40, -80, 640, 760, 0.36),
        planks(s, '#b98a5a', 930, 1280, 3, 'calendar'),
      ),
    product: (s) => {
      const side = s.linear(1080, 0, 1190, 0, [
        [0, darker('#b4262c', 0.2)],
        [1, darker('#b4262c', 0.55)],
      ]);
      s.add(boxShadow(s, { x: 130, y: 1020, w: 1050, h: 60 }, 20, 6, 22, 0.6));
      s.add(
        `<path d="M1056 330L1200 1040L1112 1064Z" fill="${side}"/>`,
        '<path d="M120 1022H1098L1112 1064H108Z" fill="#8c1d22"/>',
      );
      const page = [
        ...calendarPage(),
        ...rect(-380, -280, 380, 560, { fill: PAPER }),
        ...recordPrint(s, 'picture', calendarPicture(), -190, 10, 362, 507),
      ];
      const lean = Math.tan(Math.PI / 180);
      recordPrintArea(
        s,
        'picture',
        PAPER,
        filling(-190, 10, 362, 507, ([x, y]) => [606 + 1.24 * (x - lean * y), 690 + 1.24 * y]),
      );
      // The page leans back a little, so it narrows to the top.
      s.add(
        `<g transform="translate(606 690) skewX(-1)">${put(0, 0, 0, 1.24, card(s, 760, 560, 6, page, 6))}</g>`,
      );
      const loops = Array.from(
        { length: 21 },
        (_, i) =>
          `<path d="M${170 + i * 44} 352c-8 -44 22 -46 16 0" fill="none" stroke="#4c4744" stroke-width="7"/><path d="M${169 + i * 44} 350c-8 -42 22 -44 16 0" fill="none" stroke="#e8e2d8" stroke-width="3"/>`,
      );
      s.add(loops.join(''));
    },

    toScale: onDesk({
      paint: '#cfd9e0',
      wood: '#b98a5a',
      book: '#3d7040',
      seed: 'stationery-desk-calendar',
      placing: { anchor: [640, 1060], x: 62, y: 26 },
    }),
  }),
];
