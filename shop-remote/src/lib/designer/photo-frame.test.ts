import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { centrePicture, createPictureFrame, fillFrame, fitFrame } from './photo-frame.ts';

const area = { width: 80, height: 60, bleed: 2, safe: 5 };
const place = { cx: 30, cy: 20, width: 30, height: 30, rotation: 10, flip: false };
const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
const photo: PictureLayer = { ...place, id: 'p', kind: 'picture', asset: 'a', crop };

test.each([
  [
    'fills the safe area with a photo',
    [1400, 1000],
    'image/jpeg',
    { width: 70, height: 50, crop: undefined },
  ],
  ['keeps the upper part of a high photo', [1000, 1000], 'image/jpeg', { height: 50, crop: { y: 0.095 } }],
  ['shows a panorama whole', [4000, 1000], 'image/jpeg', { width: 70, height: undefined }],
  ['shows a logo whole', [1000, 1000], 'image/png', { width: 50, height: undefined }],
])('%s', (_, [width = 1, height = 1], type, expected) => {
  expect({
    height: undefined,
    crop: undefined,
    ...createPictureFrame(area, { width, height }, type),
  }).toMatchObject(expected);
});

test('fills the side with its bleed, shows the picture whole, and centres it', () => {
  expect(fillFrame(photo, area)).toMatchObject({ width: 84, height: 64, cx: 40, cy: 30, rotation: 0 });
  expect(fillFrame(photo, area).crop).toBeUndefined();
  const fitted = fitFrame(photo, area, { width: 100, height: 100 });
  expect(fitted).toMatchObject({ width: 50, cx: 40, cy: 30 });
  expect(fitted).not.toHaveProperty('height');
  expect(centrePicture(photo, area)).toEqual({ ...photo, cx: 40, cy: 30 });
});

test('keeps the slot of a photo in its place', () => {
  const slot = { ...photo, field: 'photo' };
  const { crop: _crop, ...whole } = slot;
  expect(fillFrame(slot, area)).toEqual(whole);
  expect(fitFrame(slot, area, { width: 100, height: 100 })).toEqual({ ...whole, fit: 'fit' });
  expect(centrePicture(slot, area)).toEqual({ ...slot, crop: { ...slot.crop, x: 0.25, y: 0.25 } });
});
