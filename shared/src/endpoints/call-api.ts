import { apiFetch } from '@rangmala/shared/api';
import type { ResponseOf, BodyOf, Endpoints } from '@rangmala/shared/contract/endpoints';
import { buildPath, type NoKeys, type Params } from './api-path.ts';

type CallBody<E extends keyof Endpoints> =
  undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> };

type Call<E extends keyof Endpoints> = CallBody<E> &
  (NoKeys extends Params<E> ? { params?: Params<E> } : { params: Params<E> }) & {
    headers?: Record<string, string>;
  };

type CallArgument<E extends keyof Endpoints> = NoKeys extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

/**
 * Calls an endpoint of the API: `callApi('PUT /profile', { body: { name } })`.
 * @returns the response; undefined without content
 * @throws ApiError for an error response, or with status 0 when no complete response arrived
 */
export async function callApi<E extends keyof Endpoints>(
  endpoint: E,
  ...[call]: CallArgument<E>
): Promise<ResponseOf<E>> {
  const { params, body, headers } = (call ?? {}) as {
    params?: object;
    body?: unknown;
    headers?: Record<string, string>;
  };
  const method = endpoint.slice(0, endpoint.indexOf(' '));
  return (await apiFetch(buildPath(endpoint, params), {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && createRequestContent(body, headers)),
  })) as ResponseOf<E>;
}

function createRequestContent(body: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
}
