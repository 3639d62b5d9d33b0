import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { InformationPage, Seller, TextBlock } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const getInformationPath = (page: InformationPage) => apiPath('GET /information/{page}', { page });
export const getSellerPath = () => apiPath('GET /seller');

export function useInformation(page: InformationPage): ApiResult<{ blocks: TextBlock[] }> {
  return useApi(getInformationPath(page));
}

export function useSeller(): ApiResult<Seller> {
  return useApi(getSellerPath());
}
