import { Sheet } from '../drawing/sheet.ts';
import type { Picture } from '../picture.ts';
import { type CloseUp, closeUpOf } from './close-ups.ts';
import { type Colour, coloursOf } from './colours.ts';
import { sidesOf } from './sides.ts';
import { toScaleLabelOf } from './to-scale/labels.ts';
import type { Scene } from './to-scale/room.ts';

/** Width and height of a product's picture, in pixels. */
const SIZE = 1280;

/** Width and height of a product's picture without its print, in pixels: enough for a preview. */
const BLANK_SIZE = 960;

/** Width and height of a further view of a product, in pixels. */
const VIEW_SIZE = 960;

/** A picture of a product with its print. */
export interface ProductShot {
  key: string;
  /** What the picture shows; absent: the product from the front. */
  label?: string;
  /** The side that faces the viewer; absent: the front. */
  side?: 'back';
  /** A colour of the product; absent when the picture fits all its colours. */
  colour?: Colour;
  /** The part of the drawing that is shown; absent: all of it. */
  closeUp?: CloseUp;
  /** Whether the picture shows the product in use, at its real size. */
  isToScale?: true;
}

/** How a product is drawn, on a sheet of 1280 × 1280 pixels. */
export interface ProductDrawing {
  /** What lies behind the product. */
  behind: (sheet: Sheet) => void;
  product: (sheet: Sheet) => void;
  /** What lies in front of the product. */
  front?: (sheet: Sheet) => void;
  toScale: Scene;
}

/** Sides that face the viewer in turn; all other sides are seen in the first picture. */
const facing = (id: string) =>
  sidesOf(id).some(({ name }) => name === 'back') ? (['front', 'back'] as const) : (['front'] as const);

const keyOf = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('-');

/** Returns the key of a product's picture without its print; `colour` is left out for the colour as sold. */
export const blankKey = (id: string, side: string, colour?: string) => keyOf(id, 'blank', side, colour);

/** Lists the pictures of a product with its print; the first one shows it as sold and has the product's id as key. */
export function shotsOf(id: string): readonly ProductShot[] {
  const isMug = id.startsWith('mug-');
  const colours = coloursOf(id);
  const inColours = (colours.length > 0 ? colours : [undefined]).flatMap((colour, at): ProductShot[] => {
    const suffix = at > 0 && colour?.value;
    const shown = colour && { colour };
    return [
      { key: keyOf(id, suffix), ...shown },
      ...(facing(id).length > 1
        ? [
            {
              key: keyOf(id, 'back', suffix),
              label: isMug ? 'Other side' : 'Back',
              side: 'back' as const,
              ...shown,
            },
          ]
        : []),
      // The close-up of a mug does not show its handle and inside, which have the colour.
      ...(isMug ? [] : [closeUpShot(id, suffix, shown)]),
      { key: keyOf(id, 'to-scale', suffix), label: toScaleLabelOf(id), isToScale: true, ...shown },
    ];
  });
  return isMug ? [...inColours, closeUpShot(id)] : inColours;
}

const closeUpShot = (
  id: string,
  suffix?: string | false,
  colour?: Pick<ProductShot, 'colour'>,
): ProductShot => ({
  key: keyOf(id, 'close-up', suffix),
  label: 'Close-up',
  closeUp: closeUpOf(id),
  ...colour,
});

const areasOf = (id: string) => Object.fromEntries(sidesOf(id).map(({ name, area }) => [name, area]));

/** Returns the pixels of a product's drawing for one millimetre, measured down the middle of its first print area. */
function pixelsPerMm(id: string, product: (sheet: Sheet) => void): number {
  const [side] = sidesOf(id);
  if (!side) return 1;
  const sheet = new Sheet(SIZE, SIZE, { side: 'front', areas: areasOf(id) });
  product(sheet);
  const { columns, rows, points } = sheet.surfaces[side.name] ?? { columns: 0, rows: 0, points: [] };
  const [top, bottom] = [0, rows - 1].map((row) => {
    const line = points.slice(row * columns, (row + 1) * columns);
    return [0, 1].map((axis) => line.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / columns);
  });
  const [dx, dy] = [0, 1].map((axis) => (bottom?.[axis] ?? 0) - (top?.[axis] ?? 0));
  return (Math.hypot(dx ?? 0, dy ?? 0) * SIZE) / side.area.height;
}

/** Drawings by product id, for the export of templates. */
export const productDrawings = new Map<string, ProductDrawing>();

/**
 * Returns the pictures of a product: those with its print ({@link shotsOf}), and one without its print for each side
 * and colour.
 */
export function productPictures(id: string, drawing: ProductDrawing): readonly Picture[] {
  productDrawings.set(id, drawing);
  const { behind, product, front, toScale } = drawing;
  const draw = (sheet: Sheet) => {
    behind(sheet);
    product(sheet);
    front?.(sheet);
  };
  const areas = areasOf(id);
  const blank = (side: string, colour?: Colour): Picture => {
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
  const [first] = coloursOf(id);
  return [
    ...shotsOf(id).map(({ key, label, side, colour, closeUp, isToScale }): Picture => ({
      key,
      slug: key,
      width: label ? VIEW_SIZE : SIZE,
      height: label ? VIEW_SIZE : SIZE,
      ...(key === id && { share: 'panel' }),
      draw: () => {
        const swatch = colour === first ? undefined : colour?.swatch;
        const sheet = new Sheet(SIZE, SIZE, undefined, { side, colour: swatch });
        if (isToScale) toScale(sheet, { draw: product, pixelsPerMm: () => pixelsPerMm(id, product) });
        else draw(sheet);
        return { svg: sheet.toString(closeUp) };
      },
    })),
    ...facing(id).flatMap((side) => [
      blank(side),
      ...coloursOf(id)
        .slice(1)
        .map((colour) => blank(side, colour)),
    ]),
  ];
}
