import { apiFetch, type ApiPath, markAllStale, useReload } from '@rangmala/shared/api';
import type {
  BodyOf,
  EndpointName,
  Endpoints,
  ParamsOf,
  QueryOf,
  ReadEndpoint,
  ResponseOf,
} from '@rangmala/shared/contract/endpoints';

/** The path parameters and the query parameters of an endpoint. */
type Params<E extends EndpointName> = ParamsOf<E> & QueryOf<E>;

/** `NoKeys extends T` is true when no property of T is required. */
type NoKeys = Record<never, never>;

/** The parameters as an argument, optional when no parameter is required. */
type ParamsArgument<E extends EndpointName> =
  NoKeys extends Params<E> ? [params?: Params<E>] : [params: Params<E>];

/**
 * Returns the path and query of a GET request below `/api`, such as `/items?category=mugs`, for `useApi` and a page's
 * `data`. The result is the key of the cached response, so two calls for one response must pass the parameters in the
 * same sequence.
 */
export function apiPath<E extends ReadEndpoint>(
  endpoint: E,
  ...[params]: ParamsArgument<E>
): ApiPath<ResponseOf<E>> {
  return buildPath(endpoint, params) as ApiPath<ResponseOf<E>>;
}

/** Returns the path and query of a call. Omits undefined query parameters. */
function buildPath(endpoint: string, params: object = {}): string {
  const queryParams = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.slice(endpoint.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = encode(queryParams.get(name));
    queryParams.delete(name);
    return value;
  });
  const query = [...queryParams]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Keeps commas, which are allowed in paths and queries, so that lists of ids stay readable. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%2C', ',');
}

type CallBody<E extends keyof Endpoints> =
  undefined extends BodyOf<E> ? { body?: BodyOf<E> } : { body: BodyOf<E> };

type Call<E extends keyof Endpoints> = CallBody<E> &
  (NoKeys extends Params<E> ? { params?: Params<E> } : { params: Params<E> }) & {
    headers?: Record<string, string>;
  };

type CallArgument<E extends keyof Endpoints> = NoKeys extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

/**
 * Calls an endpoint of the API: `callApi('PUT /profile', { body: { name } })`. After a call that is not a GET, all cached
 * responses count as stale. A page that stays open after such a call uses {@link useChangeApi}.
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
  try {
    return (await apiFetch(buildPath(endpoint, params), {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && createRequestContent(body, headers)),
    })) as ResponseOf<E>;
  } finally {
    if (method !== 'GET') markAllStale();
  }
}

/**
 * Returns `callApi` for changes of what the page shows. After the call, the page's data is requested again, also after a
 * failure: the server may have carried out the change, or refused it because the data had changed.
 */
export function useChangeApi(): typeof callApi {
  const reload = useReload();
  return async (endpoint, ...call) => {
    try {
      return await callApi(endpoint, ...call);
    } finally {
      await reload();
    }
  };
}

function createRequestContent(body: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
}
