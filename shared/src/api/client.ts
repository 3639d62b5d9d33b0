/**
 * Path and query of a GET request below `/api`, created by `apiPath` of `@rangmala/shared/endpoints`. The type
 * parameter is the type of the response.
 */
export type ApiPath<ResponseBody = unknown> = string & { readonly __answer: ResponseBody };

/** A failed call of the API. `status` is 0 when no complete response of the API arrived. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** The JSON of the error response; undefined when the response has no JSON. */
    readonly body?: unknown,
  ) {
    super(detail);
    this.name = 'ApiError';
  }
}

export const UNREACHABLE = 'We could not reach our server. Please check your connection and try again.';

const API_BASE = '/api';

const notSignedInListeners = new Set<() => void>();

/**
 * Calls `listener` after each 401 response of the API, because the session may have ended.
 * @returns a function that removes the listener
 */
export function onNotSignedIn(listener: () => void): () => void {
  notSignedInListeners.add(listener);
  return () => void notSignedInListeners.delete(listener);
}

/**
 * Calls the API on the page's own origin. `callApi` of `@rangmala/shared/endpoints` adds the types of each endpoint.
 * @param path below `/api`, with a leading slash and its query: `/items?category=mugs`
 * @returns the JSON of the response; undefined for 204 and for responses that are not JSON
 * @throws ApiError for an error response, or with status 0 when no complete response arrived
 */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${API_BASE}${path}`, {
      ...init,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...init.headers },
    });
    // Reading fails when the connection breaks in the middle of the response.
    text = await response.text();
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.status === 204) return undefined;
  const body = parseJson(text);
  if (response.ok) return body;
  if (response.status === 401) for (const listener of notSignedInListeners) listener();
  throw new ApiError(response.status, getDetail(body), body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the server's message about a failed call, or `fallback` when the error has no message of the server. */
export function getErrorMessage(fallback: string, error: unknown): string {
  return error instanceof ApiError && error.message !== UNREACHABLE ? error.message : fallback;
}

/** Returns the messages about invalid fields by field name. The object is empty when the error names no field. */
export function getFieldErrors(error: unknown): Record<string, string> {
  const body = error instanceof ApiError ? error.body : undefined;
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
  const fieldEntries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return Object.fromEntries(
    fieldEntries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns the message in the body of an error response, or {@link UNREACHABLE} when the body has no message. */
export function getDetail(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' ? detail : UNREACHABLE;
}
