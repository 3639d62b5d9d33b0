import type { Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';

/** The edge of a block of linoleum: straight, but nicked by the knife. */
export function spreadEdge(random: Random, width: number, height: number, margin: number): Point[] {
  const points: Point[] = [];
  const side = (from: Point, to: Point, count: number) => {
    for (let i = 0; i < count; i += 1) {
      const nick = random.chance(0.06) ? 3.2 : 0.9;
      points.push([
        from[0] + ((to[0] - from[0]) * i) / count + random.tremble(nick),
        from[1] + ((to[1] - from[1]) * i) / count + random.tremble(nick),
      ]);
    }
  };
  side([margin, margin], [width - margin, margin], 60);
  side([width - margin, margin], [width - margin, height - margin], 60);
  side([width - margin, height - margin], [margin, height - margin], 60);
  side([margin, height - margin], [margin, margin], 60);
  return points;
}
