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

/** @deprecated Renamed: call `createRequiredTextSchema`. */
export const requiredText = createRequiredTextSchema;

/** Returns a schema of trimmed text that may be empty or missing. `max` is in characters. */
export const createOptionalTextSchema = (label: string, max: number) =>
  z._default(
    z
      .string(`Your ${label} must be text.`)
      .check(z.trim(), z.maxLength(max, `Your ${label} is too long: at most ${max} characters.`)),
    '',
  );

/** @deprecated Renamed: call `createOptionalTextSchema`. */
export const optionalText = createOptionalTextSchema;

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
