import { arc, curve, ellipse, mix, polar, ribbon, TURN, type Point } from '../../artworks/kit/geometry.ts';
import { circle, clipped, dots, filled, group, smooth, straight, stroked } from '../../artworks/kit/svg.ts';

// Portraits are 800 by 800; a head is about 290 high. Light falls from the upper left.

export interface Skin {
  base: string;
  shade: string;
  blush: string;
  lip: string;
  /** For the lines of nose, lids and ears. */
  line: string;
}

export const outlineOf = (points: readonly Point[]) => curve(points, true, 10);

/** A rounded form: its shadow colour at the lower right, its own colour over the rest. */
export function form(id: string, points: readonly Point[], base: string, shade: string, [dx, dy]: Point = [-16, -7]): string {
  const outline = outlineOf(points);
  const data = straight(outline, true);
  return filled(data, shade) + clipped(id, data, filled(straight(outline.map(([x, y]): Point => [x + dx, y + dy]), true), base));
}

/** A line that is thick in the middle and thin at its ends, as a brush draws it. */
export const inked = (points: readonly Point[], width: number, colour: string) =>
  filled(straight(ribbon(curve(points, false, 8), (share) => (width / 2) * (0.22 + 0.78 * Math.sin(Math.PI * mix(0.08, 0.92, share)))), true), colour);

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

export function eyes({ left, right, width, ink, mood = 'open', lashes = false, glance = 0, white = '#fdf5ea' }: Eyes): string {
  const half = width / 2;
  return ([left, right] as const)
    .map(([x, y], i) => {
      const outer = i === 0 ? -1 : 1;
      if (mood === 'smiling') {
        return inked([[x - half, y + 5], [x - half * 0.45, y - 8], [x + half * 0.45, y - 8], [x + half, y + 5]], 7.5, ink) + (lashes ? [0.5, 0.85].map((at) => inked([[x + outer * half * at, y - 4 + at * 6], [x + outer * (half * at + 10), y - 10 + at * 6]], 4, ink)).join('') : '');
      }
      if (mood === 'down') {
        return inked([[x - half, y - 2], [x - half * 0.4, y + 8], [x + half * 0.4, y + 8], [x + half, y - 2]], 7, ink) + (lashes ? [0.3, 0.6, 0.9].map((at) => inked([[x + outer * half * at, y + 7 - at * 6], [x + outer * (half * at + 6), y + 17 - at * 6]], 3.6, ink)).join('') : '');
      }
      const upper: Point[] = curve([[x - half, y + 4], [x - half * 0.35, y - width * 0.24], [x + half * 0.4, y - width * 0.23], [x + half, y + 2]], false, 6);
      const lower: Point[] = curve([[x + half, y + 2], [x, y + width * 0.2], [x - half, y + 4]], false, 6);
      const opening = straight([...upper, ...lower], true);
      return (
        filled(opening, white) +
        clipped(`eye-${Math.round(x)}-${Math.round(y)}`, opening, circle([x + glance, y - width * 0.02], width * 0.235, ink), circle([x + glance, y - width * 0.02], width * 0.12, '#0c0708')) +
        circle([x + glance - width * 0.08, y - width * 0.11], width * 0.06, '#ffffff') +
        inked(upper, 7, ink) +
        (lashes ? inked([[x + outer * half * 0.7, y - 6], [x + outer * (half + 11), y - 12]], 5.5, ink) + stroked(smooth(lower.filter((_, k) => k % 4 === 0)), ink, 1.6, { opacity: 0.45 }) : '')
      );
    })
    .join('');
}

/** Brows from the inner to the outer end; `lift` raises the arch. */
export const brows = (left: Point, right: Point, width: number, thickness: number, colour: string, lift = 10) =>
  [left, right]
    .map(([x, y], i) => {
      const side = i === 0 ? -1 : 1;
      const line: Point[] = [[x - (side * width) / 2, y], [x - side * width * 0.1, y - lift * 0.8], [x + side * width * 0.2, y - lift], [x + (side * width) / 2, y + 4]];
      return filled(straight(ribbon(curve(line, false, 8), (share) => (thickness / 2) * mix(1.05, 0.3, share)), true), colour);
    })
    .join('');

