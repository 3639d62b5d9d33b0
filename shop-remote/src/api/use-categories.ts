import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Category } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const categoriesPath = () => apiPath('GET /categories');

/** Returns the shop's categories in display order. */
export function useCategories(): ApiResult<Category[]> {
  const result: ApiResult<Category[] | Category> = useApi(categoriesPath());
  // Also accepts a single category in place of a list, because another implementation of the API may return one.
  const list = result.data === undefined ? undefined : [result.data].flat();
  return { ...result, data: list, reload: async () => [await result.reload()].flat().filter(isPresent) };
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;
