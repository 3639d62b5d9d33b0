import { productDetailsSchema } from '@rangmala/shared/contract';
import { listProductAttributes } from '@rangmala/shared/contract/product-attributes';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { parseJson } from '../column-values.ts';
import { listContentTriggers, runStatements } from './statements.ts';

const storedDetailsSchema = z.omit(productDetailsSchema, { views: true });

interface MigratedTables {
  products: {
    id: string;
    details: string;
    added_on: string;
    dispatch_days: number | null;
    dispatch_days_personalised: number | null;
  };
  product_attributes: { product_id: string; name: string; value: string; label: string | null };
}

/** Tables whose rows the search index contains. With columns, only an update of these columns counts. */
const SEARCHED_TABLES: readonly [table: string, columns?: string][] = [
  ['categories'],
  ['products', 'category_slug, name, description, position, details'],
  ['artists', 'name, bio, position'],
  ['art_types'],
  ['artist_art_types'],
  ['artist_skills'],
];

/**
 * Adds what lists of products are filtered and sorted by: a table of attributes, the day from which the shop has a
 * product, and its longest dispatch. Adds the topic `search`, which does not change with the stock or with artworks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table product_attributes (
       product_id text not null references products (id) on delete cascade,
       name text not null,
       value text not null,
       label text,
       constraint product_attributes_key primary key (product_id, name, value)
     )`,
    'create index product_attributes_by_value on product_attributes (name, value, product_id, label)',
    `alter table products add column added_on text not null default ''`,
    'alter table products add column dispatch_days integer',
    'alter table products add column dispatch_days_personalised integer',
    'create index products_by_price on products (price_paise)',
    'create index orders_by_time on orders (placed_at)',
    ...SEARCHED_TABLES.flatMap(([table, updateColumns]) =>
      listContentTriggers(db, {
        topic: 'search',
        table,
        ...(updateColumns && { updateColumns }),
        name: `search_${table}`,
      }),
    ),
  ]);
  await fillFromDetails(db as Kysely<MigratedTables>);
}

async function fillFromDetails(db: Kysely<MigratedTables>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (const { id, details: text } of await db.selectFrom('products').select(['id', 'details']).execute()) {
    const details = parseJson(storedDetailsSchema, text);
    await db
      .updateTable('products')
      .set({
        added_on: details.added ?? today,
        dispatch_days: details.dispatch_days?.to ?? null,
        dispatch_days_personalised: (details.dispatch_days_personalised ?? details.dispatch_days)?.to ?? null,
      })
      .where('id', '=', id)
      .execute();
    const rows = listProductAttributes(details).map((attribute) => ({ product_id: id, ...attribute }));
    if (rows.length > 0) await db.insertInto('product_attributes').values(rows).execute();
  }
}
