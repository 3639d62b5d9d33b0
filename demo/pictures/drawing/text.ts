import { outlineText } from '../../../server/src/shop/designs/text/outline.ts';
import type { Art, Style } from './art.ts';
import { fromPath, type TextMark, warp } from './art.ts';
import { mapPath, type Path, type Point, readPath } from './path.ts';

/** Typefaces of the design editor, which shapes the letters of pictures, too. */
const FACES = {
  eczar: { typeface: 'eczar' },
  eczarBold: { typeface: 'eczar', bold: true },
  mukta: { typeface: 'mukta' },
  muktaBold: { typeface: 'mukta', bold: true },
  /** Brush lettering of Indian street signs. */
  sign: { typeface: 'yatra' },
  /** Fat and thin, like old cinema posters. */
  poster: { typeface: 'rozha' },
  script: { typeface: 'pacifico' },
} as const satisfies Record<string, { typeface: Parameters<typeof outlineText>[1]; bold?: true }>;

export type Face = keyof typeof FACES;

/** Height of the box in which letters are shaped; their baseline is {@link MIDDLE} ems below its middle. */
const BOX_HEIGHT = 2000;
/** Height of the middle of a text above its baseline, in ems. */
const MIDDLE = 0.35;

export interface Lettering {
  face: Face;
  /** Height of the em square, in pixels. */
  size: number;
  /** Where the line's x is: its start, middle or end. */
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  tracking?: number;
}

/** Shapes a text; its baseline is y = 0. */
function layOut(text: string, { face, size, anchor = 'start', tracking = 0 }: Lettering): { path: Path } {
  const { typeface, ...weight } = FACES[face];
  // Small enough to fit on one line of the box.
  const em = Math.min(100, 600 / text.length);
  const { path } = outlineText(text, typeface, {
    ...weight,
    ...(tracking > 0 && { spacing: tracking }),
    height: BOX_HEIGHT,
    size: em,
    align: 'left',
  });
  const baseline = BOX_HEIGHT / 2 + MIDDLE * em;
  const outline = mapPath(readPath(path), ([x, y]) => [(x / em) * size, ((y - baseline) / em) * size]);
  const [left, right] = inkOf(outline);
  const shift = { start: -left, middle: -(left + right) / 2, end: -right }[anchor];
  return { path: mapPath(outline, ([x, y]) => [x + shift, y]) };
}

const moves = (points: readonly Point[]): Path => points.map((at) => ({ to: 'M', at }));

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
