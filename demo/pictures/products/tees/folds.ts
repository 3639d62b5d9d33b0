import type { Art } from '../../drawing/art.ts';
import { curve, fromPath, shape } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { readPath } from '../../drawing/path.ts';
import type { seeded } from '../../drawing/random.ts';
import { SHADE } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import type { TeeLook } from './look.ts';

/** Widths of the lenses of one fold, as shares of the fold's width. */
const SOFT = [2.4, 2, 1.6, 1.2, 0.8, 0.4];

export function folds(
  sheet: Sheet,
  random: ReturnType<typeof seeded>,
  outline: string,
  dark: boolean,
  long: boolean,
): string {
  const deep: Art[] = [];
  const light: Art[] = [];
  const crease = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    bow: number,
    wide: number,
    strength: number,
  ) => {
    const [mx, my] = [(x1 + x2) / 2 + bow, (y1 + y2) / 2 + Math.abs(bow) * 0.3];
    const long = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [nx, ny] = [(-(y2 - y1) / long) * wide, ((x2 - x1) / long) * wide];
    // Lenses inside one another give a soft edge: a blur of the whole tee takes three times as long to render.
    for (const share of SOFT) {
      const [dx, dy] = [nx * (share - 1) * 0.5, ny * (share - 1) * 0.5];
      deep.push(
        shape(`M${x1} ${y1}Q${mx - dx} ${my - dy} ${x2} ${y2}Q${mx + nx + dx} ${my + ny + dy} ${x1} ${y1}Z`, {
          fill: SHADE,
          opacity: (strength * (dark ? 1.9 : 1.4)) / SOFT.length,
        }),
      );
      light.push(
        shape(
          `M${x1 - nx * 0.3} ${y1 - ny * 0.3}Q${mx - nx * 0.7 + dx} ${my - ny * 0.7 + dy} ${x2} ${y2}Q${mx - nx * 1.5 - dx} ${my - ny * 1.5 - dy} ${x1 - nx * 0.3} ${y1 - ny * 0.3}Z`,
          { fill: '#ffffff', opacity: (strength * (dark ? 0.8 : 1.2)) / SOFT.length },
        ),
      );
    }
  };
  for (const side of [-1, 1]) {
    // From the armpits inwards and down.
    for (let i = 0; i < 3; i++)
      crease(
        side * 300,
        -140 + i * 26,
        side * random.between(90, 150),
        -60 + i * 90 + random.between(-20, 20),
        side * 20,
        side * random.between(22, 36),
        0.2,
      );
    // Along the sides.
    crease(side * 292, 40, side * random.between(190, 240), 430, side * -34, side * 34, 0.2);
    crease(side * 250, 200, side * random.between(120, 170), 462, side * -20, side * 26, 0.13);
    // Shoulders and sleeves.
    crease(side * 210, -392, side * 296, -170, side * 22, side * -22, 0.16);
    if (long) {
      crease(side * 350, -180, side * 440, 120, side * 26, side * 24, 0.22);
      crease(side * 420, 60, side * 460, 300, side * -22, side * 20, 0.2);
    } else {
      crease(side * 330, -290, side * 410, -70, side * 22, side * 26, 0.2);
      crease(side * 306, -170, side * 380, -60, side * -10, side * 20, 0.18);
    }
  }
  // Loose waves across the front.
  crease(-60, 210, 40, 460, random.between(-30, 30), 26, 0.1);
  crease(random.between(60, 110), 120, random.between(40, 90), 450, 26, 24, 0.09);
  crease(-80, -250, random.between(-40, 0), -60, -14, 18, 0.07);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const hem = sheet.linear(0, 330, 0, 476, [
    [0, SHADE, 0],
    [1, SHADE, 0.22],
  ]);
  return sheet.group(
    { 'clip-path': clip },
    deep.flat(),
    light.flat(),
    `<rect x="-320" y="330" width="640" height="150" fill="${hem}"/>`,
  );
}

export function seams(look: TeeLook, dark: boolean): Art {
  const stitch = dark ? lighter(look.color, 0.3) : darker(look.color, 0.34);
  const thread = { stroke: stitch, width: 2.2, dash: [7, 5], opacity: 0.75 } as const;
  const edge = { stroke: darker(look.color, 0.45), width: 2.6, opacity: 0.6 } as const;
  const band = look.rib ?? look.color;
  return [-1, 1].flatMap((s) => [
    ...(look.sleeves
      ? curve(
          [
            [s * 300, -196],
            [s * 204, -300],
            [s * 104, -436],
          ],
          edge,
        )
      : curve(
          [
            [s * 247, -390],
            [s * 296, -300],
            [s * 298, -130],
          ],
          edge,
        )),
    ...(look.long
      ? []
      : [
          ...(look.ringer
            ? curve(
                [
                  [s * 460, -92],
                  [s * 404, -52],
                  [s * 343, -38],
                ],
                { stroke: band, width: 30, cap: 'butt' },
              )
            : []),
          ...curve(
            [
              [s * 452, -118],
              [s * 396, -78],
              [s * 334, -60],
            ],
            thread,
          ),
          ...curve(
            [
              [s * 448, -126],
              [s * 392, -86],
              [s * 331, -68],
            ],
            thread,
          ),
        ]),
    ...fromPath(readPath(`M0 450C${s * 100} 452 ${s * 210} 448 ${s * 306} 428`), thread),
    ...fromPath(readPath(`M0 442C${s * 100} 444 ${s * 210} 440 ${s * 305} 420`), thread),
  ]);
}

export function hanger(sheet: Sheet): string {
  const wood = sheet.linear(0, -480, 0, -380, [
    [0, '#c58c54'],
    [0.5, '#a56c38'],
    [1, '#6f4220'],
  ]);
  return (
    `<path d="M0 -462V-500C0 -520 34 -522 34 -552C34 -586 -22 -590 -26 -556" fill="none" stroke="#6d6f73" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="M-3 -462V-500C-3 -520 31 -522 31 -552C31 -582 -20 -586 -26 -556" fill="none" stroke="#d9dcdf" stroke-width="3.5" stroke-linecap="round"/>` +
    `<path d="M-262 -366C-190 -400 -60 -472 0 -472C60 -472 190 -400 262 -366L254 -340C180 -372 60 -428 0 -428C-60 -428 -180 -372 -254 -340Z" fill="${wood}"/>`
  );
}
