import { arc } from '../../drawing/geometry.ts';
import { straight, stroked } from '../../drawing/svg.ts';

/** Scales of water: rows of small arcs inside a rectangle. */
export function waves(
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
  colour: string,
  width = 1.4,
): string {
  let data = '';
  for (let y = top + step * 0.5, row = 0; y < bottom; y += step * 0.52, row += 1)
    for (let x = left + (row % 2 ? step * 0.9 : step * 0.4); x + step * 0.4 < right; x += step)
      data += straight(arc([x, y], step * 0.36, Math.PI * 1.12, Math.PI * 1.88, 5));
  return stroked(data, colour, width);
}
