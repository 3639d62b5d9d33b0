import type { Database } from '../../database/database.ts';

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
