import type { DispatchDays, ProductDetails } from '@rangmala/shared/contract';
import { DEFAULT_DISPATCH } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import { type Arrival, computeArrival } from './arrival.ts';
import { readDeliveryRules } from './delivery-rules.ts';

/** A product of an order. */
export interface DeliveredProduct {
  details: Pick<ProductDetails, 'dispatch_days' | 'dispatch_days_personalised'>;
  isPersonalised: boolean;
}

/**
 * Computes when products that travel in one parcel arrive.
 * @param pin six digits
 * @returns undefined when no carrier delivers to the PIN code, or none takes express parcels there
 */
export async function estimateArrival(
  db: Database,
  products: readonly DeliveredProduct[],
  pin: string,
  now: Date,
  isExpress = false,
): Promise<Arrival | undefined> {
  return computeArrival(now, findSlowestDispatch(products), pin, await readDeliveryRules(db), isExpress);
}

function findSlowestDispatch(products: readonly DeliveredProduct[]): DispatchDays {
  const days = products.map(
    ({ details: { dispatch_days, dispatch_days_personalised }, isPersonalised }) =>
      (isPersonalised ? dispatch_days_personalised : undefined) ?? dispatch_days ?? DEFAULT_DISPATCH,
  );
  if (days.length === 0) return DEFAULT_DISPATCH;
  return {
    from: Math.max(...days.map(({ from }) => from)),
    to: Math.max(...days.map(({ to }) => to)),
  };
}
