import { type Art, clip, rectPath } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Matrix } from '../drawing/path.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Maps a point of a part of a picture to a point of the picture, in pixels. */
export type Placement = (point: Point) => Point;

/** Returns the placement of markup that is translated, turned (degrees clockwise) and scaled. */
export function placed(x: number, y: number, degrees = 0, size = 1): Placement {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return ([px, py]) => [x + cos * px - sin * py, y + sin * px + cos * py];
}

/** Stretches the whole print area over a rectangle with its middle at x, y; for {@link recordPrintArea}. */
export const filling =
  (x: number, y: number, w: number, h: number, place: Placement = (point) => point) =>
  ([mx, my]: Point, area: { width: number; height: number }): Point =>
    place([x + (mx / area.width) * w, y + (my / area.height) * h]);

const tenThousandths = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * Records where a side's print area lies on a picture of the product without its print; does nothing for other
 * pictures and other sides.
 * @param base `#rrggbb`, the colour of the surface in even light
 * @param at maps millimetres from the middle of the print area to pixels of the picture
 */
export function recordPrintArea(
  sheet: Sheet,
  side: string,
  base: string,
  at: (point: Point, area: { width: number; height: number }) => Point,
  columns = 2,
  rows = 2,
): void {
  const area = sheet.blank?.areas[side];
  if (!area) return;
  const points = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): [number, number] => {
      const fromMiddle: Point = [
        (column / (columns - 1) - 0.5) * area.width,
        (row / (rows - 1) - 0.5) * area.height,
      ];
      const [x, y] = at(fromMiddle, area);
      return [tenThousandths(x / sheet.width), tenThousandths(y / sheet.height)];
    }),
  ).flat();
  sheet.surfaces[side] = { base, columns, rows, points };
}

/**
 * Records the print of a side. The print area is the rectangle `w` × `h` with its middle at x, y, in the coordinates of
 * the print.
 * @returns the print, cut off at the edges of the print area
 */
export function recordPrint(
  sheet: Sheet,
  side: string,
  art: Art,
  x: number,
  y: number,
  w: number,
  h: number,
): Art {
  sheet.prints[side] = {
    art,
    toMillimetres: ({ width, height }): Matrix => {
      const [sx, sy] = [width / w, height / h];
      return [sx, 0, 0, sy, width / 2 - x * sx, height / 2 - y * sy];
    },
  };
  return sheet.blank ? [] : clip(rectPath(x - w / 2, y - h / 2, w, h), art);
}
