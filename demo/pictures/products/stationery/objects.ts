import type { Art } from '../../drawing/art.ts';
import { clip, place, rect, rectPath, within } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { writePath } from '../../drawing/path.ts';
import { SHADE, boxShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';

/** Puts markup drawn around 0,0 at a place, turned and scaled. */
export const put = (x: number, y: number, turn: number, size: number, markup: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${markup}</g>`;

/** Art seen only inside a rounded rectangle around 0,0. */
const panel = (w: number, h: number, r: number, art: Art): Art =>
  clip(rectPath(-w / 2, -h / 2, w, h, r), within(art, -w / 2, -h / 2, w / 2, h / 2));

/** The colour of unprinted paper. */
export const PAPER = '#fbf6ea';

/** Plain paper with its print. */
export const printed = (w: number, h: number, art: Art): Art => [
  ...rect(-w / 2, -h / 2, w, h, { fill: PAPER }),
  ...art,
];

/** A flat thing of paper or card around 0,0 with a shadow; `lift` is its height above the table. */
export function card(sheet: Sheet, w: number, h: number, r: number, art: Art, lift = 10): string {
  const sheen = sheet.linear(-w / 2, -h / 2, w / 2, h / 2, [
    [0, '#ffffff', 0.22],
    [0.5, '#ffffff', 0],
    [1, SHADE, 0.14],
  ]);
  const box = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${r}"`;
  return (
    boxShadow(sheet, { x: -w / 2, y: -h / 2, w, h }, lift, lift * 1.5, lift * 1.1, 0.42) +
    sheet.markup(panel(w, h, r, art)) +
    `<rect ${box} fill="${sheen}"/><rect ${box} fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>`
  );
}

export interface BookLook {
  w: number;
  h: number;
  cover: string;
  art: Art;
  /** Colour of the elastic band; none without it. */
  band?: string;
  ribbon?: string;
  pages?: number;
}

/** A hardbound notebook lying on the table, seen from above with its page edges to the right and below. */
export function notebook(sheet: Sheet, look: BookLook): string {
  const { w, h, cover, pages = 26 } = look;
  const [x, y] = [-w / 2, -h / 2];
  const leaves = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${x + w - 8} ${y + 14 + i * 3}l${pages * 0.66} ${pages * 0.6}M${x + w + i * (pages / 9)} ${y + 20 + i * 3}V${y + h + i * (pages / 10)}" stroke="#c9b894" stroke-width="1.6" opacity=".7"/>`,
  );
  const spine = sheet.linear(x, 0, x + 70, 0, [
    [0, SHADE, 0.3],
    [0.25, '#ffffff', 0.22],
    [0.55, SHADE, 0.26],
    [0.75, '#ffffff', 0.12],
    [1, SHADE, 0],
  ]);
  const shine = sheet.linear(x, y, x + w, y + h, [
    [0, '#ffffff', 0.24],
    [0.45, '#ffffff', 0],
    [1, SHADE, 0.22],
  ]);
  const band = look.band
    ? `<rect x="${x + w - 78}" y="${y}" width="22" height="${h}" fill="${look.band}"/><rect x="${x + w - 78}" y="${y}" width="6" height="${h}" fill="#fff" opacity=".25"/><rect x="${x + w - 56}" y="${y}" width="7" height="${h}" fill="${SHADE}" opacity=".28"/>`
    : '';
  const ribbon = look.ribbon
    ? `<path d="M${x + w * 0.56} ${y + h}q10 60 -6 110l16 -14 18 18q14 -60 2 -114Z" fill="${look.ribbon}"/><path d="M${x + w * 0.56} ${y + h}q10 60 -6 110" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>`
    : '';
  return (
    boxShadow(sheet, { x, y, w: w + pages * 0.7, h: h + pages * 0.7 }, 20, 30, 18, 0.5) +
    ribbon +
    `<rect x="${x + pages * 0.7}" y="${y + pages * 0.7}" width="${w}" height="${h}" rx="20" fill="${darker(cover, 0.42)}"/>` +
    `<path d="M${x + w - 14} ${y + 14}l${pages * 0.62} ${pages * 0.4}v${h - 20}l${-pages * 0.2} ${pages * 0.3}H${x + 30}l-10 -30Z" fill="#f3e8d0"/>` +
    leaves.join('') +
    sheet.markup(panel(w, h, 18, [...rect(x, y, w, h, { fill: cover }), ...look.art])) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="${shine}"/>` +
    `<rect x="${x}" y="${y}" width="70" height="${h}" rx="18" fill="${spine}"/>` +
    `<rect x="${x + 1.5}" y="${y + 1.5}" width="${w - 3}" height="${h - 3}" rx="17" fill="none" stroke="${lighter(cover, 0.5)}" stroke-width="3" opacity=".5"/>` +
    band
  );
}

/** Wire loops down an edge at x, from y0 to y1. */
export function spiral(x: number, y0: number, y1: number, step = 34): string {
  const loops: string[] = [];
  for (let y = y0; y <= y1; y += step) {
    loops.push(
      `<circle cx="${x + 22}" cy="${y}" r="8" fill="#2a1a14" opacity=".65"/>` +
        `<path d="M${x + 22} ${y}C${x + 10} ${y - 22} ${x - 30} ${y - 20} ${x - 26} ${y}C${x - 24} ${y + 12} ${x - 4} ${y + 12} ${x + 4} ${y + 6}" fill="none" stroke="#5f5a55" stroke-width="8" stroke-linecap="round"/>` +
        `<path d="M${x + 22} ${y}C${x + 10} ${y - 22} ${x - 30} ${y - 20} ${x - 26} ${y}C${x - 24} ${y + 12} ${x - 4} ${y + 12} ${x + 4} ${y + 6}" fill="none" stroke="#e8e2d8" stroke-width="3.4" stroke-linecap="round" transform="translate(-1 -1.5)"/>`,
    );
  }
  return loops.join('');
}

/** A pen lying along x around 0,0, nib to the right, about 620 long. */
export function pen(sheet: Sheet, body: string, metal: string, engraved: Art = []): string {
  const round = (tone: string) =>
    sheet.linear(0, -24, 0, 24, [
      [0, darker(tone, 0.25)],
      [0.25, lighter(tone, 0.5)],
      [0.5, tone],
      [1, darker(tone, 0.55)],
    ]);
  const [b, m] = [round(body), round(metal)];
  return (
    boxShadow(sheet, { x: -310, y: -20, w: 590, h: 40 }, 8, 26, 10, 0.5) +
    `<path d="M-300 -21H-20V21H-300Q-316 0 -300 -21Z" fill="${b}"/><path d="M-20 -22H214L232 -17V17L214 22H-20Z" fill="${b}"/>` +
    `<rect x="-28" y="-24" width="18" height="48" fill="${m}"/><rect x="-306" y="-22" width="16" height="44" rx="5" fill="${m}"/>` +
    `<path d="M230 -17L300 -5Q322 0 300 5L230 17Z" fill="${m}"/><path d="M303 -4L330 0L303 4Z" fill="#3a3432"/>` +
    `<path d="M-292 -34H-120Q-106 -34 -106 -28T-120 -22H-292Z" fill="${m}"/>` +
    sheet.markup(engraved)
  );
}

/** A hexagonal pencil lying along x around 0,0, point to the right, about 760 long. */
export function pencil(sheet: Sheet, paint: string, foil: Art, pattern: Art = []): string {
  const faces = [
    `<rect x="-380" y="-26" width="620" height="17" fill="${lighter(paint, 0.3)}"/>`,
    `<rect x="-380" y="-9" width="620" height="20" fill="${paint}"/>`,
    `<rect x="-380" y="11" width="620" height="15" fill="${darker(paint, 0.32)}"/>`,
  ];
  const ferrule = sheet.linear(0, -26, 0, 26, [
    [0, '#b59a5a'],
    [0.3, '#fbeeb8'],
    [0.55, '#c9a24a'],
    [1, '#6a4a16'],
  ]);
  return (
    boxShadow(sheet, { x: -440, y: -26, w: 730, h: 52 }, 6, 22, 9, 0.5) +
    faces.join('') +
    sheet.markup(clip(rectPath(-380, -26, 620, 52), pattern)) +
    sheet.markup(foil) +
    `<path d="M240 -26L316 -7V7L240 26Q250 17 240 11Q252 0 240 -9Q250 -18 240 -26Z" fill="#e8c595"/><path d="M240 11Q252 0 240 -9L316 -3V4Z" fill="#f6dfb8"/>` +
    `<path d="M312 -8L346 0L312 8Z" fill="#2e2623"/>` +
    `<rect x="-412" y="-27" width="36" height="54" fill="${ferrule}"/><path d="M-404 -27V27M-394 -27V27M-384 -27V27" stroke="#6a4a16" stroke-width="2.4" opacity=".6"/>` +
    `<path d="M-412 -25H-440Q-458 -25 -458 0T-440 25H-412Z" fill="#e48a94"/><path d="M-412 -25H-440Q-450 -25 -454 -14H-412Z" fill="#fff" opacity=".3"/>`
  );
}

/** A silk tassel hanging from 0,0. */
export function tassel(color: string, long = 120): string {
  const threads = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0 34Q${(i - 3.5) * 4} ${long * 0.6} ${(i - 3.5) * 6.4} ${long}" stroke="${i % 2 ? color : darker(color, 0.22)}" stroke-width="5.4" fill="none" stroke-linecap="round"/>`,
  );
  return `${threads.join('')}<ellipse cy="24" rx="13" ry="16" fill="${color}" stroke="${darker(color, 0.4)}" stroke-width="2.4"/><path d="M-12 36h24" stroke="#f2d58c" stroke-width="6"/>`;
}

