import { arc, between, curve, ellipse, mix, polar, ribbon, TURN, walk, type Point } from '../kit/geometry.ts';
import { almond, petal, repeated } from '../kit/motif.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, element, filled, group, rect, smooth, straight, stroked, strokes } from '../kit/svg.ts';
import { fibres, patches, specks } from '../kit/texture.ts';

// The dyes: iron black, madder, alum pink, myrobalan, indigo, and the olive of indigo over myrobalan.
export const IRON = '#2b1c16';
export const MADDER = '#9e2f25';
export const PINK = '#cf8471';
export const GOLD = '#cf9c3a';
export const INDIGO = '#2c4a6e';
export const SKY = '#7d98ab';
export const OLIVE = '#6d7436';
export const LEAF = '#969a52';
export const COTTON = '#efe0bd';

export interface Dyes {
  outer: string;
  inner: string;
  heart: string;
  pen: string;
}

/** Hand-woven cotton: a faint weave, the tea colour of myrobalan, and slubs. */
export function cloth(random: Random, width: number, height: number, colour = COTTON, thread = '#a37f45'): string {
  const weave = element('pattern', { id: 'weave', width: 5, height: 5, patternUnits: 'userSpaceOnUse' }, stroked('M0 1.2h5M1.2 0v5', thread, 0.7, { opacity: 0.26 }));
  return (
    rect(0, 0, width, height, colour) +
    patches(random, width, height, 18, thread, 0.06) +
    element('defs', {}, weave) +
    rect(0, 0, width, height, 'url(#weave)') +
    fibres(random, width, height, 60, thread, 0.3, 22) +
    specks(random, width, height, 400, 0.9, thread, 0.3)
  );
}

/** The dye sits a little beside the pen's line, as it does when cloth is painted by hand. */
const dyed = (data: string, fill: string, pen: string, width: number) =>
  width < 1.6
    ? filled(data, fill, { stroke: pen, 'stroke-width': width, 'stroke-linejoin': 'round' })
    : group({ transform: 'translate(1.6 1.3)' }, filled(data, fill)) + stroked(data, pen, width);

/** A full rosette of three rings of petals around a netted heart. */
export function rosette(at: Point, radius: number, count: number, { outer, inner, heart, pen }: Dyes, turn = 0): string {
  const ring = (from: number, to: number, number: number, plump: number, shift: number) =>
    Array.from({ length: number }, (_, i) => {
      const angle = turn + ((i + shift) / number) * TURN;
      return petal(polar(at, radius * from, angle), radius * (to - from), angle, plump);
    }).join('');
  const veins: Point[][] = [];
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i / count) * TURN;
    for (const lean of radius < 45 ? [0] : [-0.12, -0.04, 0.04, 0.12]) veins.push([polar(at, radius * 0.55, angle + lean * 0.5), polar(at, radius * (0.92 - Math.abs(lean) * 0.6), angle + (lean * 5) / count)]);
  }
  const thin = Math.max(1, radius * 0.018);
  return (
    dyed(ring(0.3, 1, count, 1.7 / count + 0.08, 0), outer, pen, thin * 1.5) +
    strokes(veins, pen, thin * 0.8, { opacity: 0.75 }) +
    dyed(ring(0.18, 0.72, count, 1.55 / count + 0.08, 0.5), inner, pen, thin * 1.3) +
    dyed(ring(0.1, 0.5, Math.round(count * 0.75), 0.2, 0), outer, pen, thin) +
    circle(at, radius * 0.24, heart, { stroke: pen, 'stroke-width': thin * 1.4 }) +
    dots([...ellipse(at, radius * 0.17, radius * 0.17, 12), ...ellipse(at, radius * 0.09, radius * 0.09, 6), at], radius * 0.022, pen)
  );
}

