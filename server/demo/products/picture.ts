import type { Drawing } from '../drawing/drawing.ts';
import { Sheet } from '../drawing/sheet.ts';

/** A square product picture; its key is the product's id. */
export function picture(id: string, draw: (sheet: Sheet) => void): Drawing {
  return {
    key: id,
    slug: id,
    width: 1280,
    height: 1280,
    svg: () => {
      const sheet = new Sheet(1280, 1280);
      draw(sheet);
      return sheet.toString();
    },
  };
}
