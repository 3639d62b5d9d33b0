import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseGuests as preParsing, requireArtistOfPath } from '../../../accounts/index.ts';
import { createRateLimit } from '../../../http/rate-limits.ts';
import { route } from '../../../http/route.ts';
import { requireConversationOfArtist, requireConversationOfCustomer } from './access.ts';
import { readConversation, writeMessage } from './conversation.ts';
import { addMessageEmails } from './message-emails.ts';

const config = { rateLimit: createRateLimit(40) };

export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  addMessageEmails(app);

  route(app, 'GET /appointments/{id}/messages', { preParsing }, async (request) =>
    readConversation(app, await requireConversationOfCustomer(request, request.params.id), 'customer'),
  );

  route(app, 'POST /appointments/{id}/messages', { preParsing, config }, async (request) =>
    writeMessage(
      app,
      await requireConversationOfCustomer(request, request.params.id),
      'customer',
      request.body,
    ),
  );

  route(
    app,
    'GET /artists/{id}/sessions/{appointmentId}/messages',
    { preParsing: requireArtistOfPath },
    async ({ params }) =>
      readConversation(
        app,
        await requireConversationOfArtist(app.db, params.id, params.appointmentId),
        'artist',
      ),
  );

  route(
    app,
    'POST /artists/{id}/sessions/{appointmentId}/messages',
    { preParsing: requireArtistOfPath, config },
    async ({ params, body }) =>
      writeMessage(
        app,
        await requireConversationOfArtist(app.db, params.id, params.appointmentId),
        'artist',
        body,
      ),
  );
};
