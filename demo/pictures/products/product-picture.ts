import type { Picture } from '../picture.ts';
import { Sheet } from '../drawing/sheet.ts';

/** A square product picture; its key is the product's id. */
export function productPicture(id: string, draw: (sheet: Sheet) => void): Picture {
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
