import type { ItemChoices } from '@rangmala/shared/contract';
import { type AttributeName, ATTRIBUTE_NAMES } from '@rangmala/shared/contract/product-attributes';
import { addDays, getWeekday, toBusinessTime } from '@rangmala/shared/contract/rules';
import { formatShortDay } from '@rangmala/shared/contract/arrival-text';
import type { Database } from '../../database/database.ts';
import { computeArrival, readDeliveryRules } from '../delivery/index.ts';
import type { Catalogue } from './catalogue.ts';
import {
  createFilters,
  createPriceTest,
  type FilterName,
  getDispatchDays,
  listUnfiltered,
  type ResolvedSelection,
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
  catalogue: Catalogue,
  selection: ResolvedSelection,
  now: Date,
): Promise<ItemChoices> {
  const { price } = selection;
  const filters = [...createFilters(catalogue, selection)];
  const prices = [...new Set([...PRICE_RANGES, ...(price === undefined ? [] : [price])])].map((value) => ({
    ...{ value, label: describePrice(value), count: 0 },
    contains: createPriceTest(value),
  }));
  const counts = new Uint32Array(catalogue.attributes.length);
  const names = catalogue.attributes.map(({ name }) => name);
  const countsByDispatch = new Map<number, number>();
  let total = 0;
  for (const product of listUnfiltered(catalogue, selection)) {
    const failed = filters.filter(([, isSelected]) => !isSelected(product));
    // With one failed filter, the product counts for the choices of this filter. With more, it counts for none.
    if (failed.length > 1) continue;
    const onlyFilter = failed[0]?.[0];
    const isCounted = (name: FilterName) => onlyFilter === undefined || onlyFilter === name;
    if (onlyFilter === undefined) total += 1;
    if (isCounted('price')) for (const range of prices) if (range.contains(product)) range.count += 1;
    for (const index of product.attributes)
      if (onlyFilter === undefined || onlyFilter === names[index]) counts[index] = (counts[index] ?? 0) + 1;
    if (isCounted('ready_by')) {
      const days = getDispatchDays(product, selection);
      countsByDispatch.set(days, (countsByDispatch.get(days) ?? 0) + 1);
    }
  }
  const groups: Group[] = [
    {
      name: 'price',
      choices: prices.flatMap(({ contains: _, ...choice }) =>
        choice.count > 0 || choice.value === price ? [choice] : [],
      ),
    },
    ...ATTRIBUTE_NAMES.map((name) => ({
      name,
      choices: addChosen(listMostCommon(catalogue, counts, name), selection[name]),
    })),
    { name: 'ready_by', choices: await listReadyBy(db, countsByDispatch, selection, now) },
  ];
  return { total, groups };
}

/** Describes a range of prices: `Up to ₹500`, `₹500–1,000` or `₹2,000 and more`. */
export function describePrice(range: string): string {
  const [min = '', max = ''] = range
    .split('-')
    .map((amount) => (amount === '' ? '' : Number(amount).toLocaleString('en-IN')));
  if (min === '') return `Up to ₹${max}`;
  return max === '' ? `₹${min} and more` : `₹${min}–${max}`;
}

/** Returns the choices of a filter that most products have. */
const listMostCommon = ({ attributes }: Catalogue, counts: Uint32Array, filter: AttributeName): Choice[] =>
  attributes
    .flatMap(({ name, value, label }, index) => {
      const count = counts[index] ?? 0;
      return name === filter && label !== null && count > 0 ? [{ value, label, count }] : [];
    })
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, MAX_CHOICES);

/** Adds the chosen values that are no choices: values of the URL that no product has. */
function addChosen(choices: readonly Choice[], values: readonly string[] = []): Choice[] {
  const missing = values.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

/** Returns the next Fridays, each with the products that arrive by then and do not arrive a week before. */
async function listReadyBy(
  db: Database,
  countsByDispatch: ReadonlyMap<number, number>,
  { ready_by, pin = '' }: ResolvedSelection,
  now: Date,
): Promise<Choice[]> {
  const rules = await readDeliveryRules(db);
  const dates = [...new Set([...listFridays(now), ...(ready_by === undefined ? [] : [ready_by])])].sort();
  const arrivals = [...countsByDispatch].map(([days, count]) => ({
    count,
    arrival: computeArrival(now, { from: days, to: days }, pin, rules),
  }));
  const choices = dates.map((value): Choice => {
    const ready = arrivals.filter(({ arrival }) => arrival && arrival.to <= value);
    return { value, label: describeDay(value), count: ready.reduce((sum, { count }) => sum + count, 0) };
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
