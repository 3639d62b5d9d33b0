import { arc, curve, ellipse, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import { almond, petal, repeated } from '../kit/motif.ts';
import type { Random } from '../kit/random.ts';
import { circle, dots, filled, group, rect, smooth, straight, stroked, strokes } from '../kit/svg.ts';
import { scatter } from '../kit/texture.ts';

export const GOLD = '#d8a93f';
export const PALE_GOLD = '#f0d386';
export const LINE = '#3a2420';

/** The outline of a cusped arch that stands on y: `cusps` small arcs to each side of the point. */
export function cuspedArch(x: number, y: number, width: number, height: number, cusps = 3): Point[] {
  const spring = y - height * 0.55;
  const half = width / 2;
  const points: Point[] = [[x - half, y], [x - half, spring]];
  const knots = Array.from({ length: cusps * 2 + 1 }, (_, i): Point => {
    const share = i / (cusps * 2);
    return [x - half * Math.cos(share * Math.PI), spring - Math.pow(Math.sin(share * Math.PI), 0.72) * height * 0.42];
  });
  knots[cusps] = [x, y - height];
  for (let i = 0; i + 1 < knots.length; i += 1) {
    const [a, b] = [knots[i] as Point, knots[i + 1] as Point];
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const bulge = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.22;
    for (const share of [0, 0.25, 0.5, 0.75]) points.push(polar([mix(a[0], b[0], share), mix(a[1], b[1], share)], Math.sin(share * Math.PI) * bulge, way - Math.PI / 2));
  }
  points.push([x + half, spring], [x + half, y]);
  return points;
}

/** A bulbous dome with ribs and a finial, standing on y. */
export function dome(x: number, y: number, width: number, fill: string, rib: string): string {
  const half = width / 2;
  const height = width * 0.82;
  const outline = [...curve([[x - half * 0.86, y], [x - half * 1.08, y - height * 0.36], [x - half * 0.62, y - height * 0.74], [x, y - height * 1.06]], false, 8), ...curve([[x, y - height * 1.06], [x + half * 0.62, y - height * 0.74], [x + half * 1.08, y - height * 0.36], [x + half * 0.86, y]], false, 8)];
  const ribs = [-0.5, 0, 0.5].map((side) => curve([[x + side * half * 1.1, y], [x + side * half * 1.24, y - height * 0.4], [x + side * half * 0.4, y - height * 0.8], [x, y - height]], false, 6));
  const leaves = Array.from({ length: 5 }, (_, i) => almond([x, y - height * 1.02], width * 0.14, Math.PI / 2 + (i - 2) * 0.5, 0.22)).join('');
  return (
    filled(straight(outline, true), fill, { stroke: LINE, 'stroke-width': 1.6 }) + strokes(ribs, rib, 1.6) + filled(leaves, GOLD) +
    stroked(`M${x} ${y - height * 1.06}v${-width * 0.26}`, GOLD, Math.max(2, width * 0.03)) + dots([[x, y - height * 1.12], [x, y - height * 1.22]], Math.max(2.4, width * 0.045), GOLD) +
    rect(x - half * 0.98, y - 4, width * 0.98, 7, GOLD, { stroke: LINE, 'stroke-width': 1 })
  );
}

/** A domed kiosk on slender pillars. */
export function kiosk(x: number, y: number, width: number, colours: { stone: string; shade: string; inside: string }): string {
  const height = width * 0.72;
  const half = width / 2;
  const pillars = [-1, -0.34, 0.34, 1].map((side) => rect(x + side * (half - 5) - 3.5, y - height, 7, height, colours.stone, { stroke: LINE, 'stroke-width': 1.2 })).join('');
  return (
    rect(x - half + 4, y - height, width - 8, height, colours.inside) +
    filled([-1, 0, 1].map((side) => straight(cuspedArch(x + side * width * 0.3, y, width * 0.26, height * 0.94, 2), true)).join(''), colours.shade) + pillars +
    filled(straight([[x - half - 9, y - height + 6], [x - half + 4, y - height - 9], [x + half - 4, y - height - 9], [x + half + 9, y - height + 6]], true), colours.stone, { stroke: LINE, 'stroke-width': 1.5 }) +
    dome(x, y - height - 9, width * 0.78, colours.stone, colours.shade) + rect(x - half - 4, y - 5, width + 8, 7, colours.stone, { stroke: LINE, 'stroke-width': 1.2 })
  );
}

/** Lattice of a window or parapet: small hexagons as a net. */
export function lattice(x: number, y: number, width: number, height: number, fill: string, net: string, step = 11): string {
  const lines: Point[][] = [];
  for (let at = -height; at < width; at += step) {
    const clip = (from: Point, to: Point): Point[] => [from, to];
    const start = Math.max(0, at);
    const end = Math.min(width, at + height);
    if (end > start) lines.push(clip([x + start, y + start - at], [x + end, y + end - at]), clip([x + start, y + height - (start - at)], [x + end, y + height - (end - at)]));
  }
  return rect(x, y, width, height, fill, { stroke: LINE, 'stroke-width': 1.4 }) + strokes(lines, net, 1.5);
}

/** A tree whose crown is built of rosettes of leaves, lighter on dark, as the workshops paint them. */
export function leafyTree(random: Random, id: string, foot: Point, crown: readonly Point[], trunk: string, dark: string, light: string, size = 17, blossom?: string): string {
  const box = crown.reduce((sum, [x, y]) => [sum[0] + x / crown.length, sum[1] + y / crown.length], [0, 0] as [number, number]);
  const rosette = Array.from({ length: 6 }, (_, i) => almond([0, 0], size * 0.62, (i / 6) * TURN, 0.26)).join('');
  const seats = scatter(random, crown, size * 0.98, 4000);
  const wood = [-16, 0, 16].map((lean, i) => stroked(smooth([foot, [foot[0] + lean * 0.3, mix(foot[1], box[1], 0.5)], [box[0] + lean * 3, box[1]]]), trunk, i === 1 ? 15 : 8)).join('');
  return (
    wood + filled(smooth(crown, true), dark, { stroke: LINE, 'stroke-width': 1.2 }) +
    repeated(`${id}-leaves`, filled(rosette, light) + dots([[0, 0]], size * 0.1, dark), seats.map((at) => ({ at, turn: random() * 1.5, size: random.between(0.85, 1.1) }))) +
    (blossom ? repeated(`${id}-bloom`, dots(ellipse([0, 0], 4, 4, 5), 3, blossom) + dots([[0, 0]], 2, PALE_GOLD), seats.filter(() => random.chance(0.3)).map((at) => ({ at: [at[0] + 4, at[1] + 3] as Point }))) : '')
  );
}

export function cypress(x: number, y: number, height: number, dark: string, light: string, angle = 0): string {
  const half = height * 0.13;
  const outline = [...curve([[0, 0], [-half, -height * 0.2], [-half * 0.8, -height * 0.6], [0, -height]], false, 7), ...curve([[0, -height], [half * 0.8, -height * 0.6], [half, -height * 0.2], [0, 0]], false, 7)];
  const marks: Point[][] = [];
  for (let i = 0; i < 13; i += 1) {
    const level = height * (0.1 + i * 0.066);
    const reach = half * Math.sin(Math.PI * Math.min(0.95, 0.28 + i * 0.055)) * 0.9;
    marks.push([[-reach, -level - 3], [0, -level + height * 0.03], [reach, -level - 3]]);
  }
  return group({ transform: `translate(${x} ${y})${angle ? ` rotate(${(angle * 180) / Math.PI})` : ''}` }, rect(-3, -4, 6, height * 0.06, '#5a3a26'), filled(straight(outline, true), dark, { stroke: LINE, 'stroke-width': 1.2 }), strokes(marks, light, 1.8));
}

/** A clump of flowers such as fills every meadow of the school: `id` must be unique, the clumps differ by colour. */
export function flowerClumps(id: string, spots: readonly { at: Point; size?: number; turn?: number }[], colour: string, leaf = '#4f7a3f'): string {
  const stems = [-0.55, 0, 0.55].map((lean) => polar([0, 0], lean === 0 ? 30 : 24, -Math.PI / 2 + lean));
  const blooms = stems.map((at) => filled(Array.from({ length: 5 }, (_, i) => petal(at, 7, (i / 5) * TURN, 0.36)).join(''), colour) + dots([at], 2, PALE_GOLD)).join('');
  const leaves = [-1.15, -0.75, 0.75, 1.15].map((lean) => almond([0, 0], 18, -Math.PI / 2 + lean, 0.16)).join('');
  return repeated(id, strokes(stems.map((tip) => [[0, 0], tip]), leaf, 1.5) + filled(leaves, leaf) + blooms, spots);
}

/** Gold rules, a coloured margin strewn with flakes of gold, and a band of flowers: the mount of an album leaf. */
export function mount(random: Random, width: number, height: number, depth: number, colour: string, band: string): string {
  const box = (by: number): Point[] => [[by, by], [width - by, by], [width - by, height - by], [by, height - by]];
  const ring = (outer: number, inner: number, fill: string) => filled(straight(box(outer), true) + straight(box(inner).reverse(), true), fill, { 'fill-rule': 'evenodd' });
  const middle = depth * 0.36;
  const flakes = Array.from({ length: 620 }, (): Point => [random() * width, random() * height]).filter(([x, y]) => x < middle || y < middle || x > width - middle || y > height - middle);
  const stations = walk(box(depth * 0.68), depth * 0.62, true);
  const flower = filled(Array.from({ length: 6 }, (_, i) => petal([0, 0], depth * 0.17, (i / 6) * TURN, 0.34)).join(''), '#c8443a', { stroke: LINE, 'stroke-width': 0.8 }) + dots([[0, 0]], depth * 0.045, PALE_GOLD);
  const leaf = filled([0.5, -0.5, Math.PI - 0.5, Math.PI + 0.5].map((turn) => almond([0, 0], depth * 0.2, turn, 0.2)).join(''), PALE_GOLD, { stroke: LINE, 'stroke-width': 0.7 });
  return (
    ring(0, depth, colour) + dots(flakes, 1.7, PALE_GOLD, { opacity: 0.75 }) + ring(depth * 0.46, depth * 0.9, band) +
    stroked(straight(box(depth * 0.68), true), PALE_GOLD, 1.6) +
    repeated('mount-leaf', leaf, stations.filter((_, i) => i % 2 === 1).map(({ point, angle }) => ({ at: point, turn: angle }))) + repeated('mount-flower', flower, stations.filter((_, i) => i % 2 === 0).map(({ point, angle }) => ({ at: point, turn: angle }))) +
    [0.43, 0.46, 0.9, 0.94, 1].map((share, i) => stroked(straight(box(depth * share), true), i === 0 || i === 3 ? LINE : GOLD, i === 4 ? 3.4 : i % 2 ? 2.4 : 1.2)).join('')
  );
}

export const stars = (random: Random, width: number, bottom: number, count: number) => {
  const far = Array.from({ length: count }, (): Point => [random() * width, random() * bottom]);
  return dots(far, 1.5, '#f7efd0', { opacity: 0.9 }) + dots(far.filter((_, i) => i % 5 === 0), 2.6, '#f7efd0');
};

/** A lotus in bud or bloom on the water, seen from the side. */
export const lotus = (at: Point, size: number, colour: string, light: string) =>
  filled([-1.25, -0.85, 0.85, 1.25].map((turn) => almond(at, size, -Math.PI / 2 + turn, 0.2)).join(''), colour, { stroke: LINE, 'stroke-width': 1 }) +
  filled([-0.5, 0.5].map((turn) => almond(at, size * 1.06, -Math.PI / 2 + turn, 0.22)).join(''), light, { stroke: LINE, 'stroke-width': 1 }) +
  filled(almond(at, size * 1.1, -Math.PI / 2, 0.24), colour, { stroke: LINE, 'stroke-width': 1 });

export const moon = (at: Point, radius: number) => circle(at, radius * 1.5, '#f7efd0', { opacity: 0.1 }) + circle(at, radius * 1.22, '#f7efd0', { opacity: 0.16 }) + circle(at, radius, '#fbf4dc') + filled(straight(arc([at[0] + radius * 0.2, at[1] - radius * 0.1], radius * 0.3, 0, TURN, 14), true), '#ece0bb');
