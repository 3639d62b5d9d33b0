import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Art, Style } from './art.ts';
import { fromPath, type TextMark, warp } from './art.ts';
import type { Path, Point, Segment } from './path.ts';

/** Typefaces under the Open Font License. Letters become paths, because machines that render have no fonts. */
const FILES = {
  eczar: 'eczar/files/eczar-latin-500-normal.woff',
  eczarBold: 'eczar/files/eczar-latin-800-normal.woff',
  mukta: 'mukta/files/mukta-latin-500-normal.woff',
  muktaBold: 'mukta/files/mukta-latin-700-normal.woff',
  muktaBlack: 'mukta/files/mukta-latin-700-normal.woff',
  /** Brush lettering of Indian street signs. */
  sign: 'yatra-one/files/yatra-one-latin-400-normal.woff',
  /** Fat and thin, like old cinema posters. */
  poster: 'rozha-one/files/rozha-one-latin-400-normal.woff',
  script: 'pacifico/files/pacifico-latin-400-normal.woff',
  signHindi: 'yatra-one/files/yatra-one-devanagari-400-normal.woff',
  posterHindi: 'rozha-one/files/rozha-one-devanagari-400-normal.woff',
  muktaHindi: 'mukta/files/mukta-devanagari-700-normal.woff',
} as const;

export type Face = keyof typeof FILES;

const loaded = new Map<Face, opentype.Font>();

function font(face: Face): opentype.Font {
  const known = loaded.get(face);
  if (known) return known;
  const file = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${FILES[face]}`));
  const parsed = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(face, parsed);
  return parsed;
}

export interface Lettering {
  face: Face;
  /** Height of the em square, in pixels. */
  size: number;
  /** Where the line's x is: its start, middle or end. */
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
}

function layOut(text: string, { face, size, anchor = 'start', tracking = 0 }: Lettering): { path: Path } {
  const typeface = font(face);
  const segments: Segment[] = [];
  const ratio = size / typeface.unitsPerEm;
  let cursor = 0;
  const glyphs = typeface.stringToGlyphs(text);
  glyphs.forEach((glyph, i) => {
    let at: [number, number] = [0, 0];
    for (const command of glyph.getPath(cursor, 0, size).commands) {
      if (command.type === 'Z') {
        segments.push({ to: 'Z' });
        continue;
      }
      const to: [number, number] = [command.x, command.y];
      if (command.type === 'C') {
        segments.push({ to: 'C', c1: [command.x1, command.y1], c2: [command.x2, command.y2], at: to });
      } else if (command.type === 'Q') {
        const { x1, y1 } = command;
        segments.push({
          to: 'C',
          c1: [at[0] + ((x1 - at[0]) * 2) / 3, at[1] + ((y1 - at[1]) * 2) / 3],
          c2: [to[0] + ((x1 - to[0]) * 2) / 3, to[1] + ((y1 - to[1]) * 2) / 3],
          at: to,
        });
      } else {
        segments.push({ to: command.type, at: to });
      }
      at = to;
    }
    const next = glyphs[i + 1];
    const kern = next ? typeface.getKerningValue(glyph, next) : 0;
    cursor += ((glyph.advanceWidth ?? 0) + kern) * ratio + (next ? tracking * size : 0);
  });
  const shift = anchor === 'middle' ? -cursor / 2 : anchor === 'end' ? -cursor : 0;
  const moved = segments.map((segment): Segment => {
    if (segment.to === 'Z') return segment;
    const slide = ([x, y]: readonly [number, number]) => [x + shift, y] as const;
    if (segment.to === 'C')
      return { to: 'C', c1: slide(segment.c1), c2: slide(segment.c2), at: slide(segment.at) };
    return { to: segment.to, at: slide(segment.at) };
  });
  return { path: moved };
}

const moves = (points: readonly Point[]): Path => points.map((at) => ({ to: 'M', at }));

/** Height of the middle of a text above its baseline, in ems. */
const MIDDLE = 0.35;

/** Left and right end of the letters. */
function inkOf(path: Path): [left: number, right: number] {
  const xs = path.flatMap((segment) => (segment.to === 'Z' ? [] : [segment.at[0]]));
  return [Math.min(...xs), Math.max(...xs)];
}

/** A text as one shape that says what it is. */
function textShape(
  text: string,
  path: Path,
  style: Style,
  how: Omit<Lettering, 'anchor'>,
  frame: readonly Point[],
  onCircle?: Pick<TextMark, 'circle' | 'width'>,
): Art {
  const { face, tracking = 0 } = how;
  return [{ path, ...style, text: { text, face, tracking, frame: moves(frame), ...onCircle } }];
}

/** A line of text as one shape, its baseline starting (or centred, or ending) at x, y. */
export function lettering(text: string, x: number, y: number, how: Lettering, style: Style): Art {
  const { path } = layOut(text, how);
  const [left, right] = inkOf(path);
  const frame: Point[] = [
    [left, 0],
    [right, 0],
    [left, -how.size],
  ];
  return warp(textShape(text, path, style, how, frame), ([px, py]) => [px + x, py + y], Infinity);
}

/** Text made as large as fits in a box, centred in it both ways by the letters' real outline. */
export function textInBox(
  text: string,
  x: number,
  y: number,
  w: number,
  h: number,
  face: Face,
  style: Style,
): Art {
  const { path } = layOut(text, { face, size: 100 });
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of path) {
    if (segment.to === 'Z') continue;
    [left, right] = [Math.min(left, segment.at[0]), Math.max(right, segment.at[0])];
    [top, bottom] = [Math.min(top, segment.at[1]), Math.max(bottom, segment.at[1])];
  }
  const size = Math.min(w / (right - left), h / (bottom - top));
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const frame: Point[] = [
    [left, 0],
    [right, 0],
    [left, -100],
  ];
  return warp(
    textShape(text, path, style, { face, size: 100 }, frame),
    ([px, py]) => [x + w / 2 + (px - cx) * size, y + h / 2 + (py - cy) * size],
    Infinity,
  );
}

/**
 * A line of text along a circle around cx, cy, centred at the given angle (degrees clockwise from the top);
 * `inside` writes along the bottom, readable from outside.
 */
export function textOnCircle(
  text: string,
  cx: number,
  cy: number,
  radius: number,
  how: Omit<Lettering, 'anchor'>,
  style: Style,
  angle = 0,
  inside = false,
): Art {
  const { path } = layOut(text, { ...how, anchor: 'middle' });
  const middle = (angle * Math.PI) / 180;
  // The letters keep their distances halfway up.
  const track = inside ? radius - MIDDLE * how.size : radius + MIDDLE * how.size;
  const bend = ([px, py]: Point): Point => {
    const turn = middle + (inside ? -px : px) / track;
    const reach = inside ? radius + py : radius - py;
    return [cx + Math.sin(turn) * reach, cy - Math.cos(turn) * reach];
  };
  const [left, right] = inkOf(path);
  const half = (left + right) / 2;
  const frame: Point[] = [[cx, cy], bend([half, 0]), bend([half, -how.size])];
  const bent = warp(fromPath(path, style), bend, how.size / 6);
  const onCircle = { circle: inside ? 'under' : 'over', width: (right - left) / how.size } as const;
  return bent.flatMap((node) =>
    'clip' in node ? [node] : textShape(text, node.path, style, how, frame, onCircle),
  );
}
