import type { Art } from '../art.ts';
import { circle, clip, curve, line, shape } from '../art.ts';
import { darker } from '../color.ts';
import { readPath } from '../path.ts';

/** A mango about 150 tall with one leaf. */
export function mango(skin: string, blush: string, green: string, edge: string): Art {
  const outline =
    'M-24 -60C28 -84 80 -48 74 8C68 56 18 88 -34 76C-54 70 -60 58 -46 46C-80 18 -76 -38 -24 -60Z';
  return [
    ...shape(outline, { fill: skin }),
    ...clip(
      readPath(outline),
      shape('M-80 -80H20C-20 -40 -30 20 -6 80H-80Z', { fill: blush, opacity: 0.85 }),
    ),
    ...shape(outline, { stroke: edge, width: 4 }),
    ...line(
      [
        [2, -66],
        [-2, -84],
      ],
      { stroke: edge, width: 6 },
    ),
    ...shape('M-2 -80C20 -112 60 -112 84 -92C60 -72 22 -70 -2 -80Z', { fill: green, stroke: edge, width: 4 }),
    ...curve(
      [
        [-2, -80],
        [36, -92],
        [70, -92],
      ],
      { stroke: edge, width: 2.5 },
    ),
  ];
}

/** A coconut palm about `height` tall, rooted at the origin. */
export function palm(height: number, trunk: string, green: string): Art {
  const [tx, ty] = [height * 0.16, -height];
  const frond = (angle: number, long: number): Art => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const drop = long * 0.45;
    const [ex, ey] = [tx + cos * long, ty + sin * long + drop];
    const [mx, my] = [tx + cos * long * 0.6, ty + sin * long * 0.75 - long * 0.06];
    return shape(
      `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx - cos * long * 0.06} ${my + long * 0.24} ${tx} ${ty + long * 0.05}Z`,
      { fill: green },
    );
  };
  return [
    ...shape(
      `M${-height * 0.028} 0Q${height * 0.02} ${-height * 0.5} ${tx - height * 0.014} ${ty}H${tx + height * 0.014}Q${height * 0.07} ${-height * 0.5} ${height * 0.03} 0Z`,
      { fill: trunk },
    ),
    ...[-172, -150, -122, -96, -66, -38, -14, 8].flatMap((angle, i) =>
      frond(angle, height * (0.38 + (i % 3) * 0.03)),
    ),
    ...[-6, 6, 0].flatMap((dx, i) =>
      circle(tx + dx, ty + 8 + i * 3, height * 0.02, { fill: darker(trunk, 0.3) }),
    ),
  ];
}
