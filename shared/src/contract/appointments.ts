import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { handOverSummarySchema } from './hand-overs.ts';
import {
  apiErrorSchema,
  businessDateSchema,
  businessTimeSchema,
  createOptionalTextSchema,
  pageQuerySchema,
  placeholderSchema,
  uploadUrlSchema,
} from './fields.ts';
import {
  APPOINTMENT_FILTERS,
  formatPhoneNumber,
  IDEMPOTENCY_KEY,
  INVALID_PHONE,
  NOTE_MAX,
  parsePhoneNumber,
  SESSION_TYPES,
  tidyText,
  WISH_MAX,
} from './rules.ts';

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
const bookingRequestSchema = z.object({
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

/** A booked session, for its customer and its artist. */
export const bookedSessionSchema = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  art_type: z.string(),
  session_type: sessionTypeSchema,
  /** Set for the video method only. */
  meeting_link: z.optional(z.string()),
  note: z.optional(z.string()),
  reference_image: z.optional(z.string()),
  occasion: z.optional(z.string()),
  needed_by: z.optional(z.string()),
  product: z.optional(z.string()),
  /** The number of the other person's messages that the viewer has not seen; omitted when there are none. */
  unread_messages: z.optional(z.number()),
  /** The design that the artist has handed over; omitted when there is none. */
  hand_over: z.optional(handOverSummarySchema),
});

/** A booked session as its customer sees it. */
const appointmentSchema = z.extend(bookedSessionSchema, {
  artist_id: z.string(),
  user_id: z.string(),
  artist_name: z.string(),
  artist_image: z.string(),
  placeholder: placeholderSchema,
  /** For calls: the number that the artist will call. */
  phone: z.optional(z.string()),
  /** The token of the page that answers the artist's proposal of other times; omitted when there is no open proposal. */
  proposal_token: z.optional(z.string()),
});

/**
 * Selects appointments of a customer. `show` lists upcoming ones soonest first, past ones latest first, or both in this
 * order; without it, all are listed earliest first. Without `page` and `limit`, the list is whole.
 */
export const appointmentsQuerySchema = z.object({
  show: z.optional(z.enum(APPOINTMENT_FILTERS)),
  date: z.optional(businessDateSchema),
  ...pageQuerySchema.shape,
});

/** A booked time, without data about the customer. */
export const bookedTimeSchema = z.object({ date: z.string(), time: z.string() });

/**
 * A time at which a session can begin. `hour` is from 0 to 23, `label` is like `10:30 AM`, and `value` is like
 * `10:30:00`.
 */
const timeSlotSchema = z.object({ hour: z.number(), label: z.string(), value: z.string() });
const availabilitySchema = z.object({ slots: z.array(timeSlotSchema) });

/** A free time. `date` and `time` are in the form of a booking request. `label` is the time as it is shown. */
export const freeTimeSchema = z.object({ date: z.string(), time: z.string(), label: z.string() });

/** The number of free times on each requested day. `next` is the next free time from now on, if there is one. */
const freeDaysSchema = z.object({
  days: z.array(z.object({ date: z.string(), free: z.number() })),
  next: z.nullable(freeTimeSchema),
});

/** The refusal of a booking or a change. `nearest` are the free times nearest to the requested time, earliest first. */
export const bookingConflictSchema = z.extend(apiErrorSchema, {
  nearest: z.optional(z.array(freeTimeSchema)),
});

export const appointmentEndpoints = {
  'GET /artists/{id}/appointments': {
    summary: 'The booked times of an artist, from now on',
    response: { 200: z.array(bookedTimeSchema) },
  },
  'GET /artists/{id}/free-days': {
    summary: 'The number of free times of an artist on each day of a range, and the next free time',
    query: z.object({
      /** The first day; by default today. */
      from: z.optional(businessDateSchema),
      days: z._default(z.coerce.number().check(z.minimum(1), z.maximum(62)), 14),
    }),
    response: { 200: freeDaysSchema },
  },
  'GET /appointments/availability': {
    summary: 'The free times of an artist on a day, in business time',
    query: z.object({ artist_id: createRequiredChoiceSchema('an artist'), date: businessDateSchema }),
    response: { 200: availabilitySchema },
    errors: [404],
  },
  'POST /appointments': {
    summary:
      'Books a session. Repeated with the same Idempotency-Key it answers 200 with the existing booking',
    headers: z.object({
      [IDEMPOTENCY_KEY]: z.optional(
        z.string().check(z.maxLength(200, 'The Idempotency-Key is too long: at most 200 characters.')),
      ),
    }),
    body: bookingRequestSchema,
    response: {
      200: appointmentSchema,
      201: appointmentSchema,
      409: bookingConflictSchema,
      422: bookingConflictSchema,
    },
    access: ['customer'],
  },
  'GET /appointments/user/{userId}': {
    summary: 'The appointments of the signed-in customer: all, or a page of them',
    query: appointmentsQuerySchema,
    response: { 200: z.array(appointmentSchema) },
    access: ['customer'],
  },
  'GET /appointments/user/{userId}/counts': {
    summary: 'The number of appointments of the signed-in customer',
    response: { 200: z.object({ upcoming: z.int(), past: z.int(), all: z.int() }) },
    access: ['customer'],
  },
  'GET /appointments/{id}': {
    summary: 'One appointment of the signed-in customer',
    response: { 200: appointmentSchema },
    access: ['customer'],
  },
  'PUT /appointments/{id}': {
    summary: 'Moves an appointment or changes its method; it keeps its time unless the new one is free',
    body: appointmentChangeSchema,
    response: { 200: appointmentSchema, 409: bookingConflictSchema, 422: bookingConflictSchema },
    access: ['customer'],
  },
  'DELETE /appointments/{id}': {
    summary: 'Cancels an appointment',
    response: { 204: z.null() },
    access: ['customer'],
    errors: [422],
  },
  'GET /appointments/{id}/calendar.ics': {
    summary: 'An appointment as a file for calendars',
    produces: 'text/calendar',
    response: { 200: z.string() },
    access: ['customer'],
  },
} as const satisfies EndpointTable;

export type BookingRequest = z.infer<typeof bookingRequestSchema>;
export type AppointmentChange = z.infer<typeof appointmentChangeSchema>;
export type Appointment = z.infer<typeof appointmentSchema>;
export type BookedSession = z.infer<typeof bookedSessionSchema>;
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number];
export type BookedTime = z.infer<typeof bookedTimeSchema>;
export type TimeSlot = z.infer<typeof timeSlotSchema>;
export type FreeDays = z.infer<typeof freeDaysSchema>;
export type Availability = z.infer<typeof availabilitySchema>;
export type FreeTime = z.infer<typeof freeTimeSchema>;
export type BookingConflict = z.infer<typeof bookingConflictSchema>;
