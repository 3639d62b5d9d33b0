import * as z from 'zod/mini';
import {
  appointmentChangeSchema,
  appointmentCountsSchema,
  appointmentMessageSchema,
  appointmentSchema,
  appointmentsQuerySchema,
  appointmentsSchema,
  availabilityQuerySchema,
  availabilitySchema,
  bookingConflictSchema,
  bookingRequestSchema,
  bookedTimesSchema,
  conversationSchema,
  freeDaysQuerySchema,
  freeDaysSchema,
  newMessageSchema,
} from '../appointments.ts';
import {
  artistSessionsQuerySchema,
  artistSessionsSchema,
  calendarFeedSchema,
  handOverArtworkSchema,
} from '../artist-area.ts';
import {
  artistsQuerySchema,
  artistsSchema,
  artistWithAvailabilitySchema,
  artTypesSchema,
  daysOffSchema,
  newDayOffSchema,
  savedDayOffSchema,
} from '../artists.ts';
import {
  approvalSchema,
  changeRequestSchema,
  galleryConsentSchema,
  handOverDesignSchema,
  handOverSchema,
  madeDesignSchema,
  newHandOverPictureSchema,
  newHandOverSchema,
} from '../hand-overs.ts';
import {
  artistCancellationSchema,
  attendanceSchema,
  newProposalSchema,
  proposalAnswerSchema,
  proposalQuerySchema,
  proposalSchema,
} from '../proposals.ts';
import { IDEMPOTENCY_KEY } from '../rules.ts';
import { defineEndpoints } from './define.ts';

const idempotencyHeadersSchema = z.object({
  [IDEMPOTENCY_KEY]: z.optional(
    z.string().check(z.maxLength(200, 'The Idempotency-Key is too long: at most 200 characters.')),
  ),
});