/** An envelope from behind, flap closed, around 0,0. */
export function envelope(
  sheet: Sheet,
  w: number,
  h: number,
  color: string,
  lining: string,
  seal?: Art,
): string {
  const [x, y] = [-w / 2, -h / 2];
  const flap = `M${x} ${y}L0 ${y + h * 0.58}L${x + w} ${y}Z`;
  return (
    boxShadow(sheet, { x, y, w, h }, 12, 18, 12, 0.42) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${color}"/>` +
    `<path d="M${x} ${y + h}L${-w * 0.06} ${y + h * 0.42}H${w * 0.06}L${x + w} ${y + h}Z" fill="${lighter(color, 0.12)}"/>` +
    `<path d="${flap}" fill="${SHADE}" opacity=".14" transform="translate(2 5)"/><path d="${flap}" fill="${SHADE}" opacity=".1" transform="translate(3 10)"/>` +
    `<path d="${flap}" fill="${lighter(color, 0.2)}"/><path d="M${x + 16} ${y}L0 ${y + h * 0.52}L${x + w - 16} ${y}" fill="none" stroke="${lining}" stroke-width="5" opacity=".8"/>` +
    (seal ? sheet.markup(place(seal, 0, y + h * 0.52)) : '')
  );
}

/** The white backing of a sticker, which follows its outline. */
export const stickerBacking = (art: Art, wide: number): Art =>
  art.map((node) => ({
    path: 'clip' in node ? node.clip : node.path,
    ...('clip' in node || node.fill ? { fill: '#fffdf8' } : {}),
    stroke: '#fffdf8',
    width: wide,
    cap: 'round',
    join: 'round',
  }));

/** A die-cut sticker: the art on a white backing that follows its outline. */
export function sticker(sheet: Sheet, art: Art, x: number, y: number, size: number, turn = 0): string {
  const outline = (nodes: Art): string =>
    nodes
      .map((node) =>
        'clip' in node
          ? `<path d="${writePath(node.clip)}"/>`
          : `<path d="${writePath(node.path)}"${node.fill ? '' : ' fill="none"'}/>`,
      )
      .join('');
  const backing = outline(art);
  const wide = 30 / size;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    `<g fill="${SHADE}" stroke="${SHADE}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round" opacity=".26" transform="translate(${5 / size} ${8 / size})">${backing}</g>` +
    `<g fill="#fffdf8" stroke="#fffdf8" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round">${backing}</g>` +
    sheet.markup(art) +
    '</g>'
  );
}
