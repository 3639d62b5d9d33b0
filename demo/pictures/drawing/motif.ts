import { polar, type Point } from './geometry.ts';
import { tenths } from './number.ts';
import { element, group } from './svg.ts';

/** Path data of a leaf or petal, pointed at both ends; `plump` is its half width as a share of its length. */
export function almond(at: Point, length: number, angle: number, plump: number): string {
  const tip = polar(at, length, angle);
  const side = (sign: number) =>
    polar(polar(at, length * 0.45, angle), length * plump * 2 * sign, angle + Math.PI / 2);
  const text = ([x, y]: Point) => `${tenths(x)} ${tenths(y)}`;
  return `M${text(at)}Q${text(side(1))} ${text(tip)}Q${text(side(-1))} ${text(at)}`;
}

/** Path data of a petal with a round tip. */
export function petal(at: Point, length: number, angle: number, plump: number): string {
  const tip = polar(at, length, angle);
  const side = (sign: number, share: number, width: number) =>
    polar(polar(at, length * share, angle), length * width * sign, angle + Math.PI / 2);
  const text = ([x, y]: Point) => `${tenths(x)} ${tenths(y)}`;
  const half = (sign: number, to: Point, first: Point, second: Point) =>
    `C${text(first)} ${text(second)} ${text(to)}${sign > 0 ? '' : 'z'}`;
  return (
    `M${text(at)}` +
    half(1, tip, side(1, 0.35, plump * 1.15), side(1, 1.02, plump * 1.2)) +
    half(-1, at, side(-1, 1.02, plump * 1.2), side(-1, 0.35, plump * 1.15))
  );
}

export interface Spot {
  at: Point;
  turn?: number;
  size?: number;
}

/** One motif, drawn around the origin, at many places: one definition and a reference for each place. */
export function repeated(id: string, motif: string, spots: readonly Spot[]): string {
  const uses = spots.map(({ at, turn = 0, size = 1 }) => {
    const turned = turn === 0 ? '' : ` rotate(${tenths((turn * 180) / Math.PI)})`;
    const scaled = size === 1 ? '' : ` scale(${Math.round(size * 100) / 100})`;
    return element('use', {
      href: `#${id}`,
      transform: `translate(${tenths(at[0])} ${tenths(at[1])})${turned}${scaled}`,
    });
  });
  return element('defs', {}, group({ id }, motif)) + uses.join('');
}
