import * as z from 'zod/mini';
import { addressFormSchema, savedAddressesSchema, savedAddressSchema } from '../addresses.ts';
import { defineEndpoints } from './define.ts';

export const addressEndpoints = defineEndpoints({
  'GET /addresses': {
    summary: 'The customer’s saved addresses, most recently used first',
    response: { 200: savedAddressesSchema },
    errors: [401],
  },
  'POST /addresses': {
    summary: 'Saves an address',
    body: addressFormSchema,
    response: { 201: savedAddressSchema },
    errors: [401],
  },
  'PUT /addresses/{id}': {
    summary: 'Changes a saved address',
    body: addressFormSchema,
    response: { 200: savedAddressSchema },
    errors: [401],
  },
  'DELETE /addresses/{id}': {
    summary: 'Removes a saved address',
    response: { 204: z.null() },
    errors: [401],
  },
});
