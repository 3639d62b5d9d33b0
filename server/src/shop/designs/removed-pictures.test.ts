import { MAX_ASSETS } from '@rangmala/shared/contract/designs';
import { withApp } from '../../testing/app.ts';
import { createClock } from '../../testing/clock.ts';
import {
  addPicture,
  createDesign,
  createDesignContent,
  createPictureLayer,
  putDesign,
} from '../../testing/designs.ts';
import { createPlainPicture } from '../../testing/pictures.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';

test('replaces a picture that was removed more than an hour ago when a design has the most pictures', () => {
  const clock = createClock();
  return withApp(
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const design = await createDesign(app);
      const add = async (width: number) => {
        clock.advance(1_000);
        return addPicture(app, design, await createPlainPicture(width, 40).png().toBuffer());
      };
      const ids: string[] = [];
      for (let index = 0; index < MAX_ASSETS; index += 1) ids.push((await add(40 + index)).asset.id);
      const [shownId = '', removedId = ''] = ids;
      await putDesign(app, design, createDesignContent([createPictureLayer(shownId)]));

      const { response: refusal } = await add(100);
      expect(refusal.statusCode).toBe(422);
      expect(refusal.json()).toEqual({
        detail:
          'A design may have at most 20 pictures, including pictures that you removed in the last hour.',
      });

      clock.advance(61 * 60_000);
      const { response, asset } = await add(100);
      expect(response.statusCode).toBe(201);
      const storedIds = (await app.db.selectFrom('design_assets').select('id').execute()).map(({ id }) => id);
      expect(storedIds).toHaveLength(MAX_ASSETS);
      expect(storedIds).toEqual(expect.arrayContaining([shownId, asset.id]));
      expect(storedIds).not.toContain(removedId);
    },
    { dependencies: { now: clock.now } },
  );
});
