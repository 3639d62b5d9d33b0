import * as z from 'zod/mini';

/** A tiny picture as a data: URI, shown blurred until the real picture has loaded. */
export const placeholderSchema = z.optional(z.string());
