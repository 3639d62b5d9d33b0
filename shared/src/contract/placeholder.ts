import * as z from 'zod/mini';

/** A small blurred picture as a `data:` URL, shown while the picture loads. */
export const placeholderSchema = z.optional(z.string());
