import type { Kysely } from 'kysely';

/**
 * Adds two columns to the designs. `revision` increases by one with every change of the content. `editor_id` is the
 * id of the editor that made the last change. Both columns show whether another tab or device has changed the design.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('designs')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('designs').addColumn('editor_id', 'text').execute();
}
