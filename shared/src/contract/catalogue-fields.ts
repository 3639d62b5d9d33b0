import * as z from 'zod/mini';

/** A tiny data: URI shown, blurred, until the picture arrives. */
export const placeholderSchema = z.optional(z.string());
