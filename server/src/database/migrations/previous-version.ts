import { DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely';

/** Last migration of the version before the baseline. */
export const LAST_PREVIOUS_MIGRATION = '0033-digests-of-design-pictures';

const UNUSED_TABLES = [
  'product_details',
  'product_stock',
  'product_origins',
  'product_tax_rates',
  'release_checks',
  'release_failure_clients',
  'release_refusals',
];

interface PreviousTables {
  snapshots: { number: number; canaries: string };
  products: { id: string; details: string; views: string };
  product_details: {
    product_id: string;
    options: string;
    facts: string;
    sides: string;
    views: string;
    size_chart: string | null;
    dispatch_days: string | null;
  };
}

/**
 * Converts a database of the version before the baseline: moves details, tax rate, stock and origin of each product
 * into the table `products`, drops tables without a use, ends canaries for an audience, and replaces the list of
 * migrations by the baseline.
 * @param db a transaction
 */
export async function convertPreviousVersion<T>(db: Kysely<T>): Promise<void> {
  const previousDb = db as unknown as Kysely<PreviousTables>;
  await moveProductColumns(previousDb);
  await endCanariesForAudiences(previousDb);
  for (const table of UNUSED_TABLES) await db.schema.dropTable(table).execute();
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  await sql`delete from ${table}`.execute(db);
  const timestamp = new Date().toISOString();
  await sql`insert into ${table} (name, timestamp) values ('0001-baseline', ${timestamp})`.execute(db);
}

async function moveProductColumns(db: Kysely<PreviousTables>): Promise<void> {
  for (const column of [
    'stock integer constraint products_not_oversold check (stock >= 0)',
    'hsn text',
    'gst_rate_hundredths integer',
    'country_of_origin text',
    "details text not null default '{}'",
    "views text not null default '[]'",
  ]) {
    await sql.raw(`alter table products add column ${column}`).execute(db);
  }
  const today = new Date().toISOString().slice(0, 10);
  const selectTax = (column: string) => sql`(
    select ${sql.ref(column)} from product_tax_rates
    where product_id = products.id and valid_from <= ${today} order by valid_from desc limit 1
  )`;
  await sql`
    update products set
      stock = (select available from product_stock where product_id = products.id),
      country_of_origin = (select country from product_origins where product_id = products.id),
      hsn = ${selectTax('hsn')},
      gst_rate_hundredths = ${selectTax('gst_rate_hundredths')}
  `.execute(db);
  for (const { product_id, views, ...lists } of await db
    .selectFrom('product_details')
    .selectAll()
    .execute()) {
    const details = Object.entries(lists).flatMap(([name, json]) =>
      json === null ? [] : [[name, JSON.parse(json) as unknown]],
    );
    await db
      .updateTable('products')
      .set({ details: JSON.stringify(Object.fromEntries(details)), views })
      .where('id', '=', product_id)
      .execute();
  }
}

/** A canary for an audience, such as staff, would otherwise reach every visitor: this version has no audiences. */
async function endCanariesForAudiences(db: Kysely<PreviousTables>): Promise<void> {
  const rows = await db
    .selectFrom('snapshots')
    .select(['number', 'canaries'])
    .where('canaries', 'like', '%"audience"%')
    .execute();
  for (const { number, canaries } of rows) {
    const remaining = Object.entries(JSON.parse(canaries) as Record<string, object>).filter(
      ([, canary]) => !('audience' in canary),
    );
    await db
      .updateTable('snapshots')
      .set({ canaries: JSON.stringify(Object.fromEntries(remaining)) })
      .where('number', '=', number)
      .execute();
  }
}
