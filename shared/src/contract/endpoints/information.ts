import { informationSchema, sellerSchema } from '../information.ts';
import { defineEndpoints } from './define.ts';

export const informationEndpoints = defineEndpoints({
  'GET /information/{page}': {
    summary: 'The text of the terms, privacy, returns or delivery page',
    response: { 200: informationSchema },
  },
  'GET /seller': {
    summary: 'Who sells: legal name, address, GSTIN and grievance officer',
    response: { 200: sellerSchema },
  },
});
