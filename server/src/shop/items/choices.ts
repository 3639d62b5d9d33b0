import type { ItemChoices } from '@rangmala/shared/contract';
import { ATTRIBUTE_NAMES } from '@rangmala/shared/contract/product-attributes';
import { addDays, getWeekday, toBusinessTime } from '@rangmala/shared/contract/rules';
import { formatShortDay } from '@rangmala/shared/contract/arrival-text';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findLongestDispatch, readDeliveryRules } from '../delivery/index.ts';
import {
  countItems,
  dispatchDays,
  type FilterName,
  isInPriceRange,
  type ResolvedSelection,
  selectItems,
} from './selection.ts';

type Group = ItemChoices['groups'][number];
type Choice = Group['choices'][number];

/** Largest number of choices of a filter. */
const MAX_CHOICES = 12;
/** Ranges of prices that the filter offers, in rupees. */
const PRICE_RANGES = ['-500', '500-1000', '1000-2000', '2000-'];
/** Days of arrival that the filter offers: Fridays, from the next. */
const FRIDAY = 4;
const READY_BY_WEEKS = 5;

/**
 * Returns the choices of all filters. The count of a choice applies all filters but its own. Leaves out choices without
 * products, except chosen ones.
 */
export async function listChoices(
  db: Database,
  selection: ResolvedSelection,
  now: Date,
): Promise<ItemChoices> {
  const [total, prices, attributes, days] = [
    await countItems(db, selection),
    await countPrices(db, selection),
    await countAttributes(db, selection),
    await countReadyBy(db, selection, now),
  ];
  const groups: Group[] = [
    { name: 'price', choices: prices },
    ...ATTRIBUTE_NAMES.map((name) => ({
      name,
      choices: addChosen(attributes.get(name) ?? [], selection[name]),
    })),
    { name: 'ready_by', choices: days },
  ];
  return { total, groups };
}

async function countPrices(db: Database, selection: ResolvedSelection): Promise<Choice[]> {
  const { price } = selection;
  const ranges = [...new Set([...PRICE_RANGES, ...(price === undefined ? [] : [price])])];
  const row = await selectItems(db, selection, 'price')
    .select(
      ranges.map((range, index) =>
        sql<number | null>`sum(case when ${isInPriceRange(range)} then 1 else 0 end)`.as(`range_${index}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return ranges
    .map((value, index) => ({
      value,
      label: describePrice(value),
      count: Number(row[`range_${index}`] ?? 0),
    }))
    .filter(({ value, count }) => count > 0 || value === price);
}

/** Describes a range of prices: `Up to ₹500`, `₹500–1,000` or `₹2,000 and more`. */
export function describePrice(range: string): string {
  const [min = '', max = ''] = range
    .split('-')
    .map((amount) => (amount === '' ? '' : Number(amount).toLocaleString('en-IN')));
  if (min === '') return `Up to ₹${max}`;
  return max === '' ? `₹${min} and more` : `₹${min}–${max}`;
}

async function countAttributes(db: Database, selection: ResolvedSelection): Promise<Map<string, Choice[]>> {
  const chosen = ATTRIBUTE_NAMES.filter((name) => (selection[name] ?? []).length > 0);
  const others = ATTRIBUTE_NAMES.filter((name) => !chosen.includes(name));
  const choices = new Map<string, Choice[]>();
  const queries: [names: readonly string[], without: FilterName | undefined][] = [
    [others, undefined],
    ...chosen.map((name): [string[], FilterName] => [[name], name]),
  ];
  for (const [names, without] of queries) {
    if (names.length === 0) continue;
    const rows = await db
      .selectFrom('product_attributes as attribute')
      .leftJoin('artists', (join) =>
        join.onRef('artists.id', '=', 'attribute.value').on('attribute.name', '=', 'artist'),
      )
      .where('attribute.name', 'in', names)
      .where('attribute.label', 'is not', null)
      .where('attribute.product_id', 'in', selectItems(db, selection, without).select('products.id'))
      .groupBy(['attribute.name', 'attribute.value'])
      .select(({ fn }) => [
        'attribute.name',
        'attribute.value',
        sql<string>`coalesce(max(artists.name), max(attribute.label))`.as('label'),
        fn.countAll().as('count'),
      ])
      .execute();
    for (const { name, count, ...choice } of rows)
      choices.set(name, [...(choices.get(name) ?? []), { ...choice, count: Number(count) }]);
  }
  for (const [name, list] of choices)
    choices.set(
      name,
      list.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label)).slice(0, MAX_CHOICES),
    );
  return choices;
}

/** Adds the chosen values that are no choices: values of the URL that no product has. */
function addChosen(choices: readonly Choice[], values: readonly string[] = []): Choice[] {
  const missing = values.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

/** Returns the next Fridays, each with the products that arrive by then and do not arrive a week before. */
async function countReadyBy(db: Database, selection: ResolvedSelection, now: Date): Promise<Choice[]> {
  const { ready_by, pin = '' } = selection;
  const days = dispatchDays(selection);
  const rows = await selectItems(db, selection, 'ready_by')
    .select(({ fn }) => [days.as('days'), fn.countAll().as('count')])
    .groupBy(days)
    .execute();
  const rules = await readDeliveryRules(db);
  const dates = [...new Set([...listFridays(now), ...(ready_by === undefined ? [] : [ready_by])])].sort();
  const choices = dates.map((value): Choice => {
    const longest = findLongestDispatch(now, value, pin, rules);
    const count = rows.reduce((sum, row) => (Number(row.days) <= longest ? sum + Number(row.count) : sum), 0);
    return { value, label: describeDay(value), count };
  });
  return choices.filter(
    ({ value, count }, index) => value === ready_by || count > (choices[index - 1]?.count ?? 0),
  );
}

/** Returns the next Fridays of the studio: `2026-12-04`. */
function listFridays(now: Date): string[] {
  const tomorrow = addDays(toBusinessTime(now).date, 1);
  const first = addDays(tomorrow, (FRIDAY - getWeekday(tomorrow) + 7) % 7);
  return Array.from({ length: READY_BY_WEEKS }, (_, week) => addDays(first, 7 * week));
}

const describeDay = (date: string): string =>
  `${getWeekday(date) === FRIDAY ? 'Friday, ' : ''}${formatShortDay(date)}`;
