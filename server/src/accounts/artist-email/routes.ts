import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { LINK_EXPIRED } from '@rangmala/shared/contract';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { throttleKeyOf } from '../credentials/credentials.ts';
import { resetLoginThrottle } from '../login-throttle/login-throttle.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { requireArtistOfPath as preParsing } from '../sessions/require-artist-of-path.ts';
import { writeArtistPasswordEmail, writeVerificationEmail } from './artist-emails.ts';
import {
  deleteArtistToken,
  findArtistAccount,
  insertArtistToken,
  isValidArtistToken,
  setArtistEmail,
  setDailySummary,
  consumeArtistToken,
  verifyArtistEmail,
} from './queries.ts';

const MAIL_KIND = 'artist link';
const contentSchema = z.object({
  artist_id: z.string(),
  purpose: z.enum(['verify-email', 'reset-password']),
});

/** Limit per IP address and route. */
const config = { rateLimit: limitTo(20, '10 minutes') };

export const artistEmailRoutes: FastifyPluginAsyncZod = async (app) => {
  // The artist is looked up when the mail is sent. So the response time of a request for a password link does not
  // reveal whether the artist exists, and the outbox contains no token.
  app.mail.registerComposer(MAIL_KIND, contentSchema, async ({ artist_id, purpose }, onFailure) => {
    const artist = await app.db
      .selectFrom('artists')
      .where('id', '=', artist_id)
      .select(['name', 'email', 'email_verified_at'])
      .executeTakeFirst();
    const isVerified = Boolean(artist?.email_verified_at);
    if (!artist?.email || isVerified !== (purpose === 'reset-password')) return undefined;
    const { name, email } = artist;
    const token = await insertArtistToken(app.db, app.now(), { artist_id, purpose, email });
    if (token === undefined) return undefined;
    onFailure(() => deleteArtistToken(app.db, token));
    const writeEmail = purpose === 'verify-email' ? writeVerificationEmail : writeArtistPasswordEmail;
    return writeEmail(app.settings.site, { name, email }, token);
  });

  const requireAccount = async (id: string) => {
    const account = await findArtistAccount(app.db, id);
    if (!account) throw new NotFoundError('Artist not found');
    return account;
  };

  route(app, 'GET /artists/{id}/account', { preParsing }, async ({ params: { id } }, reply) => {
    reply.header('cache-control', 'no-store');
    return requireAccount(id);
  });

  route(app, 'PUT /artists/{id}/account', { preParsing, config }, async ({ params: { id }, body }) => {
    await app.db.transaction().execute(async (transaction) => {
      const currentAccount = await findArtistAccount(transaction, id);
      const { email, daily_summary } = body;
      if (daily_summary !== undefined) await setDailySummary(transaction, id, daily_summary);
      if (email === undefined || email === currentAccount?.email) return;
      // Saving the same unverified email address again sends another link.
      await setArtistEmail(transaction, id, email || null);
      if (email)
        await app.mail.composeLater(MAIL_KIND, { artist_id: id, purpose: 'verify-email' }, transaction);
    });
    return requireAccount(id);
  });

  route(app, 'POST /artists/verify-email', { config }, async ({ body: { token } }) => {
    await app.db.transaction().execute(async (transaction) => {
      const usedToken = await consumeArtistToken(transaction, app.now(), 'verify-email', token);
      if (!usedToken || !(await verifyArtistEmail(transaction, app.now(), usedToken)))
        throw new RuleError(LINK_EXPIRED);
    });
  });

  route(app, 'POST /artists/forgot-password', { config }, async ({ body: { artist_id } }) => {
    await app.mail.composeLater(MAIL_KIND, { artist_id, purpose: 'reset-password' });
    return { message: 'If this artist has a confirmed email address, a link is on its way.' };
  });

  route(app, 'POST /artists/reset-password', async (request) => {
    const { token, password } = request.body;
    // Checks the token first, because hashing is expensive.
    if (!(await isValidArtistToken(app.db, app.now(), 'reset-password', token)))
      throw new RuleError(LINK_EXPIRED);
    const passwordHash = await hashPassword(password);
    const artistId = await app.db.transaction().execute(async (transaction) => {
      const usedToken = await consumeArtistToken(transaction, app.now(), 'reset-password', token);
      if (!usedToken) throw new RuleError(LINK_EXPIRED);
      await transaction
        .updateTable('artists')
        .set({ password_hash: passwordHash })
        .where('id', '=', usedToken.artist_id)
        .execute();
      await endAllSessions(transaction, 'artist', usedToken.artist_id);
      return usedToken.artist_id;
    });
    await resetLoginThrottle(request, throttleKeyOf('artist', artistId));
  });
};
