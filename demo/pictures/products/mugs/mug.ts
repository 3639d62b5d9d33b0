import type { Art } from '../../drawing/art.ts';
import { warp } from '../../drawing/art.ts';
import { brightness, darker, lighter, mix } from '../../drawing/color.ts';
import type { Point } from '../../drawing/path.ts';
import { SHADE, softShadow } from '../../drawing/shadow.ts';
import type { Pose, Sheet } from '../../drawing/sheet.ts';
import { recordPrint, recordPrintArea } from '../print-area.ts';

export interface MugLook {
  /** Middle of the rim. */
  x: number;
  y: number;
  /** Radius at the rim and at the foot, and height, in pixels. */
  top: number;
  foot: number;
  height: number;
  /** Height of the rim's ellipse divided by its width: larger when seen from higher above. */
  tilt?: number;
  glaze: string;
  inside?: string;
  handleColor?: string;
  handle?: 'right' | 'left' | 'none';
  /** Colour of the drink; without it the mug is empty. */
  drink?: string;
  finish?: 'gloss' | 'matte' | 'enamel' | 'clay';
  /** Colour of a painted or rolled rim. */
  rim?: string;
  /** The print around 0,0: 300 units are the radius of the mug both ways; it bends around the mug. */
  print?: Art;
  /** Height of the print area in millimetres. */
  areaHeight?: number;
  /** Painted by hand: is on the mug without its print, too. */
  ware?: Art;
  shadow?: number;
  /** Name of the side that this mug shows, where a product is more than one mug. */
  side?: string;
}

/** Radius of a mug halfway up, in millimetres. */
const RADIUS_MM = 41;

/** Width of a mug's print area, in millimetres. */
const AREA_WIDTH_MM = 80;

/** Returns the mug turned to the side and in the colour of the picture. */
function posed(look: MugLook, { side, colour }: Pose): MugLook {
  const handle = side === 'back' ? (look.handle === 'left' ? 'right' : 'left') : look.handle;
  return {
    ...look,
    ...(handle && look.handle !== 'none' && { handle }),
    ...(colour && { inside: colour, handleColor: colour }),
  };
}

/** The size of a mug in its own coordinates. */
const WRAP = { radius: 300, height: 620 } as const;

