import { computeBounds, type LayerBox, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { round } from './layers.ts';

/** A line of the side to which the edges and the middles of layers snap, in millimetres. */
export interface SnapLine {
  at: number;
  /** What the line is, such as `the middle`. */
  name: string;
}

export interface SnapLines {
  x: readonly SnapLine[];
  y: readonly SnapLine[];
}

/** The lines to which a layer has snapped; undefined for none. */
export interface Snapped {
  x: SnapLine | undefined;
  y: SnapLine | undefined;
}

/** Returns the lines of a side: its middle, its edges, the safe area, and the edges and middles of other layers. */
export function listSnapLines(
  { width, height, bleed, safe }: PrintArea,
  otherBoxes: readonly LayerBox[],
): SnapLines {
  const listOwn = (length: number): SnapLine[] => [
    { at: length / 2, name: 'the middle' },
    ...[safe, length - safe].map((at) => ({ at, name: 'the safe edge' })),
    ...[0, length, -bleed, length + bleed].map((at) => ({ at, name: 'the edge' })),
  ];
  const bounds = otherBoxes.map(computeBounds);
  const listOthers = (from: number, to: number): SnapLine[] =>
    [(from + to) / 2, from, to].map((at) => ({ at, name: 'another layer' }));
  return {
    x: [...listOwn(width), ...bounds.flatMap(({ left, right }) => listOthers(left, right))],
    y: [...listOwn(height), ...bounds.flatMap(({ top, bottom }) => listOthers(top, bottom))],
  };
}

/**
 * Returns a layer moved to the nearest lines, and these lines.
 * @param tolerance largest distance of an edge or a middle from a line, in millimetres, for each direction
 */
export function snapLayer<L extends Layer>(
  layer: L,
  box: LayerBox,
  lines: SnapLines,
  tolerance: { x: number; y: number },
): { layer: L; snapped: Snapped } {
  const { left, right, top, bottom } = computeBounds(box);
  const x = findNearest([box.cx, left, right], lines.x, tolerance.x);
  const y = findNearest([box.cy, top, bottom], lines.y, tolerance.y);
  return {
    layer: { ...layer, cx: round(layer.cx + x.offset), cy: round(layer.cy + y.offset) },
    snapped: { x: x.line, y: y.line },
  };
}

function findNearest(
  positions: readonly number[],
  lines: readonly SnapLine[],
  tolerance: number,
): { offset: number; line: SnapLine | undefined } {
  let [offset, line, distance] = [0, undefined as SnapLine | undefined, tolerance];
  for (const each of lines) {
    for (const position of positions) {
      if (Math.abs(each.at - position) >= distance) continue;
      [offset, line, distance] = [each.at - position, each, Math.abs(each.at - position)];
    }
  }
  return { offset, line };
}

/** Says to which lines a layer has snapped; '' for none. */
export function describeSnap({ x, y }: Snapped): string {
  const names = [...new Set([x?.name, y?.name].filter((name) => name !== undefined))];
  return names.length === 0 ? '' : `Lined up with ${names.join(' and ')}.`;
}
