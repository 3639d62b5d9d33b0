import type { ItemFilters, Shelf } from '@rangmala/shared/contract';
import { formatShortDay } from '@rangmala/shared/contract/arrival-text';
import { addDays, toBusinessTime } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { listChoices } from './choices.ts';
import { listNextFestivals } from './festivals.ts';
import { findListedItems } from './queries.ts';
import { listItemIds, resolveSelection, selectSales } from './selection.ts';

/** Number of products on a shelf. */
const SHELF_SIZE = 8;
/** Days in which a festival counts as near. */
const FESTIVAL_DAYS = 90;

/** Returns the shelves of the home page and the shop, popular products first. Leaves out empty shelves. */
export async function listShelves(db: Database, catalogue: Catalogue, now: Date): Promise<Shelf[]> {
  const shelves = [
    await createShelf(db, catalogue, 'Photo gifts under ₹500', { takes: ['photo'], price: '-500' }, now),
    await createShelf(db, catalogue, 'With a name on it', { takes: ['name'] }, now),
    await createReadyShelf(db, catalogue, now),
    await createPopularShelf(db, now),
    await createFestivalShelf(db, catalogue, now),
  ];
  return shelves.flatMap((shelf) => (shelf && shelf.items.length > 0 ? [shelf] : []));
}

async function createShelf(
  db: Database,
  catalogue: Catalogue,
  title: string,
  filters: ItemFilters,
  now: Date,
): Promise<Shelf> {
  const selection = await resolveSelection(db, filters, now);
  const page = { sort: 'popular' as const, page: 1, limit: SHELF_SIZE };
  const { ids } = await listItemIds(db, catalogue, selection, page, now);
  return fillShelf(db, title, filters, ids);
}

async function fillShelf(
  db: Database,
  title: string,
  filters: ItemFilters,
  ids: readonly string[],
): Promise<Shelf> {
  const items = await findListedItems(db, ids);
  const query = new URLSearchParams([
    ...Object.entries(filters).map(([name, value]) => [name, String(value)]),
  ]);
  query.set('sort', 'popular');
  return {
    title,
    query: query.toString(),
    items: items.map(({ id, name, price, image }) => ({ id, name, price, image: image.slice(0, 1) })),
  };
}

async function createReadyShelf(db: Database, catalogue: Catalogue, now: Date): Promise<Shelf | undefined> {
  const { groups } = await listChoices(db, catalogue, {}, now);
  const friday = groups.find(({ name }) => name === 'ready_by')?.choices[0];
  return friday && createShelf(db, catalogue, `Ready by ${friday.label}`, { ready_by: friday.value }, now);
}

async function createPopularShelf(db: Database, now: Date): Promise<Shelf> {
  const rows = await db
    .selectFrom(selectSales(db, now).as('sales'))
    .innerJoin('products', 'products.id', 'sales.product_id')
    .orderBy('sales.sold', 'desc')
    .orderBy('products.id')
    .limit(SHELF_SIZE)
    .select('products.id')
    .execute();
  return fillShelf(
    db,
    'Popular this month',
    {},
    rows.map(({ id }) => id),
  );
}

/** The shelf of the next festival for which the shop has products. */
async function createFestivalShelf(
  db: Database,
  catalogue: Catalogue,
  now: Date,
): Promise<Shelf | undefined> {
  const { date: today } = toBusinessTime(now);
  for (const { occasion, name, date } of listNextFestivals(today)) {
    if (date > addDays(today, FESTIVAL_DAYS)) break;
    const shelf = await createShelf(
      db,
      catalogue,
      `For ${name}, ${formatShortDay(date)}`,
      { occasion: [occasion] },
      now,
    );
    if (shelf.items.length > 0) return shelf;
  }
  return undefined;
}