/** A mug, its handle, drink and shadow, lit from the upper left. */
export function mug(sheet: Sheet, given: MugLook): string {
  const look = posed(given, sheet.pose);
  const { x, y, top, foot, height, tilt = 0.24, finish = 'gloss', glaze } = look;
  const footTilt = tilt * 1.15;
  const bend = ([px, py]: Point): Point => {
    const down = py / WRAP.height + 0.5;
    const radius = top + (foot - top) * down;
    const turn = px / WRAP.radius;
    return [
      x + radius * Math.sin(turn),
      y + height * down + radius * (tilt + (footTilt - tilt) * down) * Math.cos(turn),
    ];
  };
  const pixelsPerMm = (top + foot) / 2 / RADIUS_MM;
  const unitsPerMm = WRAP.radius / RADIUS_MM;
  const bendPrint = ([px, py]: Point): Point =>
    bend([px, ((py / unitsPerMm) * pixelsPerMm * WRAP.height) / height]);
  const side = look.side ?? sheet.pose.side ?? 'front';
  const area = { width: AREA_WIDTH_MM * unitsPerMm, height: (look.areaHeight ?? 76) * unitsPerMm };
  const art = look.print ? recordPrint(sheet, side, look.print, 0, 0, area.width, area.height) : [];
  recordPrintArea(
    sheet,
    side,
    glaze,
    ([mx, my]) => bend([(mx / RADIUS_MM) * WRAP.radius, (my * pixelsPerMm * WRAP.height) / height]),
    17,
    3,
  );
  const base = y + height;
  const footRy = foot * footTilt;
  const round = height * (finish === 'enamel' ? 0.02 : 0.06);
  // Where the straight wall turns into the foot: late and tight on enamelled steel, early and round on ceramic.
  const turn = finish === 'enamel' ? 0.14 : 0.44;
  const [turnX, turnY] = [foot * Math.cos(turn), base + footRy * Math.sin(turn)];
  const wall = (down: number) => top + (foot - top) * down;
  const from = 1 - round / height;
  const body =
    `M${x - top} ${y}L${x - wall(from)} ${y + height * from}Q${x - foot} ${base + footRy * 0.1} ${x - turnX} ${turnY}` +
    `A${foot} ${footRy} 0 0 0 ${x + turnX} ${turnY}` +
    `Q${x + foot} ${base + footRy * 0.1} ${x + wall(from)} ${y + height * from}L${x + top} ${y}` +
    `A${top} ${top * tilt} 0 0 1 ${x - top} ${y}Z`;
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const dark = brightness(glaze) < 0.35;
  const bodyFill = sheet.linear(x - top, 0, x + top, 0, [
    [0, darker(glaze, 0.3)],
    [0.1, darker(glaze, 0.1)],
    [0.26, lighter(glaze, dark ? 0.16 : 0.35)],
    [0.5, glaze],
    [0.82, darker(glaze, 0.22)],
    [0.95, darker(glaze, 0.36)],
    [1, darker(glaze, 0.26)],
  ]);
  const overPrint = sheet.linear(x - top, 0, x + top, 0, [
    [0, SHADE, 0.34],
    [0.12, SHADE, 0.08],
    [0.25, '#ffffff', finish === 'matte' || finish === 'clay' ? 0.06 : 0.14],
    [0.42, SHADE, 0],
    [0.8, SHADE, 0.18],
    [0.95, SHADE, 0.36],
    [1, SHADE, 0.26],
  ]);
  const bottomShade = sheet.linear(0, base - height * 0.25, 0, base + footRy, [
    [0, SHADE, 0],
    [0.7, SHADE, 0.1],
    [1, SHADE, 0.42],
  ]);
  const parts = [
    softShadow(sheet, x + top * 0.62, base + footRy * 0.2, top * 1.7, top * 0.44, look.shadow ?? 0.42),
    softShadow(sheet, x + top * 0.06, base + footRy * 0.18, foot * 1.2, footRy * 1.35, 0.85),
  ];
  if (look.handle !== 'none') parts.push(handle(sheet, look));
  parts.push(`<path d="${body}" fill="${bodyFill}"/>`);
  const print = warp([...(look.ware ?? []), ...art], bendPrint, 26, top / WRAP.radius);
  const box = `x="${x - top - 4}" y="${y - 4}" width="${2 * top + 8}" height="${height + footRy + 8}"`;
  parts.push(
    sheet.group(
      { 'clip-path': clip },
      print,
      `<rect ${box} fill="${overPrint}"/><rect ${box} fill="${bottomShade}"/>`,
      finish === 'gloss' || finish === 'enamel' ? reflections(sheet, look, bend) : '',
    ),
  );
  parts.push(mouth(sheet, look));
  return parts.join('');
}

/** The window's reflection, bent over the glaze. */
function reflections(sheet: Sheet, look: MugLook, bend: (point: Point) => Point): string {
  const strip = (left: number, right: number, from: number, to: number, strength: number) => {
    const at = (px: number, py: number) =>
      bend([px, py])
        .map((v) => v.toFixed(1))
        .join(' ');
    const edge = (px: number, a: number, b: number) =>
      Array.from({ length: 7 }, (_, i) => `L${at(px, a + ((b - a) * i) / 6)}`).join('');
    const fill = sheet.linear(0, look.y, 0, look.y + look.height, [
      [0, '#ffffff', strength],
      [0.6, '#ffffff', strength * 0.45],
      [1, '#ffffff', 0.02],
    ]);
    return `<path d="M${at(left, from)}${edge(left, from, to)}${edge(right, to, from)}Z" fill="${fill}"/>`;
  };
  // Soft edges: each reflection is three strips, one inside the other.
  const glint = (left: number, right: number, from: number, to: number, strength: number) =>
    [10, 4, -2]
      .map((grow) => strip(left - grow, right + grow, from - grow, to + grow, strength * 0.4))
      .join('');
  return (
    glint(-290, -225, -250, 250, 0.62) + glint(-208, -190, -236, 236, 0.36) + glint(348, 372, -230, 200, 0.3)
  );
}

