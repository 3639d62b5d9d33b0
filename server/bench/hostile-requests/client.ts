import { Agent, type IncomingMessage, request } from 'node:http';

export interface ReceivedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface RequestOptions {
  method?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON, except that a Buffer or a string is sent unchanged. */
  body?: unknown;
  /** Time limit in milliseconds; {@link TIMEOUT_MS} by default. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/** Largest number of simultaneous requests of {@link repeatRequest}. */
const MAX_PARALLEL = 48;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a request with an unchanged path. `fetch` would resolve `..` in the path.
 * @throws Error when the connection fails or the server does not respond within the time limit
 */
export function send(base: string, path: string, options: RequestOptions = {}): Promise<ReceivedResponse> {
  const { method = 'GET', cookie, body, timeoutMs = TIMEOUT_MS } = options;
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = body === undefined || isRaw ? body : JSON.stringify(body);
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...options.headers,
      },
    });
    const timer = setTimeout(
      () => outgoing.destroy(new Error(`no response within ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.end(payload);
  });
}

/** Returns the header that a trusted proxy adds to a request from the IP address `address`. */
export const createProxyHeaders = (address: string) => ({ 'x-forwarded-for': address });

/** Sends `count` requests, at most {@link MAX_PARALLEL} at once, and returns the responses. */
export async function repeatRequest(
  count: number,
  request: (index: number) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse[]> {
  const responses: ReceivedResponse[] = [];
  for (let index = 0; index < count; index += MAX_PARALLEL) {
    const size = Math.min(MAX_PARALLEL, count - index);
    responses.push(
      ...(await Promise.all(Array.from({ length: size }, (_, offset) => request(index + offset)))),
    );
  }
  return responses;
}

/** Parses the JSON body of a response. Does not check that the value has the type `T`. */
export function parseResponse<T>({ body }: ReceivedResponse): T {
  return JSON.parse(body.toString()) as T;
}

/**
 * Sends a request that must succeed, and parses its JSON.
 * @throws Error when the status is not 2xx
 */
export async function sendOrThrow<T>(base: string, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(base, path, options);
  if (response.status < 200 || response.status > 299)
    throw new Error(`${options.method ?? 'GET'} ${path}: ${response.status} ${response.body.toString()}`);
  return response.body.length === 0 ? (undefined as T) : parseResponse<T>(response);
}

/** Returns the cookies that a response sets, as a value for the request header `cookie`. */
export function readCookies({ headers }: ReceivedResponse): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '').join('; ');
}

/**
 * Checks that an error response contains a sentence for users and no internal error message. Returns a description of
 * the problem, or undefined.
 */
export function findMissingSentence({ body }: ReceivedResponse): string | undefined {
  try {
    const { detail } = JSON.parse(body.toString()) as { detail?: unknown };
    const isSentence = typeof detail === 'string' && /^[A-Z0-9“]/.test(detail);
    if (isSentence && !/expected|undefined|Invalid input|at Object|node_modules/.test(detail))
      return undefined;
  } catch {
    // A body that is not JSON is reported below.
  }
  return `no sentence: ${body.toString().slice(0, 200)}`;
}
