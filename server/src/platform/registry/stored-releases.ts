import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/json-column.ts';

/** Returns a release's description; undefined when the release is unknown. */
export async function findRelease(
  db: Database,
  app: string,
  version: string,
): Promise<ReleaseDescription | undefined> {
  const row = await db
    .selectFrom('releases')
    .select('description')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && parseJson(releaseDescriptionSchema, row.description);
}

/** Adds a release. Its files must already be stored. A release that is published again counts as new. */
export async function addRelease(
  db: Database,
  release: ReleaseDescription,
  publishedBy: string,
): Promise<void> {
  const releaseFields = {
    description: JSON.stringify(release),
    published_at: new Date().toISOString(),
    published_by: publishedBy,
    files_removed_at: null,
  };
  await db
    .insertInto('releases')
    .values({ app: release.app, version: release.version, ...releaseFields })
    .onConflict((conflict) => conflict.columns(['app', 'version']).doUpdateSet(releaseFields))
    .execute();
}

/**
 * Protects the files of a release from garbage collection as if the release were new. Must be called before the release
 * becomes live, a canary or a preview.
 * @returns false when the release is unknown or its files were deleted
 */
export async function protectRelease(db: Database, app: string, version: string): Promise<boolean> {
  const updatedRows = await db
    .updateTable('releases')
    .set({ published_at: new Date().toISOString() })
    .where('app', '=', app)
    .where('version', '=', version)
    .where('files_removed_at', 'is', null)
    .returning('version')
    .execute();
  return updatedRows.length > 0;
}
