import * as z from 'zod/mini';

/** The body of an error response: a message for the user, and messages about invalid fields by field name. */
export const apiErrorSchema = z.object({
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
