import * as z from 'zod/mini';
import { grievanceRequestSchema, grievanceSchema, raisedGrievanceSchema } from '../grievances.ts';
import { defineEndpoints } from './define.ts';

export const grievanceEndpoints = defineEndpoints({
  'POST /grievances': {
    summary: 'Raises a grievance; it gets a ticket number and is answered within 48 hours',
    body: grievanceRequestSchema,
    response: { 201: raisedGrievanceSchema },
  },
  'GET /grievances/{number}': {
    summary: 'A grievance and its answers, with the token of the mailed link',
    query: z.object({ token: z.optional(z.string()) }),
    response: { 200: grievanceSchema },
  },
});
