import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { InformationPage, Seller, TextBlock } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const informationPath = (page: InformationPage) => apiPath('GET /information/{page}', { page });
export const sellerPath = () => apiPath('GET /seller');

export function useInformation(page: InformationPage): ApiResult<{ blocks: TextBlock[] }> {
  return useApi(informationPath(page));
}

export function useSeller(): ApiResult<Seller> {
  return useApi(sellerPath());
}
