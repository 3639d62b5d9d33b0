import { apiPath } from '@rangmala/shared/endpoints';

export const ORDERS_PER_PAGE = 24;

/** Returns the API path of a page of the customer's orders. A full page may be followed by another one. */
export const getOrdersPath = (page = 1) => apiPath('GET /orders', { page, limit: ORDERS_PER_PAGE });
