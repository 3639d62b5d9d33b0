import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';

/** Returns the API path of a page of the customer's orders. A full page may be followed by another one. */
export const getOrdersPath = (page = 1) => apiPath('GET /orders', { page, limit: LIST_PAGE_SIZE });

export const ORDER_COUNT_PATH = apiPath('GET /orders/count', {});

/** The API paths that stand for all pages of the customer's orders. */
export const ORDER_LISTS = [apiPath('GET /orders', {}), ORDER_COUNT_PATH];