/** A nose seen a little from one side: the ridge as a line, the wing, and a touch of shade below. */
export function nose(bridge: Point, tip: Point, width: number, side: 1 | -1, { line, shade }: Skin): string {
  const [x, y] = tip;
  return (
    filled(smooth([[x - width * 0.42, y + 7], [x, y - 4], [x + width * 0.42, y + 7], [x, y + 15]], true), shade) +
    inked([[bridge[0], bridge[1]], [mix(bridge[0], x, 0.6) + side * 5, mix(bridge[1], y, 0.62)], [x + side * width * 0.4, y - 6], [x + side * width * 0.44, y + 6], [x + side * width * 0.2, y + 11]], 4.4, line) +
    inked([[x - side * width * 0.42, y - 2], [x - side * width * 0.48, y + 6], [x - side * width * 0.26, y + 10]], 3.4, line)
  );
}

export type Smile = 'closed' | 'teeth' | 'soft';

export function mouth([x, y]: Point, width: number, kind: Smile, { lip, line }: Skin): string {
  const half = width / 2;
  if (kind === 'teeth') {
    const open = [...curve([[x - half, y - 4], [x - half * 0.4, y + 1], [x + half * 0.4, y + 1], [x + half, y - 4]], false, 6), ...curve([[x + half, y - 4], [x + half * 0.5, y + width * 0.26], [x - half * 0.5, y + width * 0.26], [x - half, y - 4]], false, 6)];
    const data = straight(open, true);
    return (
      filled(smooth([[x - half - 3, y - 6], [x - half * 0.3, y - 12], [x, y - 8], [x + half * 0.3, y - 12], [x + half + 3, y - 6], [x + half * 0.56, y + width * 0.34], [x, y + width * 0.38], [x - half * 0.56, y + width * 0.34]], true), lip) +
      filled(data, '#5a1f22') + clipped(`smile-${Math.round(x)}`, data, filled(straight(ellipse([x, y - width * 0.02], half, width * 0.17, 24), true), '#fff8ee')) + dots([[x - half - 5, y - 6], [x + half + 5, y - 6]], 2.6, line)
    );
  }
  const bend = kind === 'closed' ? 7 : 3;
  return (
    filled(smooth([[x - half, y - bend], [x - half * 0.36, y - 8], [x, y - 4], [x + half * 0.36, y - 8], [x + half, y - bend], [x + half * 0.4, y + 4], [x - half * 0.4, y + 4]], true), lip) +
    filled(smooth([[x - half * 0.8, y], [x, y + 5], [x + half * 0.8, y], [x + half * 0.4, y + 14], [x - half * 0.4, y + 14]], true), lip, { opacity: 0.82 }) +
    inked([[x - half - 3, y - bend - 2], [x - half * 0.4, y + 3], [x + half * 0.4, y + 3], [x + half + 3, y - bend - 2]], 4, line)
  );
}

export const cheeks = (left: Point, right: Point, radius: number, { blush }: Skin) =>
  [left, right].map(([x, y]) => filled(straight(ellipse([x, y], radius, radius * 0.7, 24), true), blush, { opacity: 0.42 })).join('');

export function ear(id: string, [x, y]: Point, size: number, side: 1 | -1, { base, shade, line }: Skin): string {
  const at = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * size];
  return form(id, [at(-8, -26), at(10, -34), at(24, -22), at(22, 6), at(8, 32), at(-6, 26)], base, shade, [-4, -3]) + inked([at(14, -20), at(4, -14), at(6, 2), at(2, 12)], 3.4, line);
}

