import * as z from 'zod/mini';

/** Returns a schema of trimmed text that must not be empty. Its messages name the field. `max` is in characters. */
export const createRequiredTextSchema = (label: string, max: number) =>
  z
    .string(`Please enter your ${label}.`)
    .check(
      z.trim(),
      z.minLength(1, `Please enter your ${label}.`),
      z.maxLength(max, `Your ${label} is too long: at most ${max} characters.`),
    );

/** Returns a schema of trimmed text that may be empty or missing. `max` is in characters. */
export const createOptionalTextSchema = (label: string, max: number) =>
  z._default(
    z
      .string(`Your ${label} must be text.`)
      .check(z.trim(), z.maxLength(max, `Your ${label} is too long: at most ${max} characters.`)),
    '',
  );

/** A valid email address of at most 254 characters (RFC 5321 §4.5.3.1.3), lower-cased. */
export const emailAddressSchema = z
  .string('Please enter your email.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Please enter your email.'),
    z.maxLength(254, 'This email address is too long.'),
    z.email('Please enter a valid email address.'),
  );

/** A small blurred picture as a `data:` URL, shown while the picture loads. */
export const placeholderSchema = z.optional(z.string());

/** URL of a picture that was uploaded here. */
export const uploadUrlSchema = z
  .string('Please choose an image.')
  .check(
    z.regex(/^\/uploads\/[\w-]+\/[\w-]+-\d+x\d+\.webp$/, 'Please choose an image that was uploaded here.'),
  );

export const uploadedImageSchema = z.object({
  /** URL of the stored picture, which the server has re-encoded. */
  url: z.string(),
  /** URL of a small version of the picture. */
  thumbnail: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

/** The body of an error response: a message for the user, and messages about invalid fields by field name. */
export const apiErrorSchema = z.object({
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
