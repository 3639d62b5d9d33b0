import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/column-values.ts';

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

/** The commit that a release was built from. */
export interface Commit {
  id: string;
  /** The commit's page in the team's repository. */
  url: string | undefined;
}

/** Stores the commit of a release; does nothing when `id` is undefined. */
export async function setCommit(
  db: Database,
  { app, version }: { app: string; version: string },
  { id, url }: { id?: string | undefined; url?: string | undefined },
): Promise<void> {
  if (id === undefined) return;
  await db
    .updateTable('releases')
    .set({ commit_id: id, commit_url: url ?? null })
    .where('app', '=', app)
    .where('version', '=', version)
    .execute();
}

/** Returns the known commits of an app's releases by version. */
export async function readCommits(db: Database, app: string): Promise<Map<string, Commit>> {
  const rows = await db
    .selectFrom('releases')
    .select(['version', 'commit_id', 'commit_url'])
    .where('app', '=', app)
    .where('commit_id', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ version, commit_id, commit_url }) =>
      commit_id === null ? [] : [[version, { id: commit_id, url: commit_url ?? undefined }]],
    ),
  );
}
