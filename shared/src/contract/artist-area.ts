import * as z from 'zod/mini';
import { sessionTypeSchema, wishFields } from './appointments.ts';
import {
  artistWithAvailabilitySchema,
  availabilityEntrySchema,
  maxSessionsPerDaySchema,
  noticeHoursSchema,
} from './artists.ts';
import {
  createNameSchema,
  emailAddressSchema,
  uploadedImageSchema,
  pageSchema,
  removeInvisible,
} from './fields.ts';
import { artworkSchema } from './gallery.ts';
import { handOverSummarySchema } from './hand-overs.ts';
import { createExistingPasswordSchema, createNewPasswordSchema } from './passwords.ts';
import {
  ARTIST_TESTIMONIAL_MAX,
  ARTWORK_TITLE_MAX,
  BIO_MAX,
  LINK_EXPIRED,
  LINK_TOKEN,
  listWeekProblems,
} from './rules.ts';

const artistIdSchema = z
  .string('Please enter your artist ID.')
  .check(
    z.overwrite(removeInvisible),
    z.toLowerCase(),
    z.minLength(1, 'Please enter your artist ID.'),
    z.maxLength(100, 'This artist ID is too long to be yours.'),
  );

export const artistCredentialsSchema = z.object({
  artist_id: artistIdSchema,
  password: createExistingPasswordSchema(),
});

export const signedInArtistSchema = z.object({ artist_id: z.string() });

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

const createArtTypesSchema = (message: string) =>
  z
    .array(z.string('Please choose at least one art type.').check(z.maxLength(100)), message)
    .check(z.minLength(1, message), z.maxLength(40, 'There are not that many art types.'));

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
  art_types: z.optional(createArtTypesSchema('Please choose at least one art type.')),
  availability: z.optional(weekSchema),
  notice_hours: z.optional(noticeHoursSchema),
  max_sessions_per_day: z.optional(maxSessionsPerDaySchema),
});

/** Unsaved changes to a profile, as the artist's browser stores them. */
export const profileEditsSchema = z.partial(
  z.object({
    image: z.string(),
    bio: z.string(),
    testimonial: z.string(),
    art_types: z.array(z.string()),
    availability: z.array(availabilityEntrySchema),
    notice_hours: noticeHoursSchema,
    max_sessions_per_day: maxSessionsPerDaySchema,
  }),
);
export type ProfileEdits = z.infer<typeof profileEditsSchema>;

/** The artist after a change. `outside` are the booked upcoming sessions outside the artist's hours. */
export const savedArtistSchema = z.extend(artistWithAvailabilitySchema, {
  outside: z.array(z.object({ date: z.string(), time: z.string() })),
});

/** A change of an artwork. Omitted fields stay unchanged. */
export const artworkChangeSchema = z.object({
  title: z.optional(createNameSchema('title', ARTWORK_TITLE_MAX)),
  art_types: z.optional(createArtTypesSchema('Please choose at least one art type.')),
  printable: z.optional(z.boolean('An artwork may be printed or not: true or false.')),
});

/** How the gallery shows a picture of a hand-over. */
export const handOverArtworkSchema = z.object({
  picture: z.string('Please choose a picture.').check(z.maxLength(64)),
  title: createNameSchema('title', ARTWORK_TITLE_MAX),
  art_types: createArtTypesSchema('Please choose at least one art type.'),
});

/** The art type, by name, whose picture an artwork becomes. */
export const artTypePictureSchema = z.object({
  art_type: z.string('Please choose an art type.').check(z.maxLength(100, 'There is no such art type.')),
});

/** An artwork that was added to a gallery. */
export const uploadedArtworkSchema = z.object({
  data: artworkSchema,
  warnings: uploadedImageSchema.shape.warnings,
});

/** The ids of all the artist's artworks, in the new display order. */
export const artworkOrderSchema = z.object({
  ids: z
    .array(z.string(), 'Please send the ids of all your artworks.')
    .check(z.maxLength(5000, 'You don’t have that many artworks.')),
});

/** A session as its artist sees it. `meeting_link` is set for the video method only. */
export const artistSessionSchema = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  customer_name: z.string(),
  art_type: z.string(),
  session_type: sessionTypeSchema,
  meeting_link: z.optional(z.string()),
  /** The customer's phone number. Set only for a call, from 24 hours before to 24 hours after the call's start. */
  customer_phone: z.optional(z.string()),
  note: z.optional(z.string()),
  reference_image: z.optional(z.string()),
  ...wishFields,
  /** The number of the customer's messages that the artist has not seen; omitted when there are none. */
  unread_messages: z.optional(z.number()),
  /** The design that the artist has handed over; omitted when there is none. */
  hand_over: z.optional(handOverSummarySchema),
  /** Whether the session has ended. */
  is_over: z.boolean(),
  /** Whether the session has begun. */
  has_begun: z.boolean(),
  did_not_come: z.optional(z.boolean()),
  /** The times that the artist has proposed instead, while the customer has not answered. */
  proposed_times: z.optional(z.array(z.object({ date: z.string(), time: z.string() }))),
});

/** `page` is the page of `coming`, `earlier` the page of `recent`. `appointment` selects a single session by its id. */
export const artistSessionsQuerySchema = z.object({
  page: z._default(pageSchema, 1),
  earlier: z._default(pageSchema, 1),
  appointment: z.optional(z.string()),
});

/** The sessions of `date` (today in business time), and a page of those of later days, earliest first. */
export const artistSessionsSchema = z.object({
  date: z.string(),
  today: z.array(artistSessionSchema),
  coming: z.array(artistSessionSchema),
  /** Number of later sessions on all pages. Earlier servers do not send it. */
  coming_total: z.optional(z.int()),
  /** A page of the earlier sessions whose conversation is open, latest first. */
  recent: z.optional(z.array(artistSessionSchema)),
  recent_total: z.optional(z.int()),
  /** How video meetings work. Earlier servers do not send it. */
  meetings: z.optional(
    z.object({
      /** A meeting in which the artist can try camera and microphone. */
      test_link: z.string(),
      /** Whether a customer waits until the artist has signed in at the meeting server. */
      needs_host_sign_in: z.boolean(),
    }),
  ),
});

/** The private URL of an artist's calendar feed. */
export const calendarFeedSchema = z.object({ url: z.string() });

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
  artist_id: artistIdSchema,
});

export const artistPasswordResetSchema = z.object({
  token: tokenSchema,
  password: createNewPasswordSchema('new password'),
});

export type ArtistCredentials = z.infer<typeof artistCredentialsSchema>;
export type ArtistProfile = z.infer<typeof artistProfileSchema>;
export type SavedArtist = z.infer<typeof savedArtistSchema>;
export type HandOverArtwork = z.infer<typeof handOverArtworkSchema>;
export type ArtworkChange = z.infer<typeof artworkChangeSchema>;
export type UploadedArtwork = z.infer<typeof uploadedArtworkSchema>;
export type ArtworkOrder = z.infer<typeof artworkOrderSchema>;
export type ArtistSession = z.infer<typeof artistSessionSchema>;
export type ArtistSessions = z.infer<typeof artistSessionsSchema>;
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export type ArtistAccount = z.infer<typeof artistAccountSchema>;
export type ArtistAccountChange = z.infer<typeof artistAccountChangeSchema>;
