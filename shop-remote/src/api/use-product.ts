import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Product } from '@rangmala/shared/contract';

export const productPath = (id: string) => `/products/${encodeURIComponent(id)}`;

export function useProduct(id: string): ApiResult<Product> {
  return useApi<Product>(productPath(id));
}
