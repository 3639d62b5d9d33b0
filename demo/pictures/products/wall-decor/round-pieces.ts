import { circle, place, polygon, recolor } from '../../drawing/art.ts';
import { pigment } from '../../drawing/color.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { seeded } from '../../drawing/random.ts';
import { SHADE, cast, discShadow } from '../../drawing/shadow.ts';
import * as designs from './designs.ts';
import { filling, recordPrint, recordPrintArea } from '../print-area.ts';
import { cutRing, nameTag, plate, woodGrain } from './objects.ts';

const p = pigment;
const at = (x: number, y: number, ...markup: string[]) =>
  `<g transform="translate(${x} ${y})">${markup.join('')}</g>`;

export function plates(s: Sheet): void {
  recordPrintArea(s, 'plate', '#fbfaf4', filling(440, 430, 359, 359));
  s.add(
    plate(s, 440, 430, 292, '#fbfaf4', [
      ...designs.rimBand(20, p.neel, p.haldi, p.indigo),
      ...recordPrint(s, 'plate', designs.platePeacock(), 0, 0, 359 / 2.92, 359 / 2.92),
    ]),
    plate(s, 930, 480, 190, '#fbfaf4', designs.plateFloral()),
    plate(s, 820, 900, 250, '#fbfaf4', designs.plateMandala()),
    plate(s, 350, 930, 176, '#fbfaf4', designs.plateFish()),
  );
}

export function clock(s: Sheet): void {
  recordPrintArea(s, 'dial', p.geru, filling(640, 640, 552, 552));
  const random = seeded('clock');
  const grain = woodGrain(s, '#8a5a30', random);
  const hand = (angle: number, long: number, wide: number) =>
    polygon(
      [
        [-wide, 40],
        [wide, 40],
        [wide * 0.5, -long],
        [-wide * 0.5, -long],
      ],
      { fill: '#2b1a12' },
    ).flatMap((node) => place([node], 0, 0, 1, angle));
  const glass = s.linear(-300, -300, 300, 300, [
    [0, '#ffffff', 0.34],
    [0.4, '#ffffff', 0.02],
    [1, SHADE, 0.2],
  ]);
  s.add(
    at(
      640,
      640,
      discShadow(s, 40, 62, 470, 22, 0.5),
      `<circle r="470" fill="#4b2c14"/><circle r="466" cx="-2" cy="-4" fill="${grain}"/>`,
      `<circle r="402" fill="none" stroke="#3b2110" stroke-width="22"/><circle r="466" cx="-2" cy="-4" fill="none" stroke="#e2b985" stroke-width="5" opacity=".6"/>`,
      s.markup([
        ...place(designs.warliRing(), 0, 0, 1.3),
        ...place(recordPrint(s, 'dial', designs.warliDial(), 0, 0, 552 / 1.3, 552 / 1.3), 0, 0, 1.3),
      ]),
      // The hands would lie under the design in a preview.
      s.blank ? '' : cast(s, s.markup([...hand(305, 200, 9), ...hand(60, 290, 7)]), 10, 14, 5, 0.45),
      s.markup(
        s.blank
          ? []
          : [
              ...hand(305, 200, 9),
              ...hand(60, 290, 7),
              ...circle(0, 0, 24, { fill: '#2b1a12' }),
              ...circle(0, 0, 10, { fill: p.haldi }),
            ],
      ),
      `<circle r="392" fill="${glass}"/>`,
    ),
  );
}

export function banyan(s: Sheet): void {
  const gold = s.linear(-420, -420, 420, 420, [
    [0, '#fff0bf'],
    [0.3, '#e2b457'],
    [0.55, '#b07f2a'],
    [0.8, '#e6bd66'],
    [1, '#8a5e1a'],
  ]);
  const tree = [...place(designs.cutTree('#d9a441'), 0, 0, 1.12), ...cutRing(446, 48, '#d9a441')];
  const flat = s.markup(recolor(tree, () => SHADE));
  s.add(
    at(
      640,
      640,
      cast(s, flat, 26, 36, 10, 0.75),
      at(3, 4, s.markup(recolor(tree, () => '#6e4a14'))),
      s.markup(
        tree.map((node) =>
          'clip' in node
            ? node
            : { ...node, ...(node.fill ? { fill: gold } : {}), ...(node.stroke ? { stroke: gold } : {}) },
        ),
      ),
    ),
  );
  s.add(
    nameTag(s, 640, 1180, 169, 68, '#c99a3f', {
      text: 'Our roots',
      face: 'eczarBold',
      size: 28,
      color: '#5a3a0e',
    }),
  );
}
