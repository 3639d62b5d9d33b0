import { curve, mix, type Point, ribbon } from '../drawing/geometry.ts';
import { circle, clipped, filled, smooth, straight, stroked } from '../drawing/svg.ts';
import { inked } from './form.ts';

export interface Eyes {
  left: Point;
  right: Point;
  /** Corner to corner. */
  width: number;
  ink: string;
  /** Open, narrowed by a smile, or looking down at the work. */
  mood?: 'open' | 'smiling' | 'down';
  lashes?: boolean;
  /** Sideways glance in pixels. */
  glance?: number;
  white?: string;
}

export function eyes({
  left,
  right,
  width,
  ink,
  mood = 'open',
  lashes = false,
  glance = 0,
  white = '#fdf5ea',
}: Eyes): string {
  const half = width / 2;
  return ([left, right] as const)
    .map(([x, y], i) => {
      const outer = i === 0 ? -1 : 1;
      if (mood === 'smiling') {
        return (
          inked(
            [
              [x - half, y + 5],
              [x - half * 0.45, y - 8],
              [x + half * 0.45, y - 8],
              [x + half, y + 5],
            ],
            7.5,
            ink,
          ) +
          (lashes
            ? [0.5, 0.85]
                .map((at) =>
                  inked(
                    [
                      [x + outer * half * at, y - 4 + at * 6],
                      [x + outer * (half * at + 10), y - 10 + at * 6],
                    ],
                    4,
                    ink,
                  ),
                )
                .join('')
            : '')
        );
      }
      if (mood === 'down') {
        return (
          inked(
            [
              [x - half, y - 2],
              [x - half * 0.4, y + 8],
              [x + half * 0.4, y + 8],
              [x + half, y - 2],
            ],
            7,
            ink,
          ) +
          (lashes
            ? [0.3, 0.6, 0.9]
                .map((at) =>
                  inked(
                    [
                      [x + outer * half * at, y + 7 - at * 6],
                      [x + outer * (half * at + 6), y + 17 - at * 6],
                    ],
                    3.6,
                    ink,
                  ),
                )
                .join('')
            : '')
        );
      }
      const upper: Point[] = curve(
        [
          [x - half, y + 4],
          [x - half * 0.35, y - width * 0.24],
          [x + half * 0.4, y - width * 0.23],
          [x + half, y + 2],
        ],
        false,
        6,
      );
      const lower: Point[] = curve(
        [
          [x + half, y + 2],
          [x, y + width * 0.2],
          [x - half, y + 4],
        ],
        false,
        6,
      );
      const opening = straight([...upper, ...lower], true);
      return (
        filled(opening, white) +
        clipped(
          `eye-${Math.round(x)}-${Math.round(y)}`,
          opening,
          circle([x + glance, y - width * 0.02], width * 0.235, ink),
          circle([x + glance, y - width * 0.02], width * 0.12, '#0c0708'),
        ) +
        circle([x + glance - width * 0.08, y - width * 0.11], width * 0.06, '#ffffff') +
        inked(upper, 7, ink) +
        (lashes
          ? inked(
              [
                [x + outer * half * 0.7, y - 6],
                [x + outer * (half + 11), y - 12],
              ],
              5.5,
              ink,
            ) + stroked(smooth(lower.filter((_, k) => k % 4 === 0)), ink, 1.6, { opacity: 0.45 })
          : '')
      );
    })
    .join('');
}

/** Brows from the inner to the outer end; `lift` raises the arch. */
export const brows = (
  left: Point,
  right: Point,
  width: number,
  thickness: number,
  colour: string,
  lift = 10,
) =>
  [left, right]
    .map(([x, y], i) => {
      const side = i === 0 ? -1 : 1;
      const line: Point[] = [
        [x - (side * width) / 2, y],
        [x - side * width * 0.1, y - lift * 0.8],
        [x + side * width * 0.2, y - lift],
        [x + (side * width) / 2, y + 4],
      ];
      return filled(
        straight(
          ribbon(curve(line, false, 8), (share) => (thickness / 2) * mix(1.05, 0.3, share)),
          true,
        ),
        colour,
      );
    })
    .join('');
