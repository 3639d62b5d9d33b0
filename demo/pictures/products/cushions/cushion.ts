import type { Art } from '../../drawing/art.ts';
import { circle, line, warp } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Path, Point } from '../../drawing/path.ts';
import { throughPoints, writePath } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { SHADE, boxShadow, discShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { filling, placed, recordPrint, recordPrintArea } from '../print-area.ts';

export interface CushionLook {
  /** Half width and half height, in pixels. */
  w: number;
  h: number;
  ground: string;
  /** The printed cloth, drawn from -300 to 300 both ways (its height scaled to the cushion's proportions). */
  print: Art;
  piping?: string;
  edge?: 'piping' | 'tassels' | 'fringe' | 'pompoms' | 'plain';
  seed: string;
  /** How much the weave shows, 0–1. */
  weave?: number;
  shadow?: number;
}

const HALF = 300;

/** Where the print area ends, a little inside the seam. */
const REACH = 285;

/** Where a point of the cloth (±300) lies on the filled cushion: corners stick out, edges draw in. */
function puff(look: CushionLook): (point: Point) => Point {
  return ([px, py]) => {
    const [u, v] = [px / HALF, py / HALF];
    const draw = 0.085;
    const swell = 1 + 0.05 * Math.cos(u * 1.5) * Math.cos(v * 1.5);
    return [
      look.w * u * (1 - draw * (1 - v * v) * Math.abs(u)) * (swell - 0.05 * (Math.abs(u) > 0.9 ? 1 : 0) * 0),
      look.h * v * (1 - draw * (1 - u * u) * Math.abs(v)) * swell,
    ];
  };
}

function outlinePath(bend: (point: Point) => Point): Path {
  const points: Point[] = [];
  const side = (from: Point, to: Point) => {
    for (let i = 0; i < 12; i++) {
      const t = i / 12;
      points.push(bend([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]));
    }
  };
  const k = HALF * 0.965;
  const corners: Point[] = [
    [-k, -HALF],
    [k, -HALF],
    [HALF, -k],
    [HALF, k],
    [k, HALF],
    [-k, HALF],
    [-HALF, k],
    [-HALF, -k],
  ];
  corners.forEach((corner, i) => side(corner, corners[(i + 1) % corners.length] ?? corner));
  return throughPoints(points, true);
}

/** A filled cushion seen from the front, its middle at x, y. */
export function cushion(sheet: Sheet, x: number, y: number, look: CushionLook, turn = 0): string {
  const { w, h } = look;
  const random = seeded(look.seed);
  const bend = puff(look);
  const place = placed(x, y, turn);
  recordPrintArea(
    sheet,
    'front',
    look.ground,
    ([mx, my], area) => place(bend([(mx / area.width) * 2 * REACH, (my / area.height) * 2 * REACH])),
    9,
    9,
  );
  recordPrint(sheet, 'front', look.print, 0, 0, 2 * REACH, 2 * REACH);
  const outline = outlinePath(bend);
  const clip = sheet.clipPath(outline);
  const piping = look.piping ?? darker(look.ground, 0.3);
  const threads = Math.floor((2 * w) / 8);
  const picks = Math.floor((2 * h) / 8);
  const weave =
    `<path d="${Array.from({ length: picks }, (_, i) => `M${-w} ${-h + i * 8}H${w}`).join('')}" stroke="#fff" stroke-width="1.6" opacity=".3"/>` +
    `<path d="${Array.from({ length: threads }, (_, i) => `M${-w + i * 8} ${-h}V${h}`).join('')}" stroke="${SHADE}" stroke-width="1.6" opacity=".3"/>`;
  const light = sheet.radial(-w * 0.3, -h * 0.35, Math.max(w, h) * 1.55, [
    [0, '#ffffff', 0.3],
    [0.3, '#ffffff', 0.1],
    [0.5, SHADE, 0.03],
    [0.78, SHADE, 0.3],
    [1, SHADE, 0.6],
  ]);
  const lowSide = sheet.linear(0, -h, 0, h, [
    [0, SHADE, 0.16],
    [0.08, '#ffffff', 0.14],
    [0.24, '#ffffff', 0],
    [0.66, SHADE, 0],
    [1, SHADE, 0.44],
  ]);
  const creases: string[] = [];
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      const lean = random.between(0.2, 1.35);
      const long = random.between(0.24, 0.46) * Math.min(w, h);
      const [cx, cy] = [sx * w * 0.955, sy * h * 0.955];
      const [ex, ey] = [cx - sx * Math.sin(lean) * long, cy - sy * Math.cos(lean) * long];
      const bow = random.between(-20, 20);
      const wide = random.between(9, 16);
      const fold = (shift: number, tone: string, width: number, opacity: number) =>
        `<path d="M${(cx - shift).toFixed(0)} ${(cy - shift).toFixed(0)}Q${((cx + ex) / 2 + bow - shift).toFixed(0)} ${((cy + ey) / 2 - bow - shift).toFixed(0)} ${(ex - shift).toFixed(0)} ${(ey - shift * 0.8).toFixed(0)}" stroke="${tone}" stroke-width="${width.toFixed(0)}" stroke-opacity="${opacity}"/>`;
      for (const share of [2.6, 1.9, 1.2, 0.6]) {
        creases.push(fold(0, SHADE, wide * share, 0.052), fold(9, '#fff', 8 * share, 0.055));
      }
    }
  }
  // Gentle dents in the filling.
  for (let i = 0; i < 3; i++) {
    const [cx, cy] = [random.between(-0.4, 0.4) * w, random.between(0.1, 0.5) * h];
    const dent = `M${(cx - 90).toFixed(0)} ${cy.toFixed(0)}q90 ${random.between(14, 36).toFixed(0)} 180 ${random.between(-20, 10).toFixed(0)}`;
    for (const wide of [44, 30, 16]) {
      creases.push(`<path d="${dent}" stroke="${SHADE}" stroke-width="${wide}" stroke-opacity=".03"/>`);
    }
  }
  const bounds = `x="${-w - 20}" y="${-h - 20}" width="${2 * w + 40}" height="${2 * h + 40}"`;
  const trim = edging(look, outline, piping, sheet);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    boxShadow(
      sheet,
      { x: -w * 0.95, y: -h * 0.95, w: w * 1.9, h: h * 1.9 },
      w * 0.06,
      w * 0.09,
      w * 0.07,
      look.shadow ?? 0.5,
    ) +
    trim.below +
    sheet.group(
      { 'clip-path': clip },
      `<rect ${bounds} fill="${look.ground}"/>`,
      sheet.blank ? [] : warp(look.print, bend, 40, Math.min(w, h) / HALF),
      `<g opacity="${look.weave ?? 0.6}">${weave}</g>`,
      `<g fill="none" stroke-linecap="round">${creases.join('')}</g>`,
      `<rect ${bounds} fill="${light}"/><rect ${bounds} fill="${lowSide}"/>`,
    ) +
    trim.above +
    '</g>'
  );
}

