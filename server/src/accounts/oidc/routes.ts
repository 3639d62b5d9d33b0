import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SessionUser, SignInNotice } from '@rangmala/shared/contract';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { createSecret } from '../../lib/secrets.ts';
import { clearSecretCookie, readSecretCookie, setSecretCookie } from '../../http/cookies.ts';
import { createSession } from '../sessions/sessions.ts';
import { ATTEMPT_TIMEOUT_MS, insertOidcAttempt, consumeOidcAttempt, type OidcAttempt } from './attempts.ts';
import { findOrCreateUser } from './account-linking.ts';
import { OidcProvider } from './provider.ts';

const ATTEMPT_COOKIE = 'rangmala_signing_in';

/** Limit per IP address and route. A limit is needed, because each started sign-in stores a row. */
const rateLimit = createRateLimit(300, '10 minutes');

export const oidcRoutes: FastifyPluginAsyncZod = async (app) => {
  const { settings } = app;
  const provider =
    settings.oidc && new OidcProvider(settings.oidc, `${settings.publicUrl}/api/login/google/callback`);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'no-referrer');
  });

  route(app, 'GET /login/google', { rateLimit }, async (request, reply) => {
    const { next } = request.query;
    if (!provider) return redirectToSignIn(reply, 'google-off', next);
    const signInAttempt = await provider.beginSignIn().catch((error: unknown) => {
      request.log.warn({ err: error }, 'the OpenID provider cannot be reached');
    });
    if (!signInAttempt) return redirectToSignIn(reply, 'google-unreachable', next);
    // All tabs of a browser share one secret during a sign-in.
    const browserSecret = readSecretCookie(request, ATTEMPT_COOKIE) ?? createSecret();
    try {
      await insertOidcAttempt(app.db, app.now(), { ...signInAttempt.attempt, browserSecret, next });
    } catch (error) {
      request.log.error({ err: error }, 'a sign-in with OpenID Connect could not be stored');
      return redirectToSignIn(reply, 'google-failed', next);
    }
    setSecretCookie(reply, ATTEMPT_COOKIE, browserSecret, ATTEMPT_TIMEOUT_MS);
    return reply.redirect(signInAttempt.url.href, 302);
  });

  route(app, 'GET /login/google/callback', { rateLimit }, async (request, reply) => {
    if (!provider) return redirectToSignIn(reply, 'google-off');
    const browserSecret = readSecretCookie(request, ATTEMPT_COOKIE);
    const attempt = browserSecret && (await consumeAttempt(request, request.query.state, browserSecret));
    if (!attempt) return redirectToSignIn(reply, 'google-failed');
    if (request.query.error === 'access_denied')
      return redirectToSignIn(reply, 'google-cancelled', attempt.next);
    try {
      const identity = await provider.completeSignIn(extractQuery(request), attempt);
      const user = await findOrCreateUser(app.db, app.now(), identity);
      if (typeof user === 'string') return redirectToSignIn(reply, user, attempt.next);
      clearSecretCookie(reply, ATTEMPT_COOKIE);
      await createSession(request, reply, 'customer', user.userId);
      return redirectToCallbackPage(reply, user, attempt.next);
    } catch (error) {
      request.log.warn({ err: error }, 'a sign-in with OpenID Connect failed');
      return redirectToSignIn(reply, 'google-failed', attempt.next);
    }
  });
};

/**
 * Deletes and returns the started sign-in with this state and browser secret. Returns undefined without a valid
 * sign-in, and when the database is unavailable.
 */
async function consumeAttempt(
  { server: { db, now }, log }: FastifyRequest,
  state: string,
  browserSecret: string,
): Promise<OidcAttempt | undefined> {
  try {
    return await consumeOidcAttempt(db, now(), state, browserSecret);
  } catch (error) {
    log.error({ err: error }, 'a sign-in with OpenID Connect could not be read');
    return undefined;
  }
}

/** Redirects to the sign-in page, which shows the notice. */
function redirectToSignIn(reply: FastifyReply, notice: SignInNotice, next = ''): FastifyReply {
  return reply.redirect(`/signin?${formatQuery({ notice, next })}`, 302);
}

/**
 * Redirects to the page that completes the sign-in in the browser. The query does not authenticate the user: only the
 * session cookie does.
 */
function redirectToCallbackPage(
  reply: FastifyReply,
  { email, name, userId }: SessionUser,
  next: string,
): FastifyReply {
  return reply.redirect(`/auth-callback?${formatQuery({ email, name, userId, next })}`, 302);
}

/**
 * Returns the query of a redirect. Does not check `next`, because the page that redirects to `next` accepts only URLs
 * of this site (`sanitizeNextUrl`).
 */
function formatQuery({ next, ...params }: Record<string, string> & { next: string }): URLSearchParams {
  return new URLSearchParams({ ...params, ...(next && { next }) });
}

function extractQuery({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}
