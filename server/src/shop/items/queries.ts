import * as z from 'zod/mini';
import {
  dispatchDaysSchema,
  productOptionSchema,
  type Item,
  type ItemChoice,
  type ProductOption,
} from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/json-column.ts';
import { toRupees } from '../../database/money.ts';
import { createSlug } from '../../lib/slug.ts';
import { findImages } from '../products/images.ts';

const optionsSchema = z.array(productOptionSchema);

/** Largest number of ids in one request. Further ids are ignored. */
const MAX_IDS = 200;

/** Returns all items, or the items of a category, with their choices. Returns [] for an unknown category. */
export async function listItems(db: Database, category: string | undefined): Promise<Item[]> {
  let query = selectItems(db)
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id');
  if (category !== undefined) query = query.where('categories.slug', '=', createSlug(category));
  const items = toItems(await query.execute());
  const details = await readDetails(
    db,
    items.map(({ id }) => id),
  );
  return items.map((item) => {
    const choices = (details.get(item.id)?.options ?? []).flatMap(toItemChoices);
    return { ...item, ...(choices.length > 0 && { choices }) };
  });
}

/** Returns items in the order of `ids`. Ignores unknown and repeated ids, and ids after the first {@link MAX_IDS}. */
export async function findItems(db: Database, ids: string[]): Promise<Item[]> {
  const requestedIds = [...new Set(ids)].slice(0, MAX_IDS);
  if (requestedIds.length === 0) return [];
  const foundItems = toItems(await selectItems(db).where('products.id', 'in', requestedIds).execute());
  const details = await readDetails(db, requestedIds);
  const images = await findImages(
    db,
    [...details].flatMap(([id, { options }]) => (options ? [id] : [])),
  );
  return requestedIds.flatMap((id) => {
    const item = foundItems.find((each) => each.id === id);
    const pictures = images.get(id);
    return item ? [{ ...item, ...details.get(id), ...(pictures && { images: pictures }) }] : [];
  });
}

/** Returns the options and dispatch times of products by product id. */
async function readDetails(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Pick<Item, 'options' | 'dispatch_days'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_details')
    .where('product_id', 'in', ids)
    .select(['product_id', 'options', 'dispatch_days'])
    .execute();
  return new Map(
    rows.map((row) => {
      const options = parseJson(optionsSchema, row.options);
      const dispatchDays =
        row.dispatch_days === null ? undefined : parseJson(dispatchDaysSchema, row.dispatch_days);
      return [
        row.product_id,
        { ...(options.length > 0 && { options }), ...(dispatchDays && { dispatch_days: dispatchDays }) },
      ];
    }),
  );
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

/**
 * Selects one row for each picture of each item, and one row for an item without pictures. Omits pictures with a label
 * or options, except the first picture of an item.
 */
function selectItems(db: Database) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .leftJoin('product_images', (join) =>
      join
        .onRef('product_images.product_id', '=', 'products.id')
        .on((on) =>
          on.or([
            on('product_images.position', '=', 0),
            on.and([on('product_images.label', 'is', null), on('product_images.options', '=', '{}')]),
          ]),
        ),
    )
    .select([
      'products.id',
      'products.name',
      'products.price_paise',
      'product_images.url',
      'product_images.placeholder',
      'product_images.position as picture_position',
    ]);
}

type SelectedItem = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

function toItems(rows: SelectedItem[]): Item[] {
  const itemById = new Map<string, Item>();
  for (const row of [...rows].sort((a, b) => (a.picture_position ?? 0) - (b.picture_position ?? 0))) {
    const item = itemById.get(row.id);
    if (item) {
      if (row.url) item.image.push(row.url);
      continue;
    }
    itemById.set(row.id, {
      id: row.id,
      name: row.name,
      price: toRupees(row.price_paise),
      image: row.url ? [row.url] : [],
      ...(row.placeholder && { placeholder: row.placeholder }),
    });
  }
  return [...itemById.values()];
}
