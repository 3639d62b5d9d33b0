import type { Kysely } from 'kysely';

/**
 * Adds the revision of a design, which every change of its content raises by one, and the id of the editor that made
 * the last change. Revision and editor show whether another tab or device has changed the design.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('designs')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('designs').addColumn('editor_id', 'text').execute();
}
