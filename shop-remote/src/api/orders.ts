import { markStale } from '@rangmala/shared/api';
import type { AddressForm } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

/**
 * Returns the API path of an order.
 * @param token token from the URL of a guest's order page; undefined when the URL has none
 */
export const getOrderPath = (number: string, token?: string) =>
  apiPath('GET /orders/{number}', { number, token });

/**
 * Saves a new postal address, or changes the saved address with the given id.
 * @throws ApiError when the request fails
 */
export async function saveAddress(address: AddressForm, id?: string): Promise<void> {
  await (id === undefined
    ? callApi('POST /addresses', { body: address })
    : callApi('PUT /addresses/{id}', { params: { id }, body: address }));
  markStale([apiPath('GET /addresses'), apiPath('GET /checkout')]);
}

/** Removes a saved postal address. @throws ApiError when the request fails */
export async function removeAddress(id: string): Promise<void> {
  await callApi('DELETE /addresses/{id}', { params: { id } });
  markStale([apiPath('GET /addresses'), apiPath('GET /checkout')]);
}
