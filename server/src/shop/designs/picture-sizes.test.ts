import type { Layer } from '@rangmala/shared/contract/designs';
import { createPictureLayer } from '../../testing/designs.ts';
import type { Assets, RenderedAsset } from './layer-size.ts';
import { computePictureSizes, MAX_PICTURE_PIXELS } from './picture-sizes.ts';

const createAssets = (...assets: { id: string; width: number; height: number }[]): Assets =>
  new Map(assets.map((asset) => [asset.id, asset as RenderedAsset]));

const createLayer = (asset: string, change: object): Layer => createPictureLayer(asset, change);

test('shrinks a picture to twice the pixels that its largest layer shows', () => {
  const assets = createAssets({ id: 'a', width: 4000, height: 2000 });
  // 25.4 mm at 300 dpi are 300 pixels, and 50.8 mm are 600 pixels.
  const layers = [createLayer('a', { width: 25.4 }), createLayer('a', { width: 50.8 })];
  expect(computePictureSizes(layers, 300, assets)).toEqual(new Map([['a', { width: 1200, height: 600 }]]));
});

test('counts the whole picture when a layer shows a part of the picture', () => {
  const assets = createAssets({ id: 'a', width: 4000, height: 2000 });
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  expect(computePictureSizes([createLayer('a', { width: 25.4, crop })], 300, assets).get('a')).toEqual({
    width: 1200,
    height: 600,
  });
});

test('does not enlarge a picture, and does not shrink a picture by less than a quarter', () => {
  const assets = createAssets({ id: 'a', width: 100, height: 50 }, { id: 'b', width: 780, height: 390 });
  const layers = [createLayer('a', { width: 25.4 }), createLayer('b', { width: 25.4 })];
  expect(computePictureSizes(layers, 300, assets)).toEqual(
    new Map([
      ['a', { width: 100, height: 50 }],
      ['b', { width: 780, height: 390 }],
    ]),
  );
});

test('limits the pixels of all pictures together', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `a${index}`);
  const assets = createAssets(...ids.map((id) => ({ id, width: 5000, height: 5000 })));
  const layers = ids.map((id) => createLayer(id, { width: 1000 }));
  const sizes = [...computePictureSizes(layers, 300, assets).values()];
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(pixels).toBeLessThanOrEqual(MAX_PICTURE_PIXELS * 1.01);
  expect(pixels).toBeGreaterThan(MAX_PICTURE_PIXELS * 0.99);
});
