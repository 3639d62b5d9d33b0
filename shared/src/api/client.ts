/** What the API answered when it refused, or `status` 0 when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** The whole answer, where it says more than its sentence. */
    readonly body?: unknown,
  ) {
    super(detail);
    this.name = 'ApiError';
  }
}

export const UNREACHABLE = 'We could not reach our server. Please check your connection and try again.';

const BASE = '/api';

const notSignedInListeners = new Set<() => void>();

/**
 * Calls `listener` whenever the API answers that nobody is signed in (401): the session of this page may have
 * ended without its knowing. @returns a function that ends it
 */
export function onNotSignedIn(listener: () => void): () => void {
  notSignedInListeners.add(listener);
  return () => void notSignedInListeners.delete(listener);
}

/**
 * Calls the API on the page's own origin; `callApi` of `@rangmala/shared/endpoints` knows what it answers.
 * @param path below `/api`, with a leading slash and its query: `/items?category=mugs`
 * @returns the JSON of the answer, or undefined for 204
 * @throws ApiError with the server's sentence, or status 0 when no answer came
 */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${BASE}${path}`, {
      ...init,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...init.headers },
    });
    // The connection may break in the middle of the answer, too.
    text = await response.text();
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.status === 204) return undefined;
  const body = parsed(text);
  if (response.ok) return body;
  if (response.status === 401) for (const listener of notSignedInListeners) listener();
  throw new ApiError(response.status, detailOf(body), body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * What to tell of a failed call: the server's own sentence, or `otherwise` when it could not be reached or
 * said nothing.
 */
export function detailOr(otherwise: string, error: unknown): string {
  return error instanceof ApiError && error.message !== UNREACHABLE ? error.message : otherwise;
}

/** Sentences about what was sent, by the name of the field that broke a rule; none for any other failure. */
export function refusedFields(error: unknown): Record<string, string> {
  const body = error instanceof ApiError ? error.body : undefined;
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
  const named = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return Object.fromEntries(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The sentence of an error answer; a general one where the answer has none. */
export function detailOf(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' ? detail : UNREACHABLE;
}
