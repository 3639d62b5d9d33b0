import { useState } from 'react';
import { type ApiResult, useApi } from '@rangmala/shared/api';
import { type Cart, useCart } from '@rangmala/shared/cart';
import type { Category, Item } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { type PricedLine, priceLines } from '../lib/cart-lines.ts';

export const getCategoriesPath = () => apiPath('GET /categories');

/** Returns the shop's categories in display order; requests nothing when they are not needed. */
export function useCategories({ isNeeded = true } = {}): ApiResult<Category[]> {
  const result: ApiResult<Category[] | Category> = useApi(isNeeded ? getCategoriesPath() : null);
  // Also accepts a single category in place of a list, because another implementation of the API may return one.
  const list = result.data === undefined ? undefined : [result.data].flat();
  return { ...result, data: list, reload: async () => [await result.reload()].flat().filter(isPresent) };
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** Joins ids so that the API path does not depend on their order. */
const joinIds = (ids: Iterable<string>): string => [...new Set(ids)].sort().join(',');

/** Requests the current data of items; deleted items are omitted. @throws ApiError when the request fails */
export function fetchItems(ids: readonly string[]): Promise<Item[]> {
  return callApi('GET /items', { params: { ids: joinIds(ids) } });
}

export interface PricedCart extends Omit<Cart, 'lines'> {
  lines: readonly PricedLine[];
  /** Message when the prices could not be loaded. */
  problem: string | undefined;
  /** Requests the prices again. */
  reload: () => void;
}

/** Returns the cart with the server's prices; prices stored in the browser are not used. */
export function usePricedCart(): PricedCart {
  const cart = useCart();
  const ids = cart.lines.map(({ id }) => id);
  // Keeps the ids of removed lines, so that removing a line does not request the prices of the other lines again.
  const [requestedIds, setRequestedIds] = useState(ids);
  const isMissing = ids.some((id) => !requestedIds.includes(id));
  if (isMissing) setRequestedIds([...new Set([...requestedIds, ...ids])]);

  const {
    data: items,
    error,
    reload,
  } = useApi(requestedIds.length === 0 ? null : apiPath('GET /items', { ids: joinIds(requestedIds) }));
  return {
    ...cart,
    lines: priceLines(cart.lines, items),
    problem: items ? undefined : error?.message,
    reload: () => void reload(),
  };
}
