import type { Design } from '@rangmala/shared/contract/designs';
import sharp from 'sharp';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  addPicture,
  createDesign,
  createDesignContent,
  createPictureLayer,
  putDesign,
} from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';

const WARNING = /^Photo 1 is nearly invisible on this product colour/;

describeOnEveryDatabase((database) => {
  test.each([
    ['warns about a light picture', '#fffdf5', 0, true],
    ['does not warn about a light picture with a dark strip', '#fffdf5', 120, false],
    ['does not warn about a dark picture', '#202020', 0, false],
  ])('%s on a light product', (_, background, darkSize, hasWarning) =>
    withApp({ database }, async (app) => {
      await insertPersonalisedCatalogue(app);
      const design = await createDesign(app);
      const blackStrip = {
        create: { width: 40, height: Math.max(1, darkSize), channels: 3 as const, background: '#000' },
      };
      const canvas = sharp({ create: { width: 600, height: 600, channels: 4, background: '#0000' } });
      const picture = { create: { width: 300, height: 300, channels: 3 as const, background } };
      const buffer = await canvas
        .composite([{ input: picture }, ...(darkSize > 0 ? [{ input: blackStrip }] : [])])
        .png()
        .toBuffer();
      const { response, asset } = await addPicture(app, design, buffer);
      const { tones } = response.json<{ tones: number[] }>();
      expect(tones.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
      const saveResponse = await putDesign(
        app,
        design,
        createDesignContent([createPictureLayer(asset.id, { width: 20 })]),
      );
      expect(saveResponse.json<Design>().warnings.some((sentence) => WARNING.test(sentence))).toBe(
        hasWarning,
      );
      const { assets } = (
        await app.inject({ url: `/api/designs/${design.id}`, headers: design.headers })
      ).json<Design>();
      expect(assets[0]?.tones).toEqual(tones);
    }),
  );
});
