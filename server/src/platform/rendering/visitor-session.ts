import type { FastifyInstance } from 'fastify';
import type { Session } from '@rangmala/shared/contract';
import { GUEST_SESSION } from './render-guest-page.ts';
import { isDatabaseAvailable } from './render-visit.ts';

/**
 * Returns the session of a visitor; undefined when it cannot be read because the database is unavailable. Returns the
 * guest session when the visitor has no session, or when reading it fails for another reason.
 */
export async function readVisitorSession(
  app: FastifyInstance,
  cookie: string | undefined,
): Promise<Session | undefined> {
  if (cookie === undefined) return GUEST_SESSION;
  const { status, body } = await app.readInProcess('/session', { cookie });
  if (status >= 500 && !(await isDatabaseAvailable(app))) return undefined;
  return status === 200 ? (body as Session) : GUEST_SESSION;
}
