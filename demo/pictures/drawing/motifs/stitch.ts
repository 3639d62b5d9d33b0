import type { Art } from '../art.ts';
import { around, line, place, rect } from '../art.ts';
import { lighter } from '../color.ts';
import type { Point } from '../path.ts';
import { petal } from './flora.ts';

/** Phulkari: darned silk diamonds made of parallel stitches that change direction. */
export function phulkari(half: number, ground: string, colors: readonly string[], cells = 4): Art {
  const step = half / cells;
  const parts: Art[] = [rect(-half, -half, half * 2, half * 2, { fill: ground })];
  for (let i = -cells; i <= cells; i++) {
    for (let j = -cells; j <= cells; j++) {
      const color = colors[(Math.abs(i) + Math.abs(j)) % colors.length] ?? ground;
      const [cx, cy] = [i * step, j * step];
      if ((i + j) % 2 !== 0) {
        parts.push(
          place(around(4, petal(step * 0.3, step * 0.2, lighter(color, 0.3), undefined, 0.9)), cx, cy),
        );
        continue;
      }
      for (const [sx, sy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        for (let k = 0; k < 8; k++) {
          const t = (k + 0.6) / 8.4;
          const reach = step * 0.88 * (1 - t);
          const horizontal = sx * sy > 0;
          const from: Point = horizontal ? [cx, cy + sy * t * step * 0.88] : [cx + sx * t * step * 0.88, cy];
          const to: Point = horizontal ? [cx + sx * reach, from[1]] : [from[0], cy + sy * reach];
          parts.push(
            line([from, to], {
              stroke: horizontal ? color : lighter(color, 0.18),
              width: step * 0.085,
              cap: 'butt',
            }),
          );
        }
      }
    }
  }
  return parts.flat();
}
