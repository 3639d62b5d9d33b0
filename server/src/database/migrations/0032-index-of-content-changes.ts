import type { Kysely } from 'kysely';

/** Adds an index with which the versions of the topics are read without the table. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('content_changes_topic').on('content_changes').columns(['topic', 'id']).execute();
}
