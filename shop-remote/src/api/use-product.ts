import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Product } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const productPath = (id: string) => apiPath('GET /products/{id}', { id });

export function useProduct(id: string): ApiResult<Product> {
  return useApi(productPath(id));
}
