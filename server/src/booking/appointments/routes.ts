import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  appointmentSchema,
  appointmentChangeSchema,
  appointmentsSchema,
  availabilitySchema,
  availabilityQuerySchema,
  bookingConflictSchema,
  bookingRequestSchema,
  IDEMPOTENCY_KEY,
  type SessionUser,
} from '@rangmala/shared/contract';
import { findArtistName } from '../artists/queries.ts';
import { ForbiddenError, NotFoundError } from '../../http/errors.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { refusals } from '../../http/refusals.ts';
import { requireCustomer } from '../../accounts/sessions/sessions.ts';
import { book } from './booking.ts';
import { calendarFile } from './calendar.ts';
import { cancel, move, ownAppointment } from './changes.ts';
import { appointmentsOfUser, type AppointmentRow, diaryOf, present } from './queries.ts';
import { addReminders } from './reminders.ts';
import { freeSlots } from './slots.ts';

const idParamsSchema = z.object({ id: z.string() });
const headersSchema = z.object({
  [IDEMPOTENCY_KEY]: z.optional(
    z.string().check(z.maxLength(200, 'The Idempotency-Key is too long: at most 200 characters.')),
  ),
});

/** Bookings and changes of one address a minute; a classroom may share one. */
const CHANGES = limitTo(40);

export const appointmentRoutes: FastifyPluginAsyncZod = async (app) => {
  addReminders(app);
  const shown = (row: AppointmentRow) => present(row, app.settings.meetingUrl);
  // Before the body is read and judged: who is not signed in hears that, and nothing else.
  app.decorateRequest('customer', null);
  const preParsing = async (request: FastifyRequest) => {
    request.setDecorator('customer', await requireCustomer(request));
  };
  const customerOf = (request: FastifyRequest) => request.getDecorator<SessionUser>('customer');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/appointments/availability',
    {
      schema: {
        summary: 'When an artist is free on a day, in the time of the studio',
        querystring: availabilityQuerySchema,
        response: { 200: availabilitySchema, ...refusals(400, 404) },
      },
    },
    async ({ query: { artist_id, date } }) => {
      if ((await findArtistName(app.db, artist_id)) === undefined)
        throw new NotFoundError('Artist not found');
      return { slots: freeSlots(await diaryOf(app.db, artist_id, app.now(), date), date) };
    },
  );

  app.post(
    '/appointments',
    {
      preParsing,
      schema: {
        summary:
          'Books a session. Repeated under its Idempotency-Key, it books nothing more and answers 200 with what is booked',
        headers: headersSchema,
        body: bookingRequestSchema,
        response: {
          200: appointmentSchema,
          201: appointmentSchema,
          409: bookingConflictSchema,
          422: bookingConflictSchema,
          ...refusals(400, 401, 403, 415, 429),
        },
      },
      config: { rateLimit: CHANGES },
    },
    async (request, reply) => {
      const customer = customerOf(request);
      if (request.body.user_id !== customer.userId) {
        throw new ForbiddenError('You can only book for yourself.');
      }
      const { row, isNew } = await book(app, customer, request.body, request.headers[IDEMPOTENCY_KEY]);
      reply.code(isNew ? 201 : 200);
      return shown(row);
    },
  );

  app.get(
    '/appointments/user/:userId',
    {
      preParsing,
      schema: {
        summary: 'The appointments of the customer who asks, the earliest first; past ones too',
        params: z.object({ userId: z.string() }),
        response: { 200: appointmentsSchema, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { userId } = customerOf(request);
      if (request.params.userId !== userId) throw new ForbiddenError();
      return (await appointmentsOfUser(app.db, userId).execute()).map(shown);
    },
  );

  app.get(
    '/appointments/:id',
    {
      preParsing,
      schema: {
        summary: 'One appointment of the customer who asks',
        params: idParamsSchema,
        response: { 200: appointmentSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request) => shown(await ownAppointment(app.db, customerOf(request), request.params.id)),
  );

  app.put(
    '/appointments/:id',
    {
      preParsing,
      schema: {
        summary: 'Moves an appointment or changes its method; it keeps its time unless the new one is free',
        params: idParamsSchema,
        body: appointmentChangeSchema,
        response: {
          200: appointmentSchema,
          409: bookingConflictSchema,
          422: bookingConflictSchema,
          ...refusals(400, 401, 403, 404, 415, 429),
        },
      },
      config: { rateLimit: CHANGES },
    },
    async (request) => shown(await move(app, customerOf(request), request.params.id, request.body)),
  );

  app.delete(
    '/appointments/:id',
    {
      preParsing,
      schema: {
        summary: 'Cancels an appointment',
        params: idParamsSchema,
        response: { 204: z.null(), ...refusals(401, 403, 404, 422, 429) },
      },
      config: { rateLimit: CHANGES },
    },
    async (request, reply) => {
      await cancel(app, customerOf(request), request.params.id);
      reply.code(204);
      return null;
    },
  );

  app.get(
    '/appointments/:id/calendar.ics',
    {
      preParsing,
      schema: {
        summary: 'An appointment as a file for calendars',
        params: idParamsSchema,
        produces: ['text/calendar'],
        response: { 200: z.string(), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const row = await ownAppointment(app.db, customerOf(request), request.params.id);
      reply.header('content-disposition', 'attachment; filename="appointment.ics"');
      return reply.type('text/calendar; charset=utf-8').send(calendarFile(row, app.settings));
    },
  );
};
