import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { artistSessionsSchema, calendarFeedSchema } from '@rangmala/shared/contract';
import { NotFoundError } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { onlyThatArtist as preParsing } from '../../accounts/sessions/that-artist.ts';
import { calendarOf } from './calendar.ts';
import { feedSecret, findFeedArtist, renewFeed } from './feeds.ts';
import { listSessions, sessionsFrom } from './queries.ts';

const paramsSchema = z.object({ id: z.string() });

/** How far back an artist's calendar reaches. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export const artistSessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = async (_request: unknown, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
  };
  const addressOf = (secret: string) => ({ url: `${app.settings.publicUrl}/api/calendar/${secret}.ics` });

  app.get(
    '/artists/:id/sessions',
    {
      onRequest,
      preParsing,
      schema: {
        summary: 'The booked sessions of the artist who asks: today’s, and those to come',
        params: paramsSchema,
        response: { 200: artistSessionsSchema, ...refusals(401, 403) },
      },
    },
    async ({ params: { id } }) => listSessions(app.db, id, app.now(), app.settings.meetingUrl),
  );

  app.get(
    '/artists/:id/calendar-feed',
    {
      onRequest,
      preParsing,
      schema: {
        summary: 'The private address of the artist’s calendar',
        params: paramsSchema,
        response: { 200: calendarFeedSchema, ...refusals(401, 403) },
      },
    },
    async ({ params: { id } }) => addressOf(await feedSecret(app.db, app.now(), id)),
  );

  app.post(
    '/artists/:id/calendar-feed',
    {
      onRequest,
      preParsing,
      schema: {
        summary: 'Gives the artist’s calendar a new private address; the old one ends',
        params: paramsSchema,
        response: { 200: calendarFeedSchema, ...refusals(401, 403, 429) },
      },
    },
    async ({ params: { id } }) => addressOf(await renewFeed(app.db, app.now(), id)),
  );

  app.get(
    '/calendar/:file',
    {
      onRequest,
      schema: {
        summary: 'An artist’s calendar, for programs that subscribe to it: {secret}.ics',
        params: z.object({ file: z.string() }),
        produces: ['text/calendar'],
        response: { 200: z.string(), ...refusals(404) },
      },
    },
    async ({ params: { file } }, reply) => {
      const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
      const artist = secret === undefined ? undefined : await findFeedArtist(app.db, secret);
      if (!artist) throw new NotFoundError('There is no such calendar.');
      const from = new Date(app.now().getTime() - KEPT_MS).toISOString();
      const rows = await sessionsFrom(app.db, artist.id, from).execute();
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      return reply.type('text/calendar; charset=utf-8').send(calendarOf(artist, rows, app.settings));
    },
  );
};
