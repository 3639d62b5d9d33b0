import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createRateLimit } from '../../../http/rate-limits.ts';
import { route } from '../../../http/route.ts';
import { requireConversationOfArtist, requireConversationOfCustomer } from './access.ts';
import { readConversation, writeMessage } from './conversation.ts';
import { addMessageEmails } from './message-emails.ts';

const rateLimit = createRateLimit(40);

export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  addMessageEmails(app);

  route(app, 'GET /appointments/{id}/messages', async (request) =>
    readConversation(app, await requireConversationOfCustomer(request), 'customer'),
  );

  route(app, 'POST /appointments/{id}/messages', { rateLimit }, async (request) =>
    writeMessage(app, await requireConversationOfCustomer(request), 'customer', request.body),
  );

  route(app, 'GET /artists/{id}/sessions/{appointmentId}/messages', async (request) =>
    readConversation(app, await requireConversationOfArtist(request), 'artist'),
  );

  route(app, 'POST /artists/{id}/sessions/{appointmentId}/messages', { rateLimit }, async (request) =>
    writeMessage(app, await requireConversationOfArtist(request), 'artist', request.body),
  );
};
