import * as z from 'zod/mini';
import {
  appointmentChangeSchema,
  appointmentSchema,
  appointmentsSchema,
  availabilityQuerySchema,
  availabilitySchema,
  bookingConflictSchema,
  bookingRequestSchema,
  IDEMPOTENCY_KEY,
  takenTimesSchema,
} from '../appointments.ts';
import { artistSessionsSchema, calendarFeedSchema } from '../artist-area.ts';
import {
  artistsQuerySchema,
  artistsSchema,
  artistWithAvailabilitySchema,
  artTypesSchema,
} from '../artists.ts';
import { defineEndpoints } from './define.ts';

const idempotencyHeadersSchema = z.object({
  [IDEMPOTENCY_KEY]: z.optional(
    z.string().check(z.maxLength(200, 'The Idempotency-Key is too long: at most 200 characters.')),
  ),
});

export const bookingEndpoints = defineEndpoints({
  'GET /artists/art-types': {
    summary: 'The art types that artists offer',
    response: { 200: artTypesSchema },
  },
  'GET /artists': {
    summary: 'All artists, or those who offer an art type',
    query: artistsQuerySchema,
    response: { 200: artistsSchema },
  },
  'GET /artists/{id}': {
    summary: 'One artist, with their week in the time of the studio',
    response: { 200: artistWithAvailabilitySchema },
  },
  'GET /artists/{id}/appointments': {
    summary: 'When an artist is taken, from today on',
    response: { 200: takenTimesSchema },
  },
  'GET /artists/{id}/sessions': {
    summary: 'The booked sessions of the artist who asks: today’s, and those to come',
    response: { 200: artistSessionsSchema },
    errors: [401, 403],
  },
  'GET /artists/{id}/calendar-feed': {
    summary: 'The private address of the artist’s calendar',
    response: { 200: calendarFeedSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/calendar-feed': {
    summary: 'Gives the artist’s calendar a new private address; the old one ends',
    response: { 200: calendarFeedSchema },
    errors: [401],
  },
  'GET /calendar/{file}': {
    summary: 'An artist’s calendar, for programs that subscribe to it: {secret}.ics',
    produces: 'text/calendar',
    response: { 200: z.string() },
  },
  'GET /appointments/availability': {
    summary: 'When an artist is free on a day, in the time of the studio',
    query: availabilityQuerySchema,
    response: { 200: availabilitySchema },
    errors: [404],
  },
  'POST /appointments': {
    summary:
      'Books a session. Repeated under its Idempotency-Key, it books nothing more and answers 200 with what is booked',
    headers: idempotencyHeadersSchema,
    body: bookingRequestSchema,
    response: {
      200: appointmentSchema,
      201: appointmentSchema,
      409: bookingConflictSchema,
      422: bookingConflictSchema,
    },
    errors: [401],
  },
  'GET /appointments/user/{userId}': {
    summary: 'The appointments of the customer who asks, the earliest first; past ones too',
    response: { 200: appointmentsSchema },
    errors: [401, 403],
  },
  'GET /appointments/{id}': {
    summary: 'One appointment of the customer who asks',
    response: { 200: appointmentSchema },
    errors: [401, 403],
  },
  'PUT /appointments/{id}': {
    summary: 'Moves an appointment or changes its method; it keeps its time unless the new one is free',
    body: appointmentChangeSchema,
    response: { 200: appointmentSchema, 409: bookingConflictSchema, 422: bookingConflictSchema },
    errors: [401],
  },
  'DELETE /appointments/{id}': {
    summary: 'Cancels an appointment',
    response: { 204: z.null() },
    errors: [401, 422],
  },
  'GET /appointments/{id}/calendar.ics': {
    summary: 'An appointment as a file for calendars',
    produces: 'text/calendar',
    response: { 200: z.string() },
    errors: [401, 403],
  },
});
