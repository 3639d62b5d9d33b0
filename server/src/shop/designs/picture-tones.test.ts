import type { Design } from '@rangmala/shared/contract/designs';
import sharp from 'sharp';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createPictureLayer, test } from '../../testing/designs.ts';

const createRectangle = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 4 as const, background },
});

const LIGHT = createRectangle(300, 300, '#fffdf5');

describeOnEveryDatabase(() => {
  test.each([
    ['warns about a light picture', [LIGHT], true],
    [
      'does not warn about a light picture with a dark strip',
      [LIGHT, createRectangle(40, 120, '#000')],
      false,
    ],
    ['does not warn about a dark picture', [createRectangle(300, 300, '#202020')], false],
  ])('%s with a transparent border on a light product', async (_, rectangles, hasWarning, _app, design) => {
    const picture = sharp(createRectangle(600, 600, '#0000')).composite(
      rectangles.map((input) => ({ input })),
    );
    const { response, asset } = await design.addPicture(await picture.png().toBuffer());
    const { tones } = response.json<{ tones: number[] }>();
    expect(tones.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    await design.draw(createPictureLayer(asset.id, { width: 20 }));
    const { assets, warnings } = (await design.read()).json<Design>();
    expect(assets[0]?.tones).toEqual(tones);
    const isWarned = warnings.some((sentence) => sentence.startsWith('Photo 1 is nearly invisible on this'));
    expect(isWarned).toBe(hasWarning);
  });
});
