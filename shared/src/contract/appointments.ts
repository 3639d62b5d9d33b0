import * as z from 'zod/mini';
import { handOverSummarySchema } from './hand-overs.ts';
import {
  apiErrorSchema,
  createOptionalTextSchema,
  hasVisibleText,
  pageQuerySchema,
  placeholderSchema,
  uploadUrlSchema,
} from './fields.ts';
import {
  APPOINTMENT_FILTERS,
  formatPhoneNumber,
  INVALID_PHONE,
  MESSAGE_MAX,
  NOTE_MAX,
  parsePhoneNumber,
  SESSION_TYPES,
  tidyText,
  WISH_MAX,
} from './rules.ts';

/** Returns whether a text in the form `YYYY-MM-DD` is an existing day, unlike 2026-02-30. */
function isCalendarDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** A day in business time: `2026-11-23`. */
export const businessDateSchema = z
  .string('Please choose a date.')
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give the date as YYYY-MM-DD.'),
    z.refine(isCalendarDay, 'There is no such date.'),
  );

/** A time of day in business time: `10:30:00`. */
export const businessTimeSchema = z
  .string('Please choose a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Please give the time as HH:MM:SS.'));

export const sessionTypeSchema = z.enum(
  SESSION_TYPES,
  'Please choose a session method: Jitsi Meet, Call or Chat.',
);

const createRequiredChoiceSchema = (noun: string) =>
  z
    .string(`Please choose ${noun}.`)
    .check(
      z.trim(),
      z.minLength(1, `Please choose ${noun}.`),
      z.maxLength(100, `We don’t have such ${noun}.`),
    );

/** A phone number; '' means that the artist gets no number. */
const phoneSchema = z.string('Please enter your phone number.').check(
  z.trim(),
  z.refine((text) => text === '' || parsePhoneNumber(text) !== undefined, INVALID_PHONE),
  z.overwrite((text) => formatPhoneNumber(parsePhoneNumber(text) ?? '')),
);

const noteSchema = z
  .string('Your note must be text.')
  .check(
    z.overwrite(tidyText),
    z.maxLength(NOTE_MAX, `Your note is too long: at most ${NOTE_MAX} characters.`),
  );

/** A request to book a session. `art_type` is a name or a slug, regardless of case. */
export const bookingRequestSchema = z.object({
  artist_id: createRequiredChoiceSchema('an artist'),
  user_id: z.string('Please say for whom the appointment is.'),
  date: businessDateSchema,
  time: businessTimeSchema,
  art_type: createRequiredChoiceSchema('an art type'),
  session_type: sessionTypeSchema,
  /** For calls: the customer's phone number. Without this field, the number of the profile is used. */
  phone: z.optional(phoneSchema),
  /** The customer's description of the drawing. */
  note: z.optional(noteSchema),
  reference_image: z.optional(uploadUrlSchema),
  /** What the design is for, such as a birthday. */
  occasion: z.optional(createOptionalTextSchema('occasion', WISH_MAX)),
  needed_by: z.optional(businessDateSchema),
  /** The product that the customer has in mind, in any words. */
  product: z.optional(createOptionalTextSchema('product', WISH_MAX)),
});

export const appointmentChangeSchema = z.object({
  date: businessDateSchema,
  time: businessTimeSchema,
  session_type: sessionTypeSchema,
  /** For calls. Without this field, the appointment keeps its number, or gets the number of the profile. */
  phone: z.optional(phoneSchema),
});

/** What the customer has said about the design. */
export const wishFields = {
  occasion: z.optional(z.string()),
  needed_by: z.optional(z.string()),
  product: z.optional(z.string()),
};

/** A booked session as its customer sees it. `meeting_link` is set for the video method only. */
export const appointmentSchema = z.object({
  id: z.string(),
  artist_id: z.string(),
  user_id: z.string(),
  date: z.string(),
  time: z.string(),
  art_type: z.string(),
  session_type: sessionTypeSchema,
  artist_name: z.string(),
  artist_image: z.string(),
  placeholder: placeholderSchema,
  meeting_link: z.optional(z.string()),
  /** For calls: the number that the artist will call. */
  phone: z.optional(z.string()),
  note: z.optional(z.string()),
  reference_image: z.optional(z.string()),
  ...wishFields,
  /** The number of the artist's messages that the customer has not seen; omitted when there are none. */
  unread_messages: z.optional(z.number()),
  /** The design that the artist has handed over; omitted when there is none. */
  hand_over: z.optional(handOverSummarySchema),
  /** The token of the page that answers the artist's proposal of other times; omitted when there is no open proposal. */
  proposal_token: z.optional(z.string()),
});
export const appointmentsSchema = z.array(appointmentSchema);

