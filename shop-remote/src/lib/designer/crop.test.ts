import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { cropPicture, computeCutOffFractions } from './crop.ts';

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

test('keeps size and position of the remaining part of a cropped picture', () => {
  // The picture is 60 × 40 mm, so its left third is 20 mm wide.
  const croppedLeft = cropPicture(photo, 'left', 1 / 3, 1.5);
  expect(croppedLeft).toMatchObject({ width: 40, cx: 60, cy: 40, crop: { x: 0.333, y: 0, height: 1 } });
  const croppedTwice = cropPicture(croppedLeft, 'bottom', 0.5, 1.5);
  expect(croppedTwice).toMatchObject({
    cx: expect.closeTo(60, 1),
    cy: expect.closeTo(30, 1),
    crop: { height: 0.5 },
  });
});

test('keeps the position of a flipped and rotated picture', () => {
  const rotated = cropPicture({ ...photo, flip: true, rotation: 90 }, 'left', 0.5, 1.5);
  expect(rotated).toMatchObject({ width: 30, cx: 50, cy: 25 });
});

test('undoes a crop with the fraction 0, and never cuts off the whole picture', () => {
  const croppedHalf = cropPicture(photo, 'top', 0.5, 1.5);
  expect(cropPicture(croppedHalf, 'top', 0, 1.5)).toEqual(photo);
  expect(computeCutOffFractions(cropPicture(croppedHalf, 'bottom', 0.9, 1.5)).bottom).toBeCloseTo(0.45);
});
