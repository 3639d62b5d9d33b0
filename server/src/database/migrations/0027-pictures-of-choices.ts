import type { Kysely } from 'kysely';

/** Adds a label and option values (JSON) to the pictures of products. Earlier pictures match all choices. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('product_images').addColumn('label', 'text').execute();
  await schema
    .alterTable('product_images')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
