import type { Art } from '../art.ts';
import { around, circle, curve, ellipse, place, polygon, rect } from '../art.ts';
import { darker } from '../color.ts';
import type { Point } from '../path.ts';
import type { Random } from '../random.ts';
import { petal } from './flora.ts';

/** Every cloth fills the square from -half to half. */

/** Ajrakh: resist-printed stars and roundels on a grid. */
export function ajrakh(
  half: number,
  cells: number,
  ground: string,
  star: string,
  line1: string,
  dot: string,
): Art {
  const step = (half * 2) / cells;
  const u = step / 2;
  const tile: Art = [
    ...around(
      8,
      polygon(
        [
          [0, -u * 0.92],
          [u * 0.2, -u * 0.5],
          [0, -u * 0.3],
          [-u * 0.2, -u * 0.5],
        ],
        { fill: star, stroke: line1, width: u * 0.045, join: 'round' },
      ),
    ),
    ...circle(0, 0, u * 0.36, { fill: ground, stroke: line1, width: u * 0.06 }),
    ...around(8, petal(u * 0.3, u * 0.17, line1, undefined, 0.3)),
    ...circle(0, 0, u * 0.09, { fill: star }),
    ...around(8, circle(0, -u * 0.64, u * 0.055, { fill: line1 }), 22.5),
  ];
  const cross: Art = [
    ...around(4, petal(u * 0.36, u * 0.3, star, line1, 0.6)),
    ...around(4, circle(0, -u * 0.34, u * 0.05, { fill: dot }), 45),
    ...circle(0, 0, u * 0.09, { fill: line1 }),
  ];
  const parts: Art[] = [rect(-half, -half, half * 2, half * 2, { fill: ground })];
  for (let i = 0; i <= cells; i++) {
    for (let j = 0; j <= cells; j++) {
      const [x, y] = [-half + i * step, -half + j * step];
      parts.push(place(cross, x, y));
      if (i < cells && j < cells) parts.push(place(tile, x + u, y + u));
    }
  }
  return parts.flat();
}

/** Bandhani: rings of tied dots, each a little uneven, around a medallion. */
export function bandhani(half: number, ground: string, dots: readonly [string, string], random: Random): Art {
  const parts: Art[] = [rect(-half, -half, half * 2, half * 2, { fill: ground })];
  const knot = (x: number, y: number, r: number, color: string) => {
    parts.push(
      ellipse(x, y, r * random.between(0.85, 1.1), r * random.between(0.85, 1.1), { fill: color }),
      circle(x + r * 0.1, y + r * 0.08, r * 0.36, { fill: darker(ground, 0.15) }),
    );
  };
  const ring = (radius: number, count: number, r: number, color: string, wave = 0, lobes = 8) => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      const reach = radius + Math.cos(angle * lobes) * wave;
      knot(Math.sin(angle) * reach, -Math.cos(angle) * reach, r, color);
    }
  };
  const [a, b] = dots;
  ring(half * 0.1, 8, 8, b);
  ring(half * 0.2, 16, 8, a);
  ring(half * 0.32, 32, 8, a, half * 0.05, 8);
  ring(half * 0.4, 40, 7, b, half * 0.06, 8);
  ring(half * 0.56, 60, 7, a);
  ring(half * 0.61, 66, 7, a);
  for (let i = -9; i <= 9; i++) {
    for (let j = -9; j <= 9; j++) {
      const [x, y] = [i * half * 0.104, j * half * 0.104];
      if (Math.hypot(x, y) < half * 0.68) continue;
      if (Math.max(Math.abs(i), Math.abs(j)) === 9) knot(x, y, 8, b);
      else if ((i + j) % 2 === 0) knot(x, y, 6.5, Math.max(Math.abs(i), Math.abs(j)) === 7 ? b : a);
    }
  }
  return parts.flat();
}

/** Ikat diamonds with the feathered edges of tie-dyed yarn. */
export function ikat(
  half: number,
  ground: string,
  colors: readonly string[],
  random: Random,
  columns = 4,
  rows = 3,
): Art {
  const parts: Art[] = [rect(-half, -half, half * 2, half * 2, { fill: ground })];
  const [w, h] = [half / columns, half / rows];
  const feathered = (cx: number, cy: number, rx: number, ry: number, color: string) => {
    const strips = 15;
    for (let i = 0; i < strips; i++) {
      const t = (i + 0.5) / strips - 0.5;
      const tall = ry * (1 - Math.abs(t) * 2);
      const [x, wide] = [cx + t * rx * 2, (rx * 2) / strips + 0.6];
      const [up, down] = [tall + random.between(0, ry * 0.2), tall + random.between(0, ry * 0.2)];
      parts.push(rect(x - wide / 2, cy - up, wide, up + down, { fill: color }));
    }
  };
  for (let i = -columns; i <= columns; i++) {
    for (let j = -rows; j <= rows; j++) {
      if ((i + j) % 2 !== 0) continue;
      const [cx, cy] = [i * w, j * h];
      const turn = Math.abs((i - j) / 2) % colors.length;
      const color = (k: number) => colors[(turn + k) % colors.length] ?? ground;
      feathered(cx, cy, w * 0.94, h * 0.86, color(0));
      feathered(cx, cy, w * 0.66, h * 0.58, ground);
      feathered(cx, cy, w * 0.46, h * 0.38, color(1));
      feathered(cx, cy, w * 0.18, h * 0.14, color(2));
    }
  }
  return parts.flat();
}

/** Rows of one block-printed motif, every other row shifted by half, with tiny slips of the hand. */
export function blockPrint(
  half: number,
  ground: string,
  motif: Art,
  step: number,
  random: Random,
  filler?: Art,
): Art {
  const parts: Art[] = [rect(-half, -half, half * 2, half * 2, { fill: ground })];
  const count = Math.ceil(half / step);
  for (let j = -count; j <= count; j++) {
    for (let i = -count - 1; i <= count; i++) {
      const x = (i + (j % 2 === 0 ? 0 : 0.5)) * step;
      const y = j * step * 0.86;
      parts.push(
        place(motif, x + random.between(-2, 2), y + random.between(-2, 2), 1, random.between(-2, 2)),
      );
      if (filler) parts.push(place(filler, x + step / 2, y));
    }
  }
  return parts.flat();
}

/** A jaal: flowers in the meshes of a curving net. */
export function jaal(half: number, ground: string, net: string, bloom: Art, cells = 3): Art {
  const step = half / cells;
  const parts: Art[] = [rect(-half, -half, half * 2, half * 2, { fill: ground })];
  for (let i = -cells - 1; i <= cells + 1; i++) {
    for (const side of [-1, 1]) {
      const points: Point[] = [];
      for (let y = -half * 1.05; y <= half * 1.05; y += step / 6) {
        points.push([i * step + side * Math.sin((y / step) * Math.PI) * step * 0.5, y]);
      }
      parts.push(curve(points, { stroke: net, width: step * 0.05 }));
    }
  }
  for (let i = -cells - 1; i <= cells + 1; i++) {
    for (let j = -cells - 1; j <= cells + 1; j++) {
      parts.push(place(bloom, i * step, (j + 0.5) * step));
      parts.push(place(around(4, petal(step * 0.12, step * 0.07, net)), i * step + step / 2, j * step));
    }
  }
  return parts.flat();
}
