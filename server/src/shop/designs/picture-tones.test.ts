import type { Design } from '@rangmala/shared/contract/designs';
import sharp from 'sharp';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  addPicture,
  createDesign,
  createDesignContent,
  createPictureLayer,
  fetchDesign,
  putDesign,
} from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';

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
  ])('%s with a transparent border on a light product', (_, rectangles, hasWarning) =>
    withApp(async (app) => {
      await insertPersonalisedCatalogue(app);
      const design = await createDesign(app);
      const picture = sharp(createRectangle(600, 600, '#0000')).composite(
        rectangles.map((input) => ({ input })),
      );
      const { response, asset } = await addPicture(app, design, await picture.png().toBuffer());
      const { tones } = response.json<{ tones: number[] }>();
      expect(tones.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
      await putDesign(app, design, createDesignContent([createPictureLayer(asset.id, { width: 20 })]));
      const { assets, warnings } = (await fetchDesign(app, design)).json<Design>();
      expect(assets[0]?.tones).toEqual(tones);
      const isWarned = warnings.some((sentence) =>
        sentence.startsWith('Photo 1 is nearly invisible on this'),
      );
      expect(isWarned).toBe(hasWarning);
    }),
  );
});
