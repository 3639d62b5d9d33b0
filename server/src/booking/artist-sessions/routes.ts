import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toBusinessTime } from '@rangmala/shared/contract';
import { NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { writeCalendarFeed, readOrCreateFeedSecret, findFeedArtist, renewFeedSecret } from './feeds.ts';
import { cancelByArtist, recordAttendance } from '../appointments/changes-by-artist.ts';
import { proposeTimes } from '../appointments/proposals.ts';
import { addDailySummaries } from './daily-summary.ts';
import { selectDaysOff } from '../schedule/days-off.ts';
import { listSessions, selectSessionsFrom } from './queries.ts';

/** A calendar feed omits sessions that began more than this time ago. */
const FEED_HISTORY_MS = 30 * 24 * 60 * 60_000;

export const artistSessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const toCalendarFeed = (secret: string) => ({
    url: `${app.settings.publicUrl}/api/calendar/${secret}.ics`,
  });

  addDailySummaries(app);

  route(app, 'GET /artists/{id}/sessions', async ({ params: { id }, query }) =>
    listSessions(app.db, id, query, app.now(), app.settings.meetingUrl),
  );

  const options = { rateLimit: createRateLimit(40) };

  route(app, 'POST /artists/{id}/sessions/{appointmentId}/cancellation', options, async ({ params, body }) =>
    cancelByArtist(app, params.id, params.appointmentId, body.reason),
  );

  route(app, 'POST /artists/{id}/sessions/{appointmentId}/proposal', options, async ({ params, body }) =>
    proposeTimes(app, params.id, params.appointmentId, body),
  );

  route(app, 'PUT /artists/{id}/sessions/{appointmentId}/attendance', options, async ({ params, body }) =>
    recordAttendance(app, params.id, params.appointmentId, body.did_not_come),
  );

  route(app, 'GET /artists/{id}/calendar-feed', async ({ params: { id } }) =>
    toCalendarFeed(await readOrCreateFeedSecret(app.db, app.now(), id)),
  );

  route(app, 'POST /artists/{id}/calendar-feed', async ({ params: { id } }) =>
    toCalendarFeed(await renewFeedSecret(app.db, app.now(), id)),
  );

  route(app, 'GET /calendar/{file}', async ({ params: { file } }, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
    const artist = secret === undefined ? undefined : await findFeedArtist(app.db, secret);
    if (!artist) throw new NotFoundError('There is no such calendar.');
    const from = new Date(app.now().getTime() - FEED_HISTORY_MS).toISOString();
    const [sessions, daysOff] = await Promise.all([
      selectSessionsFrom(app.db, artist.id, from).execute(),
      selectDaysOff(app.db, artist.id, toBusinessTime(from).date).execute(),
    ]);
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    return reply
      .type('text/calendar; charset=utf-8')
      .send(writeCalendarFeed(artist, { sessions, daysOff }, app.settings));
  });
};
