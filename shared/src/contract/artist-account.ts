import * as z from 'zod/mini';
import { LINK_EXPIRED, LINK_TOKEN } from './account-rules.ts';
import { emailAddressSchema } from './fields.ts';
import { createNewPasswordSchema } from './passwords.ts';

/**
 * An artist's email settings. `email` is the verified email address, to which all mails go. `pending_email` replaces
 * `email` when the artist opens the link that was mailed to `pending_email`.
 */
export const artistAccountSchema = z.object({
  email: z.nullable(z.string()),
  pending_email: z.nullable(z.string()),
  daily_summary: z.boolean(),
});

/**
 * A change of an artist's email settings. Omitted fields stay unchanged. An empty `email` removes the email address.
 * The verified address as `email` cancels the pending address, but only in a change without `daily_summary`.
 */
export const artistAccountChangeSchema = z.object({
  email: z.optional(z.union([z.literal(''), emailAddressSchema], 'Please enter a valid email address.')),
  daily_summary: z.optional(z.boolean('Please say whether you want a daily summary.')),
});

const tokenSchema = z.string(LINK_EXPIRED).check(z.regex(LINK_TOKEN, LINK_EXPIRED));

export const emailVerificationSchema = z.object({ token: tokenSchema });

export const artistForgottenPasswordSchema = z.object({
  artist_id: z
    .string('Please enter your artist ID.')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Please enter your artist ID.'),
      z.maxLength(100, 'This artist ID is too long to be yours.'),
    ),
});

export const artistPasswordResetSchema = z.object({
  token: tokenSchema,
  password: createNewPasswordSchema('new password'),
});

export type ArtistAccount = z.infer<typeof artistAccountSchema>;
export type ArtistAccountChange = z.infer<typeof artistAccountChangeSchema>;
