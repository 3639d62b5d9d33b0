import { type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { rect, stroked } from '../../drawing/svg.ts';
import { brush, type Nib } from './brush.ts';
import type { Letter } from './letters.ts';

export const SLOPE = -0.62;

export const seal = (at: Point, size: number) =>
  rect(at[0] - size, at[1] - size, size * 2, size * 2, '#b3322a', { rx: 5 }) +
  stroked(
    `M${at[0] - size * 0.6} ${at[1] - size * 0.3}h${size * 1.2}M${at[0] - size * 0.25} ${at[1] - size * 0.3}v${size * 0.85}q${size * 0.5} ${size * 0.2} ${size * 0.6} ${-size * 0.5}`,
    '#f6e7c6',
    size * 0.16,
  );

/** Writes letters along their headline from `x` on; returns the drawing and where it ended. */
export function write(
  random: Random,
  letters: readonly Letter[],
  x: number,
  headlineY: number,
  size: number,
  nib: Nib,
): { svg: string; end: number } {
  let at = x;
  let svg = '';
  for (const letter of letters) {
    const middle = at - letter.left * size;
    const place = ([px, py]: Point): Point => [middle + px * size, headlineY + (py + 92) * size];
    svg += letter.strokes.map((line) => brush(random, line.map(place), nib)).join('');
    if (letter.stem !== undefined)
      svg += brush(
        random,
        (
          [
            [letter.stem, -94],
            [letter.stem + 1, 0],
            [letter.stem - 2, 104],
          ] as Point[]
        ).map(place),
        { ...nib, width: nib.width * 0.8, angle: 0.12, dry: 0.78, lift: false },
      );
    at = middle + letter.right * size;
  }
  return { svg, end: at };
}
