import * as z from 'zod/mini';

export const textSchema = z.string().check(z.trim(), z.minLength(1));

/** An id that becomes part of URLs. */
export const idSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'));

/** Path of a picture, relative to the import folder. */
export const pictureSchema = textSchema;
