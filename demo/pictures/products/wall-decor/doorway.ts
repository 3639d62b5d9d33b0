import { around, circle, line, place, polygon, recolor, rect } from '../../drawing/art.ts';
import { darker, pigment } from '../../drawing/color.ts';
import { Sheet } from '../../drawing/sheet.ts';
import { flower, leaf } from '../../drawing/motifs/flora.ts';
import { archPath, petalBand, dotBand } from '../../drawing/motifs/ornament.ts';
import { mapPath, writePath } from '../../drawing/path.ts';
import { type Random, seeded } from '../../drawing/random.ts';
import { cast, SHADE } from '../../drawing/shadow.ts';
import { lettering, textInBox } from '../../drawing/text.ts';
import * as designs from './designs.ts';
import { bell, cord, garland, toranDrop } from './hangings.ts';
import { filling, type Placement, placed, recordPrint, recordPrintArea } from '../print-area.ts';
import { board, key, nameTag, woodGrain } from './objects.ts';

const p = pigment;

/** Placement of markup that is scaled about a point at x = 640 and moved to the middle of the picture. */
const scaledAbout = (y: number, size: number): Placement => {
  const place = placed(640, 640, 0, size);
  return ([px, py]) => place([px - 640, py - y]);
};
const NAMEPLATE = scaledAbout(600, 1.12);
const KEY_HOLDER = scaledAbout(720, 1.16);

const toranDoorGrain = (s: Sheet, random: Random) => woodGrain(s, '#2f6a63', random);

/** The upper part of a double door, behind the toran. */
export function toranDoor(s: Sheet): void {
  const door = toranDoorGrain(s, seeded('toran'));
  s.add(
    `<rect x="150" y="250" width="980" height="1100" fill="#6b4122"/><rect x="150" y="250" width="980" height="18" fill="#b27a48"/><rect x="206" y="306" width="868" height="1000" fill="#3c2211"/>`,
  );
  for (const x of [216, 644]) {
    s.add(
      `<rect x="${x}" y="316" width="420" height="1000" fill="${door}"/>`,
      s.markup([
        ...rect(x + 50, 560, 320, 300, { stroke: '#1d4a45', width: 8, fill: '#37796f' }, 8),
        ...rect(x + 50, 910, 320, 330, { stroke: '#1d4a45', width: 8, fill: '#37796f' }, 8),
        ...place(
          around(
            8,
            polygon(
              [
                [0, -90],
                [22, -34],
                [0, -14],
                [-22, -34],
              ],
              { fill: '#d9a93f', stroke: '#7b571a', width: 3 },
            ),
          ),
          x + 210,
          710,
          1,
        ),
      ]),
    );
  }
  s.add(
    s.markup(
      [660, 620].flatMap((x) => [
        ...circle(x, 900, 26, { stroke: '#7b571a', width: 12 }),
        ...circle(x, 900, 26, { stroke: '#e0b04c', width: 7 }),
      ]),
    ),
  );
}

export function toran(s: Sheet): void {
  const random = seeded('toran');
  // Takes the numbers of the door's grain: the flowers then look as in the pictures of stored orders.
  toranDoorGrain(new Sheet(s.width, s.height), random);
  const drops = Array.from({ length: 9 }, (_, i) =>
    place(toranDrop(i % 2 ? 170 : 214, i % 2 ? p.marigold : p.haldi, random), 190 + i * 112.5, 300),
  ).flat();
  const strings = [174, 1106].flatMap((x) =>
    garland([x, 300], [x, 1010], 0, 27, [p.marigold, p.haldi, '#d9480f'], random),
  );
  const top = garland([160, 288], [1120, 288], 16, 36, [p.marigold, p.haldi], random);
  s.add(
    cast(s, s.markup(recolor([...drops], () => SHADE)), 14, 22, 8, 0.45),
    s.markup([...drops, ...strings, ...top, ...place(bell, 174, 1056, 1.2), ...place(bell, 1106, 1056, 1.2)]),
    nameTag(s, 640, 500, 174, 70, '#d9b98a', {
      text: 'Swagatam',
      face: 'sign',
      size: 30,
      color: p.lac,
    }),
  );
}

