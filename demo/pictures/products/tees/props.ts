import { boxShadow } from '../../drawing/shadow.ts';
import { pigment } from '../../drawing/color.ts';
import type { Art } from '../../drawing/art.ts';
import { circle, curve, ellipse, line, place, rect, shape } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { wall } from '../../drawing/scene.ts';
import type { Sheet } from '../../drawing/sheet.ts';

const p = pigment;

/** Linen with a visible weave. */
export function linen(sheet: Sheet, color: string): string {
  const every = Array.from({ length: 107 }, (_, i) => i * 12);
  return (
    wall(sheet, color) +
    `<path d="${every.map((y) => `M0 ${y}H1280`).join('')}" stroke="${darker(color, 0.2)}" stroke-width="1.4" stroke-opacity=".5"/>` +
    `<path d="${every.map((x) => `M${x} 0V1280`).join('')}" stroke="${lighter(color, 0.5)}" stroke-width="1.4" stroke-opacity=".5"/>`
  );
}

/** A pair of Kolhapuri sandals seen from above. */
export function chappals(sheet: Sheet, x: number, y: number, turn: number): string {
  const one = (s: number): Art => [
    ...shape(
      'M-46 -130C-50 -180 50 -190 50 -128C52 -60 34 -10 40 60C44 120 -36 128 -40 62C-36 0 -44 -60 -46 -130Z',
      { fill: '#8d5526', stroke: '#5b3213', width: 5 },
    ),
    ...shape(
      'M-34 -128C-38 -164 38 -172 38 -126C40 -60 24 -10 28 56C30 100 -26 106 -28 58C-26 0 -32 -60 -34 -128Z',
      { stroke: '#c98f52', width: 3, dash: [6, 5] },
    ),
    ...shape('M-50 -90C-20 -116 20 -116 52 -90L46 -48C16 -70 -16 -70 -44 -48Z', {
      fill: '#6b3a17',
      stroke: '#44230c',
      width: 4,
    }),
    ...[-24, 0, 24].flatMap((dx) => circle(dx, -84 - (dx === 0 ? 6 : 0), 7, { fill: p.haldi })),
    ...ellipse(s * 10, -126, 15, 19, { stroke: '#44230c', width: 8 }),
  ];
  const pair: Art = [...place(one(1), -66, 0, 1, -6), ...place(one(-1), 66, 20, 1, 8)];
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><g filter="${sheet.blur(10)}" opacity=".4"><ellipse cx="-56" cy="-14" rx="60" ry="160" fill="#2a120a"/><ellipse cx="84" cy="10" rx="60" ry="160" fill="#2a120a"/></g>${sheet.markup(pair)}</g>`;
}

/** Round sunglasses seen from above. */
export function sunglasses(sheet: Sheet, x: number, y: number, turn: number): string {
  const glass = sheet.linear(-100, -50, 100, 60, [
    [0, '#6b4a2b'],
    [1, '#241512'],
  ]);
  const art: Art = [
    ...[-72, 72].flatMap((cx) => [
      ...circle(cx, 0, 56, { fill: glass, stroke: '#1a1210', width: 9 }),
      ...curve(
        [
          [cx - 30, -14],
          [cx - 20, -28],
          [cx - 4, -34],
        ],
        { stroke: '#ffffff', width: 6, opacity: 0.5 },
      ),
    ]),
    ...curve(
      [
        [-18, -14],
        [0, -26],
        [18, -14],
      ],
      { stroke: '#1a1210', width: 9 },
    ),
    ...curve(
      [
        [-126, -10],
        [-140, -60],
        [-90, -130],
      ],
      { stroke: '#1a1210', width: 8 },
    ),
    ...curve(
      [
        [126, -10],
        [140, -60],
        [90, -130],
      ],
      { stroke: '#1a1210', width: 8 },
    ),
  ];
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><g filter="${sheet.blur(8)}" opacity=".4"><ellipse cx="-60" cy="16" rx="62" ry="54" fill="#2a120a"/><ellipse cx="86" cy="16" rx="62" ry="54" fill="#2a120a"/></g>${sheet.markup(art)}</g>`;
}

/** A brass rail across the picture for hangers. */
export function rail(sheet: Sheet, y: number): string {
  const brass = sheet.linear(0, y, 0, y + 22, [
    [0, '#f2d58c'],
    [0.4, '#b8893a'],
    [1, '#6a4716'],
  ]);
  return `${boxShadow(sheet, { x: -40, y, w: 1360, h: 22 }, 0, 36, 12, 0.35)}<rect y="${y}" width="1280" height="22" fill="${brass}"/>`;
}

/** A washing line and its pegs. */
export function sheetLine(sheet: Sheet): string {
  return sheet.markup(
    curve(
      [
        [-20, 236],
        [640, 284],
        [1300, 230],
      ],
      { stroke: '#7c5a3a', width: 7 },
    ),
  );
}

export function pegs(sheet: Sheet): string {
  return sheet.markup(
    [-170, 170].flatMap((dx) =>
      place(
        [
          ...rect(-13, -54, 26, 104, { fill: '#d7a768', stroke: '#8b5d2c', width: 3 }, 8),
          ...line(
            [
              [0, -50],
              [0, 46],
            ],
            { stroke: '#8b5d2c', width: 3 },
          ),
          ...rect(-16, -16, 32, 12, { fill: '#9aa0a5' }, 4),
        ],
        640 + dx,
        296,
        1,
        dx * 0.03,
      ),
    ),
  );
}
