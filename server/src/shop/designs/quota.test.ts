import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesign, createFourColourPicture } from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { expectError } from '../../testing/errors.ts';

const TOO_MANY_UPLOADS = 'You’ve uploaded a lot of images today. Please try again tomorrow, or write to us.';

/** Sets the stored size of every design picture, in bytes. */
const setBytes = (app: FastifyInstance, bytes: number) =>
  app.db.updateTable('design_assets').set({ bytes }).execute();

describeOnEveryDatabase(() => {
  test('refuses pictures and copies of designs above the daily upload quota of an IP address', () =>
    withApp({ env: { RATE_LIMITS: 'on' } }, async (app) => {
      await insertPersonalisedCatalogue(app);
      const design = await createDesign(app);
      const firstUpload = await design.addPicture(await createFourColourPicture(20, 20));
      expect(firstUpload.response.statusCode).toBe(201);
      const storedRows = await app.db.selectFrom('design_assets').selectAll().execute();
      expect(storedRows[0]?.bytes).toBeGreaterThan(100);
      expect((await design.copy()).statusCode).toBe(201);
      const sizes = await app.db.selectFrom('design_assets').select('bytes').execute();
      expect(sizes).toEqual([{ bytes: storedRows[0]?.bytes }, { bytes: storedRows[0]?.bytes }]);

      await setBytes(app, 1000 * 1024 * 1024);
      const secondUpload = await design.addPicture(await createFourColourPicture(24, 24));
      expectError(secondUpload.response, 429, TOO_MANY_UPLOADS);
      expect((await design.copy()).statusCode).toBe(429);
    }));
});
