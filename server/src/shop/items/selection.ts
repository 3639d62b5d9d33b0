import type { ItemFilters, ItemSort } from '@rangmala/shared/contract';
import { ATTRIBUTE_NAMES } from '@rangmala/shared/contract/product-attributes';
import { createSlug } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import { findLongestDispatch, readDeliveryRules } from '../delivery/index.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';

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

/** Returns a product's longest dispatch, with the customer's design where the selection asks for one. */
export const getDispatchDays = (product: CatalogueProduct, { takes = [] }: ItemFilters): number =>
  takes.length > 0 ? product.dispatch_days_personalised : product.dispatch_days;

type ProductTest = (product: CatalogueProduct) => boolean;

/** Returns the products of the category and of the search, those of a search best first. */
export function listUnfiltered(
  { products, productsById, productsByCategory }: Catalogue,
  { category, foundIds }: ItemSelection,
): readonly CatalogueProduct[] {
  const slug = category === undefined ? undefined : createSlug(category);
  if (foundIds === undefined) return slug === undefined ? products : (productsByCategory.get(slug) ?? []);
  const found = foundIds.map((id) => productsById.get(id)).filter((product) => product !== undefined);
  return slug === undefined ? found : found.filter(({ category: each }) => each === slug);
}

/** Returns the test of each filter of the selection. */
export function createFilters(
  { attributes }: Catalogue,
  selection: ResolvedSelection,
): Map<FilterName, ProductTest> {
  const filters = new Map<FilterName, ProductTest>();
  const { price, maxDispatch } = selection;
  if (price !== undefined) filters.set('price', createPriceTest(price));
  for (const name of ATTRIBUTE_NAMES) {
    const values = new Set((selection[name] ?? []).flatMap((value) => [value, createSlug(value)]));
    if (values.size === 0) continue;
    const wanted = attributes.map((attribute) => attribute.name === name && values.has(attribute.value));
    filters.set(name, (product) => product.attributes.some((index) => wanted[index]));
  }
  if (maxDispatch !== undefined)
    filters.set('ready_by', (product) => getDispatchDays(product, selection) <= maxDispatch);
  return filters;
}

/** Returns the test whether the price is in a range such as `500-1000`, in rupees. */
export function createPriceTest(range: string): ProductTest {
  const [min = '', max = ''] = range.split('-');
  const [from, to] = [Number(min) * 100, max === '' ? Infinity : Number(max) * 100];
  return ({ price_paise }) => price_paise >= from && price_paise <= to;
}

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
  catalogue: Catalogue,
  selection: ResolvedSelection,
  { sort = 'relevance', page, limit }: Page,
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const filters = [...createFilters(catalogue, selection).values()];
  let selected = listUnfiltered(catalogue, selection).filter((product) =>
    filters.every((isSelected) => isSelected(product)),
  );
  const total = selected.length;
  if (sort !== 'relevance') {
    if (selection.foundIds) {
      const ids = new Set(selected.map(({ id }) => id));
      selected = catalogue.products.filter(({ id }) => ids.has(id));
    }
    const compare = sort === 'popular' ? await comparePopularity(db, now) : COMPARISONS[sort];
    selected.sort(compare);
  }
  if (page !== undefined) selected = selected.slice((page - 1) * limit, page * limit);
  return { ids: selected.map(({ id }) => id), total };
}

type Comparison = (a: CatalogueProduct, b: CatalogueProduct) => number;

const COMPARISONS: Readonly<Record<Exclude<ItemSort, 'relevance' | 'popular'>, Comparison>> = {
  price: (a, b) => a.price_paise - b.price_paise,
  '-price': (a, b) => b.price_paise - a.price_paise,
  new: (a, b) => Number(b.added_on > a.added_on) - Number(b.added_on < a.added_on),
};

async function comparePopularity(db: Database, now: Date): Promise<Comparison> {
  const rows = await selectSales(db, now).execute();
  const sold = new Map(rows.map((row) => [row.product_id, Number(row.sold)]));
  return (a, b) => (sold.get(b.id) ?? 0) - (sold.get(a.id) ?? 0);
}
