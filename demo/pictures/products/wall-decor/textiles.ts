import { circle, rect, transform } from '../../drawing/art.ts';
import { darker, pigment } from '../../drawing/color.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { SHADE, boxShadow, cast, softShadow } from '../../drawing/shadow.ts';
import * as designs from './designs.ts';
import { filling, recordPrint, recordPrintArea } from '../print-area.ts';
import { cord, macrame } from './hangings.ts';
import { nameTag } from './objects.ts';

const p = pigment;

/** The colour of unprinted cotton. */
const CLOTH = '#f1e6d0';

const at = (x: number, y: number, ...markup: string[]) =>
  `<g transform="translate(${x} ${y})">${markup.join('')}</g>`;

export function macrameHanging(s: Sheet): void {
  const piece = macrame('#f3e6cc', '#ef9a2a');
  const rod = s.linear(0, 190, 0, 226, [
    [0, '#c9986a'],
    [0.4, '#8d5c34'],
    [1, '#4e2e15'],
  ]);
  s.add(at(640, 214, `<g transform="scale(1 .98)">${cast(s, piece.silhouette, 30, 40, 20, 0.4)}</g>`));
  s.add(
    cord(
      [
        [270, 200],
        [450, 120],
        [640, 66],
      ],
      '#f3e6cc',
      11,
    ),
    cord(
      [
        [1010, 200],
        [830, 120],
        [640, 66],
      ],
      '#f3e6cc',
      11,
    ),
    s.markup(circle(640, 62, 12, { fill: '#caa24a', stroke: '#6a4a16', width: 4 })),
  );
  s.add(`<rect x="230" y="190" width="820" height="34" rx="17" fill="${rod}"/>`, at(640, 214, piece.below));
  s.add(
    nameTag(s, 640, 330, 146, 73, '#d9b98a', {
      text: 'home',
      face: 'script',
      size: 34,
      color: p.walnut,
    }),
  );
}

export function pichwaiScroll(s: Sheet): void {
  recordPrintArea(s, 'front', CLOTH, filling(640, 656, 616, 880));
  const print = transform(designs.pichwai(), [616 / 620, 0, 0, 880 / 860, 640, 656]);
  const rod = (y: number) => {
    const fill = s.linear(0, y, 0, y + 36, [
      [0, '#d7a468'],
      [0.45, '#93602f'],
      [1, '#4e2e15'],
    ]);
    return (
      `<rect x="270" y="${y}" width="740" height="36" rx="14" fill="${fill}"/>` +
      s.markup(
        [264, 1016].flatMap((x) => [
          ...circle(x, y + 18, 26, { fill: '#b5842a', stroke: '#6a4a16', width: 4 }),
          ...circle(x - 7, y + 10, 7, { fill: '#fbe6a6' }),
        ]),
      )
    );
  };
  const folds = s.linear(310, 0, 970, 0, [
    [0, SHADE, 0.22],
    [0.08, '#ffffff', 0.1],
    [0.2, SHADE, 0.08],
    [0.36, '#ffffff', 0.08],
    [0.52, SHADE, 0.06],
    [0.7, '#ffffff', 0.07],
    [0.86, SHADE, 0.1],
    [1, SHADE, 0.3],
  ]);
  s.add(
    boxShadow(s, { x: 310, y: 190, w: 660, h: 940 }, 34, 40, 22, 0.45),
    cord(
      [
        [300, 170],
        [470, 110],
        [640, 60],
      ],
      p.madder,
      9,
    ),
    cord(
      [
        [980, 170],
        [810, 110],
        [640, 60],
      ],
      p.madder,
      9,
    ),
    softShadow(s, 640, 1150, 420, 24, 0.3),
  );
  s.add(
    `<rect x="310" y="180" width="660" height="956" fill="${darker(p.lac, 0.1)}"/>`,
    s.markup([
      ...rect(318, 188, 644, 936, { fill: CLOTH }),
      ...recordPrint(s, 'front', print, 640, 656, 616, 880),
    ]),
    `<rect x="310" y="180" width="660" height="956" fill="${folds}"/>`,
    rod(164),
    rod(1116),
  );
  s.add(s.markup(circle(640, 58, 12, { fill: '#caa24a', stroke: '#6a4a16', width: 4 })));
}
