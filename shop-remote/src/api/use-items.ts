import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Item } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { slug } from '@rangmala/shared/links';

export const categoryItemsPath = (category: string) => apiPath('GET /items', { category: slug(category) });

/** The address of some items; the same for the same set, however it is ordered. */
const itemsByIdPath = (ids: Iterable<string>) =>
  apiPath('GET /items', { ids: [...new Set(ids)].sort().join(',') });

/** The items of a category (name or slug). */
export function useCategoryItems(category: string): ApiResult<Item[]> {
  return useApi(categoryItemsPath(category));
}

/** What the server knows of these items now; one that is gone is missing from the answer. */
export function useItemsById(ids: readonly string[]): ApiResult<Item[]> {
  return useApi(ids.length === 0 ? null : itemsByIdPath(ids));
}
