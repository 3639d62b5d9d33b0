import { arc, ellipse, mix, type Point, polar, TURN } from '../../drawing/geometry.ts';
import { almond, petal } from '../../drawing/motif.ts';
import { circle, dots, smooth, stroked, strokes } from '../../drawing/svg.ts';
import { COTTON, dyed, type Dyes, OLIVE } from './dyes.ts';

/** A full rosette of three rings of petals around a netted heart. */
export function rosette(
  at: Point,
  radius: number,
  count: number,
  { outer, inner, heart, pen }: Dyes,
  turn = 0,
): string {
  const ring = (from: number, to: number, number: number, plump: number, shift: number) =>
    Array.from({ length: number }, (_, i) => {
      const angle = turn + ((i + shift) / number) * TURN;
      return petal(polar(at, radius * from, angle), radius * (to - from), angle, plump);
    }).join('');
  const veins: Point[][] = [];
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i / count) * TURN;
    for (const lean of radius < 45 ? [0] : [-0.12, -0.04, 0.04, 0.12])
      veins.push([
        polar(at, radius * 0.55, angle + lean * 0.5),
        polar(at, radius * (0.92 - Math.abs(lean) * 0.6), angle + (lean * 5) / count),
      ]);
  }
  const thin = Math.max(1, radius * 0.018);
  return (
    dyed(ring(0.3, 1, count, 1.7 / count + 0.08, 0), outer, pen, thin * 1.5) +
    strokes(veins, pen, thin * 0.8, { opacity: 0.75 }) +
    dyed(ring(0.18, 0.72, count, 1.55 / count + 0.08, 0.5), inner, pen, thin * 1.3) +
    dyed(ring(0.1, 0.5, Math.round(count * 0.75), 0.2, 0), outer, pen, thin) +
    circle(at, radius * 0.24, heart, { stroke: pen, 'stroke-width': thin * 1.4 }) +
    dots(
      [...ellipse(at, radius * 0.17, radius * 0.17, 12), ...ellipse(at, radius * 0.09, radius * 0.09, 6), at],
      radius * 0.022,
      pen,
    )
  );
}

/** A blossom seen from the side, opening towards `angle`: a fan of petals over a calyx. */
export function blossom(at: Point, size: number, angle: number, dyes: Dyes): string {
  const { outer, inner, heart, pen } = dyes;
  const thin = Math.max(1, size * 0.016);
  let result = '';
  for (const [reach, count, spread, fill, plump] of [
    [1, 7, 1.5, outer, 0.2],
    [0.84, 6, 1.15, inner, 0.2],
    [0.68, 5, 0.85, outer, 0.2],
    [0.5, 3, 0.45, heart, 0.22],
  ] as const) {
    let data = '';
    const veins: Point[][] = [];
    const order = [...Array(count).keys()].sort(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    );
    for (const i of order) {
      const way = angle + mix(-spread, spread, i / (count - 1));
      data += petal(at, size * reach * (1 - Math.abs(way - angle) * 0.1), way, plump);
      for (const lean of [-0.07, 0, 0.07])
        veins.push([
          polar(at, size * reach * 0.5, way + lean),
          polar(at, size * reach * 0.82, way + lean * 1.3),
        ]);
    }
    result += dyed(data, fill, pen, thin * 1.4) + strokes(veins, pen, thin * 0.8, { opacity: 0.7 });
  }
  const sepals = [-1.9, -1.2, -0.5, 0.5, 1.2, 1.9]
    .map((turn) => almond(at, size * 0.4, angle + turn, 0.18))
    .join('');
  const stamens = [-0.3, -0.1, 0.1, 0.3].map((turn) => polar(at, size * 0.62, angle + turn));
  return (
    result +
    strokes(
      stamens.map((tip) => [polar(at, size * 0.3, angle), tip]),
      pen,
      thin,
    ) +
    dots(stamens, size * 0.025, pen) +
    dyed(sepals, OLIVE, pen, thin * 1.2)
  );
}

/** A pomegranate with its crown, seeds showing as a net. */
export function pomegranate(at: Point, radius: number, angle: number, dyes: Dyes): string {
  const crown = [-0.35, 0, 0.35]
    .map((turn) => almond(polar(at, radius * 0.9, angle), radius * 0.6, angle + turn, 0.22))
    .join('');
  const net: Point[][] = [];
  for (let i = -3; i <= 3; i += 1) {
    const half = Math.sqrt(1 - (i / 4) ** 2) * radius * 0.9;
    for (const lean of [0.6, -0.6])
      net.push([
        polar(polar(at, (i / 4) * radius, angle + lean), half, angle + lean + Math.PI / 2),
        polar(polar(at, (i / 4) * radius, angle + lean), -half, angle + lean + Math.PI / 2),
      ]);
  }
  return (
    dyed(crown, dyes.heart, dyes.pen, 1.4) +
    circle(at, radius, dyes.outer, { stroke: dyes.pen, 'stroke-width': 2 }) +
    strokes(net, dyes.inner, 1.5) +
    stroked(smooth(arc(at, radius * 0.72, angle + 2.2, angle + 3.6, 8)), COTTON, 2, { opacity: 0.6 })
  );
}
