import * as z from 'zod/mini';
import { businessDateSchema, businessTimeSchema, freeTimeSchema, sessionTypeSchema } from './appointments.ts';
import { createOptionalTextSchema, createRequiredTextSchema } from './fields.ts';
import { LINK_TOKEN, MAX_PROPOSED_TIMES, REASON_MAX } from './rules.ts';

/** A cancellation by the artist, with a reason for the customer. */
export const artistCancellationSchema = z.object({
  reason: createRequiredTextSchema('reason', REASON_MAX),
});

const timeSchema = z.object({ date: businessDateSchema, time: businessTimeSchema });

/** Other times that an artist proposes to a customer, with an optional reason. */
export const newProposalSchema = z.object({
  reason: createOptionalTextSchema('reason', REASON_MAX),
  times: z
    .array(timeSchema, 'Please choose at least one time.')
    .check(
      z.minLength(1, 'Please choose at least one time.'),
      z.maxLength(MAX_PROPOSED_TIMES, `Please choose at most ${MAX_PROPOSED_TIMES} times.`),
    ),
});

/** Whether the customer of a session did not come. */
export const attendanceSchema = z.object({
  did_not_come: z.boolean('Please say whether the customer came.'),
});

/**
 * A proposal as the customer sees it. `status` is `open` until the session is changed or cancelled or has begun. `times`
 * are the proposed times that are still free, earliest first.
 */
export const proposalSchema = z.object({
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

export const proposalQuerySchema = z.object({ token: z.optional(z.string()) });

const NO_SUCH_LINK = 'This link is not complete. Please open it from our email again.';
const tokenSchema = z.string(NO_SUCH_LINK).check(z.regex(LINK_TOKEN, NO_SUCH_LINK));

/** The customer's answer: a new time, proposed or any other free time, or the end of the session. */
export const proposalAnswerSchema = z.union([
  z.object({ token: tokenSchema, answer: z.literal('move'), ...timeSchema.shape }),
  z.object({ token: tokenSchema, answer: z.literal('cancel') }),
]);

export type NewProposal = z.infer<typeof newProposalSchema>;
export type Proposal = z.infer<typeof proposalSchema>;
export type ProposalAnswer = z.infer<typeof proposalAnswerSchema>;
