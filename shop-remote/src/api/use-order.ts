import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { DesignCopies, Order, OrderSummary, PlacedOrder } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

/**
 * Returns the API path of an order.
 * @param token token from the URL of a guest's order page; undefined when the URL has none
 */
export const orderPath = (number: string, token?: string) =>
  apiPath('GET /orders/{number}', { number, token: token ?? undefined });

export const ordersPath = () => apiPath('GET /orders');

export function useOrder(number: string, token: string | undefined): ApiResult<Order> {
  return useApi(orderPath(number, token));
}

/** Returns the customer's orders, newest first. */
export function useOrders(): ApiResult<OrderSummary[]> {
  return useApi(ordersPath());
}

/**
 * Starts or resumes the payment of an order.
 * @throws ApiError when the request fails, for example because the customer can no longer pay for the order
 */
export function payOrder(number: string, token: string | undefined): Promise<PlacedOrder> {
  return callApi('POST /orders/{number}/payments', { params: { number, token } });
}

/**
 * Cancels an order.
 * @throws ApiError when the request fails, for example because production has begun
 */
export function cancelOrder(number: string, token: string | undefined): Promise<Order> {
  return callApi('POST /orders/{number}/cancel', { params: { number, token } });
}

/**
 * Copies the designs of an order, except deleted designs. A call with the `copyToken` of an earlier call
 * returns the copies of that call.
 * @throws ApiError when the request fails
 */
export function copyOrderedDesigns(
  number: string,
  token: string | undefined,
  copyToken: string,
): Promise<DesignCopies> {
  return callApi('POST /orders/{number}/design-copies', {
    params: { number, token },
    body: { token: copyToken },
  });
}

/** Confirms a cash-on-delivery order. @throws ApiError when the request fails */
export function confirmOrder(number: string, token: string): Promise<PlacedOrder> {
  return callApi('POST /orders/{number}/confirm', { params: { number }, body: { token } });
}
