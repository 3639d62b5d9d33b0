import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { addPicture, createDesign, createFourColourPicture } from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { deleteUnusedDesigns } from './garbage-collection.ts';
import { freezeDesign } from './index.ts';
import { insertDesign } from './queries.ts';

describeOnEveryDatabase((database) => {
  test('deletes unused designs with their pictures after 90 days without a change and keeps ordered designs', () => {
    let now = new Date('2026-01-01T00:00:00Z');
    return withApp(
      async (app) => {
        await insertPersonalisedCatalogue(app);
        const unusedDesign = await createDesign(app);
        await addPicture(app, unusedDesign, await createFourColourPicture(20, 20));
        const orderedDesign = await createDesign(app);
        await addPicture(app, orderedDesign, await createFourColourPicture(20, 20));
        await freezeDesign(app.db, orderedDesign.id, now);
        now = new Date('2026-02-01T00:00:00Z');
        const recentDesign = await createDesign(app);

        now = new Date('2026-04-05T00:00:00Z');
        expect(await deleteUnusedDesigns(app.db, app.storage, now)).toBe(1);
        expect(await deleteUnusedDesigns(app.db, app.storage, now)).toBe(0);
        const remainingDesigns = await app.db.selectFrom('designs').select('id').execute();
        expect(remainingDesigns.map(({ id }) => id).sort()).toEqual(
          [orderedDesign.id, recentDesign.id].sort(),
        );
        expect(await app.storage.list(`designs/${unusedDesign.id}`)).toEqual([]);
        expect(await app.storage.list(`designs/${orderedDesign.id}`)).toHaveLength(2);
        expect(await app.db.selectFrom('design_assets').selectAll().execute()).toHaveLength(1);
      },
      { database, dependencies: { now: () => now } },
    );
  });
  test('deletes 150 unused designs in one run, although a batch contains 100 designs', () =>
    withApp(
      async (app) => {
        await insertPersonalisedCatalogue(app);
        const content = { v: 1 as const, options: {}, note: '', sides: [] };
        const now = new Date('2026-01-01T00:00:00Z');
        await app.db.transaction().execute(async (transaction) => {
          for (let count = 0; count < 150; count += 1)
            await insertDesign(transaction, { productId: '1', userId: undefined, content, now });
        });
        expect(await deleteUnusedDesigns(app.db, app.storage, new Date('2026-04-05T00:00:00Z'))).toBe(150);
        expect(await app.db.selectFrom('designs').select('id').execute()).toEqual([]);
      },
      { database },
    ));
});
