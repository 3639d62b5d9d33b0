import { darker, lighter } from '../drawing/color.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Books lying in a pile; their top is at the returned height above y. */
export function books(
  sheet: Sheet,
  x: number,
  y: number,
  covers: readonly string[],
  w = 260,
  high = 40,
): string {
  return covers
    .map((cover, i) => {
      const by = y - (i + 1) * high;
      const wide = w - i * w * 0.055;
      const bx = x - wide / 2 + (i % 2 ? w * 0.04 : -w * 0.02);
      const fill = sheet.linear(0, by, 0, by + high, [
        [0, lighter(cover, 0.25)],
        [0.3, cover],
        [1, darker(cover, 0.3)],
      ]);
      return `<rect x="${bx}" y="${by}" width="${wide}" height="${high}" rx="5" fill="${fill}"/><rect x="${bx + w * 0.09}" y="${by + 9}" width="12" height="${high - 18}" fill="#f2d58c" opacity=".8"/><rect x="${bx + wide - w * 0.23}" y="${by + 9}" width="8" height="${high - 18}" fill="#f2d58c" opacity=".8"/>`;
    })
    .join('');
}
