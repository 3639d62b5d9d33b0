import type { Layer } from '@rangmala/shared/contract/designs';
import { fitArea, toMillimetres, createTransform } from './area-scale.ts';

const area = { width: 80, height: 76, bleed: 2, safe: 4 };
const layer: Layer = {
  id: 'p',
  kind: 'picture',
  asset: 'a',
  cx: 40,
  cy: 38,
  width: 20,
  rotation: 0,
  flip: false,
};

test('fits a print area with its bleed into a box', () => {
  expect(fitArea(area, { width: 168, height: 160 })).toEqual({ pixelsPerMillimetre: 2, corner: [4, 4] });
});

test('centres a print area horizontally in a box that is wider than the area needs', () => {
  const scale = fitArea(area, { width: 400, height: 160 });
  expect(scale).toEqual({ pixelsPerMillimetre: 2, corner: [120, 4] });
  expect(toMillimetres([200, 80], scale)).toEqual([40, 38]);
});

test('moves the drawing of a layer in pixels', () => {
  const scale = fitArea(area, { width: 168, height: 160 });
  expect(createTransform(layer, { ...layer, cx: 45, cy: 36 }, scale)).toBe('translate(10px, -4px)');
});

test('scales and rotates the drawing of a layer about the centre of the layer', () => {
  const scale = fitArea(area, { width: 168, height: 160 });
  const rotated = { ...layer, rotation: 30 };
  expect(createTransform(rotated, { ...layer, width: 40, rotation: 75 }, scale)).toBe(
    'translate(84px, 80px) rotate(45deg) scale(2) translate(-84px, -80px)',
  );
});
