import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import {
  createNameSchema,
  createOptionalTextSchema,
  createRequiredTextSchema,
  emailAddressSchema,
} from './fields.ts';

/** A grievance is `open` until the first answer, `answered` after an answer, and `closed` after a final answer. */
const GRIEVANCE_STATUSES = ['open', 'answered', 'closed'] as const;

const grievanceRequestSchema = z.object({
  name: createNameSchema('name', 100),
  email: emailAddressSchema,
  order_number: createOptionalTextSchema('order number', 30),
  message: createRequiredTextSchema('message', 5000),
});

/** A grievance as its customer sees it. */
const grievanceSchema = z.object({
  number: z.string(),
  status: z.enum(GRIEVANCE_STATUSES),
  name: z.string(),
  /** '' when the grievance is not about an order. */
  order_number: z.string(),
  message: z.string(),
  created_at: z.string(),
  /** Deadline of the first answer. */
  due_at: z.string(),
  answers: z.array(z.object({ text: z.string(), at: z.string() })),
});

/** A new grievance with the token that gives access to the grievance. */
const raisedGrievanceSchema = z.extend(grievanceSchema, { token: z.string() });

export const grievanceEndpoints = {
  'POST /grievances': {
    summary: 'Raises a grievance; it gets a ticket number and is answered within 48 hours',
    body: grievanceRequestSchema,
    response: { 201: raisedGrievanceSchema },
  },
  'GET /grievances/{number}': {
    summary: 'A grievance and its answers, with the token of the mailed link',
    query: z.object({ token: z.optional(z.string()) }),
    access: ['link-token'],
    response: { 200: grievanceSchema },
  },
} as const satisfies EndpointTable;

export type GrievanceRequest = z.infer<typeof grievanceRequestSchema>;
export type Grievance = z.infer<typeof grievanceSchema>;
export type RaisedGrievance = z.infer<typeof raisedGrievanceSchema>;
export type GrievanceStatus = (typeof GRIEVANCE_STATUSES)[number];
