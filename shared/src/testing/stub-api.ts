import { failTest } from './console-guard.ts';

/** A request to the stubbed API. */
export interface ApiRequest {
  method: string;
  /** Path below `/api` with its query. */
  path: string;
  /** The parsed JSON, or the body as it was sent. */
  body: unknown;
}

/** A response with its status: `{ status: 409, body: { detail: 'Taken' } }`. */
export interface ResponseWithStatus {
  status: number;
  body?: unknown;
}

/** Makes the request fail like a broken connection. */
export const noConnection = Symbol('no connection');

/** Returns the response of a server that refuses a request with a message; `extra` is the rest of its body. */
export function createRefusal(status: number, detail: string, extra: object = {}): ResponseWithStatus {
  return { status, body: { detail, ...extra } };
}

/** Returns a response that arrives when `finish` is called. */
export function createSlowResponse() {
  let finish: (response: StubbedResponse) => void = () => undefined;
  const arrival = new Promise<StubbedResponse>((resolve) => (finish = resolve));
  return { response: () => arrival, finish };
}

/**
 * The JSON of a 200 response, a {@link ResponseWithStatus}, {@link noConnection}, or a function of the request. The
 * function returns one of these values, directly or as a promise.
 */
export type StubbedResponse = unknown;

export interface StubbedApi {
  readonly requests: readonly ApiRequest[];
  /** Returns the requests of a call such as `POST /contact`. */
  to(call: string): ApiRequest[];
  /** Returns the bodies of these requests. */
  bodiesTo(call: string): unknown[];
  /** Adds or replaces responses. */
  setResponses(responses: Record<string, StubbedResponse>): void;
}

const realFetch = globalThis.fetch;
const failingFetch: typeof fetch = (input) => {
  failTest(`fetch of ${getUrl(input)} in a test that does not stub the API`);
  return Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  globalThis.fetch = failingFetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Stubs the API until the test ends. A call that is not listed fails the test.
 * @param initial responses by call: `{ 'GET /items?category=mugs': [item] }`
 */
export function stubApi(initial: Record<string, StubbedResponse> = {}): StubbedApi {
  const responses = new Map(Object.entries(initial));
  const requests: ApiRequest[] = [];

  globalThis.fetch = async (input, init) => {
    const url = getUrl(input);
    const request: ApiRequest = {
      method: init?.method ?? 'GET',
      path: url.replace(/^\/api(?=\/)/, ''),
      body: parseBody(init?.body),
    };
    requests.push(request);
    const call = `${request.method} ${request.path}`;
    if (!url.startsWith('/api/') || !responses.has(call)) {
      failTest(
        `call of the API: ${request.method} ${url}; expected: ${[...responses.keys()].join(', ') || 'none'}`,
      );
      throw new TypeError('Failed to fetch');
    }
    const stub = responses.get(call);
    const response: unknown =
      typeof stub === 'function'
        ? await Promise.race([
            (stub as (request: ApiRequest) => unknown)(request),
            rejectOnAbort(init?.signal),
          ])
        : stub;
    if (response === noConnection) throw new TypeError('Failed to fetch');
    return isResponseWithStatus(response) ? respond(response.status, response.body) : respond(200, response);
  };

  const to = (call: string) => requests.filter(({ method, path }) => `${method} ${path}` === call);
  return {
    requests,
    to,
    bodiesTo: (call) => to(call).map(({ body }) => body),
    setResponses: (newResponses) =>
      Object.entries(newResponses).forEach(([call, response]) => responses.set(call, response)),
  };
}

/** Rejects when the caller aborts the request. */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
  });
}

function getUrl(input: Parameters<typeof fetch>[0]): string {
  return typeof input === 'string' ? input : 'href' in input ? input.href : input.url;
}

function parseBody(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

function isResponseWithStatus(response: unknown): response is ResponseWithStatus {
  return (
    typeof response === 'object' &&
    response !== null &&
    'status' in response &&
    typeof response.status === 'number' &&
    Object.keys(response).every((key) => key === 'status' || key === 'body')
  );
}

function respond(status: number, body: unknown): Response {
  if (status === 204 || body === undefined) return new Response(null, { status });
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
