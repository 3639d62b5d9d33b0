import { curve, ellipse, mix, type Point } from '../drawing/geometry.ts';
import { clipped, dots, filled, smooth, straight } from '../drawing/svg.ts';
import { form, inked, outlineOf, type Skin } from './form.ts';

/** A nose seen a little from one side: the ridge as a line, the wing, and a touch of shade below. */
export function nose(bridge: Point, tip: Point, width: number, side: 1 | -1, { line, shade }: Skin): string {
  const [x, y] = tip;
  return (
    filled(
      smooth(
        [
          [x - width * 0.42, y + 7],
          [x, y - 4],
          [x + width * 0.42, y + 7],
          [x, y + 15],
        ],
        true,
      ),
      shade,
    ) +
    inked(
      [
        [bridge[0], bridge[1]],
        [mix(bridge[0], x, 0.6) + side * 5, mix(bridge[1], y, 0.62)],
        [x + side * width * 0.4, y - 6],
        [x + side * width * 0.44, y + 6],
        [x + side * width * 0.2, y + 11],
      ],
      4.4,
      line,
    ) +
    inked(
      [
        [x - side * width * 0.42, y - 2],
        [x - side * width * 0.48, y + 6],
        [x - side * width * 0.26, y + 10],
      ],
      3.4,
      line,
    )
  );
}

export type Smile = 'closed' | 'teeth' | 'soft';

export function mouth([x, y]: Point, width: number, kind: Smile, { lip, line }: Skin): string {
  const half = width / 2;
  if (kind === 'teeth') {
    const open = [
      ...curve(
        [
          [x - half, y - 4],
          [x - half * 0.4, y + 1],
          [x + half * 0.4, y + 1],
          [x + half, y - 4],
        ],
        false,
        6,
      ),
      ...curve(
        [
          [x + half, y - 4],
          [x + half * 0.5, y + width * 0.26],
          [x - half * 0.5, y + width * 0.26],
          [x - half, y - 4],
        ],
        false,
        6,
      ),
    ];
    const data = straight(open, true);
    return (
      filled(
        smooth(
          [
            [x - half - 3, y - 6],
            [x - half * 0.3, y - 12],
            [x, y - 8],
            [x + half * 0.3, y - 12],
            [x + half + 3, y - 6],
            [x + half * 0.56, y + width * 0.34],
            [x, y + width * 0.38],
            [x - half * 0.56, y + width * 0.34],
          ],
          true,
        ),
        lip,
      ) +
      filled(data, '#5a1f22') +
      clipped(
        `smile-${Math.round(x)}`,
        data,
        filled(straight(ellipse([x, y - width * 0.02], half, width * 0.17, 24), true), '#fff8ee'),
      ) +
      dots(
        [
          [x - half - 5, y - 6],
          [x + half + 5, y - 6],
        ],
        2.6,
        line,
      )
    );
  }
  const bend = kind === 'closed' ? 7 : 3;
  return (
    filled(
      smooth(
        [
          [x - half, y - bend],
          [x - half * 0.36, y - 8],
          [x, y - 4],
          [x + half * 0.36, y - 8],
          [x + half, y - bend],
          [x + half * 0.4, y + 4],
          [x - half * 0.4, y + 4],
        ],
        true,
      ),
      lip,
    ) +
    filled(
      smooth(
        [
          [x - half * 0.8, y],
          [x, y + 5],
          [x + half * 0.8, y],
          [x + half * 0.4, y + 14],
          [x - half * 0.4, y + 14],
        ],
        true,
      ),
      lip,
      { opacity: 0.82 },
    ) +
    inked(
      [
        [x - half - 3, y - bend - 2],
        [x - half * 0.4, y + 3],
        [x + half * 0.4, y + 3],
        [x + half + 3, y - bend - 2],
      ],
      4,
      line,
    )
  );
}

export const cheeks = (left: Point, right: Point, radius: number, { blush }: Skin) =>
  [left, right]
    .map(([x, y]) =>
      filled(straight(ellipse([x, y], radius, radius * 0.7, 24), true), blush, { opacity: 0.42 }),
    )
    .join('');

export function ear(
  id: string,
  [x, y]: Point,
  size: number,
  side: 1 | -1,
  { base, shade, line }: Skin,
): string {
  const at = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * size];
  return (
    form(
      id,
      [at(-8, -26), at(10, -34), at(24, -22), at(22, 6), at(8, 32), at(-6, 26)],
      base,
      shade,
      [-4, -3],
    ) + inked([at(14, -20), at(4, -14), at(6, 2), at(2, 12)], 3.4, line)
  );
}

/** A neck with the shadow that the chin throws on it; `chin` is the lowest point of the face. */
export function neck(points: readonly Point[], [x, y]: Point, skin: Skin): string {
  const shadow = smooth(
    [
      [x - 130, y - 60],
      [x - 70, y - 14],
      [x, y + 2],
      [x + 70, y - 14],
      [x + 130, y - 60],
      [x + 110, y + 8],
      [x + 44, y + 34],
      [x - 24, y + 30],
      [x - 100, y],
    ],
    true,
  );
  return (
    form('neck', points, skin.base, skin.shade) +
    clipped('neck-shadow', straight(outlineOf(points), true), filled(shadow, skin.shade))
  );
}
