import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Category } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const categoriesPath = () => apiPath('GET /categories');

/** The shop's categories, in its order. */
export function useCategories(): ApiResult<Category[]> {
  const result: ApiResult<Category[] | Category> = useApi(categoriesPath());
  // Specification §7: the answer is a list, or one category by itself.
  const list = result.data === undefined ? undefined : [result.data].flat();
  return { ...result, data: list, reload: async () => [await result.reload()].flat().filter(isPresent) };
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;
