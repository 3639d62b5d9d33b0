import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { DeletionResponse, DeletionEffects } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export const getDeletionPath = () => apiPath('GET /account/deletion');

export function useDeletionEffects(): ApiResult<DeletionEffects> {
  return useApi(getDeletionPath());
}

/**
 * Deletes an account that has a password. For other accounts, mails a link that confirms the deletion.
 * @throws ApiError when the call fails, for example because of a wrong password
 */
export function deleteAccount(password: string): Promise<DeletionResponse> {
  return callApi('POST /account/deletion', { body: { password } });
}

/**
 * Deletes an account with the token of a mailed link.
 * @throws ApiError when the call fails, for example because the link was used before
 */
export function confirmDeletion(token: string): Promise<DeletionResponse> {
  return callApi('POST /account/deletion/confirm', { body: { token } });
}