function handle(sheet: Sheet, look: MugLook): string {
  const { x, y, top, height, glaze } = look;
  const side = look.handle === 'left' ? -1 : 1;
  const color = look.handleColor ?? glaze;
  const thick = top * (look.finish === 'enamel' ? 0.12 : 0.19);
  const reach = top * 0.62;
  const at = (dx: number, down: number) => {
    const wall = top + (look.foot - top) * down;
    return `${(x + side * (wall * 0.97 + dx)).toFixed(1)} ${(y + height * down).toFixed(1)}`;
  };
  const path = `M${at(-top * 0.08, 0.2)}C${at(reach * 0.85, 0.08)} ${at(reach * 1.3, 0.36)} ${at(reach * 0.92, 0.6)}C${at(reach * 0.66, 0.76)} ${at(reach * 0.3, 0.84)} ${at(-top * 0.1, 0.86)}`;
  const [low, high] = [darker(color, 0.48), lighter(color, brightness(color) < 0.35 ? 0.3 : 0.5)];
  const layers = 14;
  const tube = Array.from({ length: layers }, (_, i) => {
    const share = i / (layers - 1);
    const shift = -share * thick * 0.2;
    const tone = share < 0.5 ? mix(low, color, share * 2) : mix(color, high, (share - 0.5) * 1.6);
    return `<path d="${path}" transform="translate(${(shift * 0.8).toFixed(2)} ${shift.toFixed(2)})" fill="none" stroke="${tone}" stroke-width="${(thick * (1 - share * 0.82)).toFixed(1)}" stroke-linecap="butt"/>`;
  });
  const joint = sheet.linear(x + side * top * 0.82, 0, x + side * top * 1.2, 0, [
    [0, SHADE, 0.5],
    [1, SHADE, 0],
  ]);
  return (
    tube.join('') + `<path d="${path}" fill="none" stroke="${joint}" stroke-width="${thick.toFixed(1)}"/>`
  );
}

function mouth(sheet: Sheet, look: MugLook): string {
  const { x, y, top, tilt = 0.24, glaze, drink } = look;
  const inside = look.inside ?? glaze;
  const lip = look.rim ?? glaze;
  const [rx, ry] = [top - top * 0.045, top * tilt - top * 0.03];
  const wall = sheet.linear(x - rx, 0, x + rx, 0, [
    [0, darker(inside, 0.5)],
    [0.35, darker(inside, 0.26)],
    [0.8, lighter(inside, 0.1)],
    [1, darker(inside, 0.1)],
  ]);
  const lipFill = sheet.linear(x - top, y - top * tilt, x + top, y + top * tilt, [
    [0, lighter(lip, 0.75)],
    [0.35, lighter(lip, 0.3)],
    [0.65, darker(lip, 0.1)],
    [1, lighter(lip, 0.25)],
  ]);
  const hole = sheet.define(
    (id) => `<clipPath id="${id}"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath>`,
  );
  const inner = [`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${wall}"/>`];
  if (drink) {
    const level = y + top * 0.13;
    const [dx, dy] = [rx * 0.965, ry * 0.965];
    const fill = sheet.linear(x - dx, level - dy, x + dx, level + dy, [
      [0, darker(drink, 0.35)],
      [0.5, drink],
      [1, lighter(drink, 0.22)],
    ]);
    inner.push(
      `<ellipse cx="${x}" cy="${level}" rx="${dx}" ry="${dy}" fill="${fill}"/>`,
      `<ellipse cx="${x}" cy="${level}" rx="${dx - 5}" ry="${dy - 4}" fill="none" stroke="${lighter(drink, 0.45)}" stroke-width="5" opacity=".6"/>`,
      `<path d="M${x - dx * 0.55} ${level - dy * 0.2}q${dx * 0.3} ${-dy * 0.5} ${dx * 0.75} ${-dy * 0.42}q${-dx * 0.45} ${dy * 0.3} ${-dx * 0.75} ${dy * 0.42}Z" fill="#fff" opacity=".16"/>`,
    );
  }
  const shade = sheet.linear(x, y - ry, x, y + ry * 0.6, [
    [0, SHADE, 0.34],
    [1, SHADE, 0],
  ]);
  inner.push(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${shade}"/>`);
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${top}" ry="${top * tilt}" fill="${lipFill}"/>` +
    sheet.group({ 'clip-path': hole }, ...inner) +
    `<path d="M${x - top + 3} ${y}A${top - 3} ${top * tilt - 2} 0 0 0 ${x + top - 3} ${y}" fill="none" stroke="#fff" stroke-width="3" opacity="${look.finish === 'matte' ? 0.25 : 0.55}"/>`
  );
}
