import { type Art, bounds, transform } from '../pictures/drawing/art.ts';
import { mapPath, type Path, type Point } from '../pictures/drawing/path.ts';
import { Sheet } from '../pictures/drawing/sheet.ts';
import { productDrawings } from '../pictures/products/product-picture.ts';
import type { Side } from '../pictures/products/sides.ts';

/** Width and height of the sheet on which products are drawn. */
const SIZE = 1280;
/** A point this close to the edge of a print area lies on it, in millimetres. */
const ON_EDGE = 0.06;

/**
 * Returns the print of a side in millimetres from the top left corner of its print area, filled out to the bleed; empty
 * for a side without a print.
 * @param colour `#rrggbb` of the chosen colour; undefined: as sold
 */
export function readPrint(id: string, { name, area }: Side, colour?: string): Art {
  const drawing = productDrawings.get(id);
  if (!drawing) throw new Error(`The product ${id} has no drawing.`);
  const sheet = new Sheet(SIZE, SIZE, undefined, { ...(name === 'back' && { side: 'back' }), colour });
  drawing.product(sheet);
  const print = sheet.prints[name];
  if (!print) return [];
  const art = transform(print.art, print.toMillimetres(area));
  return fillBleed(unwrap(art, area), area);
}

/** Removes clips that only cut art off at the edges of the print area. */
const unwrap = (art: Art, { width, height }: Side['area']): Art =>
  art.flatMap((node) => {
    if (!('clip' in node)) return [node];
    const [left, top, right, bottom] = bounds([node]);
    const covers = left < 0.1 && top < 0.1 && right > width - 0.1 && bottom > height - 0.1;
    const inside = unwrap(node.art, { width, height, bleed: 0, safe: 0 });
    return covers ? inside : [{ clip: node.clip, art: inside }];
  });

/** Moves points on the edges of the print area outwards to the bleed. */
function fillBleed(art: Art, area: Side['area']): Art {
  const { width, height, bleed } = area;
  if (bleed === 0) return art;
  const stretch = (value: number, end: number) =>
    Math.abs(value) < ON_EDGE ? -bleed : Math.abs(value - end) < ON_EDGE ? end + bleed : value;
  const path = (old: Path) => mapPath(old, ([x, y]): Point => [stretch(x, width), stretch(y, height)]);
  return art.map((node) =>
    'clip' in node
      ? { clip: path(node.clip), art: fillBleed(node.art, area) }
      : node.text
        ? node
        : { ...node, path: path(node.path) },
  );
}
