import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgottenPasswordSchema, LINK_SPENT } from '@rangmala/shared/contract';
import { throttleKeyOf } from '../credentials/credentials.ts';
import { findUserByEmail } from '../customers/queries.ts';
import { RuleError } from '../../http/errors.ts';
import { resetLoginThrottle } from '../login-throttle/login-throttle.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { passwordResetEmail } from './password-reset-email.ts';
import { deleteReset, findReset, insertReset, resetPassword, spendReset } from './queries.ts';

const KIND = 'password-reset';

export const passwordResetRoutes: FastifyPluginAsyncZod = async (app) => {
  // The account is looked up when the mail is sent: the request takes the same time for every address,
  // and no token is stored in the outbox.
  app.mail.composer(KIND, forgottenPasswordSchema, async ({ email }, ifNotTaken) => {
    const user = await findUserByEmail(app.db, email);
    const token = user && (await insertReset(app.db, app.now(), user.id));
    if (!token) return undefined;
    // A link that was not delivered does not count towards the hourly limit.
    ifNotTaken(() => deleteReset(app.db, token));
    return passwordResetEmail(app.settings.site, user, token);
  });

  route(
    app,
    'POST /forgot-password',
    { config: { rateLimit: limitTo(20, '10 minutes') } },
    async ({ body: { email } }) => {
      await app.mail.composeLater(KIND, { email });
      return {
        message:
          'If there is an account with this email, a link to choose a new password is on its way to it.',
      };
    },
  );

  route(app, 'POST /reset-password', async (request) => {
    const { token, password } = request.body;
    const found = await findReset(app.db, app.now(), token);
    if (!found) throw new RuleError(LINK_SPENT);
    const passwordHash = await hashPassword(password);
    await app.db.transaction().execute(async (transaction) => {
      if (!(await spendReset(transaction, app.now(), token))) throw new RuleError(LINK_SPENT);
      await resetPassword(transaction, app.now(), found.userId, passwordHash);
      await endAllSessions(transaction, 'customer', found.userId);
    });
    await resetLoginThrottle(request, throttleKeyOf('customer', found.email));
  });
};
