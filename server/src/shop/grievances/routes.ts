import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { repeatWhileListening } from '../../lib/repeat-while-listening.ts';
import { createGrievanceContext } from './context.ts';
import { findGrievance, listAnswers, presentGrievance } from './queries.ts';
import { raiseGrievance } from './raise.ts';
import { sendDueGrievanceReminders } from './reminders.ts';
import { deriveGrievanceToken, isGrievanceToken } from './tokens.ts';

const REMINDER_CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Registers the endpoints that raise and show grievances. While the app listens, reminds the owner of grievances that
 * are due soon or overdue.
 */
export const grievanceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, mail, settings, now } = app;
  const context = await createGrievanceContext({ db, mail, settings, now });
  repeatWhileListening(app, 'sending grievance reminders', REMINDER_CHECK_INTERVAL_MS, () =>
    sendDueGrievanceReminders(context),
  );

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(
    app,
    'POST /grievances',
    { config: { rateLimit: createRateLimit(10, '10 minutes') } },
    async ({ body }) => {
      const row = await raiseGrievance(context, body);
      return { ...presentGrievance(row, []), token: deriveGrievanceToken(context.secret, row.id) };
    },
  );

  route(app, 'GET /grievances/{number}', async ({ params, query }) => {
    const row = await findGrievance(db, params.number);
    if (!row || !isGrievanceToken(context.secret, row.id, query.token)) {
      throw new NotFoundError('We couldn’t find this grievance. Please open the link in our email again.');
    }
    return presentGrievance(row, await listAnswers(db, row.id));
  });
};
