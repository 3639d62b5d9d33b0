import { useApi } from '@rangmala/shared/api';
import type { Delivery } from '@rangmala/shared/contract';
import { parsePinCode } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { isPersonalised, type PricedLine } from '../lib/cart-lines.ts';

/** Returns the API path of the arrival of products in one parcel. `pin` is six digits. */
export const getDeliveryPath = (pin: string, productIds: Iterable<string>, isPersonalised = false) =>
  apiPath('GET /delivery', {
    pin,
    product_id: [...new Set(productIds)].sort().join(','),
    ...(isPersonalised && { personalised: 'true' }),
  });

/** Returns when the lines of a cart arrive together; undefined without a PIN code, and while it is not known. */
export function useArrival(pin: string, lines: readonly PricedLine[]): Delivery | undefined {
  const digits = parsePinCode(pin);
  const getPath = (isForPersonalised: boolean) => {
    const ids = lines
      .filter(({ state, line }) => state === 'priced' && isPersonalised(line) === isForPersonalised)
      .map(({ line }) => line.id);
    return digits === undefined || ids.length === 0 ? null : getDeliveryPath(digits, ids, isForPersonalised);
  };
  const paths = [getPath(false), getPath(true)] as const;
  const arrivals = [useApi(paths[0]).data, useApi(paths[1]).data];
  if (paths.some((path, index) => path !== null && arrivals[index] === undefined)) return undefined;
  return arrivals.reduce((first, second) =>
    first && second ? chooseLater(first, second) : (first ?? second),
  );
}

function chooseLater(first: Delivery, second: Delivery): Delivery {
  return first.served && second.served && first.to > second.to ? first : second;
}
