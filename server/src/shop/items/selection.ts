import type { ItemFilters, ItemSort } from '@rangmala/shared/contract';
import { ATTRIBUTE_NAMES } from '@rangmala/shared/contract/product-attributes';
import { createSlug, DEFAULT_DISPATCH } from '@rangmala/shared/contract/rules';
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isPostgres } from '../../database/dialect.ts';
import type { Tables } from '../../database/tables.ts';
import { findLongestDispatch, readDeliveryRules } from '../delivery/index.ts';

/** A filter of products by its name in URLs. */
export type FilterName = Exclude<keyof ItemFilters, 'pin'>;

/** Days over which orders count for the popularity of a product. */
const POPULAR_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Which products a list has. */
export interface ItemSelection extends ItemFilters {
  /** Name or slug. */
  category?: string | undefined;
  /** Ids of what a search has found; undefined for a list without a search. */
  foundIds?: readonly string[] | undefined;
}

/** A selection for queries: with the dispatch that a day of arrival allows. */
export interface ResolvedSelection extends ItemSelection {
  /** Longest dispatch in working days; undefined without `ready_by`. */
  maxDispatch?: number | undefined;
}

/** Adds the dispatch that `ready_by` allows for an order of this moment. */
export async function resolveSelection(
  db: Database,
  selection: ItemSelection,
  now: Date,
): Promise<ResolvedSelection> {
  const { ready_by, pin = '' } = selection;
  if (ready_by === undefined) return selection;
  return { ...selection, maxDispatch: findLongestDispatch(now, ready_by, pin, await readDeliveryRules(db)) };
}

/** Returns the expression of a product's longest dispatch, with the customer's design where the selection asks for one. */
export const dispatchDays = ({ takes = [] }: ItemFilters) =>
  sql<number>`coalesce(${sql.ref(
    takes.length > 0 ? 'products.dispatch_days_personalised' : 'products.dispatch_days',
  )}, ${sql.lit(DEFAULT_DISPATCH.to)})`;

/**
 * Returns the query of all selected products.
 * @param without name of a filter that is not applied
 */
export function selectItems(db: Database, selection: ResolvedSelection, without?: FilterName) {
  return db.selectFrom('products').where((where) => {
    const { category, foundIds, price, maxDispatch } = selection;
    const conditions = [sql<SqlBool>`1 = 1`];
    const add = (condition: unknown) => conditions.push(condition as (typeof conditions)[number]);
    if (category !== undefined) add(where('products.category_slug', '=', createSlug(category)));
    if (foundIds !== undefined) conditions.push(isFound(db, foundIds));
    if (price !== undefined && without !== 'price') conditions.push(isInPriceRange(price));
    for (const name of ATTRIBUTE_NAMES) {
      const values = selection[name] ?? [];
      if (values.length > 0 && without !== name) add(hasAttribute(where, name, values));
    }
    if (maxDispatch !== undefined && without !== 'ready_by')
      conditions.push(sql<SqlBool>`${dispatchDays(selection)} <= ${maxDispatch}`);
    return where.and(conditions);
  });
}

/** Returns the condition that the price is in a range such as `500-1000`, in rupees. */
export function isInPriceRange(range: string) {
  const [min = '', max = ''] = range.split('-');
  return sql<SqlBool>`products.price_paise between ${sql.lit(Number(min) * 100)} and ${sql.lit(
    max === '' ? 2 ** 31 - 1 : Math.min(Number(max) * 100, 2 ** 31 - 1),
  )}`;
}

/** Returns the condition that a product has one of the ids, with the ids as one parameter. */
export const isFound = (db: Database, ids: readonly string[]) =>
  isPostgres(db)
    ? sql<SqlBool>`products.id = any(${ids})`
    : sql<SqlBool>`products.id in (select value from json_each(${JSON.stringify(ids)}))`;

const hasAttribute = (
  where: ExpressionBuilder<Tables, 'products'>,
  name: string,
  values: readonly string[],
) =>
  where('products.id', 'in', (query) =>
    query
      .selectFrom('product_attributes')
      .select('product_id')
      .where('name', '=', name)
      .where('value', 'in', [...new Set(values.flatMap((value) => [value, createSlug(value)]))]),
  );

/** The pieces of each product that were ordered in the last {@link POPULAR_DAYS} days. */
export function selectSales(db: Database, now: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.placed_at', '>=', new Date(now.getTime() - POPULAR_DAYS * DAY_MS).toISOString())
    .where('orders.status', '!=', 'cancelled')
    .select(({ fn }) => ['order_lines.product_id', fn.sum('order_lines.quantity').as('sold')])
    .groupBy('order_lines.product_id');
}

interface Page {
  sort?: ItemSort | undefined;
  /** Number of the page, from 1; undefined for all products. */
  page?: number | undefined;
  limit: number;
}

/**
 * Returns the ids of a page of selected products in order, and the number of all selected products. Without a sort
 * order, those of a search come best first.
 */
export async function listItemIds(
  db: Database,
  selection: ResolvedSelection,
  { sort = 'relevance', page, limit }: Page,
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const offset = ((page ?? 1) - 1) * limit;
  if (sort === 'relevance' && selection.foundIds) {
    const ids = await filterFoundIds(db, selection, selection.foundIds);
    return { ids: ids.slice(offset, page && offset + limit), total: ids.length };
  }
  let query = selectItems(db, selection)
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .select('products.id');
  if (sort === 'popular')
    query = query
      .leftJoin(selectSales(db, now).as('sales'), 'sales.product_id', 'products.id')
      .orderBy(sql`coalesce(sales.sold, 0)`, 'desc');
  if (sort === 'price') query = query.orderBy('products.price_paise');
  if (sort === '-price') query = query.orderBy('products.price_paise', 'desc');
  if (sort === 'new') query = query.orderBy('products.added_on', 'desc');
  query = query.orderBy('categories.position').orderBy('products.position').orderBy('products.id');
  if (page !== undefined) query = query.limit(limit).offset(offset);
  const ids = (await query.execute()).map(({ id }) => id);
  return { ids, total: page === undefined ? ids.length : await countItems(db, selection) };
}

/** Returns those of the found products that fit the filters, in the same order. */
async function filterFoundIds(
  db: Database,
  { foundIds: _, ready_by: __, pin: ___, ...filters }: ResolvedSelection,
  foundIds: readonly string[],
): Promise<readonly string[]> {
  if (Object.values(filters).every((value) => value === undefined)) return foundIds;
  const rows = await selectItems(db, filters).select('products.id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  return foundIds.filter((id) => ids.has(id));
}

/** Returns the number of selected products. */
export async function countItems(db: Database, selection: ResolvedSelection): Promise<number> {
  const { count } = await selectItems(db, selection)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
