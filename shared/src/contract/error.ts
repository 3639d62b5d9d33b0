import * as z from 'zod/mini';

/** Every answer that is not a success: one sentence for the person who asked. */
export const apiError = z.object({ detail: z.string() });
export type ApiErrorBody = z.infer<typeof apiError>;
