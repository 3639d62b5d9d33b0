import type { FastifyRequest } from 'fastify';
import type { Session } from '@rangmala/shared/contract';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { GUEST_SESSION } from './render-guest-page.ts';
import { isDatabaseAvailable } from './render-visit.ts';

const SESSION_TIMEOUT_MS = 3_000;

/**
 * Returns the session of a visitor; undefined when the session cannot be read because the database is unavailable.
 * Returns the guest session when reading the session fails for another reason.
 */
export async function readVisitorSession(request: FastifyRequest): Promise<Session | undefined> {
  const { server: app, log } = request;
  const result = app.readSession(request).catch((error: unknown) => {
    log.error({ err: error }, 'the session of a visitor could not be read');
    return undefined;
  });
  const isLate = await withTimeLimit(SESSION_TIMEOUT_MS, result).then(
    () => false,
    () => true,
  );
  // Waits longer only while the database is available: a busy server may answer late. A request to an unavailable
  // database fails only after the time limit of the driver.
  if (isLate && !(await isDatabaseAvailable(app))) return undefined;
  const session = await result;
  if (!session && !(await isDatabaseAvailable(app))) return undefined;
  return session ?? GUEST_SESSION;
}
