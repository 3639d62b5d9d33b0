import { createSmallPictureWarning } from './picture-upload.ts';

test('warns about a picture with too few pixels', () => {
  expect(createSmallPictureWarning({ width: 40, height: 40 }, 600)).toBe(
    'This picture is only 40 × 40 pixels and may look blurred. At least 600 × 600 is better.',
  );
  expect(createSmallPictureWarning({ width: 600, height: 2000 }, 600)).toBeUndefined();
  expect(createSmallPictureWarning({ width: 0, height: 0 }, 600)).toBeUndefined();
});
