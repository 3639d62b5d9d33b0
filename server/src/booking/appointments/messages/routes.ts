import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireArtistOfPath, requireCustomer } from '../../../accounts/index.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { createRateLimit } from '../../../http/rate-limits.ts';
import { route } from '../../../http/route.ts';
import { type ConversationRow, findConversation, readConversation, writeMessage } from './conversation.ts';
import { addMessageEmails } from './message-emails.ts';

const config = { rateLimit: createRateLimit(40) };

export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  addMessageEmails(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const requireConversation = async (id: string): Promise<ConversationRow> => {
    const row = await findConversation(app.db, id);
    if (!row) throw new NotFoundError('There is no such appointment.');
    return row;
  };
  const requireConversationOfCustomer = async (
    request: FastifyRequest,
    id: string,
  ): Promise<ConversationRow> => {
    const { userId } = await requireCustomer(request);
    const row = await requireConversation(id);
    if (row.user_id !== userId) throw new ForbiddenError();
    return row;
  };
  const requireConversationOfArtist = async (artistId: string, id: string): Promise<ConversationRow> => {
    const row = await requireConversation(id);
    if (row.artist_id !== artistId) throw new NotFoundError('There is no such appointment.');
    return row;
  };
  const preParsing = async (request: FastifyRequest) => {
    await requireCustomer(request);
  };

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
      readConversation(app, await requireConversationOfArtist(params.id, params.appointmentId), 'artist'),
  );

  route(
    app,
    'POST /artists/{id}/sessions/{appointmentId}/messages',
    { preParsing: requireArtistOfPath, config },
    async ({ params, body }) =>
      writeMessage(app, await requireConversationOfArtist(params.id, params.appointmentId), 'artist', body),
  );
};