/** A blossom seen from the side, opening towards `angle`: a fan of petals over a calyx. */
export function blossom(at: Point, size: number, angle: number, dyes: Dyes): string {
  const { outer, inner, heart, pen } = dyes;
  const thin = Math.max(1, size * 0.016);
  let result = '';
  for (const [reach, count, spread, fill, plump] of [[1, 7, 1.5, outer, 0.2], [0.84, 6, 1.15, inner, 0.2], [0.68, 5, 0.85, outer, 0.2], [0.5, 3, 0.45, heart, 0.22]] as const) {
    let data = '';
    const veins: Point[][] = [];
    const order = [...Array(count).keys()].sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
    for (const i of order) {
      const way = angle + mix(-spread, spread, i / (count - 1));
      data += petal(at, size * reach * (1 - Math.abs(way - angle) * 0.1), way, plump);
      for (const lean of [-0.07, 0, 0.07]) veins.push([polar(at, size * reach * 0.5, way + lean), polar(at, size * reach * 0.82, way + lean * 1.3)]);
    }
    result += dyed(data, fill, pen, thin * 1.4) + strokes(veins, pen, thin * 0.8, { opacity: 0.7 });
  }
  const sepals = [-1.9, -1.2, -0.5, 0.5, 1.2, 1.9].map((turn) => almond(at, size * 0.4, angle + turn, 0.18)).join('');
  const stamens = [-0.3, -0.1, 0.1, 0.3].map((turn) => polar(at, size * 0.62, angle + turn));
  return result + strokes(stamens.map((tip) => [polar(at, size * 0.3, angle), tip]), pen, thin) + dots(stamens, size * 0.025, pen) + dyed(sepals, OLIVE, pen, thin * 1.2);
}

/** A long leaf with a toothed edge, its two halves in two dyes. */
export function serrated(at: Point, length: number, angle: number, bend: number, light: string, dark: string, pen: string): string {
  const tip = polar(at, length, angle + bend * 0.5);
  const middle = polar(between(at, tip, 0.5), -length * bend * 0.22, angle + Math.PI / 2);
  const spine = curve([at, middle, tip], false, 10);
  const side = (sign: number) =>
    walk(spine, length / 12).map(({ point, angle: way, share }, i) =>
      polar(point, sign * length * 0.2 * Math.sin(Math.PI * Math.pow(share, 0.75)) * (i % 2 ? 1.14 : 0.86), way + Math.PI / 2 + sign * (i % 2 ? 0.1 : 0)),
    );
  const [left, right] = [side(1), side(-1)];
  const veins: Point[][] = [];
  walk(spine, length / 8).forEach(({ point, angle: way, share }) => {
    if (share < 0.12 || share > 0.86) return;
    for (const sign of [-1, 1]) veins.push([point, polar(point, length * 0.14 * Math.sin(Math.PI * Math.pow(share, 0.75)), way + sign * 0.9)]);
  });
  const ridge = spine.filter((_, i) => i % 4 === 0);
  const data = straight([...left, ...right.reverse()], true);
  return (
    filled(data, light, { stroke: pen, 'stroke-width': Math.max(1.1, length * 0.014) * 1.8 }) + filled(straight([...ridge, ...right], true), dark) +
    stroked(straight(ridge), pen, Math.max(1, length * 0.014)) + strokes(veins, pen, Math.max(0.8, length * 0.009))
  );
}

/** A tendril that winds itself up, with a bud on its back. */
export function tendril(at: Point, size: number, angle: number, hand: 1 | -1, pen: string, bud: string): string {
  const centre = polar(at, size * 0.8, angle + hand * 0.5);
  const start = Math.atan2(at[1] - centre[1], at[0] - centre[0]);
  const line = Array.from({ length: 22 }, (_, i): Point => polar(centre, size * mix(0.8, 0.08, Math.pow(i / 21, 0.7)), start + hand * (i / 21) * TURN * 1.25));
  return stroked(smooth(line), pen, Math.max(1.6, size * 0.04)) + dyed(almond(line[7] as Point, size * 0.42, start + hand * 2.6 - hand * 0.6, 0.24), bud, pen, 1.2) + dots([line[21] as Point], size * 0.06, pen);
}

