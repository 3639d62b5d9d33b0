import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { computeCutOffFractions, cropPicture, dragCropHandle, panPicture, zoomPicture } from './crop.ts';

const place = { cx: 50, cy: 40, width: 60, rotation: 0, flip: false };
const photo: PictureLayer = { ...place, id: 'p', kind: 'picture', asset: 'a' };

const picture = { width: 1500, height: 1000 };

test('keeps size and position of the remaining part of a cropped picture', () => {
  // The picture is 60 × 40 mm, so its left third is 20 mm wide.
  const croppedLeft = cropPicture(photo, 'left', 1 / 3, picture);
  expect(croppedLeft).toMatchObject({
    width: 40,
    cx: 60,
    cy: 40,
    crop: { x: expect.closeTo(0.333), y: 0, height: 1 },
  });
  const croppedTwice = cropPicture(croppedLeft, 'bottom', 0.5, picture);
  expect(croppedTwice).toMatchObject({
    cx: expect.closeTo(60, 1),
    cy: expect.closeTo(30, 1),
    crop: { height: 0.5 },
  });
});

test('keeps the position of a flipped and rotated picture', () => {
  const rotated = cropPicture({ ...photo, flip: true, rotation: 90 }, 'left', 0.5, picture);
  expect(rotated).toMatchObject({ width: 30, cx: 50, cy: 25 });
});

test('undoes a crop with the fraction 0, and never cuts off the whole picture', () => {
  const croppedHalf = cropPicture(photo, 'top', 0.5, picture);
  expect(cropPicture(croppedHalf, 'top', 0, picture)).toEqual(photo);
  expect(
    computeCutOffFractions(cropPicture(croppedHalf, 'bottom', 0.9, picture), picture).bottom,
  ).toBeCloseTo(0.45);
});

/** A frame of 40 × 40 mm shows the middle two thirds of the picture. */
const frame: PictureLayer = { ...photo, width: 40, height: 40 };

test('moves and enlarges a picture inside its frame, which it always fills', () => {
  const panned = panPicture(frame, [3, 5], picture);
  expect(panned).toMatchObject({ cx: 50, cy: 40, width: 40, height: 40 });
  expect(panned.crop).toMatchObject({ x: expect.closeTo(1 / 6 - 0.05), y: 0, height: 1 });
  expect(panPicture(frame, [-90, 0], picture).crop?.x).toBeCloseTo(1 / 3);
  expect(panPicture({ ...frame, flip: true }, [3, 0], picture).crop?.x).toBeCloseTo(1 / 6 + 0.05);
  const zoomed = zoomPicture(frame, 2, picture);
  expect(zoomed.crop).toMatchObject({ x: expect.closeTo(1 / 3), y: 0.25, height: 0.5 });
  expect(zoomPicture(zoomed, 0.1, picture).crop).toMatchObject({ width: expect.closeTo(2 / 3), height: 1 });
});

test('crops a picture and its frame by a handle', () => {
  const cropped = dragCropHandle(frame, 'right', [-10, 7], picture);
  expect(cropped).toMatchObject({ cx: 45, cy: 40, width: 30, height: 40, crop: { height: 1 } });
  expect(cropped.crop?.width).toBeCloseTo(0.5);
});
