import { between, type Point, polar, TURN, walk } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure } from '../../drawing/ink.ts';

/** A border of opposed triangles between two lines, as around a wedding painting. */
export function border(width: number, height: number, inset: number, depth: number): Figure {
  const figure = emptyFigure();
  const corners = (by: number): Point[] => [
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
    [by, by],
  ];
  for (const by of [inset, inset + 5, inset + depth, inset + depth + 5])
    figure.lines.push({ points: corners(by), width: 2 });
  const inner = inset + 8;
  const room = depth - 6;
  const side = (from: Point, to: Point, normal: Point) => {
    const stations = walk([from, to], room * 0.95);
    for (let i = 0; i < stations.length - 1; i += 1) {
      const [p, q] = [(stations[i] as { point: Point }).point, (stations[i + 1] as { point: Point }).point];
      const middle = between(p, q, 0.5);
      figure.fills.push([p, q, [middle[0] + normal[0] * room * 0.46, middle[1] + normal[1] * room * 0.46]]);
      const far = (point: Point): Point => [point[0] + normal[0] * room, point[1] + normal[1] * room];
      figure.fills.push([
        far(p),
        far(q),
        [middle[0] + normal[0] * room * 0.54, middle[1] + normal[1] * room * 0.54],
      ]);
    }
  };
  const [far, low] = [width - inner, height - inner];
  side([inner + room, inner], [far - room, inner], [0, 1]);
  side([inner + room, low], [far - room, low], [0, -1]);
  side([inner, inner + room], [inner, low - room], [1, 0]);
  side([far, inner + room], [far, low - room], [-1, 0]);
  for (const x of [inner + room / 2, far - room / 2]) {
    for (const y of [inner + room / 2, low - room / 2]) {
      figure.spots.push({ at: [x, y], radius: room * 0.14 });
      for (let i = 0; i < 8; i += 1)
        figure.lines.push({
          points: [polar([x, y], room * 0.22, (i * TURN) / 8), polar([x, y], room * 0.42, (i * TURN) / 8)],
          width: 2.5,
        });
    }
  }
  return figure;
}
