import { deleteUnneededData } from './housekeeping.ts';
import { withApp } from './testing/app.ts';
import { createClock } from './testing/clock.ts';
import { insertPersonalisedCatalogue } from './testing/products.ts';
import { insertUpload } from './testing/pictures.ts';
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
      const url = await insertUpload(app, 'unused', { created_at: clock.now().toISOString() });
      await app.storage.put(url.slice(1), 'x');
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
