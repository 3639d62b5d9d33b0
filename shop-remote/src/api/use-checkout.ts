import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Checkout, PlacedOrder } from '@rangmala/shared/contract';
import type { BodyOf } from '@rangmala/shared/contract/endpoints';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export type OrderBody = BodyOf<'POST /orders'>;

export const checkoutPath = () => apiPath('GET /checkout');

export function useCheckout(): ApiResult<Checkout> {
  return useApi(checkoutPath());
}

/**
 * Places an order. Several calls with the same key place only one order.
 * @throws ApiError when the request fails or the server refuses the order
 */
export function placeOrder(body: OrderBody, key: string): Promise<PlacedOrder> {
  return callApi('POST /orders', { body, headers: { 'idempotency-key': key } });
}
