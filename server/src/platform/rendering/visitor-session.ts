import type { FastifyInstance } from 'fastify';
import type { Session } from '@rangmala/shared/contract';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { GUEST_SESSION } from './render-guest-page.ts';
import { isDatabaseAvailable } from './render-visit.ts';

const SESSION_TIMEOUT_MS = 3_000;

/**
 * Returns the session of a visitor; undefined when the session cannot be read because the database is unavailable.
 * Returns the guest session when the visitor has no session, or when reading the session fails for another reason.
 */
export async function readVisitorSession(
  app: FastifyInstance,
  cookie: string | undefined,
): Promise<Session | undefined> {
  if (cookie === undefined) return GUEST_SESSION;
  const response = app.readInProcess('/session', { cookie });
  const isLate = await withTimeLimit(SESSION_TIMEOUT_MS, response).then(
    () => false,
    () => true,
  );
  // Waits longer only while the database is available: a busy server may answer late. A request to an unavailable
  // database fails only after the time limit of the driver.
  if (isLate && !(await isDatabaseAvailable(app))) return undefined;
  const { status, body } = await response;
  if (status >= 500 && !(await isDatabaseAvailable(app))) return undefined;
  return status === 200 ? (body as Session) : GUEST_SESSION;
}
