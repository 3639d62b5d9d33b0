import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Checkout, PlacedOrder } from '@rangmala/shared/contract';
import type { BodyOf } from '@rangmala/shared/contract/endpoints';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export type OrderBody = BodyOf<'POST /orders'>;

export const checkoutPath = () => apiPath('GET /checkout');

/** Returns the payment methods, their limits and, for a signed-in customer, the last and saved delivery addresses. */
export function useCheckout(): ApiResult<Checkout> {
  return useApi(checkoutPath());
}

/**
 * Places an order. Calls with the same key place one order only.
 * @throws ApiError when the order is refused
 */
export function placeOrder(body: OrderBody, key: string): Promise<PlacedOrder> {
  return callApi('POST /orders', { body, headers: { 'idempotency-key': key } });
}
