import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesign, createFourColourPicture } from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { deleteUnusedDesigns } from './garbage-collection.ts';
import { freezeDesign } from './index.ts';

describeOnEveryDatabase(() => {
  test('deletes unused designs with their pictures after 90 days without a change and keeps ordered designs', () => {
    let now = new Date('2026-01-01T00:00:00Z');
    return withApp({ dependencies: { now: () => now } }, async (app) => {
      await insertPersonalisedCatalogue(app);
      const unusedDesign = await createDesign(app);
      await unusedDesign.addPicture(await createFourColourPicture(20, 20));
      const orderedDesign = await createDesign(app);
      await orderedDesign.addPicture(await createFourColourPicture(20, 20));
      await freezeDesign(app.db, orderedDesign.id, now);
      now = new Date('2026-02-01T00:00:00Z');
      const recentDesign = await createDesign(app);

      now = new Date('2026-04-05T00:00:00Z');
      expect(await deleteUnusedDesigns(app.db, app.storage, now)).toBe(1);
      expect(await deleteUnusedDesigns(app.db, app.storage, now)).toBe(0);
      const remainingDesigns = await app.db.selectFrom('designs').select('id').execute();
      expect(remainingDesigns.map(({ id }) => id).sort()).toEqual([orderedDesign.id, recentDesign.id].sort());
      expect(await app.storage.list(`designs/${unusedDesign.id}`)).toEqual([]);
      expect(await app.storage.list(`designs/${orderedDesign.id}`)).toHaveLength(2);
      expect(await app.db.selectFrom('design_assets').selectAll().execute()).toHaveLength(1);
    });
  });
});
