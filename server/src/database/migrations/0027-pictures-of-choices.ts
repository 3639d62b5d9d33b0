import type { Kysely } from 'kysely';

/** Adds what a product's picture shows: a label, and option values as JSON. Earlier pictures fit all choices. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('product_images').addColumn('label', 'text').execute();
  await schema
    .alterTable('product_images')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
