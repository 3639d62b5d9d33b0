import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { AddressForm, Order } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

/** Returns the API path of a page of the customer's orders. A full page may be followed by another one. */
export const getOrdersPath = (page = 1) => apiPath('GET /orders', { page, limit: LIST_PAGE_SIZE });

export const ORDER_COUNT_PATH = apiPath('GET /orders/count', {});

/** Makes the lists of the customer's orders load again. */
export const markOrderListsStale = () => markStale([apiPath('GET /orders', {}), ORDER_COUNT_PATH]);

/**
 * Returns the API path of an order.
 * @param token token from the URL of a guest's order page; undefined when the URL has none
 */
export const getOrderPath = (number: string, token?: string) =>
  apiPath('GET /orders/{number}', { number, token });

/** Returns a function that shows a changed order on its page and in the lists. `token` is the token in the page's URL. */
export function useShowChangedOrder(token: string | undefined): (order: Order) => void {
  const updateResponse = useUpdateResponse();
  return (order) => {
    updateResponse(getOrderPath(order.number, token), () => order);
    markOrderListsStale();
  };
}

/** Opens a page for payments. Never resolves, so that a button stays busy until the browser leaves the page. */
export function openPaymentPage(url: string): Promise<never> {
  const { pathname, search } = new URL(url, window.location.href);
  window.location.assign(pathname + search);
  return new Promise(() => undefined);
}

/**
 * Saves a new postal address, or changes the saved address with the given id.
 * @throws ApiError when the request fails
 */
export async function saveAddress(address: AddressForm, id?: string): Promise<void> {
  await (id === undefined
    ? callApi('POST /addresses', { body: address })
    : callApi('PUT /addresses/{id}', { params: { id }, body: address }));
  markStale([apiPath('GET /addresses'), apiPath('GET /checkout')]);
}

/** Removes a saved postal address. @throws ApiError when the request fails */
export async function removeAddress(id: string): Promise<void> {
  await callApi('DELETE /addresses/{id}', { params: { id } });
  markStale([apiPath('GET /addresses'), apiPath('GET /checkout')]);
}
