import type { Database } from './database.ts';

/** Groups of tables behind cached guest pages; see migration 0012 for the tables. */
export const CONTENT_TOPICS = ['shop', 'gallery', 'bookings'] as const;
export type ContentTopic = (typeof CONTENT_TOPICS)[number];

/** A version by topic; a different text means that the content has changed. */
export type ContentVersions = Readonly<Record<ContentTopic, string>>;

/**
 * Reads the content's versions. A version is the newest change's id and the number of changes: the id alone would
 * miss a transaction of PostgreSQL that commits later than one with a higher id.
 */
export async function readContentVersions(db: Database): Promise<ContentVersions> {
  const rows = await db
    .selectFrom('content_changes')
    .select(({ fn }) => ['topic', fn.max('id').as('newest'), fn.countAll().as('changes')])
    .groupBy('topic')
    .execute();
  const versionOf = (topic: ContentTopic): string => {
    const row = rows.find((each) => each.topic === topic);
    return row ? `${row.newest}/${row.changes}` : '';
  };
  return { shop: versionOf('shop'), gallery: versionOf('gallery'), bookings: versionOf('bookings') };
}

/** Rows that are kept when old ones are deleted, far more than transactions that are open at the same time. */
const KEEP = 1_000;

/** Deletes old rows, so that reading the versions stays fast; cached pages are rendered once more afterwards. */
export async function deleteOldContentChanges(db: Database): Promise<void> {
  const { newest } = await db
    .selectFrom('content_changes')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('content_changes')
    .where('id', '<=', Number(newest ?? 0) - KEEP)
    .execute();
}
