import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-rangmala-in-process';

/** Known only inside this process, so that no client can use it. */
const SECRET = randomBytes(24);

export interface InProcessAnswer {
  status: number;
  /** The parsed JSON of the answer; undefined when it has none. */
  body: unknown;
}

/** An answer with unparsed JSON. */
export interface InProcessText {
  status: number;
  /** undefined when the answer is not JSON. */
  json: string | undefined;
}

/** The visitor in whose name the API is read. */
export interface ApiVisitor {
  cookie?: string | undefined;
}

/** Reads the API within the process; `path` is below `/api`, with its query. */
export type ReadInProcess = (path: string, visitor?: ApiVisitor) => Promise<InProcessAnswer>;

/** Reads like {@link ReadInProcess}, without parsing the answer. */
export type ReadTextInProcess = (path: string, visitor?: ApiVisitor) => Promise<InProcessText>;

/** Returns a function that reads the API by the same routes and rules as over HTTP, without rate limits or a socket. */
export function readTextInProcessWith(app: FastifyInstance): ReadTextInProcess {
  return async (path, { cookie } = {}) => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { [HEADER]: SECRET.toString('hex'), ...(cookie === undefined ? {} : { cookie }) },
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return { status: answer.statusCode, json: isJson ? answer.payload : undefined };
  };
}

/** Returns a function that reads the API and parses its answers. */
export function readInProcessWith(readText: ReadTextInProcess): ReadInProcess {
  return async (path, visitor) => {
    const { status, json } = await readText(path, visitor);
    return { status, body: json === undefined ? undefined : (JSON.parse(json) as unknown) };
  };
}

/** Returns whether a request comes from this process. */
export function isInProcess(request: FastifyRequest): boolean {
  const value = request.headers[HEADER];
  if (typeof value !== 'string') return false;
  const given = Buffer.from(value, 'hex');
  return given.length === SECRET.length && timingSafeEqual(given, SECRET);
}
