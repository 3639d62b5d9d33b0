import { readAllRows } from '../../testing/all-rows.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { withGallery, test } from '../../testing/gallery.ts';

/** Triggers insert a row into this table when a statement updates content, even when no value changes. */
const CONTENT_CHANGES_TABLE = 'content_changes';

describeOnEveryDatabase(() => {
  test('refuses changes of other artists’ artworks and profiles, and ignores fields that an artist may not change', () =>
    withGallery(async ({ app, meera }) => {
      const rowsBefore = await readAllRows(app, CONTENT_CHANGES_TABLE);
      const statuses = [
        await meera.patch('/api/artists/meera/gallery/deer', { title: 'Mine' }),
        await meera.put('/api/artists/meera/gallery/deer', { art_types: ['Warli'] }),
        await meera.delete('/api/artists/meera/gallery/deer'),
        await meera.put('/api/artists/meera/gallery/order', { ids: ['dance', 'well', 'deer'] }),
        await meera.put('/api/artists/meera%2F..%2Fravi', { bio: 'Mine' }),
        await meera.put('/api/artists/meera/../ravi', { bio: 'Mine' }),
        await meera.put('/api/artists/Ravi', { bio: 'Mine' }),
      ].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([404, 404, 404, 409, 403, 403, 403]);
      // Fields that an artist may not change are ignored.
      await meera.put('/api/artists/meera', { id: 'ravi', rating: 5, featured: 1, artist_id: 'ravi' });
      await meera.patch('/api/artists/meera/gallery/well', { artist_id: 'ravi', image: '/x' });
      // A save increments the schedule version. Nothing else may differ.
      const versionPattern = /\\"schedule_version\\":\d+/g;
      expect((await readAllRows(app, CONTENT_CHANGES_TABLE)).replace(versionPattern, '')).toBe(
        rowsBefore.replace(versionPattern, ''),
      );
    }));
});
