import type { Art } from '../art.ts';
import { around, curve, place, shape } from '../art.ts';
import { lighter } from '../color.ts';
import type { Point } from '../path.ts';
import type { Random } from '../random.ts';
import { flower, leaf } from './flora.ts';

/** A Kalamkari tree of life: a winding trunk, big leaves and fruit; rooted at 0,0, about `height` tall. */
export function treeOfLife(
  height: number,
  bark: string,
  greens: readonly string[],
  blooms: readonly Art[],
  random: Random,
): Art {
  const leaves: Art[] = [];
  const flowers: Art[] = [];
  const boughs: Art[] = [];
  const grow = (x: number, y: number, angle: number, long: number, depth: number, side: number) => {
    const bend = side * 0.5;
    const [mx, my] = [x + Math.sin(angle + bend) * long * 0.5, y - Math.cos(angle + bend) * long * 0.5];
    const [ex, ey] = [
      mx + Math.sin(angle - bend * 0.4) * long * 0.5,
      my - Math.cos(angle - bend * 0.4) * long * 0.5,
    ];
    boughs.push(
      curve(
        [
          [x, y],
          [mx, my],
          [ex, ey],
        ],
        { stroke: bark, width: height * 0.008 * (depth + 1) * (depth > 2 ? 1.3 : 1) },
      ),
    );
    if (depth < 4) {
      for (const t of depth > 2 ? [0.7] : [0.35, 0.7]) {
        const at: Point = [x + (ex - x) * t, y + (ey - y) * t];
        for (const s of [-1, 1]) {
          const green = random.pick(greens);
          leaves.push(
            place(
              leaf(height * 0.085, height * 0.036, green, lighter(green, 0.35), 3),
              at[0],
              at[1],
              1,
              (angle * 180) / Math.PI + s * random.between(48, 82),
            ),
          );
        }
      }
    }
    if (depth === 0) {
      flowers.push(place(random.pick(blooms), ex, ey, height * 0.0011, (angle * 180) / Math.PI));
      return;
    }
    grow(ex, ey, angle - random.between(0.38, 0.66), long * 0.76, depth - 1, 1);
    grow(ex, ey, angle + random.between(0.38, 0.66), long * 0.76, depth - 1, -1);
    if (depth === 4) grow(mx, my, angle + side * 1.1, long * 0.56, depth - 2, -side);
    if (depth === 3) grow(ex, ey, angle, long * 0.62, depth - 2, -side);
  };
  grow(0, 0, 0, height * 0.3, 4, 1);
  const roots = [-1, 1].flatMap((s) =>
    shape(
      `M${s * height * 0.014} ${-height * 0.06}Q${s * height * 0.02} ${-height * 0.01} ${s * height * 0.09} 0H0V${-height * 0.06}Z`,
      { fill: bark },
    ),
  );
  return [...roots, ...boughs.flat(), ...leaves.flat(), ...flowers.flat()];
}

/** Repeats a flower of the given palette: a ready bloom for jaals and trees. */
export const jaalBloom = (
  size: number,
  fill: string,
  inner: string,
  heart: string,
  green: string,
  edge: string,
): Art => [
  ...around(4, leaf(size * 0.95, size * 0.34, green, lighter(green, 0.4), 3), 45),
  ...flower(size * 0.68, 8, fill, inner, heart, edge),
];
