import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgottenPasswordSchema, LINK_EXPIRED, type SiteInfo } from '@rangmala/shared/contract';
import { createThrottleKey } from '../credentials/credentials.ts';
import { endMailedLinks } from '../credentials/queries.ts';
import { findUserByEmail, resetPassword } from '../customers/queries.ts';
import { RuleError } from '../../http/errors.ts';
import { resetLoginThrottle } from '../login-throttle/login-throttle.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { countValidLinks, deleteLink, findUserOfLink, insertLink } from '../mailed-links.ts';
import { writeEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

const MAIL_KIND = 'password-reset';
/** Largest number of valid links of one account. */
const MAX_VALID_LINKS = 20;

export const passwordResetRoutes: FastifyPluginAsyncZod = async (app) => {
  // Finds the account and creates the token when the mail is sent. Therefore the response time does not reveal whether
  // the account exists, and the outbox contains no token.
  app.mail.registerComposer(MAIL_KIND, forgottenPasswordSchema, async ({ email }, onFailure) => {
    const user = await findUserByEmail(app.db, email);
    if (!user) return undefined;
    const validCount = await countValidLinks(app.db, app.now(), 'password_resets', user.id);
    if (validCount >= MAX_VALID_LINKS) return undefined;
    const token = await insertLink(app.db, app.now(), 'password_resets', user.id);
    // An undelivered link does not count towards the hourly limit.
    onFailure(async () => {
      await deleteLink(app.db, 'password_resets', token);
    });
    return writePasswordResetEmail(app.settings.site, user, token);
  });

  route(
    app,
    'POST /forgot-password',
    { rateLimit: createRateLimit(20, '10 minutes') },
    async ({ body: { email } }) => {
      await app.mail.composeLater(MAIL_KIND, { email });
      return {
        message: 'If there is an account with this email, a link to set a new password is on its way.',
      };
    },
  );

  route(app, 'POST /reset-password', async (request) => {
    const { token, password } = request.body;
    const user = await findUserOfLink(app.db, app.now(), 'password_resets', token);
    if (!user) throw new RuleError(LINK_EXPIRED);
    const passwordHash = await hashPassword(password);
    await app.db.transaction().execute(async (transaction) => {
      await resetPassword(transaction, app.now(), user.userId, passwordHash);
      if (!(await deleteLink(transaction, 'password_resets', token))) throw new RuleError(LINK_EXPIRED);
      await endMailedLinks(transaction, 'customer', user.userId);
      await endAllSessions(transaction, 'customer', user.userId);
    });
    await resetLoginThrottle(request, createThrottleKey('customer', user.email));
  });
};

/** Writes the mail with the password reset link. */
function writePasswordResetEmail(
  site: SiteInfo,
  to: { name: string; email: string },
  token: string,
): Message {
  return writeEmail(site, to, `Reset your ${site.name} password`, {
    heading: 'Reset your password',
    paragraphs: [`We received a request to reset the password of your ${site.name} account.`],
    button: { label: 'Choose a new password', url: `${site.origin}/reset-password?token=${token}` },
    closing: [
      'This link works once and expires in one hour.',
      'If this wasn’t you, you can ignore this email. Your password hasn’t changed.',
    ],
  });
}
