import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { apiErrorSchema, type SessionUser } from '@rangmala/shared/contract';
import {
  type AllEndpoints,
  deploymentEndpoints,
  type EndpointDefinition,
  type EndpointName,
  endpoints,
  type ParamsOf,
} from '@rangmala/shared/contract/endpoints';
import { createOperationId, getNeededSession, requireSession } from './endpoint-security.ts';

const ALL_ENDPOINTS: AllEndpoints = { ...endpoints, ...deploymentEndpoints };

type SchemaOutput<E extends EndpointName, Name extends keyof EndpointDefinition> = AllEndpoints[E] extends {
  [N in Name]: infer S extends z.core.$ZodType;
}
  ? z.output<S>
  : unknown;

type SuccessSchema<Response> = Response[Extract<keyof Response, 200 | 201 | 202 | 204>];
/** Result of a handler: the body of a success response, or nothing for a response without a body. */
type HandlerResult<E extends EndpointName> =
  z.input<Extract<SuccessSchema<AllEndpoints[E]['response']>, z.core.$ZodType>> extends infer Content
    ? Content extends null
      ? void
      : Content
    : never;

interface RequestTypes<E extends EndpointName> {
  Params: AllEndpoints[E] extends { params: infer S extends z.core.$ZodType } ? z.output<S> : ParamsOf<E>;
  Querystring: SchemaOutput<E, 'query'>;
  Headers: SchemaOutput<E, 'headers'>;
  Body: SchemaOutput<E, 'body'>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer, for an endpoint that only customers may use. */
    customer?: SessionUser;
  }
}

type Request<E extends EndpointName> = FastifyRequest<RequestTypes<E>> &
  (AllEndpoints[E] extends { access: readonly ['customer'] } ? { customer: SessionUser } : unknown);

export type RouteHandler<E extends EndpointName> = (
  request: Request<E>,
  reply: FastifyReply,
) => Promise<HandlerResult<E> | FastifyReply>;

/** Fastify options that a route may add to the definition of its endpoint. */
export interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit'> {
  /** Limit per IP address, from `createRateLimit`. */
  rateLimit?: RateLimitOptions | false;
}

interface RouteRegistrar {
  route(options: object): unknown;
}

/**
 * Registers the handler of an endpoint together with the endpoint's schemas. Refuses requests without the session that
 * the endpoint needs. Sets the success status when the endpoint has exactly one. When it has several, the handler must set
 * the status.
 * @param endpoint method and path from the endpoint table: `GET /products/{id}`
 */
export function route<E extends EndpointName>(
  app: RouteRegistrar,
  endpoint: E,
  ...optionsAndHandler: [options: RouteOptions, handler: RouteHandler<E>] | [handler: RouteHandler<E>]
): void {
  const [{ rateLimit, ...options }, handler]: [RouteOptions, RouteHandler<E>] =
    optionsAndHandler.length === 1 ? [{}, optionsAndHandler[0]] : optionsAndHandler;
  const definition: EndpointDefinition = ALL_ENDPOINTS[endpoint];
  const { method, path } = splitEndpoint(endpoint);
  const successStatuses = Object.keys(definition.response).map(Number).filter(isSuccess);
  const status = successStatuses.length === 1 ? successStatuses[0] : undefined;
  const session = getNeededSession(definition);
  app.route({
    ...options,
    ...(rateLimit !== undefined && { config: { rateLimit } }),
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: createSchema(endpoint, definition),
    // Runs before the body is read: a guest gets 401 even when the body is invalid.
    ...(session && { preParsing: (request: FastifyRequest) => requireSession(request, session) }),
    handler: async (request: Request<E>, reply: FastifyReply) => {
      if (status !== undefined) reply.code(status);
      return handler(request, reply);
    },
  });
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function splitEndpoint(endpoint: string): { method: string; path: string } {
  const [method = '', path = ''] = endpoint.split(' ');
  return { method, path };
}

function createSchema(endpoint: EndpointName, definition: EndpointDefinition): object {
  const { summary, query, headers, body, consumes, produces, response } = definition;
  const { method, path } = splitEndpoint(endpoint);
  const params = definition.params ?? createParamsSchema(path);
  return {
    // The OpenAPI document omits the deployment endpoints, which are for the team commands.
    ...(endpoint in deploymentEndpoints
      ? { hide: true }
      : {
          summary,
          operationId: createOperationId(method, path),
          security: (definition.access ?? []).map((name) => ({ [name]: [] })),
        }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(consumes && { consumes: [consumes] }),
    ...(produces && { produces: [produces] }),
    response: {
      ...Object.fromEntries(
        listErrorStatuses(endpoint, definition).map((status) => [status, apiErrorSchema]),
      ),
      ...response,
    },
  };
}

function createParamsSchema(path: string): z.ZodMiniType | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

/**
 * Returns all error statuses of an endpoint: the statuses that the endpoint table lists, and the statuses that follow
 * from method, path and body.
 */
export function listErrorStatuses(endpoint: EndpointName, definition: EndpointDefinition): number[] {
  const { method, path } = splitEndpoint(endpoint);
  const { body, errors = [] } = definition;
  const isWrite = method !== 'GET';
  const hasParams = path.includes('{');
  return [
    ...new Set([
      // 400: malformed request. 429: too many requests. 500: server error. 503: temporarily unavailable.
      ...[400, 429, 500, 503],
      ...(hasParams ? [404] : []),
      // 401: no session. 403: the session of another customer or artist.
      ...(getNeededSession(definition) ? [401, ...(hasParams ? [403] : [])] : []),
      // 403: request from another site. 413: body too large. 415: unsupported content type.
      ...(isWrite ? [403, 413, 415] : []),
      ...(body ? [422] : []),
      ...errors,
    ]),
  ].sort((a, b) => a - b);
}
