import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Item } from '@rangmala/shared/contract';
import { slug } from '@rangmala/shared/links';

export const categoryItemsPath = (category: string) =>
  `/items?category=${encodeURIComponent(slug(category))}`;

/** The address of some items; the same for the same set, however it is ordered. */
function itemsByIdPath(ids: Iterable<string>): string {
  const sorted = [...new Set(ids)].sort();
  return `/items?ids=${sorted.map(encodeURIComponent).join(',')}`;
}

/** The items of a category (name or slug). */
export function useCategoryItems(category: string): ApiResult<Item[]> {
  return useApi<Item[]>(categoryItemsPath(category));
}

/** What the server knows of these items now; one that is gone is missing from the answer. */
export function useItemsById(ids: readonly string[]): ApiResult<Item[]> {
  return useApi<Item[]>(ids.length === 0 ? null : itemsByIdPath(ids));
}
