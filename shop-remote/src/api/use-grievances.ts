import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Grievance, GrievanceRequest, RaisedGrievance, Seller } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export const sellerPath = () => apiPath('GET /seller');
export const grievancePath = (number: string, token: string) =>
  apiPath('GET /grievances/{number}', { number, token });

/** Returns the seller's details, including the grievance officer. */
export function useSeller(): ApiResult<Seller> {
  return useApi(sellerPath());
}

/**
 * Returns a grievance with its answers.
 * @param token token of the grievance, which the mailed link contains
 */
export function useGrievance(number: string, token: string): ApiResult<Grievance> {
  return useApi(grievancePath(number, token));
}

/**
 * Raises a grievance.
 * @throws ApiError when the request fails
 */
export function raiseGrievance(grievance: GrievanceRequest): Promise<RaisedGrievance> {
  return callApi('POST /grievances', { body: grievance });
}
