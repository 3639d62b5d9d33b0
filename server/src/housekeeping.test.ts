import { deleteUnneededData } from './housekeeping.ts';
import { withApp } from './testing/app.ts';
import { createClock } from './testing/clock.ts';
import { insertPersonalisedCatalogue } from './testing/products.ts';
import { createDesign } from './testing/designs.ts';

test('continues with the next deletion and logs the error when a deletion fails', () => {
  const clock = createClock();
  const lines: string[] = [];
  return withApp(
    {
      env: { LOG_LEVEL: 'error' },
      dependencies: { now: clock.now, logStream: { write: (line) => lines.push(line) } },
    },
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const { id } = await createDesign(app);
      const createdAt = clock.now().toISOString();
      const url = '/uploads/unused/design-9x9.webp';
      await app.storage.put(url.slice(1), 'x');
      await app.db
        .insertInto('uploads')
        .values({ id: 'unused', url, bytes: 1, type: '', sha256: '', created_at: createdAt })
        .execute();
      clock.advance(91 * 24 * 60 * 60_000);
      const deleteAll = app.storage.deleteAll.bind(app.storage);
      app.storage.deleteAll = async (folder) => {
        if (folder === `designs/${id}`) throw new Error('The disk is broken.');
        await deleteAll(folder);
      };
      await deleteUnneededData(app, clock.now());
      expect(await app.storage.exists(url.slice(1))).toBe(false);
      expect(lines.join('')).toContain('Housekeeping of designs failed.');
      expect(lines.join('')).toContain('The disk is broken.');
    },
  );
});
