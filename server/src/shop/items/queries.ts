import * as z from 'zod/mini';
import {
  productDetailsSchema,
  type Item,
  type ItemChoice,
  type ProductOption,
} from '@rangmala/shared/contract';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepFirstPlaceholders } from '../../lib/first-placeholders.ts';
import { isPostgres } from '../../database/dialect.ts';
import { parseJson, toRupees } from '../../database/column-values.ts';
import { findProductCredits } from '../products/credits.ts';
import { findImages } from '../products/queries.ts';

/** The details that lists of products show. */
const listedDetailsSchema = z.pick(productDetailsSchema, {
  options: true,
  dispatch_days: true,
  fields: true,
  artist: true,
  style: true,
});

/** Largest number of ids in one request. Further ids are ignored. */
const MAX_IDS = 200;

/** Returns one page of items: as {@link findListedItems}, and small. */
export async function findItemPage(db: Database, ids: readonly string[]): Promise<Item[]> {
  return keepFirstPlaceholders(await findListedItems(db, ids));
}

/** Returns the items with these ids in this order, with their choices. Omits unknown ids. */
export async function findListedItems(db: Database, ids: readonly string[]): Promise<Item[]> {
  const rows = await findRows(db, ids);
  return rows.map(({ item, details: { options } }) => {
    const choices = options.flatMap(toItemChoices);
    return { ...item, ...(choices.length > 0 && { choices }) };
  });
}

/** Returns items in the order of `ids`. Ignores unknown and repeated ids, and ids after the first {@link MAX_IDS}. */
export async function findItems(db: Database, ids: string[]): Promise<Item[]> {
  const rows = await findRows(db, [...new Set(ids)].slice(0, MAX_IDS));
  const allImages = await findImages(
    db,
    rows.flatMap(({ item, details }) => (details.options.length > 0 ? [item.id] : [])),
  );
  const credits = await findProductCredits(
    db,
    rows.map(({ item: { id }, details: { artist, style } }) => ({ id, artist, style })),
  );
  return rows.map(({ item, details: { options, dispatch_days, fields } }) => {
    const images = allImages.get(item.id);
    const designed_by = credits.get(item.id);
    return {
      ...item,
      ...(options.length > 0 && { options }),
      ...(dispatch_days && { dispatch_days }),
      ...(images && { images }),
      ...(designed_by && { designed_by }),
      ...(fields.length > 0 && {
        fields: fields.map(({ name, label, sample }) => ({ name, label, sample })),
      }),
    };
  });
}

interface ItemRow {
  item: Item;
  details: z.infer<typeof listedDetailsSchema>;
}

async function findRows(db: Database, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .where(hasId(db, ids))
    .select(['products.id', 'products.name', 'products.price_paise', 'products.details'])
    .execute();
  const allImages = await findImages(
    db,
    rows.map(({ id }) => id),
    true,
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowsById.get(id);
    if (!row) return [];
    const images = allImages.get(id) ?? [];
    const placeholder = images[0]?.placeholder;
    const item = {
      id,
      name: row.name,
      price: toRupees(row.price_paise),
      image: images.map(({ url }) => url),
      ...(placeholder && { placeholder }),
    };
    return [{ item, details: parseJson(listedDetailsSchema, row.details) }];
  });
}

/** Returns a summary of an option for lists of items; [] when fewer than two values are available. */
function toItemChoices({ name, label, values }: ProductOption): ItemChoice[] {
  const availableValues = values.filter((value) => value.available);
  if (availableValues.length < 2) return [];
  const swatches = availableValues.flatMap(({ swatch }) => swatch ?? []);
  return [
    {
      name,
      label,
      values: availableValues.length,
      ...(swatches.length === availableValues.length && { swatches }),
    },
  ];
}

/** Returns the condition that a product has one of the ids, with the ids as one parameter. */
const hasId = (db: Database, ids: readonly string[]) =>
  isPostgres(db)
    ? sql<SqlBool>`products.id = any(${ids})`
    : sql<SqlBool>`products.id in (select value from json_each(${JSON.stringify(ids)}))`;
