import { useApi, type ApiResult } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';

/** Returns the customer's name, email address and phone number; requests nothing while `isNeeded` is false. */
export function useProfile(
  isNeeded: boolean,
): ApiResult<{ name: string; email: string; phone: string | null }> {
  return useApi(isNeeded ? apiPath('GET /profile') : null);
}