export function nameplate(s: Sheet): void {
  const random = seeded('nameplate');
  const grain = woodGrain(s, '#f0dfbf', random);
  s.add(
    cord(
      [
        [300, 500],
        [470, 300],
        [640, 190],
      ],
      '#c9a06a',
      12,
    ),
    cord(
      [
        [980, 500],
        [810, 300],
        [640, 190],
      ],
      '#c9a06a',
      12,
    ),
    s.markup([
      ...circle(640, 184, 20, { fill: '#8a5a2e', stroke: '#4b2c14', width: 4 }),
      ...circle(635, 178, 6, { fill: '#e2b985' }),
    ]),
  );
  const outline =
    'M180 480Q180 440 220 440H560C600 440 600 404 640 404C680 404 680 440 720 440H1060Q1100 440 1100 480V860Q1100 900 1060 900H220Q180 900 180 860Z';
  s.add(
    board(s, outline, grain, 16, { x: 180, y: 440, w: 920, h: 460 }),
    `<path d="M204 484Q204 464 224 464H1056Q1076 464 1076 484V856Q1076 876 1056 876H224Q204 876 204 856Z" fill="none" stroke="${p.geru}" stroke-width="6"/>`,
  );
  recordPrintArea(s, 'front', '#f0dfbf', filling(640, 670, 856, 396, NAMEPLATE));
  const print = [
    ...place(designs.namePlateFlowers(), 640, 670, 0.84),
    ...lettering('the', 640, 584, { face: 'script', size: 56, anchor: 'middle' }, { fill: p.leaf }),
    ...textInBox('Sharmas', 400, 606, 490, 142, 'sign', { fill: p.lac }),
    ...lettering(
      'B-204  ·  GULMOHAR',
      714,
      806,
      { face: 'muktaBold', size: 34, anchor: 'middle', tracking: 0.16 },
      { fill: p.walnut },
    ),
  ];
  s.add(s.markup(recordPrint(s, 'front', print, 640, 670, 856, 396)));
  for (const x of [330, 640, 950])
    s.add(
      cord(
        [
          [x, 900],
          [x, 950],
          [x, 980],
        ],
        '#c9a06a',
        7,
      ),
      s.markup(place(bell, x, 990, 1.1)),
    );
}

export function jharokha(s: Sheet): void {
  const random = seeded('jharokha');
  const outer = writePath(mapPath(archPath(700, 1010), ([x, y]) => [x + 640, y + 1120]));
  const inner = mapPath(archPath(480, 790), ([x, y]) => [x + 640, y + 1020]);
  const grain = woodGrain(s, '#3f7d78', random);
  const mirrorFill = s.linear(400, 300, 880, 1020, [
    [0, '#f4f8f6'],
    [0.3, '#c9dbd8'],
    [0.5, '#e9f1ee'],
    [0.75, '#aac4c2'],
    [1, '#d7e5e1'],
  ]);
  s.add(
    board(s, outer, grain, 20),
    board(s, 'M250 1110H1030V1170Q1030 1184 1016 1184H264Q250 1184 250 1170Z', '#d9a13c', 12, {
      x: 250,
      y: 1110,
      w: 780,
      h: 74,
    }),
  );
  s.add(
    `<path d="${writePath(mapPath(archPath(624, 930), ([x, y]) => [x + 640, y + 1092]))}" fill="none" stroke="${p.haldi}" stroke-width="8"/>`,
  );
  s.add(
    s.markup([
      ...[-276, 276].flatMap((dx) =>
        [330, 460, 590].flatMap((dy, i) =>
          place(flower(30, 8, i % 2 ? p.madder : p.chalk, p.lotus, p.haldi, p.lac), 640 + dx, 1120 - dy + 60),
        ),
      ),
      ...[-276, 276].flatMap((dx) =>
        [395, 525].flatMap((dy) =>
          place(around(4, leaf(34, 16, p.haldi, p.marigold, 2), 45), 640 + dx, 1120 - dy + 60),
        ),
      ),
      ...place(flower(44, 10, p.chalk, p.lotus, p.haldi, p.lac), 640, 196 + 42),
    ]),
  );
  s.add(
    `<path d="${writePath(inner)}" fill="${mirrorFill}"/>`,
    `<g clip-path="${s.clipPath(inner)}"><path d="M420 1020L760 200H860L520 1020ZM580 1020L900 300V420L640 1020Z" fill="#fff" opacity=".4"/><path d="M400 1020V760Q520 700 640 760T880 740V1020Z" fill="#c65b6d" opacity=".22"/></g>`,
    `<path d="${writePath(inner)}" fill="none" stroke="${darker('#3f7d78', 0.5)}" stroke-width="16"/><path d="${writePath(inner)}" fill="none" stroke="#d9a13c" stroke-width="9"/><path d="${writePath(inner)}" fill="none" stroke="${SHADE}" stroke-width="10" opacity=".3" transform="translate(8 12)" clip-path="${s.clipPath(inner)}"/>`,
  );
  s.add(
    s.markup(place(petalBand(740, 40, [p.lac, p.haldi, p.chalk]), 270, 1124)),
    nameTag(s, 640, 1147, 223, 53, '#d9a13c', {
      text: 'khamma ghani',
      face: 'script',
      size: 23,
      color: '#7d1730',
    }),
  );
}

