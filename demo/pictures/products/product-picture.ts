import { Sheet } from '../drawing/sheet.ts';
import type { Picture } from '../picture.ts';
import { coloursOf } from './colours.ts';
import { sidesOf } from './sides.ts';

/** Width and height of a product's picture, in pixels. */
const SIZE = 1280;

/** Sides that face the viewer in turn; all other sides are seen in the first picture. */
const facing = (id: string) =>
  sidesOf(id).some(({ name }) => name === 'back') ? (['front', 'back'] as const) : (['front'] as const);

/** Width and height of a product's picture without its print, in pixels: enough for a preview. */
const BLANK_SIZE = 960;

/** Returns the key of a product's picture without its print; `colour` is left out for the colour as sold. */
export const blankKey = (id: string, side: string, colour?: string) =>
  [id, 'blank', side, ...(colour ? [colour] : [])].join('-');

/**
 * Returns the pictures of a product: one as sold, with the product's id as its key, and one without its print for
 * each side and colour.
 */
export function productPictures(id: string, draw: (sheet: Sheet) => void): readonly Picture[] {
  const areas = Object.fromEntries(sidesOf(id).map(({ name, area }) => [name, area]));
  const blank = (side: string, colour?: { value: string; swatch: string }): Picture => {
    const key = blankKey(id, side, colour?.value);
    return {
      key,
      slug: key,
      width: BLANK_SIZE,
      height: BLANK_SIZE,
      draw: () => {
        const sheet = new Sheet(SIZE, SIZE, { side, areas, colour: colour?.swatch });
        draw(sheet);
        return { svg: sheet.toString(), surfaces: sheet.surfaces };
      },
    };
  };
  return [
    {
      key: id,
      slug: id,
      width: SIZE,
      height: SIZE,
      share: 'panel',
      draw: () => {
        const sheet = new Sheet(SIZE, SIZE);
        draw(sheet);
        return { svg: sheet.toString() };
      },
    },
    ...facing(id).flatMap((side) => [
      blank(side),
      ...coloursOf(id)
        .slice(1)
        .map((colour) => blank(side, colour)),
    ]),
  ];
}