/**
 * Selects appointments of a customer. `show` lists upcoming ones soonest first, past ones latest first, or both in this
 * order; without it, all are listed earliest first. Without `page` and `limit`, the list is whole.
 */
export const appointmentsQuerySchema = z.object({
  show: z.optional(z.enum(APPOINTMENT_FILTERS)),
  date: z.optional(businessDateSchema),
  ...pageQuerySchema.shape,
});

/** The number of a customer's appointments. */
export const appointmentCountsSchema = z.object({ upcoming: z.int(), past: z.int(), all: z.int() });

/** The booked times of an artist from now on, without data about customers. */
export const bookedTimesSchema = z.array(z.object({ date: z.string(), time: z.string() }));

export const availabilityQuerySchema = z.object({
  artist_id: createRequiredChoiceSchema('an artist'),
  date: businessDateSchema,
});

/**
 * A time at which a session can begin. `hour` is from 0 to 23, `label` is like `10:30 AM`, and `value` is like
 * `10:30:00`.
 */
export const timeSlotSchema = z.object({ hour: z.number(), label: z.string(), value: z.string() });
export const availabilitySchema = z.object({ slots: z.array(timeSlotSchema) });

/** `from` is the first day; the default is today. `days` is the number of days. */
export const freeDaysQuerySchema = z.object({
  from: z.optional(businessDateSchema),
  days: z._default(z.coerce.number().check(z.minimum(1), z.maximum(62)), 14),
});

/** A free time. `date` and `time` are in the form of a booking request. `label` is the time as it is shown. */
export const freeTimeSchema = z.object({ date: z.string(), time: z.string(), label: z.string() });

/** The number of free times on each requested day. `next` is the next free time from now on, if there is one. */
export const freeDaysSchema = z.object({
  days: z.array(z.object({ date: z.string(), free: z.number() })),
  next: z.nullable(freeTimeSchema),
});

/** The refusal of a booking or a change. `nearest` are the free times nearest to the requested time, earliest first. */
export const bookingConflictSchema = z.extend(apiErrorSchema, {
  nearest: z.optional(z.array(freeTimeSchema)),
});

/** A new message: a text, an image, or both. */
export const newMessageSchema = z
  .object({
    text: createOptionalTextSchema('message', MESSAGE_MAX),
    image: z.optional(uploadUrlSchema),
  })
  .check(
    z.refine(({ text, image }) => hasVisibleText(text) || image !== undefined, {
      message: 'Please write a message or choose an image.',
      path: ['text'],
    }),
  );

export const appointmentMessageSchema = z.object({
  id: z.string(),
  author: z.enum(['customer', 'artist']),
  text: z.string(),
  image: z.optional(z.string()),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
});

/** The messages of one appointment, oldest first, with details of the session. */
export const conversationSchema = z.object({
  date: z.string(),
  time: z.string(),
  session_type: sessionTypeSchema,
  artist_id: z.string(),
  artist_name: z.string(),
  customer_name: z.string(),
  /** Whether messages can be written now. */
  is_open: z.boolean(),
  /** The last day on which messages can be written, in business time. */
  open_until: z.string(),
  /** Whether the session is about to begin or runs, and the viewer has not said yet that they are late. */
  can_say_late: z.optional(z.boolean()),
  messages: z.array(appointmentMessageSchema),
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;
export type AppointmentChange = z.infer<typeof appointmentChangeSchema>;
export type Appointment = z.infer<typeof appointmentSchema>;
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number];
export type BookedTime = z.infer<typeof bookedTimesSchema>[number];
export type TimeSlot = z.infer<typeof timeSlotSchema>;
export type FreeDays = z.infer<typeof freeDaysSchema>;
export type Availability = z.infer<typeof availabilitySchema>;
export type FreeTime = z.infer<typeof freeTimeSchema>;
export type BookingConflict = z.infer<typeof bookingConflictSchema>;
export type NewMessage = z.infer<typeof newMessageSchema>;
export type AppointmentMessage = z.infer<typeof appointmentMessageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
