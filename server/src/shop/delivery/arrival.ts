import type { DispatchDays, ProductDetails } from '@rangmala/shared/contract';
import { addDays, findSlowestDispatch, getWeekday, toBusinessTime } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import { type DeliveryRules, readDeliveryRules } from './delivery-rules.ts';

/** When an order arrives. Dates are days of the studio: `2026-12-08`. */
export interface Arrival {
  from: string;
  to: string;
  /** Last day on which the order can be dispatched. */
  dispatchBy: string;
  /** The estimate holds for orders before this time: `2026-12-01T14:00:00+05:30`. */
  orderBy: string;
}

/** Ends the search for a working day when the rules have none. */
const MAX_DAYS_OFF = 366;
/** Longest dispatch, in working days, that {@link findLongestDispatch} tries. */
const MAX_DISPATCH_DAYS = 60;

/**
 * Computes when an order arrives. An order before the cut-off hour of a working day counts for this day, any other order
 * for the next working day. Working days of the product lead from there to the dispatch, and working days of the carrier
 * to the arrival.
 * @param pin six digits
 * @returns undefined when no carrier delivers to the PIN code, or none takes express parcels there
 */
export function computeArrival(
  orderedAt: Date,
  dispatch: DispatchDays,
  pin: string,
  rules: DeliveryRules,
  isExpress = false,
): Arrival | undefined {
  const days = findTransitDays(pin, rules);
  const transit = isExpress ? days?.express : days;
  if (!transit) return undefined;
  const { date, time } = toBusinessTime(orderedAt);
  const cutOff = `${String(rules.cut_off_hour).padStart(2, '0')}:00:00`;
  const firstDay = skipDaysOff(time < cutOff ? date : addDays(date, 1), rules);
  const dispatchBy = addWorkingDays(firstDay, dispatch.to, rules);
  return {
    from: addWorkingDays(addWorkingDays(firstDay, dispatch.from, rules), transit.from, rules),
    to: addWorkingDays(dispatchBy, transit.to, rules),
    dispatchBy,
    orderBy: `${firstDay}T${cutOff}+05:30`,
  };
}

/** Returns the carrier's working days to a PIN code; undefined when no carrier delivers there. */
function findTransitDays(
  pin: string,
  { zones, elsewhere, unserved }: DeliveryRules,
): DeliveryRules['elsewhere'] | undefined {
  const candidates = [
    ...unserved.map((prefix) => ({ prefix, days: undefined })),
    ...zones.flatMap(({ pins, ...days }) => pins.map((prefix) => ({ prefix, days }))),
  ].filter(({ prefix }) => pin.startsWith(prefix));
  const longest = candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, candidate) => (best && best.prefix.length >= candidate.prefix.length ? best : candidate),
    undefined,
  );
  return longest ? longest.days : elsewhere;
}

function isWorkingDay(date: string, { weekend, yearly_holidays, holidays }: DeliveryRules): boolean {
  return !(
    weekend.includes(getWeekday(date)) ||
    yearly_holidays.includes(date.slice(5)) ||
    holidays.includes(date)
  );
}

/** Returns the date, or the next working day when it is none. */
function skipDaysOff(date: string, rules: DeliveryRules): string {
  let day = date;
  for (let count = 0; count < MAX_DAYS_OFF && !isWorkingDay(day, rules); count += 1) day = addDays(day, 1);
  return day;
}

function addWorkingDays(date: string, days: number, rules: DeliveryRules): string {
  let day = date;
  for (let count = 0; count < days; count += 1) day = skipDaysOff(addDays(day, 1), rules);
  return day;
}

/**
 * Returns the longest dispatch in working days with which an order of this moment arrives by a day; -1 when none does.
 * @param pin six digits, or '' for most of India
 */
export function findLongestDispatch(
  orderedAt: Date,
  readyBy: string,
  pin: string,
  rules: DeliveryRules,
): number {
  for (let days = 0; days <= MAX_DISPATCH_DAYS; days += 1) {
    const arrival = computeArrival(orderedAt, { from: days, to: days }, pin, rules);
    if (!arrival || arrival.to > readyBy) return days - 1;
  }
  return MAX_DISPATCH_DAYS;
}

/** A product of an order. */
export interface DeliveredProduct {
  details: Pick<ProductDetails, 'dispatch_days' | 'dispatch_days_personalised'>;
  isPersonalised: boolean;
}

/** Computes when products that travel in one parcel arrive, as {@link computeArrival} does. */
export async function estimateArrival(
  db: Database,
  products: readonly DeliveredProduct[],
  pin: string,
  now: Date,
  isExpress = false,
): Promise<Arrival | undefined> {
  const days = products.map(
    ({ details: { dispatch_days, dispatch_days_personalised }, isPersonalised }) =>
      (isPersonalised ? dispatch_days_personalised : undefined) ?? dispatch_days,
  );
  return computeArrival(now, findSlowestDispatch(days), pin, await readDeliveryRules(db), isExpress);
}
