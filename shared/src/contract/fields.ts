import * as z from 'zod/mini';
import { parseEmailAddress } from './email-addresses.ts';
import { INVALID_PIN_CODE, LINK_EXPIRED, LINK_TOKEN, parsePinCode, tidyText } from './rules.ts';

/** Characters without a picture: spaces, control and formatting characters, and fillers. */
const INVISIBLE = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** Removes spaces and all other characters without a picture. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Returns whether a text has a character with a picture. */
export const hasVisibleText = (text: string): boolean => removeInvisible(text) !== '';

const createTidyTextSchema = (
  required: string,
  label: string,
  max: number,
  isPresent: (text: string) => boolean,
) =>
  z
    .string(required)
    .check(
      z.overwrite(tidyText),
      z.refine(isPresent, required),
      z.maxLength(max, `Your ${label} is too long: at most ${max} characters.`),
    );

/**
 * Returns a schema of trimmed text with at least one visible character. Its messages name the field. `max` is in
 * characters.
 */
export const createRequiredTextSchema = (label: string, max: number) =>
  createTidyTextSchema(`Please enter your ${label}.`, label, max, hasVisibleText);

/** Returns a schema of a name: a required text with at least one letter or digit. */
export const createNameSchema = (label: string, max: number) =>
  createTidyTextSchema(`Please enter your ${label}.`, label, max, (text) =>
    /[\p{L}\p{N}]/u.test(removeInvisible(text)),
  );

/** Returns a schema of trimmed text that may be empty or missing. `max` is in characters. */
export const createOptionalTextSchema = (label: string, max: number) =>
  z._default(
    createTidyTextSchema(`Your ${label} must be text.`, label, max, () => true),
    '',
  );

/** An email address of at most 254 characters (RFC 5321 §4.5.3.1.3) in the form of {@link parseEmailAddress}. */
export const emailAddressSchema = z.string('Please enter your email.').check(
  z.overwrite((text) => parseEmailAddress(text) ?? text.trim()),
  z.minLength(1, 'Please enter your email.'),
  z.maxLength(254, 'This email address is too long.'),
  z.refine((text) => parseEmailAddress(text) !== undefined, 'Please enter a valid email address.'),
);

const NO_ART_TYPE = 'Please choose at least one art type.';

/** Names or slugs of chosen art types. */
export const chosenArtTypesSchema = z
  .array(z.string(NO_ART_TYPE).check(z.maxLength(100)), NO_ART_TYPE)
  .check(z.minLength(1, NO_ART_TYPE), z.maxLength(40, 'There are not that many art types.'));

/** A PIN code of India. The result is six digits. */
export const pinCodeSchema = z.string('Please enter your PIN code.').check(
  z.trim(),
  z.minLength(1, 'Please enter your PIN code.'),
  z.refine((text) => parsePinCode(text) !== undefined, INVALID_PIN_CODE),
  z.overwrite((text) => parsePinCode(text) ?? ''),
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
  /** What a drawing loses when it becomes a picture, and how to keep it. */
  warnings: z.optional(z.array(z.string())),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

/** Returns whether a text in the form `YYYY-MM-DD` is an existing day, unlike 2026-02-30. */
function isCalendarDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Creates a schema of a day in business time: `2026-11-23`. */
export const createDateSchema = (messageWithoutDate: string) =>
  z
    .string(messageWithoutDate)
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give the date as YYYY-MM-DD.'),
      z.refine(isCalendarDay, 'There is no such date.'),
    );

export const businessDateSchema = createDateSchema('Please choose a date.');

/** A time of day in business time: `10:30:00`. */
export const businessTimeSchema = z
  .string('Please choose a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Please give the time as HH:MM:SS.'));

/** The token of a mailed link. */
export const linkTokenSchema = z.string(LINK_EXPIRED).check(z.regex(LINK_TOKEN, LINK_EXPIRED));

export const messageResponseSchema = z.object({ message: z.string() });

/** Labels with values, such as `Size` and `M`. */
export const labelledValuesSchema = z.array(z.object({ label: z.string(), value: z.string() }));

/** The body of an error response: a message for the user, and messages about invalid fields by field name. */
export const apiErrorSchema = z.object({
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

/** Creates a schema of a whole number from 1 to `max` in a query. */
const createNumberSchema = (name: string, max: number) =>
  z.coerce
    .number()
    .check(
      z.int(`The ${name} must be a whole number.`),
      z.minimum(1, `The ${name} must be at least 1.`),
      z.maximum(max, `The ${name} must be at most ${max}.`),
    );
/** The number of a page of a list. */
export const pageSchema = createNumberSchema('page', 10_000);

export const limitSchema = createNumberSchema('limit', 100);

/** Selects one page of a list. Without it, the response has the whole list. */
export const pageQuerySchema = z.object({
  page: z.optional(pageSchema),
  limit: z.optional(limitSchema),
});
