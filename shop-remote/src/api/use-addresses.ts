import { markStale, useApi, type ApiResult } from '@rangmala/shared/api';
import type { AddressForm, SavedAddress } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { checkoutPath } from './use-checkout.ts';

export const addressesPath = () => apiPath('GET /addresses');

/** Returns the customer's saved postal addresses, most recently used first. */
export function useAddresses(): ApiResult<SavedAddress[]> {
  return useApi(addressesPath());
}

/**
 * Saves a new postal address, or changes the saved address with the given id.
 * @throws ApiError when the request fails
 */
export async function saveAddress(address: AddressForm, id?: string): Promise<void> {
  await (id === undefined
    ? callApi('POST /addresses', { body: address })
    : callApi('PUT /addresses/{id}', { params: { id }, body: address }));
  markStale([addressesPath(), checkoutPath()]);
}

/** Removes a saved postal address. @throws ApiError when the request fails */
export async function removeAddress(id: string): Promise<void> {
  await callApi('DELETE /addresses/{id}', { params: { id } });
  markStale([addressesPath(), checkoutPath()]);
}
