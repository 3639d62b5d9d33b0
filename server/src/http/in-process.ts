import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const IN_PROCESS_HEADER = 'x-rangmala-in-process';

/**
 * Value of {@link IN_PROCESS_HEADER} in API requests that this process sends to itself. The value is random, so clients
 * cannot forge it.
 */
const IN_PROCESS_SECRET = randomBytes(24);

/** A response with unparsed JSON. */
export interface InProcessText {
  status: number;
  /** undefined when the response is not JSON. */
  json: string | undefined;
}

/**
 * Sends a GET request to the API inside this process.
 * @param path the path below `/api` with its query
 * @param cookie the cookies of the visitor
 */
export type InProcessReader = (path: string, cookie?: string) => Promise<InProcessText>;

/** Creates a function that sends GET requests to the API. Rate limits do not apply to these requests. */
export function createInProcessReader(app: FastifyInstance): InProcessReader {
  return async (path, cookie) => {
    const response = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: {
        [IN_PROCESS_HEADER]: IN_PROCESS_SECRET.toString('hex'),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return { status: response.statusCode, json: isJson ? response.payload : undefined };
  };
}

/** Returns whether an {@link InProcessReader} of this process sent a request. */
export function isInProcess(request: FastifyRequest): boolean {
  const value = request.headers[IN_PROCESS_HEADER];
  if (typeof value !== 'string') return false;
  const received = Buffer.from(value, 'hex');
  return received.length === IN_PROCESS_SECRET.length && timingSafeEqual(received, IN_PROCESS_SECRET);
}