/** Round, square or cat-eyed spectacles. */
export function glasses(left: Point, right: Point, radius: number, colour: string, width: number, kind: 'round' | 'square' | 'wing' = 'round', lens = '#ffffff'): string {
  const rim = ([x, y]: Point, side: number): Point[] => {
    if (kind === 'round') return ellipse([x, y], radius, radius, 40);
    const w = radius * 1.12;
    const h = radius * 0.86;
    const wing = kind === 'wing' ? radius * 0.28 : 0;
    return curve([[x - w * 0.8, y - h], [x + w * 0.8, y - h], [x + w + (side > 0 ? wing : 0), y - h * 0.7 - (side > 0 ? wing : 0)], [x + w * 0.9, y + h * 0.5], [x + w * 0.5, y + h], [x - w * 0.5, y + h], [x - w * 0.9, y + h * 0.5], [x - w - (side < 0 ? wing : 0), y - h * 0.7 - (side < 0 ? wing : 0)]], true, 6);
  };
  const bridge = curve([[left[0] + radius, left[1] - 4], [(left[0] + right[0]) / 2, left[1] - 13], [right[0] - radius, right[1] - 4]], false, 6);
  return (
    [left, right].map((at, i) => {
      const data = straight(rim(at, i === 0 ? -1 : 1), true);
      const glint = smooth([[at[0] - radius * 0.5, at[1] - radius * 0.2], [at[0] - radius * 0.2, at[1] - radius * 0.56]]);
      return filled(data, lens, { opacity: 0.13 }) + stroked(data, colour, width) + stroked(glint, '#ffffff', 4, { opacity: 0.6 });
    }).join('') + stroked(straight(bridge), colour, width)
  );
}

/** Fine strands that catch the light, from root to tip. */
export const strands = (lines: readonly (readonly Point[])[], colour: string, width = 4) => lines.map((line) => inked(line, width, colour)).join('');

/** Flowers threaded into a string. */
export const gajra = (line: readonly Point[], petal: string, heart: string, size: number) =>
  line.map(([x, y], i) => group({}, dots(ellipse([x, y], size * 0.55, size * 0.55, 5, i), size * 0.46, petal), dots([[x, y]], size * 0.26, heart))).join('');

export const beads = (points: readonly Point[], radius: number, colour: string, light: string) =>
  dots(points, radius, colour) + dots(points.map(([x, y]): Point => [x - radius * 0.3, y - radius * 0.35]), radius * 0.3, light);

/** A bell-shaped earring that hangs from the lobe. */
export function jhumka([x, y]: Point, size: number, gold: string, stone: string): string {
  const bell = [...arc([x, y + 26 * size], 18 * size, Math.PI, TURN, 14), [x + 21 * size, y + 34 * size], [x - 21 * size, y + 34 * size]] as Point[];
  const drops = Array.from({ length: 5 }, (_, i): Point => [x + (i - 2) * 9 * size, y + 41 * size]);
  return circle([x, y], 9 * size, gold) + circle([x, y], 4.4 * size, stone) + filled(straight(bell, true), gold) + stroked(straight(arc([x, y + 28 * size], 14 * size, Math.PI * 1.1, Math.PI * 1.9, 10)), '#8a5a12', 2) + dots(drops, 3.8 * size, '#f6ead0');
}

/** A band that follows an edge, with a row of small figures: the border of a sari or shawl. */
export function trim(line: readonly Point[], width: number, colour: string, figure: string, step = 15): string {
  const dense = curve(line, false, 10);
  const figures = dense.filter((_, i) => i % Math.max(1, Math.round(step / 6)) === 0);
  return filled(straight(ribbon(dense, () => width / 2), true), colour) + dots(figures, width * 0.16, figure) + stroked(straight(ribbon(dense, () => width / 2 - 2), true), figure, 1.6, { opacity: 0.7 });
}

export const folds = (lines: readonly (readonly Point[])[], colour: string, width = 5, opacity = 0.5) => group({ opacity }, lines.map((line) => inked(line, width, colour)).join(''));

/** A neck with the shadow that the chin throws on it; `chin` is the lowest point of the face. */
export function neck(points: readonly Point[], [x, y]: Point, skin: Skin): string {
  const shadow = smooth([[x - 130, y - 60], [x - 70, y - 14], [x, y + 2], [x + 70, y - 14], [x + 130, y - 60], [x + 110, y + 8], [x + 44, y + 34], [x - 24, y + 30], [x - 100, y]], true);
  return form('neck', points, skin.base, skin.shade) + clipped('neck-shadow', straight(outlineOf(points), true), filled(shadow, skin.shade));
}

export const sparkle = (centre: Point, radius: number, colour: string) => stroked([0, 1, 2, 3].map((i) => straight([polar(centre, radius * 0.3, (i * TURN) / 4), polar(centre, radius, (i * TURN) / 4)])).join(''), colour, 3);
