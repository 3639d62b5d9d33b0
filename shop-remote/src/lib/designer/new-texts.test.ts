import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import { measureDistanceOverSafeEdge } from '@rangmala/shared/contract/design-geometry';
import type { Layer, TextLayer } from '@rangmala/shared/contract/designs';
import { listObstacles } from './free-room.ts';
import type { LayerResources } from './layers.ts';
import { createTextLayer, curveText, giveTextBox, readCurve } from './new-texts.ts';

const mug: PrintArea = { width: 80, height: 76, bleed: 2, safe: 4 };
const pen: PrintArea = { width: 48, height: 6, bleed: 0, safe: 0.5 };
const style = { text: 'Asha', typeface: 'mukta', colour: '#23306f' } as const;
const place = { cx: 40, cy: 38, width: 72, rotation: 0, flip: false };
const photo = { ...place, id: 'p', kind: 'picture', asset: 'a', height: 68 } as const;
const createResources = () => ({
  assets: new Map([['a', { id: 'a', width: 720, height: 680, url: '/a' }]]),
  outlines: new Map(),
});
const add = (layers: readonly Layer[], resources: LayerResources = createResources(), area = mug) =>
  createTextLayer(style, area, listObstacles(layers, area, resources));
const toBox = ({ cx, cy, width, height = 0, rotation }: TextLayer) => ({ cx, cy, width, height, rotation });

test('places a text in the middle of an empty side, as wide as the safe area', () => {
  expect(add([])).toMatchObject({ cx: 40, cy: 38, width: 72, lines: 8 });
  expect(add([], createResources(), pen)).toMatchObject({ cx: 24, cy: 3, width: 47, height: 5, size: 4 });
});

test('places several texts without covering one another', () => {
  const texts = [1, 2, 3].reduce<TextLayer[]>((layers) => [...layers, add(layers)], []);
  const sorted = texts.map(toBox).sort((first, second) => first.cy - second.cy);
  sorted.slice(1).forEach(({ cy, height }, index) => {
    const above = sorted[index];
    expect(cy - height / 2).toBeGreaterThanOrEqual((above?.cy ?? 0) + (above?.height ?? 0) / 2 - 0.01);
  });
  for (const box of sorted) expect(measureDistanceOverSafeEdge(box, mug)).toBeLessThan(0.01);
});

test('places a text on a photo below its middle', () => {
  expect(add([photo]).cy).toBeGreaterThan(58);
});

test('places a text where it is wanted, inside the safe area', () => {
  const layer = createTextLayer({ ...style, at: [0, 70], share: 0.5 }, mug, []);
  expect(layer).toMatchObject({ cx: 22, width: 36 });
});

test('gives a text of an earlier design a box around the same letters', () => {
  const old: TextLayer = { ...style, ...place, id: 't', kind: 'text', cx: 30, width: 20 };
  const outline = { path: 'M0 0', width: 2000, height: 800 };
  expect(giveTextBox(old, outline, mug)).toMatchObject({ cx: 30, cy: 38, width: 52, height: 16, size: 10 });
  const boxed = add([]);
  expect(giveTextBox(boxed, outline, mug)).toBe(boxed);
});

test('curves a text in a box that is high enough for its letters, and straightens it again', () => {
  const straight = add([]);
  const arch = curveText(straight, 50, mug);
  expect(arch.arc).toBe(72);
  expect(arch.height).toBeGreaterThan((straight.height ?? 0) + 15);
  expect(readCurve(arch)).toBe(50);
  const low = curveText({ ...straight, cy: 61 }, 50, mug);
  expect(measureDistanceOverSafeEdge(toBox(low), mug)).toBeLessThan(0.01);
  expect(readCurve(curveText(arch, -100, mug))).toBe(-100);
  expect(curveText(arch, 0, mug)).toEqual(straight);
});
