import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IDEMPOTENCY_KEY } from '@rangmala/shared/contract';
import { findArtistName } from '../artists/queries.ts';
import { ForbiddenError, NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { bookAppointment } from './booking.ts';
import { writeCalendarFile } from './calendar.ts';
import { cancelAppointment, changeAppointment, requireOwnAppointment } from './changes.ts';
import { answerProposal, readOpenProposalTokens, readProposal } from './proposals.ts';
import {
  type AppointmentWithParticipants,
  countAppointmentsOfUser,
  selectAppointmentsOfUser,
  toAppointment,
} from './queries.ts';
import { findHandOverSummaries } from './hand-overs/queries.ts';
import { addReminders } from './reminders.ts';
import { countUnreadMessages, computeEarliestOpenConversation } from './messages/queries.ts';
import { readSchedule } from '../schedule/queries.ts';
import { listFreeTimes } from '../schedule/time-slots.ts';

/**
 * Requests per minute for each IP address and route. The limit is high, because a whole classroom may share one IP
 * address.
 */
const rateLimit = createRateLimit(40);

export const appointmentRoutes: FastifyPluginAsyncZod = async (app) => {
  addReminders(app);
  const toResponse = (row: AppointmentWithParticipants) => toAppointment(row, app.settings.meetingUrl);

  route(app, 'GET /appointments/availability', async ({ query: { artist_id, date } }) => {
    if ((await findArtistName(app.db, artist_id)) === undefined) throw new NotFoundError('Artist not found');
    const day = { first: date, last: date };
    const freeTimes = listFreeTimes(await readSchedule(app.db, artist_id, app.now(), day), day);
    return {
      slots: Array.from(freeTimes, ({ time, label }) => ({
        hour: Number(time.slice(0, 2)),
        label,
        value: time,
      })),
    };
  });

  route(app, 'POST /appointments', { rateLimit }, async ({ customer, headers, body }, reply) => {
    if (body.user_id !== customer.userId) {
      throw new ForbiddenError('You can only book for yourself.');
    }
    const { row, isNew } = await bookAppointment(app, customer.userId, body, headers[IDEMPOTENCY_KEY]);
    reply.code(isNew ? 201 : 200);
    return toResponse(row);
  });

  route(app, 'GET /appointments/user/{userId}', async ({ customer: { userId }, params, query }) => {
    if (params.userId !== userId) throw new ForbiddenError();
    const rows = await selectAppointmentsOfUser(app.db, userId, query, app.now()).execute();
    // Counts only messages of open conversations. The query would otherwise contain the ids of all sessions, and their
    // number has no limit.
    const earliest = computeEarliestOpenConversation(app.now());
    const openIds = rows
      .filter(({ starts_at, handed_over_at }) => starts_at >= earliest || (handed_over_at ?? '') >= earliest)
      .map(({ id }) => id);
    const unreadCounts = await countUnreadMessages(app.db, openIds, 'customer');
    const proposalTokens = await readOpenProposalTokens(app, userId);
    const handOvers = await findHandOverSummaries(
      app.db,
      rows.filter(({ handed_over_at }) => handed_over_at !== null).map(({ id }) => id),
    );
    return rows.map((row) =>
      toAppointment(row, app.settings.meetingUrl, {
        unread: unreadCounts.get(row.id),
        proposalToken: proposalTokens.get(row.id),
        handOver: handOvers.get(row.id),
      }),
    );
  });

  route(app, 'GET /appointments/user/{userId}/counts', async ({ customer: { userId }, params }) => {
    if (params.userId !== userId) throw new ForbiddenError();
    return countAppointmentsOfUser(app.db, userId, app.now());
  });

  route(app, 'GET /appointments/{id}', async ({ customer, params }) =>
    toResponse(await requireOwnAppointment(app.db, customer.userId, params.id)),
  );

  route(app, 'PUT /appointments/{id}', { rateLimit }, async ({ customer, params, body }) =>
    toResponse(await changeAppointment(app, customer.userId, params.id, body)),
  );

  route(app, 'DELETE /appointments/{id}', { rateLimit }, async ({ customer, params }) =>
    cancelAppointment(app, customer.userId, params.id),
  );

  route(app, 'GET /appointment-proposals', async ({ query: { token = '' } }) => readProposal(app, token));

  route(app, 'POST /appointment-proposals/answer', { rateLimit }, async ({ body }) =>
    answerProposal(app, body),
  );

  route(app, 'GET /appointments/{id}/calendar.ics', async ({ customer, params }, reply) => {
    const row = await requireOwnAppointment(app.db, customer.userId, params.id);
    reply.header('content-disposition', 'attachment; filename="appointment.ics"');
    return reply.type('text/calendar; charset=utf-8').send(writeCalendarFile(row, app.settings));
  });
};
