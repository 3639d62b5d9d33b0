import type { Art } from '../../drawing/art.ts';
import { circle, place, rect } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { SHADE, boxShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { filling, type Placement, placed, recordPrint, recordPrintArea } from '../print-area.ts';

export interface FrameLook {
  x: number;
  y: number;
  /** Size of the whole frame; the poster (3:4) is fitted inside the mat. */
  w: number;
  h: number;
  wood: string;
  bar?: number;
  mat?: number;
  matColor?: string;
  turn?: number;
}

/** The colour of unprinted poster paper. */
const PAPER = '#fbf8f1';

/** The poster's art, or plain paper in a picture without a print. */
const onPaper = (sheet: Sheet, art: Art): Art => {
  const print = recordPrint(sheet, 'front', art, 300, 400, 600, 800);
  return sheet.blank ? rect(0, 0, 600, 800, { fill: PAPER }) : print;
};

/** Turns a point around a middle, in degrees clockwise. */
const turned = (cx: number, cy: number, degrees: number): Placement => {
  const place = placed(cx, cy, degrees);
  return ([x, y]) => place([x - cx, y - cy]);
};

/** A poster (600 by 800 art) in a frame under glass. */
export function framed(sheet: Sheet, art: Art, look: FrameLook): string {
  const { x, y, w, h, wood, bar = 22, mat = 50, matColor = '#fbf6ec' } = look;
  const inner = { x: x + bar, y: y + bar, w: w - 2 * bar, h: h - 2 * bar };
  const size = Math.min((inner.w - 2 * mat) / 600, (inner.h - 2 * mat) / 800);
  const [pw, ph] = [600 * size, 800 * size];
  const [px, py] = [inner.x + (inner.w - pw) / 2, inner.y + (inner.h - ph) / 2];
  const onWall = turned(x + w / 2, y + h / 2, look.turn ?? 0);
  recordPrintArea(sheet, 'front', PAPER, filling(px + pw / 2, py + ph / 2, pw, ph, onWall));
  const bevel = (data: string, tone: string) => `<path d="${data}" fill="${tone}"/>`;
  const glass = sheet.linear(x, y, x + w, y + h, [
    [0, '#ffffff', 0.2],
    [0.32, '#ffffff', 0.07],
    [0.33, '#ffffff', 0],
    [0.52, '#ffffff', 0],
    [0.53, '#ffffff', 0.07],
    [0.62, '#ffffff', 0.05],
    [0.63, '#ffffff', 0],
    [1, SHADE, 0.08],
  ]);
  const body =
    boxShadow(sheet, { x, y, w, h }, w * 0.03, w * 0.046, w * 0.027, 0.5) +
    bevel(`M${x} ${y}h${w}l${-bar} ${bar}h${2 * bar - w}Z`, lighter(wood, 0.28)) +
    bevel(`M${x} ${y}v${h}l${bar} ${-bar}v${2 * bar - h}Z`, lighter(wood, 0.14)) +
    bevel(`M${x + w} ${y}v${h}l${-bar} ${-bar}v${2 * bar - h}Z`, darker(wood, 0.2)) +
    bevel(`M${x} ${y + h}h${w}l${-bar} ${-bar}h${2 * bar - w}Z`, darker(wood, 0.32)) +
    `<rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}" fill="${matColor}"/>` +
    `<path d="M${inner.x} ${inner.y}h${inner.w}v14h${14 - inner.w}v${inner.h - 14}h-14Z" fill="${SHADE}" opacity=".2"/>` +
    (mat > 0
      ? `<rect x="${px - 4}" y="${py - 4}" width="${pw + 8}" height="${ph + 8}" fill="${darker(matColor, 0.2)}"/>`
      : '') +
    sheet.markup(place(onPaper(sheet, art), px, py, size)) +
    `<rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}" fill="${glass}"/>`;
  return look.turn ? `<g transform="rotate(${look.turn} ${x + w / 2} ${y + h / 2})">${body}</g>` : body;
}

/** A poster on paper, hung from two wooden rails and a cord. */
export function railed(sheet: Sheet, art: Art, x: number, y: number, w: number, wood: string): string {
  const size = w / 600;
  const h = 800 * size;
  recordPrintArea(sheet, 'front', PAPER, filling(x + w / 2, y + h / 2, w, h));
  const rail = (ry: number) => {
    const fill = sheet.linear(0, ry, 0, ry + 30, [
      [0, lighter(wood, 0.4)],
      [0.4, wood],
      [1, darker(wood, 0.45)],
    ]);
    return (
      boxShadow(sheet, { x: x - 16, y: ry, w: w + 32, h: 30 }, 14, 20, 10, 0.4) +
      `<rect x="${x - 16}" y="${ry}" width="${w + 32}" height="30" rx="4" fill="${fill}"/>`
    );
  };
  const curl = sheet.linear(x, 0, x + w, 0, [
    [0, SHADE, 0.14],
    [0.1, '#ffffff', 0.08],
    [0.5, SHADE, 0],
    [0.9, '#ffffff', 0.05],
    [1, SHADE, 0.18],
  ]);
  return (
    boxShadow(sheet, { x, y, w, h }, 24, 30, 18, 0.42) +
    `<path d="M${x + 30} ${y - 14}L${x + w / 2} ${y - 150}L${x + w - 30} ${y - 14}" fill="none" stroke="#7c5a3a" stroke-width="6"/>` +
    sheet.markup(circle(x + w / 2, y - 150, 10, { fill: '#caa24a', stroke: '#6a4a16', width: 3 })) +
    sheet.markup(place(onPaper(sheet, art), x, y, size)) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${curl}"/>` +
    rail(y - 18) +
    rail(y + h - 12)
  );
}

/** A poster stuck up with paper tape, one corner lifting. */
export function taped(
  sheet: Sheet,
  art: Art,
  x: number,
  y: number,
  w: number,
  tape: string,
  turn: number,
): string {
  const size = w / 600;
  const h = 800 * size;
  const middle = [x + w / 2, y + h / 2] as const;
  recordPrintArea(sheet, 'front', PAPER, filling(...middle, w, h, turned(...middle, turn)));
  const strip = (tx: number, ty: number, angle: number) =>
    `<g transform="translate(${tx} ${ty}) rotate(${angle})"><rect x="-64" y="-19" width="128" height="38" fill="${tape}" opacity=".88"/><path d="M-64 -19h128M-64 19h128" stroke="#fff" stroke-width="2" opacity=".4"/><path d="M-50 -10h100M-50 0h100M-50 10h100" stroke="#fff" stroke-width="5" stroke-dasharray="5 9" opacity=".55"/></g>`;
  const lift = sheet.linear(x + w - 150, y + h - 150, x + w, y + h, [
    [0, SHADE, 0],
    [0.7, SHADE, 0.12],
    [0.86, '#ffffff', 0.3],
    [1, SHADE, 0.3],
  ]);
  return (
    `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">` +
    boxShadow(sheet, { x, y, w, h }, 12, 18, 14, 0.45) +
    sheet.markup(place(onPaper(sheet, art), x, y, size)) +
    `<path d="M${x + w - 170} ${y + h}L${x + w} ${y + h - 170}V${y + h}Z" fill="${lift}"/>` +
    strip(x + 20, y + 8, -38) +
    strip(x + w - 20, y + 8, 40) +
    strip(x + 20, y + h - 8, 40) +
    '</g>'
  );
}

/** A wooden ledge across the picture; things stand on its y. */
export function ledge(sheet: Sheet, y: number, wood: string, high = 70): string {
  const top = sheet.linear(0, y, 0, y + high, [
    [0, lighter(wood, 0.3)],
    [0.12, wood],
    [1, darker(wood, 0.3)],
  ]);
  const under = sheet.linear(0, y + high, 0, y + high + 90, [
    [0, SHADE, 0.34],
    [1, SHADE, 0],
  ]);
  return `<rect y="${y + high}" width="1280" height="90" fill="${under}"/><rect y="${y}" width="1280" height="${high}" fill="${top}"/><rect y="${y}" width="1280" height="5" fill="#fff" opacity=".3"/>`;
}
