import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { cropped, cutOff } from './crop.ts';

const photo: PictureLayer = {
  id: 'p',
  kind: 'picture',
  asset: 'a',
  cx: 50,
  cy: 40,
  width: 60,
  rotation: 0,
  flip: false,
};

test('what stays of a cropped picture keeps its size and place', () => {
  // 60 × 40 mm: the left third is 20 mm.
  const left = cropped(photo, 'left', 1 / 3, 1.5);
  expect(left).toMatchObject({ width: 40, cx: 60, cy: 40, crop: { x: 0.333, y: 0, height: 1 } });
  const both = cropped(left, 'bottom', 0.5, 1.5);
  expect(both).toMatchObject({ cx: expect.closeTo(60, 1), cy: expect.closeTo(30, 1), crop: { height: 0.5 } });
});

test('a flipped and turned picture stays in its place, too', () => {
  const turned = cropped({ ...photo, flip: true, rotation: 90 }, 'left', 0.5, 1.5);
  expect(turned).toMatchObject({ width: 30, cx: 50, cy: 25 });
});

test('a crop can be taken back, and never cuts off everything', () => {
  const half = cropped(photo, 'top', 0.5, 1.5);
  expect(cropped(half, 'top', 0, 1.5)).toEqual(photo);
  expect(cutOff(cropped(half, 'bottom', 0.9, 1.5)).bottom).toBeCloseTo(0.45);
});