export const bookingEndpoints = defineEndpoints({
  'GET /artists/art-types': {
    summary: 'All art types, in display order',
    response: { 200: artTypesSchema },
  },
  'GET /artists': {
    summary: 'All artists, or those who offer an art type',
    query: artistsQuerySchema,
    response: { 200: artistsSchema },
  },
  'GET /artists/{id}': {
    summary: 'One artist, with their week in business time',
    response: { 200: artistWithAvailabilitySchema },
  },
  'GET /artists/{id}/appointments': {
    summary: 'The booked times of an artist, from now on',
    response: { 200: bookedTimesSchema },
  },
  'GET /artists/{id}/free-days': {
    summary: 'The number of free times of an artist on each day of a range, and the next free time',
    query: freeDaysQuerySchema,
    response: { 200: freeDaysSchema },
  },
  'GET /artists/{id}/days-off': {
    summary: 'The signed-in artist’s days off, from today on',
    response: { 200: daysOffSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/days-off': {
    summary: 'Adds days off, or a part of a day off; booked sessions stay booked',
    body: newDayOffSchema,
    response: { 201: savedDayOffSchema },
    errors: [401],
  },
  'DELETE /artists/{id}/days-off/{dayOffId}': {
    summary: 'Deletes a day off',
    response: { 204: z.null() },
    errors: [401],
  },
  'GET /artists/{id}/sessions/{appointmentId}/messages': {
    summary: 'The messages of one session, for its artist; marks them as read',
    response: { 200: conversationSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/sessions/{appointmentId}/messages': {
    summary: 'Writes to the customer of a session',
    body: newMessageSchema,
    response: { 201: appointmentMessageSchema },
    errors: [401],
  },
  'GET /appointments/{id}/messages': {
    summary: 'The messages of one appointment, for its customer; marks them as read',
    response: { 200: conversationSchema },
    errors: [401, 403],
  },
  'POST /appointments/{id}/messages': {
    summary: 'Writes to the artist of an appointment',
    body: newMessageSchema,
    response: { 201: appointmentMessageSchema },
    errors: [401],
  },
  'GET /artists/{id}/sessions': {
    summary:
      'The booked sessions of the signed-in artist: today’s, later ones and earlier ones with an open conversation',
    query: artistSessionsQuerySchema,
    response: { 200: artistSessionsSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/sessions/{appointmentId}/cancellation': {
    summary: 'Cancels a session with a reason, which is mailed to the customer',
    body: artistCancellationSchema,
    response: { 204: z.null() },
    errors: [401],
  },
  'POST /artists/{id}/sessions/{appointmentId}/proposal': {
    summary:
      'Proposes other times for a session and mails them to the customer; replaces an earlier proposal',
    body: newProposalSchema,
    response: { 204: z.null(), 422: bookingConflictSchema },
    errors: [401],
  },
  'PUT /artists/{id}/sessions/{appointmentId}/attendance': {
    summary: 'Records that the customer of a session did not come, or did',
    body: attendanceSchema,
    response: { 204: z.null() },
    errors: [401],
  },
  'GET /artists/{id}/sessions/{appointmentId}/hand-over': {
    summary: 'The design of a session, for its artist',
    response: { 200: handOverSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/sessions/{appointmentId}/hand-over': {
    summary: 'Hands over a version of the design, made of added pictures, and mails the customer',
    body: newHandOverSchema,
    response: { 201: handOverSchema },
    errors: [401, 409],
  },
  'POST /artists/{id}/sessions/{appointmentId}/hand-over/pictures': {
    summary:
      'Adds a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file" for the next version',
    consumes: 'multipart/form-data',
    response: { 201: newHandOverPictureSchema },
    errors: [401, 403, 404, 422, 507],
  },
  'GET /artists/{id}/sessions/{appointmentId}/hand-over/pictures/{picture}': {
    summary: 'A picture of the design for screens, for the artist of the session',
    produces: 'image/webp',
    response: { 200: z.string() },
    errors: [401, 403],
  },
  'POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery': {
    summary: 'Shows a picture of the approved design in the artist’s gallery, if the customer allows it',
    body: handOverArtworkSchema,
    response: { 201: handOverSchema },
    errors: [401, 409, 507],
  },
  'GET /appointments/{id}/hand-over': {
    summary: 'The design of a session, for its customer',
    response: { 200: handOverSchema },
    errors: [401, 403],
  },
  'GET /appointments/{id}/hand-over/pictures/{picture}': {
    summary: 'A picture of the design for screens, for the customer of the session',
    produces: 'image/webp',
    response: { 200: z.string() },
    errors: [401, 403],
  },
  'GET /appointments/{id}/hand-over/pictures/{picture}/products/{productId}.jpg': {
    summary: 'An approved picture on a product, as it is printed',
    produces: 'image/jpeg',
    response: { 200: z.string() },
    errors: [401, 403, 422, 503],
  },
  'POST /appointments/{id}/hand-over/changes': {
    summary: 'Asks the artist for a change of the newest version, with words and marks',
    body: changeRequestSchema,
    response: { 201: handOverSchema },
    errors: [401, 409],
  },
  'POST /appointments/{id}/hand-over/approval': {
    summary: 'Approves the newest version of the design',
    body: approvalSchema,
    response: { 200: handOverSchema },
    errors: [401, 409],
  },
  'PUT /appointments/{id}/hand-over/gallery': {
    summary: 'Allows or forbids the artist to show the approved design in the gallery',
    body: galleryConsentSchema,
    response: { 200: handOverSchema },
    errors: [401],
  },
  'POST /appointments/{id}/hand-over/designs': {
    summary: 'Makes a design of a product from an approved picture; its token gives access to the design',
    body: handOverDesignSchema,
    response: { 201: madeDesignSchema },
    errors: [401, 507],
  },
  'GET /appointment-proposals': {
    summary: 'The other times that an artist proposes, with the token of the mailed link',
    query: proposalQuerySchema,
    access: ['link-token'],
    response: { 200: proposalSchema },
    errors: [404],
  },
  'POST /appointment-proposals/answer': {
    summary:
      'Moves a session to a proposed or another free time, or cancels it, with the token of the mailed link',
    body: proposalAnswerSchema,
    response: { 200: proposalSchema, 409: bookingConflictSchema, 422: bookingConflictSchema },
    errors: [404],
  },
  'GET /artists/{id}/calendar-feed': {
    summary: 'The private URL of the artist’s calendar feed',
    response: { 200: calendarFeedSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/calendar-feed': {
    summary: 'Replaces the private URL of the artist’s calendar feed',
    response: { 200: calendarFeedSchema },
    errors: [401],
  },
  'GET /calendar/{file}': {
    summary: 'The calendar feed of an artist: {secret}.ics',
    produces: 'text/calendar',
    response: { 200: z.string() },
  },
  'GET /appointments/availability': {
    summary: 'The free times of an artist on a day, in business time',
    query: availabilityQuerySchema,
    response: { 200: availabilitySchema },
    errors: [404],
  },
  'POST /appointments': {
    summary:
      'Books a session. Repeated with the same Idempotency-Key it answers 200 with the existing booking',
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
    summary: 'The appointments of the signed-in customer: all, or a page of them',
    query: appointmentsQuerySchema,
    response: { 200: appointmentsSchema },
    errors: [401, 403],
  },
  'GET /appointments/user/{userId}/counts': {
    summary: 'The number of appointments of the signed-in customer',
    response: { 200: appointmentCountsSchema },
    errors: [401, 403],
  },
  'GET /appointments/{id}': {
    summary: 'One appointment of the signed-in customer',
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