function edging(
  look: CushionLook,
  outline: Path,
  piping: string,
  sheet: Sheet,
): { below: string; above: string } {
  const data = writePath(outline);
  const kind = look.edge ?? 'piping';
  const cord = [
    `<path d="${data}" fill="none" stroke="${darker(piping, 0.4)}" stroke-width="15"/>`,
    `<path d="${data}" fill="none" stroke="${piping}" stroke-width="11"/>`,
    `<path d="${data}" fill="none" stroke="${lighter(piping, 0.4)}" stroke-width="3.5" opacity=".7" transform="translate(-1.5 -2)"/>`,
  ].join('');
  if (kind === 'plain')
    return {
      below: '',
      above: `<path d="${data}" fill="none" stroke="${darker(look.ground, 0.4)}" stroke-width="3" opacity=".5"/>`,
    };
  if (kind === 'piping') return { below: '', above: cord };
  const along = outline.flatMap((segment) => (segment.to === 'C' ? [segment.at] : []));
  if (kind === 'tassels') {
    const corners = (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([sx, sy]) => {
      const angle = (Math.atan2(sy * 0.9 + 0.35, sx) * 180) / Math.PI - 90;
      const threads = Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M0 26Q${(i - 4) * 5} 60 ${(i - 4) * 8} ${104 - Math.abs(i - 4) * 3}" stroke="${i % 2 ? piping : darker(piping, 0.2)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      );
      return `<g transform="translate(${(sx * look.w * 0.985).toFixed(0)} ${(sy * look.h * 0.985).toFixed(0)}) rotate(${angle.toFixed(0)})">${threads.join('')}<ellipse cy="14" rx="16" ry="19" fill="${piping}" stroke="${darker(piping, 0.4)}" stroke-width="3"/><path d="M-15 28h30" stroke="${lighter(piping, 0.5)}" stroke-width="6"/></g>`;
    });
    return { below: corners.join(''), above: cord };
  }
  if (kind === 'pompoms') {
    const balls = along
      .filter((_, i) => i % 2 === 0)
      .flatMap(([px, py]) => [
        ...circle(px * 1.025, py * 1.025, 24, { fill: darker(piping, 0.18) }),
        ...circle(px * 1.025 - 4, py * 1.025 - 5, 17, { fill: piping }),
        ...circle(px * 1.025 - 8, py * 1.025 - 9, 8, { fill: lighter(piping, 0.35) }),
      ]);
    return { below: sheet.markup(balls), above: '' };
  }
  const hairs = along
    .flatMap((point, i) => {
      const next = along[(i + 1) % along.length] ?? point;
      const count = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / 9));
      return Array.from({ length: count }, (_, k): Point => [
        point[0] + ((next[0] - point[0]) * k) / count,
        point[1] + ((next[1] - point[1]) * k) / count,
      ]);
    })
    .flatMap(([px, py], i) => {
      const out =
        Math.abs(px / look.w) > Math.abs(py / look.h)
          ? ([Math.sign(px), 0.12] as const)
          : ([0, Math.sign(py)] as const);
      const long = 40 + (i % 3) * 5;
      return line(
        [
          [px, py],
          [px + out[0] * long, py + out[1] * long],
        ],
        { stroke: i % 2 ? piping : darker(piping, 0.18), width: 5.5 },
      );
    });
  return {
    below: sheet.markup(hairs),
    above: `<path d="${data}" fill="none" stroke="${darker(piping, 0.3)}" stroke-width="6"/>`,
  };
}

