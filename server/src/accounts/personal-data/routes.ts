import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SessionUser } from '@rangmala/shared/contract';
import { FieldError, NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { writeEmail } from '../../mail/email-template.ts';
import { verifyPassword } from '../credentials/credentials.ts';
import { hasPassword } from '../customers/queries.ts';
import { endSession } from '../sessions/sessions.ts';
import { accountSource } from './account-source.ts';
import { deleteAccount, readDeletionEffects, loadDataSubject } from './delete-account.ts';
import { findUserOfLink, insertLink } from '../mailed-links.ts';

const DELETED_RESPONSE = { deleted: true, message: 'Your account has been deleted.' };

/** Registers the routes that export a customer's personal data and delete the customer's account. */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const rateLimit = createRateLimit(10, '10 minutes');

  route(app, 'GET /account/data', { rateLimit }, async ({ customer }, reply) => {
    const subject = await loadDataSubject(app.db, customer);
    const dataBySource: Record<string, unknown> = {};
    for (const source of [accountSource, ...app.personalDataSources]) {
      dataBySource[source.name] = await source.read(app, subject);
    }
    reply.header('content-disposition', 'attachment; filename="your-data.json"');
    return { exported_at: app.now().toISOString(), ...dataBySource };
  });

  route(app, 'GET /account/deletion', async ({ customer }) =>
    readDeletionEffects(app.db, customer.userId, app.now()),
  );

  route(app, 'POST /account/deletion', { rateLimit }, async (request, reply) => {
    const { customer } = request;
    if (!(await hasPassword(app.db, customer.userId))) {
      await mailDeletionLink(customer);
      return {
        deleted: false,
        message: `We have sent a link to ${customer.email}. Open it within an hour to delete your account.`,
      };
    }
    const credentials = { login: customer.email, password: request.body.password };
    if (!(await verifyPassword(request, reply, 'customer', credentials)))
      throw new FieldError('password', 'Your password is incorrect.');
    await deleteAccount(app, await loadDataSubject(app.db, customer));
    await endSession(request, reply, 'customer');
    return DELETED_RESPONSE;
  });

  route(app, 'POST /account/deletion/confirm', { rateLimit }, async (request) => {
    const customer = await findUserOfLink(app.db, app.now(), 'account_deletion_links', request.body.token);
    if (!customer) {
      throw new NotFoundError('This link has expired or has already been used. Please request a new one.');
    }
    await deleteAccount(app, await loadDataSubject(app.db, customer));
    return DELETED_RESPONSE;
  });

  async function mailDeletionLink(customer: SessionUser): Promise<void> {
    await app.db.transaction().execute(async (transaction) => {
      const token = await insertLink(transaction, app.now(), 'account_deletion_links', customer.userId);
      await app.mail.enqueue(
        writeEmail(app.settings.site, customer, 'Delete your account?', {
          heading: 'Delete your account?',
          paragraphs: [
            'We received a request to delete your account. Opening the link won’t delete anything yet: you’ll confirm it on the page.',
          ],
          button: {
            label: 'Delete my account',
            url: `${app.settings.publicUrl}/account/your-data/delete?token=${token}`,
          },
          closing: ['This link works for one hour. If this wasn’t you, you can ignore this email.'],
        }),
        transaction,
      );
    });
  }
};
