import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';

/** Returns the API path of a page of the customer's orders. A full page may be followed by another one. */
export const getOrdersPath = (page = 1) => apiPath('GET /orders', { page, limit: LIST_PAGE_SIZE });

export const ORDER_COUNT_PATH = apiPath('GET /orders/count', {});

/**
 * Returns the API path of an order.
 * @param token token from the URL of a guest's order page; undefined when the URL has none
 */
export const getOrderPath = (number: string, token?: string) =>
  apiPath('GET /orders/{number}', { number, token });

/** Opens a page for payments. Never resolves, so that a button stays busy until the browser leaves the page. */
export function openPaymentPage(url: string): Promise<never> {
  const { pathname, search } = new URL(url, window.location.href);
  window.location.assign(pathname + search);
  return new Promise(() => undefined);
}
