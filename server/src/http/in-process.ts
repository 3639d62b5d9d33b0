import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-rangmala-in-process';

/** Known only inside this process, so that no outside request can use it. */
const SECRET = randomBytes(24);

export interface InProcessAnswer {
  status: number;
  /** The parsed JSON of the answer; undefined when it has none. */
  body: unknown;
}

/** Calls the API within the process; `path` is below `/api` with its query, `cookie` the visitor's. */
export type ReadInProcess = (
  path: string,
  visitor?: { cookie?: string | undefined },
) => Promise<InProcessAnswer>;

/**
 * Returns the function with which server rendering reads the API: the same routes and rules as over HTTP, without
 * rate limits or sockets.
 */
export function readInProcessWith(app: FastifyInstance): ReadInProcess {
  return async (path, { cookie } = {}) => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { [HEADER]: SECRET.toString('hex'), ...(cookie === undefined ? {} : { cookie }) },
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
  };
}

export function isInProcess(request: FastifyRequest): boolean {
  const value = request.headers[HEADER];
  if (typeof value !== 'string') return false;
  const given = Buffer.from(value, 'hex');
  return given.length === SECRET.length && timingSafeEqual(given, SECRET);
}
