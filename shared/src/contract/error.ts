import * as z from 'zod/mini';

/** Every error response: a message for the user, and a message for each field that broke a rule. */
export const apiErrorSchema = z.object({
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
