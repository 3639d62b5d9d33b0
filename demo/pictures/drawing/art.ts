import type { Matrix, Path, Point } from './path.ts';
import { dividePath, mapPath, polyline, readPath, throughPoints } from './path.ts';

export interface Style {
  fill?: string;
  stroke?: string;
  /** Stroke width; grows and shrinks with the shape. */
  width?: number;
  opacity?: number;
  cap?: 'round' | 'butt' | 'square';
  join?: 'round' | 'miter';
  dash?: readonly number[];
  rule?: 'evenodd';
}

export interface Shape extends Style {
  path: Path;
  /** Present when the shape is a text. */
  text?: TextMark;
}

/** What a shape says and where: a template has a text layer instead of the shape. */
export interface TextMark {
  text: string;
  face: string;
  tracking: number;
  /** Whether the text stands on the outside of a circle, or on its inside along the bottom. */
  circle?: 'over' | 'under';
  /** Width of a text on a circle, in ems. */
  width?: number;
  /**
   * Three moves. A straight text: start and end of its baseline, and the point one em above its start. On a circle: the
   * centre, the middle of the baseline, and the point one em above that.
   */
  frame: Path;
}

/** Art seen only inside a path. */
export interface Clipped {
  clip: Path;
  art: Art;
}

/**
 * Flat shapes in absolute coordinates, back to front. Without nested transforms a design can be bent around a mug or
 * over a cushion by moving its points.
 */
export type Art = readonly (Shape | Clipped)[];

/** A shape from SVG path data. */
export const shape = (data: string, style: Style): Art => [{ path: readPath(data), ...style }];

export const fromPath = (path: Path, style: Style): Art => [{ path, ...style }];

export const polygon = (points: readonly Point[], style: Style): Art => fromPath(polyline(points), style);

export const line = (points: readonly Point[], style: Style): Art =>
  fromPath(polyline(points, false), { cap: 'round', join: 'round', ...style });

/** A smooth line through points. */
export const curve = (points: readonly Point[], style: Style): Art =>
  fromPath(throughPoints(points), { cap: 'round', join: 'round', ...style });

/** Distance of a quarter circle's control points, as a share of its radius. */
const ROUND = 0.5523;

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return [
    { to: 'M', at: [cx - rx, cy] },
    { to: 'C', c1: [cx - rx, cy - ky], c2: [cx - kx, cy - ry], at: [cx, cy - ry] },
    { to: 'C', c1: [cx + kx, cy - ry], c2: [cx + rx, cy - ky], at: [cx + rx, cy] },
    { to: 'C', c1: [cx + rx, cy + ky], c2: [cx + kx, cy + ry], at: [cx, cy + ry] },
    { to: 'C', c1: [cx - kx, cy + ry], c2: [cx - rx, cy + ky], at: [cx - rx, cy] },
    { to: 'Z' },
  ];
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style): Art =>
  fromPath(ellipsePath(cx, cy, rx, ry), style);

export const circle = (cx: number, cy: number, r: number, style: Style): Art => ellipse(cx, cy, r, r, style);

export function rectPath(x: number, y: number, w: number, h: number, r = 0): Path {
  if (r === 0) {
    return polyline([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  }
  const a = `a${r} ${r} 0 0 1`;
  return readPath(
    `M${x + r} ${y}h${w - 2 * r}${a} ${r} ${r}v${h - 2 * r}${a} ${-r} ${r}h${2 * r - w}${a} ${-r} ${-r}v${2 * r - h}${a} ${r} ${-r}Z`,
  );
}

export const rect = (x: number, y: number, w: number, h: number, style: Style, r = 0): Art =>
  fromPath(rectPath(x, y, w, h, r), style);

export const clip = (path: Path, art: Art): Art => [{ clip: path, art }];

function change(art: Art, path: (path: Path) => Path, grow: number): Art {
  return art.map((node) => {
    if ('clip' in node) return { clip: path(node.clip), art: change(node.art, path, grow) };
    const next: Shape = { ...node, path: path(node.path) };
    if (node.width !== undefined) next.width = node.width * grow;
    if (node.dash !== undefined) next.dash = node.dash.map((part) => part * grow);
    if (node.text) next.text = { ...node.text, frame: path(node.text.frame) };
    return next;
  });
}

export function transform(art: Art, matrix: Matrix): Art {
  const [a, b, c, d, e, f] = matrix;
  const move = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  return change(art, (path) => mapPath(path, move), Math.sqrt(Math.abs(a * d - b * c)));
}

export const move = (art: Art, dx: number, dy: number): Art => transform(art, [1, 0, 0, 1, dx, dy]);

export const scale = (art: Art, sx: number, sy = sx): Art => transform(art, [sx, 0, 0, sy, 0, 0]);

/** Turns art clockwise around the origin, in degrees. */
export function rotate(art: Art, degrees: number): Art {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return transform(art, [cos, sin, -sin, cos, 0, 0]);
}

/** Scales, turns and moves a motif that is drawn around the origin, in that order. */
export function place(art: Art, x: number, y: number, size = 1, degrees = 0): Art {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return transform(art, [cos, sin, -sin, cos, x, y]);
}

export const mirror = (art: Art): Art => scale(art, -1, 1);

/** Copies art around the origin. */
export const around = (count: number, art: Art, from = 0): Art =>
  Array.from({ length: count }, (_, i) => rotate(art, from + (360 / count) * i)).flat();

/** Bends art: every point goes where `bend` says. `fine` is the longest piece of line left unbent. */
export function warp(art: Art, bend: (point: Point) => Point, fine = 24, grow = 1): Art {
  return change(art, (path) => mapPath(dividePath(path, fine), bend), grow);
}

/** Repaints art: every colour goes through `paint`. */
export function recolor(art: Art, paint: (color: string) => string): Art {
  return art.map((node) => {
    if ('clip' in node) return { clip: node.clip, art: recolor(node.art, paint) };
    const next: Shape = { ...node };
    if (node.fill !== undefined && node.fill !== 'none') next.fill = paint(node.fill);
    if (node.stroke !== undefined && node.stroke !== 'none') next.stroke = paint(node.stroke);
    return next;
  });
}

/** Left, top, right and bottom of the art's points (control points included, strokes not). */
export function bounds(art: Art): [number, number, number, number] {
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = ([x, y]: Point) => {
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  };
  const visit = (path: Path) => {
    for (const segment of path) {
      if (segment.to === 'Z') continue;
      if (segment.to === 'C') [segment.c1, segment.c2].forEach(take);
      take(segment.at);
    }
  };
  for (const node of art) visit('clip' in node ? node.clip : node.path);
  return box;
}

/** Scales and centres art into a box, keeping its proportions. */
export function fit(art: Art, x: number, y: number, w: number, h: number): Art {
  const [left, top, right, bottom] = bounds(art);
  const size = Math.min(w / (right - left), h / (bottom - top));
  return move(scale(move(art, -(left + right) / 2, -(top + bottom) / 2), size), x + w / 2, y + h / 2);
}

/** Removes shapes that lie completely outside a box: patterns are larger than the things they cover. */
export function within(art: Art, left: number, top: number, right: number, bottom: number): Art {
  return art.filter((node) => {
    const [l, t, r, b] = bounds([node]);
    const edge = 'clip' in node ? 0 : (node.width ?? 0) / 2;
    return r + edge > left && l - edge < right && b + edge > top && t - edge < bottom;
  });
}
