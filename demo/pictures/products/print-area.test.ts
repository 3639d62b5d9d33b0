import { sidesOf } from './sides.ts';
import { allPictures } from '../all-pictures.ts';
import { products } from '../../data/catalogue/index.ts';

const blanks = new Map(
  allPictures.filter(({ key }) => key.includes('-blank-')).map((picture) => [picture.key, picture]),
);

test.each(products)('the pictures of $name without its print show every print area', ({ id, views }) => {
  for (const { side, picture } of views) {
    const surface = blanks.get(picture)?.draw().surfaces?.[side];
    if (!surface) throw new Error(`${picture} does not show ${side}`);
    const { columns, rows, points, base } = surface;
    expect(base).toMatch(/^#[0-9a-f]{6}$/);
    expect(points).toHaveLength(columns * rows);
    for (const point of points) {
      for (const fraction of point) {
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThanOrEqual(1);
      }
    }
    // The area is not mirrored and keeps its proportions in the middle of the surface.
    const area = sidesOf(id).find(({ name }) => name === side)?.area;
    const row = (rows - 1) / 2;
    const column = (columns - 1) / 2;
    const at = (c: number, r: number) => points[Math.floor(r) * columns + Math.floor(c)] ?? [0, 0];
    const right = [0, 1].map(
      (axis) => (at(column + 1, row)[axis as 0 | 1] - at(column, row)[axis as 0 | 1]) * (columns - 1),
    );
    const down = [0, 1].map(
      (axis) => (at(column, row + 1)[axis as 0 | 1] - at(column, row)[axis as 0 | 1]) * (rows - 1),
    );
    expect((right[0] ?? 0) * (down[1] ?? 0) - (right[1] ?? 0) * (down[0] ?? 0)).toBeGreaterThan(0);
    const proportion = Math.hypot(...(right as [number, number])) / Math.hypot(...(down as [number, number]));
    const expected = (area?.width ?? 0) / (area?.height ?? 1);
    expect(Math.abs(proportion / expected - 1)).toBeLessThan(0.08);
  }
});
