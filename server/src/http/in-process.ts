import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-rangmala-in-process';

/** Known to this process alone, so nobody outside can pass for it. */
const SECRET = randomBytes(24);

export interface InProcessAnswer {
  status: number;
  /** The parsed JSON of the answer; undefined when it has none. */
  body: unknown;
}

/** Asks the API within the process; `path` is below `/api` with its query, `cookie` the visitor's. */
export type ReadInProcess = (
  path: string,
  visitor?: { cookie?: string | undefined },
) => Promise<InProcessAnswer>;

/** What server rendering reads with: the same routes and rules as over HTTP, without a limit or a socket. */
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
