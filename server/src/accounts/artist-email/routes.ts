import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type ArtistAccountChange, LINK_EXPIRED } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { NotFoundError, RuleError, TooManyRequestsError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { createThrottleKey } from '../credentials/credentials.ts';
import { endMailedLinks } from '../credentials/queries.ts';
import { resetLoginThrottle } from '../login-throttle/login-throttle.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import {
  writeAddressRemovedEmail,
  writeAddressReplacedEmail,
  writeArtistPasswordEmail,
  writeVerificationEmail,
} from './artist-emails.ts';
import {
  deleteArtistToken,
  deleteArtistTokens,
  findArtistAccount,
  findArtistToken,
  insertArtistToken,
  MAX_VALID_TOKENS,
  replaceEmail,
  setPasswordByLink,
  summariseValidTokens,
  getVerifiedEmail,
  consumeArtistToken,
  updateArtistAccount,
} from './queries.ts';

const MAIL_KIND = 'artist link';
const TOO_MANY_LINKS =
  'We’ve already sent you ten links within two days. Please open the newest one, or try again later.';
const contentSchema = z.object({
  artist_id: z.string(),
  purpose: z.enum(['verify-email', 'reset-password']),
});

/** Limit per IP address and route. */
const rateLimit = createRateLimit(20, '10 minutes');

export const artistEmailRoutes: FastifyPluginAsyncZod = async (app) => {
  // Finds the artist and creates the token when the mail is sent. Therefore the response time of a request for a
  // password link does not reveal whether the artist exists, and the outbox contains no token.
  app.mail.registerComposer(MAIL_KIND, contentSchema, async ({ artist_id, purpose }, onFailure) => {
    const artist = await app.db
      .selectFrom('artists')
      .where('id', '=', artist_id)
      .select(['name', 'email', 'email_verified_at', 'pending_email'])
      .executeTakeFirst();
    if (!artist) return undefined;
    const email = purpose === 'verify-email' ? artist.pending_email : getVerifiedEmail(artist);
    if (!email) return undefined;
    const token = await insertArtistToken(app.db, app.now(), { artist_id, purpose, email });
    if (token === undefined) return undefined;
    onFailure(() => deleteArtistToken(app.db, token));
    const writeEmail = purpose === 'verify-email' ? writeVerificationEmail : writeArtistPasswordEmail;
    return writeEmail(app.settings.site, { name: artist.name, email }, token);
  });

  const requireAccount = async (id: string) => {
    const account = await findArtistAccount(app.db, id);
    if (!account) throw new NotFoundError('Artist not found');
    return account;
  };

  route(app, 'GET /artists/{id}/account', async ({ params: { id } }) => requireAccount(id));

  const removeEmail = async (transaction: Database, id: string) => {
    const artist = await replaceEmail(transaction, app.now(), id, null);
    await deleteArtistTokens(transaction, { artist_id: id, purpose: 'reset-password' });
    if (!artist?.previousEmail) return;
    const recipient = { name: artist.name, email: artist.previousEmail };
    const message = writeAddressRemovedEmail(app.settings.site, recipient);
    await app.mail.enqueue(message, transaction);
  };

  const changeEmail = async (
    transaction: Database,
    reply: FastifyReply,
    id: string,
    { email }: ArtistAccountChange,
  ) => {
    if (email === undefined) return;
    if (email === '') return removeEmail(transaction, id);
    const account = await findArtistAccount(transaction, id);
    // Entering the current address removes the pending address.
    if (email === account?.email) return updateArtistAccount(transaction, id, { pending_email: null });
    // Saving the same pending email address again sends another link. The update locks the row, because concurrent
    // requests could otherwise exceed the limit.
    await updateArtistAccount(transaction, id, { pending_email: email });
    const link = { artist_id: id, purpose: 'verify-email' } as const;
    const waitingLinks = await app.mail.countUndeliveredMails(MAIL_KIND, link, transaction);
    const { count, oldestExpiresInMs } = await summariseValidTokens(transaction, app.now(), link);
    if (waitingLinks + count >= MAX_VALID_TOKENS) {
      reply.header('retry-after', Math.ceil(oldestExpiresInMs / 1000));
      throw new TooManyRequestsError(TOO_MANY_LINKS);
    }
    await app.mail.composeLater(MAIL_KIND, link, transaction);
  };

  route(app, 'PUT /artists/{id}/account', { rateLimit }, async ({ params: { id }, body }, reply) => {
    await app.db.transaction().execute(async (transaction) => {
      if (body.daily_summary !== undefined)
        await updateArtistAccount(transaction, id, { daily_summary: Number(body.daily_summary) });
      await changeEmail(transaction, reply, id, body);
    });
    return requireAccount(id);
  });

  route(app, 'POST /artists/verify-email', { rateLimit }, async ({ body: { token } }) => {
    const link = await findArtistToken(app.db, app.now(), 'verify-email', token);
    if (!link) throw new RuleError(LINK_EXPIRED);
    await app.db.transaction().execute(async (transaction) => {
      const artist = await replaceEmail(transaction, app.now(), link.artist_id, link.email);
      if (!artist || !(await consumeArtistToken(transaction, { ...link, purpose: 'verify-email' }, token)))
        throw new RuleError(LINK_EXPIRED);
      const { name, previousEmail } = artist;
      if (previousEmail === null || previousEmail === link.email) return;
      const message = writeAddressReplacedEmail(app.settings.site, { name, email: previousEmail });
      await deleteArtistTokens(transaction, { ...link, purpose: 'reset-password' });
      await app.mail.enqueue(message, transaction);
    });
  });

  route(app, 'POST /artists/forgot-password', { rateLimit }, async ({ body: { artist_id } }) => {
    await app.mail.composeLater(MAIL_KIND, { artist_id, purpose: 'reset-password' });
    return { message: 'If this artist has a confirmed email address, a link is on its way.' };
  });

  route(app, 'POST /artists/reset-password', async (request) => {
    const { token, password } = request.body;
    // Checks the token first, because hashing is expensive.
    const link = await findArtistToken(app.db, app.now(), 'reset-password', token);
    if (!link) throw new RuleError(LINK_EXPIRED);
    const passwordHash = await hashPassword(password);
    await app.db.transaction().execute(async (transaction) => {
      // Fails when the email address has changed since the link was mailed to the old address.
      const isReset = await setPasswordByLink(transaction, link, passwordHash);
      if (!isReset || !(await consumeArtistToken(transaction, { ...link, purpose: 'reset-password' }, token)))
        throw new RuleError(LINK_EXPIRED);
      await endMailedLinks(transaction, 'artist', link.artist_id);
      await endAllSessions(transaction, 'artist', link.artist_id);
    });
    await resetLoginThrottle(request, createThrottleKey('artist', link.artist_id));
  });
};
