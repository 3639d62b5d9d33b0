import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Item } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { createSlug } from '@rangmala/shared/links';

export const categoryItemsPath = (category: string) =>
  apiPath('GET /items', { category: createSlug(category) });

/** Returns the API path of the items with these ids. The path does not depend on the order of the ids. */
const itemsByIdPath = (ids: Iterable<string>) => apiPath('GET /items', { ids: joinIds(ids) });

const joinIds = (ids: Iterable<string>): string => [...new Set(ids)].sort().join(',');

/** Returns the items of a category. `category` is the name or the slug. */
export function useCategoryItems(category: string): ApiResult<Item[]> {
  return useApi(categoryItemsPath(category));
}

/** Returns the current data of items; deleted items are omitted. Requests nothing when `ids` is empty. */
export function useItemsById(ids: readonly string[]): ApiResult<Item[]> {
  return useApi(ids.length === 0 ? null : itemsByIdPath(ids));
}

/** Requests the current data of items; deleted items are omitted. @throws ApiError when the request fails */
export function fetchItems(ids: readonly string[]): Promise<Item[]> {
  return callApi('GET /items', { params: { ids: joinIds(ids) } });
}
