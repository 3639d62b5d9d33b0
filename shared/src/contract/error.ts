import * as z from 'zod/mini';

/** Every answer that is not a success: one sentence for the person who asked, and one a field that broke a rule. */
export const apiErrorSchema = z.object({
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
