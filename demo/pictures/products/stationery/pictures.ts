import type { Art } from '../../drawing/art.ts';
import { place, rect } from '../../drawing/art.ts';
import { darker, pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { elephant } from '../../drawing/motifs/elephant.ts';
import { flower } from '../../drawing/motifs/flora.ts';
import { mango } from '../../drawing/motifs/mango-and-palm.ts';
import { diamondBand, dotBand, triangleBand, waveBand } from '../../drawing/motifs/ornament.ts';
import { chaiGlass, filterCoffee, kettle } from '../../drawing/motifs/tea.ts';
import { kite, radio, umbrella } from '../../drawing/motifs/things.ts';
import { autoRickshaw, scooter } from '../../drawing/motifs/vehicles.ts';
import { leafShadow, planks, sweep, wall, windowLight } from '../../drawing/scene.ts';
import { SHADE, boxShadow } from '../../drawing/shadow.ts';
import { lettering } from '../../drawing/text.ts';
import { filling, placed, recordPrintArea } from '../print-area.ts';
import { productPictures } from '../product-picture.ts';
import { bookmark, calendarPage, kalamkariCover, plannerCover } from './books.ts';
import {
  card,
  envelope,
  notebook,
  PAPER,
  pen,
  pencil,
  printed,
  put,
  spiral,
  sticker,
  tassel,
} from './objects.ts';
import { diwaliCard, lifafa, seal } from './paper.ts';
import { flecked, loose } from './table.ts';

const p = pigment;

export const stationeryPictures: readonly Picture[] = [
  ...productPictures('stationery-kalamkari-journal', (s) => {
    s.add(planks(s, '#7a5233', 0, 1280, 6, 'journal'), windowLight(s, 0, -80, 720, 1200, 0.14));
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
          art: kalamkariCover(),
          band: p.lac,
          ribbon: p.haldi,
        }),
      ),
    );
    recordPrintArea(s, 'cover', '#f1dfbb', filling(-2, 0, 450, 800, placed(600, 620, -7, 1.16)));
    s.add(put(1130, 700, 76, 1.1, pen(s, '#2b1f1a', '#d9a941')));
  }),
  ...productPictures('stationery-mandala-planner', (s) => {
    s.add(sweep(s, '#eec3b5'), leafShadow(s, 'planner', 0.14));
    const back = card(s, 640, 820, 16, rect(-320, -410, 640, 820, { fill: '#f7efdc' }), 16);
    s.add(
      put(
        680,
        650,
        6,
        1.2,
        put(12, 10, 0, 1, back) +
          card(s, 640, 820, 16, printed(s, 640, 820, plannerCover()), 4) +
          spiral(-320, -372, 380),
      ),
    );
    recordPrintArea(s, 'cover', PAPER, filling(21, 0, 566, 786, placed(680, 650, 6, 1.2)));
    s.add(
      loose(
        s,
        [
          [130, 1110, 62, p.marigold],
          [240, 1180, 42, p.haldi],
        ],
        'planner',
      ),
    );
  }),
  ...productPictures('stationery-diwali-cards', (s) => {
    s.add(flecked(s, '#3a2346', 'diwali'));
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
    );
  }),
  ...productPictures('stationery-folk-bookmarks', (s) => {
    s.add(flecked(s, '#d8c9a6', 'marks'), leafShadow(s, 'marks', 0.12));
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
  }),
  ...productPictures('stationery-engraved-pens', (s) => {
    s.add(sweep(s, '#5f7f6d'), leafShadow(s, 'pens', 0.14));
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
    const name = (text: string): Art =>
      s.blank
        ? []
        : lettering(text, 96, 13, { face: 'script', size: 34, anchor: 'middle' }, { fill: '#fbe6a6' });
    s.add(
      put(
        640,
        660,
        -8,
        1.06,
        box +
          put(-10, -96, 0, 1.24, pen(s, '#8a4a22', '#e0b657', name('Dr. Lakshmi'))) +
          put(-10, 96, 0, 1.24, pen(s, '#2b1f1a', '#d5d3cf', name('Imran'))),
      ),
    );
    const inBox = placed(640, 660, -8, 1.06);
    const onPen = (y: number) => filling(97, 0, 213, 26.6, (point) => inBox(placed(-10, y, 0, 1.24)(point)));
    recordPrintArea(s, 'first', '#8a4a22', onPen(-96));
    recordPrintArea(s, 'second', '#2b1f1a', onPen(96));
  }),
  ...productPictures('stationery-shagun-lifafa', (s) => {
    s.add(flecked(s, '#e9b8a8', 'lifafa'), windowLight(s, -40, -60, 700, 1000, 0.25));
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
              lettering('1', 0, 222, { face: 'eczarBold', size: 28, anchor: 'middle' }, { fill: '#7b571a' }),
            ),
        ),
      );
    }
    recordPrintArea(s, 'front', PAPER, filling(0, -46, 238, 406, placed(960, 700, 24, 1.42)));
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
    );
  }),
  ...productPictures('stationery-street-stickers', (s) => {
    s.add(flecked(s, '#6fb0b8', 'stickers'));
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
  }),
  ...productPictures('stationery-desk-calendar', (s) => {
    s.add(
      wall(s, '#cfd9e0'),
      windowLight(s, 40, -80, 640, 760, 0.36),
      planks(s, '#b98a5a', 930, 1280, 3, 'calendar'),
    );
    const side = s.linear(1080, 0, 1190, 0, [
      [0, darker('#b4262c', 0.2)],
      [1, darker('#b4262c', 0.55)],
    ]);
    s.add(boxShadow(s, { x: 130, y: 1020, w: 1050, h: 60 }, 20, 6, 22, 0.6));
    s.add(
      `<path d="M1056 330L1200 1040L1112 1064Z" fill="${side}"/>`,
      '<path d="M120 1022H1098L1112 1064H108Z" fill="#8c1d22"/>',
    );
    const page = [...calendarPage(), ...(s.blank ? rect(-380, -280, 380, 560, { fill: PAPER }) : [])];
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
  }),
  ...productPictures('stationery-name-pencils', (s) => {
    s.add(flecked(s, '#f2d36b', 'pencils'), leafShadow(s, 'pencils', 0.12));
    recordPrintArea(s, 'name', p.madder, filling(118, 1, 224, 20, placed(650, 250, -9, 1.32)));
    const foil = (name: string): Art =>
      s.blank
        ? []
        : lettering(
            name,
            120,
            10,
            { face: 'sign', size: 34, anchor: 'middle', tracking: 0.12 },
            { fill: '#fff1c4' },
          );
    const bands: readonly (readonly [string, Art])[] = [
      [p.madder, place(triangleBand(360, 52, [p.madder, p.haldi, p.chalk]), -380, -26)],
      [p.peacock, place(waveBand(360, 52, [p.peacock, p.haldi, p.chalk]), -380, -26)],
      [p.indigo, place(diamondBand(360, 52, [p.indigo, p.rani, p.haldi]), -380, -26)],
      [p.rani, place(dotBand(360, 52, [p.rani, p.haldi, p.chalk]), -380, -26)],
      [p.leaf, place(triangleBand(360, 52, [p.leaf, p.lotus, p.haldi]), -380, -26)],
      [p.jamun, place(waveBand(360, 52, [p.jamun, p.marigold, p.lotus]), -380, -26)],
    ];
    bands.forEach(([paint, band], i) =>
      s.add(
        put(
          650 + (i % 2) * 26,
          250 + i * 158,
          -9 + (i % 3),
          1.32,
          pencil(s, paint, foil(['Tara', 'Vivaan', 'Zoya', 'Kabir', 'Anvi', 'Rehan'][i] ?? 'Tara'), band),
        ),
      ),
    );
  }),
];
