import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { passwordChangeSchema, passwordResetSchema } from './accounts.ts';
import { bookedTimeSchema } from './appointments.ts';
import {
  artistWithAvailabilitySchema,
  availabilityEntrySchema,
  maxSessionsPerDaySchema,
  noticeHoursSchema,
} from './artists.ts';
import {
  chosenArtTypesSchema,
  emailAddressSchema,
  linkTokenSchema,
  messageResponseSchema,
  removeInvisible,
} from './fields.ts';
import { createExistingPasswordSchema } from './passwords.ts';
import { ARTIST_TESTIMONIAL_MAX, BIO_MAX, listWeekProblems } from './rules.ts';

const artistIdSchema = z
  .string('Please enter your artist ID.')
  .check(
    z.overwrite(removeInvisible),
    z.toLowerCase(),
    z.minLength(1, 'Please enter your artist ID.'),
    z.maxLength(100, 'This artist ID is too long to be yours.'),
  );

const artistCredentialsSchema = z.object({
  artist_id: artistIdSchema,
  password: createExistingPasswordSchema(),
});

/** The availability windows of an artist's week. Reports the problems that {@link listWeekProblems} finds. */
export const weekSchema = z
  .array(availabilityEntrySchema, 'Please send the availability as a list.')
  .check(z.maxLength(7 * 24, 'A week has no room for that many windows.'))
  .check((context) => {
    for (const { index, field, message } of listWeekProblems(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [index, field], message });
    }
  });

/**
 * Returns a schema of trimmed text that may be empty. An omitted field stays omitted, because a partial change must
 * keep the stored text.
 */
const createEditableTextSchema = (label: string, max: number) =>
  z.optional(
    z
      .string(`Your ${label} must be text.`)
      .check(z.trim(), z.maxLength(max, `Your ${label} is too long: at most ${max} characters.`)),
  );

/**
 * A change of an artist's profile. Omitted fields stay unchanged. `image` is the URL of the current image or of an
 * uploaded image. `art_types` are names or slugs, with the main art type first.
 */
export const artistProfileSchema = z.object({
  image: z.optional(
    z
      .string('Please choose a profile image.')
      .check(
        z.regex(
          /^\/(media|uploads)\/[\w-]+\/[\w-]+-\d+x\d+\.webp$/,
          'Please choose a profile image that was uploaded here.',
        ),
      ),
  ),
  bio: createEditableTextSchema('bio', BIO_MAX),
  testimonial: createEditableTextSchema('testimonial', ARTIST_TESTIMONIAL_MAX),
  art_types: z.optional(chosenArtTypesSchema),
  availability: z.optional(weekSchema),
  notice_hours: z.optional(noticeHoursSchema),
  max_sessions_per_day: z.optional(maxSessionsPerDaySchema),
});

/** The artist after a change. `outside` are the booked upcoming sessions outside the artist's hours. */
const savedArtistSchema = z.extend(artistWithAvailabilitySchema, {
  outside: z.array(bookedTimeSchema),
});

/**
 * An artist's email settings. `email` is the verified email address, to which all mails go. `pending_email` replaces
 * `email` when the artist opens the link that was mailed to `pending_email`.
 */
const artistAccountSchema = z.object({
  email: z.nullable(z.string()),
  pending_email: z.nullable(z.string()),
  daily_summary: z.boolean(),
});

/**
 * A change of an artist's email settings. Omitted fields stay unchanged. An empty `email` removes the email address.
 * The verified address as `email` cancels the pending address.
 */
const artistAccountChangeSchema = z.object({
  email: z.optional(z.union([z.literal(''), emailAddressSchema], 'Please enter a valid email address.')),
  daily_summary: z.optional(z.boolean('Please say whether you want a daily summary.')),
});

export const artistAreaEndpoints = {
  'POST /artists/login': {
    summary: 'Signs an artist in',
    body: artistCredentialsSchema,
    response: { 200: z.object({ artist_id: z.string() }) },
    errors: [401],
  },
  'POST /artists/logout': {
    summary: 'Signs the artist out',
    response: { 204: z.null() },
  },
  'POST /artists/{id}/changepassword': {
    summary: 'Changes the artist’s password and ends their other sessions',
    body: passwordChangeSchema,
    response: { 204: z.null() },
    access: ['artist'],
  },
  'POST /artists/forgot-password': {
    summary: 'Mails an artist a link to set a new password, if their e-mail address is confirmed',
    body: z.object({ artist_id: artistIdSchema }),
    response: { 202: messageResponseSchema },
  },
  'POST /artists/reset-password': {
    summary: 'Sets an artist’s password by a mailed link and signs out every browser',
    body: passwordResetSchema,
    response: { 204: z.null() },
  },
  'GET /artists/{id}/account': {
    summary: 'The artist’s e-mail address and mail settings',
    response: { 200: artistAccountSchema },
    access: ['artist'],
  },
  'PUT /artists/{id}/account': {
    summary:
      'Changes the artist’s mail settings; a new address is used after it is confirmed by a mailed link',
    body: artistAccountChangeSchema,
    response: { 200: artistAccountSchema },
    access: ['artist'],
  },
  'POST /artists/verify-email': {
    summary: 'Confirms the new e-mail address of an artist by a mailed link; the earlier address gets a mail',
    body: z.object({ token: linkTokenSchema }),
    response: { 204: z.null() },
  },
  'PUT /artists/{id}': {
    summary: 'Changes an artist’s profile and hours; booked sessions stay booked',
    body: artistProfileSchema,
    response: { 200: savedArtistSchema },
    access: ['artist'],
  },
} as const satisfies EndpointTable;

export type ArtistCredentials = z.infer<typeof artistCredentialsSchema>;
export type ArtistProfile = z.infer<typeof artistProfileSchema>;
export type SavedArtist = z.infer<typeof savedArtistSchema>;
export type ArtistAccount = z.infer<typeof artistAccountSchema>;
export type ArtistAccountChange = z.infer<typeof artistAccountChangeSchema>;
