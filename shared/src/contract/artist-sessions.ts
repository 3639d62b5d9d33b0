import * as z from 'zod/mini';
import { bookedSessionSchema, bookedTimeSchema } from './appointments.ts';
import type { EndpointTable } from './endpoint-definition.ts';
import { createRequiredTextSchema, pageSchema } from './fields.ts';
import { REASON_MAX } from './rules.ts';

/** A session as its artist sees it. */
const artistSessionSchema = z.extend(bookedSessionSchema, {
  customer_name: z.string(),
  /** The customer's phone number. Set only for a call, from 24 hours before to 24 hours after the call's start. */
  customer_phone: z.optional(z.string()),
  /** Whether the session has ended. */
  is_over: z.boolean(),
  /** Whether the session has begun. */
  has_begun: z.boolean(),
  did_not_come: z.optional(z.boolean()),
  /** The times that the artist has proposed instead, while the customer has not answered. */
  proposed_times: z.optional(z.array(bookedTimeSchema)),
});

/** `page` is the page of `coming`, `earlier` the page of `recent`. `appointment` selects a single session by its id. */
export const artistSessionsQuerySchema = z.object({
  page: z._default(pageSchema, 1),
  earlier: z._default(pageSchema, 1),
  appointment: z.optional(z.string()),
});

/** The sessions of `date` (today in business time), and a page of those of later days, earliest first. */
const artistSessionsSchema = z.object({
  date: z.string(),
  today: z.array(artistSessionSchema),
  coming: z.array(artistSessionSchema),
  /** Number of later sessions on all pages. */
  coming_total: z.int(),
  /** A page of the earlier sessions whose conversation is open, latest first. */
  recent: z.array(artistSessionSchema),
  recent_total: z.int(),
  /** How video meetings work. */
  meetings: z.object({
    /** A meeting in which the artist can try camera and microphone. */
    test_link: z.string(),
    /** Whether a customer waits until the artist has signed in at the meeting server. */
    needs_host_sign_in: z.boolean(),
  }),
});

/** The private URL of an artist's calendar feed. */
const calendarFeedSchema = z.object({ url: z.string() });

export const artistSessionEndpoints = {
  'GET /artists/{id}/sessions': {
    summary:
      'The booked sessions of the signed-in artist: today’s, later ones and earlier ones with an open conversation',
    query: artistSessionsQuerySchema,
    response: { 200: artistSessionsSchema },
    access: ['artist'],
  },
  'POST /artists/{id}/sessions/{appointmentId}/cancellation': {
    summary: 'Cancels a session with a reason, which is mailed to the customer',
    body: z.object({ reason: createRequiredTextSchema('reason', REASON_MAX) }),
    response: { 204: z.null() },
    access: ['artist'],
  },
  'PUT /artists/{id}/sessions/{appointmentId}/attendance': {
    summary: 'Records that the customer of a session did not come, or did',
    body: z.object({ did_not_come: z.boolean('Please say whether the customer came.') }),
    response: { 204: z.null() },
    access: ['artist'],
  },
  'GET /artists/{id}/calendar-feed': {
    summary: 'The private URL of the artist’s calendar feed',
    response: { 200: calendarFeedSchema },
    access: ['artist'],
  },
  'POST /artists/{id}/calendar-feed': {
    summary: 'Replaces the private URL of the artist’s calendar feed',
    response: { 200: calendarFeedSchema },
    access: ['artist'],
  },
  'GET /calendar/{file}': {
    summary: 'The calendar feed of an artist: {secret}.ics',
    produces: 'text/calendar',
    response: { 200: z.string() },
  },
} as const satisfies EndpointTable;

export type ArtistSession = z.infer<typeof artistSessionSchema>;
export type ArtistSessions = z.infer<typeof artistSessionsSchema>;
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
