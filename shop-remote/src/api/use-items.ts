import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Item } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { createSlug } from '@rangmala/shared/links';

export const categoryItemsPath = (category: string) =>
  apiPath('GET /items', { category: createSlug(category) });

/** Returns the API path of the items with these ids. The sequence of the ids does not change the path. */
const itemsByIdPath = (ids: Iterable<string>) => apiPath('GET /items', { ids: joinIds(ids) });

const joinIds = (ids: Iterable<string>): string => [...new Set(ids)].sort().join(',');

/** Returns the items of a category (name or slug). */
export function useCategoryItems(category: string): ApiResult<Item[]> {
  return useApi(categoryItemsPath(category));
}

/** Returns the current data of items; deleted items are omitted. Requests nothing without ids. */
export function useItemsById(ids: readonly string[]): ApiResult<Item[]> {
  return useApi(ids.length === 0 ? null : itemsByIdPath(ids));
}

/** Requests the current data of items; deleted items are omitted. @throws ApiError when the request fails */
export function fetchItems(ids: readonly string[]): Promise<Item[]> {
  return callApi('GET /items', { params: { ids: joinIds(ids) } });
}
