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

export const UNREACHABLE = 'We could not reach Rangmala. Please check your connection and try again.';

const BASE = '/api';

/**
 * Calls the API on the page's own origin.
 * @param path below `/api`, with a leading slash and its query: `/items?category=mugs`
 * @returns the JSON of the answer, or undefined for 204
 * @throws ApiError with the server's sentence, or status 0 when no answer came
 */
export async function apiFetch<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${BASE}${path}`, {
      ...init,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...init.headers },
    });
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, detailOf(body), body);
  return body as T;
}

/** Sends JSON, with further headers if need be; see {@link apiFetch} for the answer and what it throws. */
export function sendJson<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  return apiFetch<T>(
    path,
    body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
}

/** Sends a multipart form (files); see {@link apiFetch} for the answer and what it throws. */
export function sendForm<T>(method: 'POST' | 'PUT', path: string, form: FormData): Promise<T> {
  return apiFetch<T>(path, { method, body: form });
}

/** The sentence of an error answer; a general one where the answer has none. */
export function detailOf(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' ? detail : UNREACHABLE;
}
