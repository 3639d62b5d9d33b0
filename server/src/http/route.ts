import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { apiErrorSchema } from '@rangmala/shared/contract';
import {
  type AllEndpoints,
  deploymentEndpoints,
  type EndpointDefinition,
  type EndpointName,
  endpoints,
  type ParamsOf,
} from '@rangmala/shared/contract/endpoints';

const ALL: AllEndpoints = { ...endpoints, ...deploymentEndpoints };

type Part<E extends EndpointName, Name extends keyof EndpointDefinition> = AllEndpoints[E] extends {
  [N in Name]: infer S extends z.core.$ZodType;
}
  ? z.output<S>
  : unknown;

type Success<Response> = Response[Extract<keyof Response, 200 | 201 | 202 | 204>];
/** Result of a handler: the content of a success, or nothing where there is none. */
type Result<E extends EndpointName> =
  z.input<Extract<Success<AllEndpoints[E]['response']>, z.core.$ZodType>> extends infer Content
    ? Content extends null
      ? void
      : Content
    : never;

interface Shapes<E extends EndpointName> {
  Params: AllEndpoints[E] extends { params: infer S extends z.core.$ZodType } ? z.output<S> : ParamsOf<E>;
  Querystring: Part<E, 'query'>;
  Headers: Part<E, 'headers'>;
  Body: Part<E, 'body'>;
}

export type RouteHandler<E extends EndpointName> = (
  request: FastifyRequest<Shapes<E>>,
  reply: FastifyReply,
) => Promise<Result<E> | FastifyReply>;

/** Options that a route may add to its endpoint: hooks and `config`. */
export type RouteOptions = Pick<
  RouteShorthandOptions,
  'bodyLimit' | 'config' | 'onRequest' | 'preParsing' | 'preHandler'
>;

interface RouteRegistrar {
  route(options: object): unknown;
}

/**
 * Registers the handler of an endpoint with the endpoint's schemas. The status is that of the endpoint's success; a
 * handler sets it only where there are several.
 * @param endpoint method and path, as in the table: `GET /products/{id}`
 */
export function route<E extends EndpointName>(
  app: RouteRegistrar,
  endpoint: E,
  ...rest: [options: RouteOptions, handler: RouteHandler<E>] | [handler: RouteHandler<E>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  const definition: EndpointDefinition = ALL[endpoint];
  const { method, path } = partsOf(endpoint);
  const successes = Object.keys(definition.response).map(Number).filter(isSuccess);
  const status = successes.length === 1 ? successes[0] : undefined;
  app.route({
    ...options,
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(endpoint, definition),
    handler: async (request: FastifyRequest<Shapes<E>>, reply: FastifyReply) => {
      if (status !== undefined) reply.code(status);
      return handler(request, reply);
    },
  });
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function partsOf(endpoint: string): { method: string; path: string } {
  const [method = '', path = ''] = endpoint.split(' ');
  return { method, path };
}

function schemaOf(endpoint: EndpointName, definition: EndpointDefinition): object {
  const { summary, query, headers, body, consumes, produces, response } = definition;
  const { path } = partsOf(endpoint);
  const params = definition.params ?? paramsSchema(path);
  return {
    // Deployments are documented for teams, not in the OpenAPI document.
    ...(endpoint in deploymentEndpoints ? { hide: true } : { summary }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(consumes && { consumes: [consumes] }),
    ...(produces && { produces: [produces] }),
    response: {
      ...Object.fromEntries(errorStatuses(endpoint, definition).map((status) => [status, apiErrorSchema])),
      ...response,
    },
  };
}

function paramsSchema(path: string): z.ZodMiniType | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

/** Returns every error status of an endpoint: its own, and those that follow from method, path and body. */
export function errorStatuses(endpoint: EndpointName, { body, errors = [] }: EndpointDefinition): number[] {
  const { method, path } = partsOf(endpoint);
  const isWrite = method !== 'GET';
  return [
    ...new Set([
      // A malformed address or text with a NUL character; too many requests; server errors; a busy database.
      ...[400, 429, 500, 503],
      ...(path.includes('{') ? [404] : []),
      // A request from another site; a larger body or another content type than the endpoint reads.
      ...(isWrite ? [403, 413, 415] : []),
      ...(body ? [422] : []),
      ...errors,
    ]),
  ].sort((one, other) => one - other);
}
