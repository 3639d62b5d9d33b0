import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { bookingConflictSchema, freeTimeSchema, sessionTypeSchema } from './appointments.ts';
import { businessDateSchema, businessTimeSchema, createOptionalTextSchema } from './fields.ts';
import { LINK_TOKEN, MAX_PROPOSED_TIMES, REASON_MAX } from './rules.ts';

const timeSchema = z.object({ date: businessDateSchema, time: businessTimeSchema });

/** Other times that an artist proposes to a customer, with an optional reason. */
const newProposalSchema = z.object({
  reason: createOptionalTextSchema('reason', REASON_MAX),
  times: z
    .array(timeSchema, 'Please choose at least one time.')
    .check(
      z.minLength(1, 'Please choose at least one time.'),
      z.maxLength(MAX_PROPOSED_TIMES, `Please choose at most ${MAX_PROPOSED_TIMES} times.`),
    ),
});

/**
 * A proposal as the customer sees it. `status` is `open` until the session is changed or cancelled or has begun. `times`
 * are the proposed times that are still free, earliest first.
 */
const proposalSchema = z.object({
  status: z.enum(['open', 'changed', 'cancelled', 'past']),
  artist_id: z.string(),
  artist_name: z.string(),
  artist_image: z.string(),
  art_type: z.string(),
  session_type: sessionTypeSchema,
  /** The present time of the session. */
  date: z.string(),
  time: z.string(),
  reason: z.optional(z.string()),
  times: z.array(freeTimeSchema),
});

const NO_SUCH_LINK = 'This link is not complete. Please open it from our email again.';
const tokenSchema = z.string(NO_SUCH_LINK).check(z.regex(LINK_TOKEN, NO_SUCH_LINK));

/** The customer's answer: a new time, proposed or any other free time, or the end of the session. */
const proposalAnswerSchema = z.union([
  z.object({ token: tokenSchema, answer: z.literal('move'), ...timeSchema.shape }),
  z.object({ token: tokenSchema, answer: z.literal('cancel') }),
]);

export const proposalEndpoints = {
  'POST /artists/{id}/sessions/{appointmentId}/proposal': {
    summary:
      'Proposes other times for a session and mails them to the customer; replaces an earlier proposal',
    body: newProposalSchema,
    response: { 204: z.null(), 422: bookingConflictSchema },
    access: ['artist'],
  },
  'GET /appointment-proposals': {
    summary: 'The other times that an artist proposes, with the token of the mailed link',
    query: z.object({ token: z.optional(z.string()) }),
    access: ['link-token'],
    response: { 200: proposalSchema },
    errors: [404],
  },
  'POST /appointment-proposals/answer': {
    summary:
      'Moves a session to a proposed or another free time, or cancels it, with the token of the mailed link',
    body: proposalAnswerSchema,
    response: { 200: proposalSchema, 409: bookingConflictSchema, 422: bookingConflictSchema },
    errors: [404],
  },
} as const satisfies EndpointTable;

export type NewProposal = z.infer<typeof newProposalSchema>;
export type Proposal = z.infer<typeof proposalSchema>;
export type ProposalAnswer = z.infer<typeof proposalAnswerSchema>;