/** A pomegranate with its crown, seeds showing as a net. */
export function pomegranate(at: Point, radius: number, angle: number, dyes: Dyes): string {
  const crown = [-0.35, 0, 0.35].map((turn) => almond(polar(at, radius * 0.9, angle), radius * 0.6, angle + turn, 0.22)).join('');
  const net: Point[][] = [];
  for (let i = -3; i <= 3; i += 1) {
    const half = Math.sqrt(1 - (i / 4) ** 2) * radius * 0.9;
    for (const lean of [0.6, -0.6]) net.push([polar(polar(at, (i / 4) * radius, angle + lean), half, angle + lean + Math.PI / 2), polar(polar(at, (i / 4) * radius, angle + lean), -half, angle + lean + Math.PI / 2)]);
  }
  return dyed(crown, dyes.heart, dyes.pen, 1.4) + circle(at, radius, dyes.outer, { stroke: dyes.pen, 'stroke-width': 2 }) + strokes(net, dyes.inner, 1.5) + stroked(smooth(arc(at, radius * 0.72, angle + 2.2, angle + 3.6, 8)), COTTON, 2, { opacity: 0.6 });
}

/** A stem that swells and tapers, with bark strokes. */
export function stem(line: readonly Point[], halfWidth: (share: number) => number, fill: string, pen: string): string {
  const dense = curve(line, false, 9);
  const bark: Point[][] = walk(dense, 11).filter((_, i) => i % 2 === 0).map(({ point, angle, share }) => {
    const reach = halfWidth(share) * 0.75;
    return curve([polar(point, reach, angle + Math.PI / 2), polar(point, reach * 0.7, angle + 0.2), polar(point, reach, angle - Math.PI / 2)], false, 4);
  });
  return dyed(straight(ribbon(dense, halfWidth), true), fill, pen, 2) + (halfWidth(0) > 5 ? strokes(bark, pen, 1.2, { opacity: 0.6 }) : '');
}

/** A running vine between two lines, blossoms and leaves in turn: the border of a hanging. */
export function border(width: number, height: number, depth: number, ground: string, dyes: readonly Dyes[], pen: string): string {
  const box = (by: number): Point[] => [[by, by], [width - by, by], [width - by, height - by], [by, height - by]];
  const middle = depth * 0.52;
  let vine = '';
  const way = walk(box(middle), 12, true);
  vine += stroked(straight(way.map(({ point, angle }, i) => polar(point, Math.sin((i / way.length) * TURN * Math.round(way.length / 7.4)) * depth * 0.13, angle + Math.PI / 2)), true), pen, 2.4);
  const stations = walk(box(middle), depth * 0.92, true);
  const leaves = [0.5, Math.PI - 0.5].map((turn) => almond(polar([0, 0], depth * 0.26, turn), depth * 0.3, turn, 0.24)).join('');
  vine += repeated('border-leaves', filled(leaves, OLIVE, { stroke: pen, 'stroke-width': 1.2 }), stations.map(({ point, angle }, i) => ({ at: point, turn: i % 2 ? angle : angle + Math.PI })));
  dyes.forEach((dye, k) => {
    vine += repeated(`border-flower-${k}`, rosette([0, 0], depth * 0.26, 8, dye), stations.filter((_, i) => i % dyes.length === k).map(({ point, angle }) => ({ at: point, turn: angle })));
  });
  const ring = filled(straight(box(0), true) + straight(box(depth).reverse(), true), ground, { 'fill-rule': 'evenodd' });
  const rails = [4, 10, depth - 12, depth - 5, depth].map((by) => stroked(straight(box(by), true), pen, by === depth || by === 4 ? 2.6 : 1.4)).join('');
  return ring + vine + rails + dots(walk(box(depth - 8.5), 9, true).map(({ point }) => point), 1.6, pen);
}
