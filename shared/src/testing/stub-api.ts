import { failTest } from './console-guard.ts';

/** A request to the stubbed API. */
export interface ApiRequest {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  /** Parsed JSON, a FormData, or undefined. */
  body: unknown;
}

/** A response other than 200: `{ status: 409, body: { detail: 'Taken' } }`. */
export interface ApiRefusal {
  status: number;
  body?: unknown;
}

/** Makes the request fail like a broken connection. */
export const noConnection = Symbol('no connection');

/**
 * The JSON of a 200 response, an {@link ApiRefusal}, {@link noConnection}, or a function of the request that returns
 * one of these or a promise of it.
 */
export type ApiAnswer = unknown;

export interface StubbedApi {
  /** All requests in order. */
  readonly requests: readonly ApiRequest[];
  /** Returns the requests of a call: `'POST /contact'`. */
  to(call: string): ApiRequest[];
  /** Adds or replaces responses. */
  answer(answers: Record<string, ApiAnswer>): void;
}

const realFetch = globalThis.fetch;
const unstubbed: typeof fetch = (input) => {
  failTest(`fetch of ${addressOf(input)} in a test that does not stub the API`);
  return Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  globalThis.fetch = unstubbed;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Stubs the API until the test ends; a call that is not listed fails the test.
 * @param answers responses by call: `{ 'GET /items?category=mugs': [item] }`
 */
export function stubApi(answers: Record<string, ApiAnswer> = {}): StubbedApi {
  const responses = new Map(Object.entries(answers));
  const requests: ApiRequest[] = [];

  globalThis.fetch = async (input, init) => {
    const address = addressOf(input);
    const request: ApiRequest = {
      method: init?.method ?? 'GET',
      path: address.replace(/^\/api(?=\/)/, ''),
      body: bodyOf(init?.body),
    };
    requests.push(request);
    const call = `${request.method} ${request.path}`;
    if (!address.startsWith('/api/') || !responses.has(call)) {
      failTest(
        `call of the API: ${request.method} ${address}; expected: ${[...responses.keys()].join(', ') || 'none'}`,
      );
      throw new TypeError('Failed to fetch');
    }
    const response = responses.get(call);
    const answer: unknown =
      typeof response === 'function'
        ? await (response as (request: ApiRequest) => unknown)(request)
        : response;
    if (answer === noConnection) throw new TypeError('Failed to fetch');
    return isRefusal(answer) ? respond(answer.status, answer.body) : respond(200, answer);
  };

  return {
    requests,
    to: (call) => requests.filter(({ method, path }) => `${method} ${path}` === call),
    answer: (additions) => Object.entries(additions).forEach(([call, answer]) => responses.set(call, answer)),
  };
}

function addressOf(input: Parameters<typeof fetch>[0]): string {
  return typeof input === 'string' ? input : 'href' in input ? input.href : input.url;
}

function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

function isRefusal(answer: unknown): answer is ApiRefusal {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    typeof answer.status === 'number' &&
    Object.keys(answer).every((key) => key === 'status' || key === 'body')
  );
}

function respond(status: number, body: unknown): Response {
  if (status === 204 || body === undefined) return new Response(null, { status });
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