export function keyHolder(s: Sheet): void {
  const outline =
    'M160 470Q160 440 190 440H1090Q1120 440 1120 470V770Q1120 800 1090 800H190Q160 800 160 770Z';
  s.add(board(s, outline, '#8a5a2e', 16, { x: 160, y: 440, w: 960, h: 360 }));
  recordPrintArea(s, 'front', '#8a5a2e', filling(640, 605, 853, 256, KEY_HOLDER));
  const print = [
    ...place(designs.truckPanel(), 640, 605),
    ...textInBox('GHAR KI CHAABI', 360, 562, 560, 84, 'poster', { fill: '#ffe08a' }),
    ...place(dotBand(360, 16, [p.neel, p.chalk, p.haldi]), 460, 668),
  ];
  s.add(s.markup(recordPrint(s, 'front', print, 640, 605, 853, 256)));
  for (const [i, x] of [250, 445, 640, 835, 1030].entries()) {
    s.add(
      cast(
        s,
        `<path d="M${x} 806v52q0 36 34 30" fill="none" stroke="${SHADE}" stroke-width="14"/>`,
        10,
        16,
        6,
        0.5,
      ),
    );
    s.add(
      s.markup([
        ...circle(x, 800, 20, { fill: '#b5842a', stroke: '#6a4a16', width: 4 }),
        ...line(
          [
            [x, 800],
            [x, 852],
          ],
          { stroke: '#6a4a16', width: 15 },
        ),
        ...line(
          [
            [x - 2, 800],
            [x - 2, 852],
          ],
          { stroke: '#e0b04c', width: 8 },
        ),
      ]),
      `<path d="M${x} 850q0 34 30 26" fill="none" stroke="#6a4a16" stroke-width="15" stroke-linecap="round"/><path d="M${x - 1} 849q0 32 30 25" fill="none" stroke="#e0b04c" stroke-width="8" stroke-linecap="round"/>`,
    );
    if (i % 2 === 0)
      s.add(
        cast(
          s,
          s.markup(
            place(
              recolor(key('#000000'), () => SHADE),
              x + 6,
              850,
              1,
              i * 3 - 6,
            ),
          ),
          14,
          18,
          6,
          0.4,
        ),
        s.markup(place(key(i === 2 ? '#c98f3c' : '#9aa1a6'), x + 6, 850, 1.1, i * 3 - 6)),
      );
    if (i === 2)
      s.add(
        cord(
          [
            [x + 6, 870],
            [x - 8, 930],
            [x - 20, 980],
          ],
          p.madder,
          7,
        ),
        s.markup(place(flower(38, 8, p.rani, p.lotus, p.haldi, p.lac), x - 22, 1004)),
      );
  }
}
