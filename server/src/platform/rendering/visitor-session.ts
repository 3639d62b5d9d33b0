import type { FastifyRequest } from 'fastify';
import type { Session } from '@rangmala/shared/contract';
import { withTimeLimit } from '../../lib/time-limit.ts';

export const GUEST_SESSION: Session = { user: null, artist: null };

const SESSION_TIMEOUT_MS = 5_000;

/** Returns the session of a visitor; undefined when the session cannot be read in time. */
export async function readVisitorSession(request: FastifyRequest): Promise<Session | undefined> {
  try {
    return await withTimeLimit(SESSION_TIMEOUT_MS, request.server.readSession(request));
  } catch (error) {
    request.log.error({ err: error }, 'the session of a visitor could not be read');
    return undefined;
  }
}
