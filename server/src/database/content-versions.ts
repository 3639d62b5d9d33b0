import type { Database } from './database.ts';

/**
 * Each topic is a group of tables whose content guest pages show; `search` is what the search index contains. The
 * migrations list the tables of each topic.
 */
export const CONTENT_TOPICS = ['shop', 'gallery', 'bookings', 'search'] as const;
export type ContentTopic = (typeof CONTENT_TOPICS)[number];

/** The version of each topic. A version changes with every change of the topic's content. */
export type ContentVersions = Readonly<Record<ContentTopic, string>>;

/**
 * Reads the versions of topics: the highest id of a change and the number of changes. The id alone is not enough: on
 * PostgreSQL, a change can be committed after a change with a higher id.
 */
export async function readContentVersions<Topic extends ContentTopic>(
  db: Database,
  topics: readonly Topic[],
): Promise<Readonly<Record<Topic, string>>> {
  const rows = await db
    .selectFrom('content_changes')
    .select(({ fn }) => ['topic', fn.max('id').as('newest'), fn.countAll().as('changes')])
    .where('topic', 'in', topics)
    .groupBy('topic')
    .execute();
  const getVersion = (topic: Topic): string => {
    const row = rows.find((each) => each.topic === topic);
    return row ? `${row.newest}/${row.changes}` : '';
  };
  return Object.fromEntries(topics.map((topic) => [topic, getVersion(topic)])) as Record<Topic, string>;
}

/**
 * Number of newest ids whose changes {@link deleteOldContentChanges} does not delete. With a smaller number, it could
 * delete the change of a slow transaction right after the commit. A process would then read the same version as before
 * the change and keep old pages.
 */
const RETAINED_ID_COUNT = 1_000;

/**
 * Deletes old changes, because many changes make the versions slow to read. A deletion also changes the versions, so
 * cached pages are rendered again.
 */
export async function deleteOldContentChanges(db: Database): Promise<void> {
  const { newest } = await db
    .selectFrom('content_changes')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('content_changes')
    .where('id', '<=', Number(newest ?? 0) - RETAINED_ID_COUNT)
    .execute();
}
