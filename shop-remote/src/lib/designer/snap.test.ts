import type { Layer } from '@rangmala/shared/contract/designs';
import { describeSnap, listSnapLines, snapLayer } from './snap.ts';

const area = { width: 80, height: 60, bleed: 2, safe: 4 };
const other = { cx: 20, cy: 15, width: 10, height: 6, rotation: 0 };
const lines = listSnapLines(area, [other]);
const art = { id: 'a', kind: 'art', art: 'kolam', width: 20, height: 10, rotation: 0, flip: false } as const;
const snap = (cx: number, cy: number, rotation = 0) => {
  const layer: Layer = { ...art, cx, cy, rotation };
  const result = snapLayer(layer, { ...art, cx, cy, rotation }, lines, { x: 1, y: 1 });
  return [result.layer.cx, result.layer.cy, describeSnap(result.snapped)];
};

test.each<[string, number[], (number | string)[]]>([
  ['the middle of the side', [40.6, 30.4], [40, 30, 'Lined up with the middle.']],
  ['the safe edge', [65.3, 40], [66, 40, 'Lined up with the safe edge.']],
  ['the edge of the bleed', [8.4, 44], [8, 44, 'Lined up with the edge.']],
  ['another layer', [52, 19.6], [52, 20, 'Lined up with another layer.']],
  ['nothing within the tolerance', [53, 43], [53, 43, '']],
  ['the safe edge after a rotation', [8.5, 43, 90], [9, 43, 'Lined up with the safe edge.']],
])('snaps to %s', (_, [cx = 0, cy = 0, rotation], expected) => {
  expect(snap(cx, cy, rotation)).toEqual(expected);
});
