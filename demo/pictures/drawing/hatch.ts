import { boundsOf, rotate, type Point } from './geometry.ts';

/** Parallel strokes that fill an outline: `angle` in radians, `spacing` in pixels. */
export function hatch(outline: readonly Point[], angle: number, spacing: number): Point[][] {
  const turned = rotate(outline, -angle);
  const { top, bottom } = boundsOf(turned);
  const lines: Point[][] = [];
  for (let y = Math.ceil(top / spacing) * spacing; y <= bottom; y += spacing) {
    const crossings: number[] = [];
    for (let i = 0, j = turned.length - 1; i < turned.length; j = i, i += 1) {
      const [a, b] = [turned[j] as Point, turned[i] as Point];
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2)
      lines.push(
        rotate(
          [
            [crossings[i] as number, y],
            [crossings[i + 1] as number, y],
          ],
          angle,
        ),
      );
  }
  return lines;
}