/** A round cushion with a gathered edge and a covered button, drawn within radius 300; its print within ±210. */
export function roundCushion(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  look: Omit<CushionLook, 'w' | 'h'> & { trim?: Art },
): string {
  const random = seeded(look.seed);
  // The largest square inside the circle.
  const square = 2 * r * 0.7;
  recordPrintArea(sheet, 'front', look.ground, filling(x, y, square, square));
  const reach = 2 * HALF * 0.7;
  const cloth = [...(look.trim ?? []), ...recordPrint(sheet, 'front', look.print, 0, 0, reach, reach)];
  const lobes = 40;
  const points: Point[] = Array.from({ length: lobes * 2 }, (_, i) => {
    const angle = (i / (lobes * 2)) * Math.PI * 2;
    const reach = r * (i % 2 ? 1.012 : 0.992);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const outline = throughPoints(points, true);
  const light = sheet.radial(-r * 0.3, -r * 0.36, r * 1.5, [
    [0, '#ffffff', 0.28],
    [0.4, '#ffffff', 0.05],
    [0.6, SHADE, 0.04],
    [0.86, SHADE, 0.36],
    [1, SHADE, 0.5],
  ]);
  const pleats = Array.from({ length: lobes }, (_, i) => {
    const angle = (i / lobes) * Math.PI * 2;
    const inner = r * random.between(0.8, 0.9);
    const line = `M${(Math.cos(angle) * r).toFixed(0)} ${(Math.sin(angle) * r).toFixed(0)}L${(Math.cos(angle) * inner).toFixed(0)} ${(Math.sin(angle) * inner).toFixed(0)}`;
    return [16, 10, 5]
      .map((wide) => `<path d="${line}" stroke="${SHADE}" stroke-width="${wide}" stroke-opacity=".1"/>`)
      .join('');
  });
  const dimple = sheet.radial(0, 0, r * 0.34, [
    [0, SHADE, 0.55],
    [0.4, SHADE, 0.2],
    [1, SHADE, 0],
  ]);
  const button = sheet.radial(-8, -10, 60, [
    [0, lighter(look.ground, 0.4)],
    [0.6, look.piping ?? look.ground],
    [1, darker(look.ground, 0.5)],
  ]);
  return (
    `<g transform="translate(${x} ${y})">` +
    discShadow(sheet, 30, 44, r, 26, 0.5) +
    sheet.group(
      { 'clip-path': sheet.clipPath(outline) },
      `<circle r="${r * 1.03}" fill="${look.ground}"/>`,
      warp(cloth, ([px, py]) => [(px * r) / HALF, (py * r) / HALF], Infinity, r / HALF),
      `<g stroke-linecap="round">${pleats.join('')}</g>`,
      `<circle r="${r * 1.03}" fill="${light}"/>`,
      sheet.blank ? '' : `<circle r="${r * 0.34}" fill="${dimple}"/>`,
    ) +
    (sheet.blank ? '' : `<circle r="${r * 0.07}" fill="${button}"/>`) +
    '</g>'
  );
}
