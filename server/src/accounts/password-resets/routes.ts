import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  forgottenPasswordSchema,
  LINK_SPENT,
  passwordResetSchema,
  messageAnswerSchema,
} from '@rangmala/shared/contract';
import { accountKey } from '../customers/account-key.ts';
import { findUserByEmail } from '../customers/queries.ts';
import { RuleError } from '../../http/errors.ts';
import { forgetGuesses } from '../login-throttle/login-throttle.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { refusals } from '../../http/refusals.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { resetLetter } from './email-template.ts';
import { deleteReset, findReset, insertReset, resetPassword, spendReset } from './queries.ts';

const KIND = 'password-reset';

export const passwordResetRoutes: FastifyPluginAsyncZod = async (app) => {
  // Whether there is such an account is asked when the mail's turn comes: the request takes the same way,
  // and time, for everybody, and no token lies about in the outbox.
  app.mail.composer(KIND, async (content, ifNotTaken) => {
    const { email } = forgottenPasswordSchema.parse(content);
    const user = await findUserByEmail(app.db, email);
    const token = user && (await insertReset(app.db, app.now(), user.id));
    if (!token) return undefined;
    // Nobody has this link, so it does not count among those of the hour.
    ifNotTaken(() => deleteReset(app.db, token));
    return resetLetter(app.settings.site, user, token);
  });

  app.post(
    '/forgot-password',
    {
      schema: {
        summary: 'Mails a link to choose a new password, if there is an account',
        body: forgottenPasswordSchema,
        response: { 202: messageAnswerSchema, ...refusals(400, 422, 429) },
      },
      config: { rateLimit: limitTo(20, '10 minutes') },
    },
    async ({ body: { email } }, reply) => {
      await app.mail.composeLater(KIND, { email });
      reply.code(202);
      return {
        message:
          'If there is an account with this email, a link to choose a new password is on its way to it.',
      };
    },
  );

  app.post(
    '/reset-password',
    {
      schema: {
        summary: 'Sets a new password by a mailed link and signs out every browser',
        body: passwordResetSchema,
        response: { 204: z.null(), ...refusals(400, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const found = await findReset(app.db, app.now(), token);
      if (!found) throw new RuleError(LINK_SPENT);
      const passwordHash = await hashPassword(password);
      await app.db.transaction().execute(async (transaction) => {
        if (!(await spendReset(transaction, app.now(), token))) throw new RuleError(LINK_SPENT);
        await resetPassword(transaction, app.now(), found.userId, passwordHash);
        await endAllSessions(transaction, 'customer', found.userId);
      });
      await forgetGuesses(request, accountKey(found.email));
      reply.code(204);
      return null;
    },
  );
};
