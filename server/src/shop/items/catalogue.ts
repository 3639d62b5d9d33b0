import type { AttributeName } from '@rangmala/shared/contract/product-attributes';
import { DEFAULT_DISPATCH } from '@rangmala/shared/contract/rules';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { groupBy } from '../../lib/group-by.ts';

/** What lists of products are filtered and sorted by. */
export interface CatalogueProduct {
  id: string;
  category: string;
  price_paise: number;
  added_on: string;
  /** Longest dispatch in working days. */
  dispatch_days: number;
  dispatch_days_personalised: number;
  /** Indexes in {@link Catalogue.attributes}. */
  attributes: number[];
}

export interface CatalogueAttribute {
  name: AttributeName;
  value: string;
  /** Without a label, the attribute is no choice of its filter. */
  label: string | null;
}

/** The products of the shop in memory. A filter of 10,000 products takes less time here than its query. */
export interface Catalogue {
  /** In the order of the shop. */
  products: readonly CatalogueProduct[];
  productsById: ReadonlyMap<string, CatalogueProduct>;
  productsByCategory: ReadonlyMap<string, readonly CatalogueProduct[]>;
  attributes: readonly CatalogueAttribute[];
}

/** Reads the catalogue from the database. */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .select(['products.id', 'category_slug as category', 'price_paise', 'added_on'])
    .select(['dispatch_days', 'dispatch_days_personalised'])
    .execute();
  // Names each column: the rows of SQLite are slow to read, and so are their copies by spread syntax.
  const products = rows.map((row): CatalogueProduct => ({
    id: row.id,
    category: row.category,
    price_paise: row.price_paise,
    added_on: row.added_on,
    dispatch_days: row.dispatch_days ?? DEFAULT_DISPATCH.to,
    dispatch_days_personalised: row.dispatch_days_personalised ?? DEFAULT_DISPATCH.to,
    attributes: [],
  }));
  const productsById = new Map(products.map((product) => [product.id, product]));
  const productsByCategory = groupBy(
    products,
    ({ category }) => category,
    (product) => product,
  );
  const groups = await findAttributes(db);
  for (const [index, { ids }] of groups.entries())
    for (const id of ids.split('\n')) productsById.get(id)?.attributes.push(index);
  const attributes = groups.map(({ ids: _, ...attribute }) => attribute);
  return { products, productsById, productsByCategory, attributes };
}

/** Returns the attributes with the ids of their products, one per line: one row per product would take longer. */
async function findAttributes(db: Database): Promise<(CatalogueAttribute & { ids: string })[]> {
  const { rows } = await sql<CatalogueAttribute & { ids: string }>`
    select grouped.name, value, coalesce(artists.name, label) as label, ids
    from (
      select name, value, max(label) as label, string_agg(product_id, ${sql.lit('\n')}) as ids
      from product_attributes group by name, value, label is null
    ) as grouped
    left join artists on grouped.name = 'artist' and artists.id = value`.execute(db);
  return rows;
}
