import type { FastifyInstance } from 'fastify';
import {
  deploymentEndpoints,
  type EndpointDefinition,
  type EndpointName,
} from '@rangmala/shared/contract/endpoints';
import { listErrorStatuses } from '../http/route.ts';

type Methods = Record<string, { responses?: Record<string, unknown> }>;

interface OpenApiDocument {
  paths: Record<string, Methods>;
}

interface DocumentedPath {
  path: string;
  methods: Methods;
  pattern: RegExp;
}

interface SentResponse {
  method: string;
  path: string;
  status: number;
}

/**
 * Records every response of `app` to an API request, injected or over a socket.
 * @returns a function that lists undeclared statuses of declared endpoints, such as `PUT /api/artists/{id}: 404`. The
 *   OpenAPI document and the table of deployment endpoints declare the endpoints.
 */
export function recordStatuses(app: FastifyInstance): () => Promise<string[]> {
  const responses: SentResponse[] = [];
  const recordResponse = (method = 'GET', url = '', status = 0) => {
    const [path = ''] = url.split('?');
    if (/^\/(api|_releases)\b/.test(path)) responses.push({ method: method.toLowerCase(), path, status });
  };
  app.server.on('request', (request, response) => {
    response.on('finish', () => recordResponse(request.method, request.url, response.statusCode));
  });
  const { inject } = app;
  app.inject = (...args: Parameters<typeof inject>) => {
    const injection = inject.apply(app, args);
    // Only observes the promise, which the caller awaits.
    injection?.then(
      ({ raw, statusCode }) => recordResponse(raw.req.method, raw.req.url, statusCode),
      () => undefined,
    );
    return injection;
  };

  return async () => {
    if (responses.length === 0) return [];
    // First uses the documented paths of an earlier app in this test file, because creating the document is slow. The
    // current app may have other routes, so its document is created when a path or status is not declared.
    const documentedPaths = pathsOfLatestApp;
    const hasAllPaths = responses.every(({ path }) =>
      documentedPaths?.some(({ pattern }) => pattern.test(path)),
    );
    if (documentedPaths && hasAllPaths && listUndeclared(responses, documentedPaths).length === 0) return [];
    await app.ready();
    pathsOfLatestApp = listPaths(app.swagger() as unknown as OpenApiDocument);
    return listUndeclared(responses, pathsOfLatestApp);
  };
}

/** Documented paths of the latest app for which a document was created. */
let pathsOfLatestApp: DocumentedPath[] | undefined;

function listPaths({ paths }: OpenApiDocument): DocumentedPath[] {
  return (
    Object.entries({ ...paths, ...listDeploymentPaths() })
      .map(([path, methods]) => ({ path, methods, pattern: createPathPattern(path) }))
      // Sorts `/artists/art-types` before `/artists/{id}`, as the router does.
      .sort((a, b) => countParams(a.path) - countParams(b.path))
  );
}

/** Returns the paths of the deployment API, which the OpenAPI document omits. */
function listDeploymentPaths(): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const [endpoint, definition] of Object.entries<EndpointDefinition>(deploymentEndpoints)) {
    const [method = '', path = ''] = endpoint.split(' ');
    const errors = listErrorStatuses(endpoint as EndpointName, definition).map((status) => [status, {}]);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { responses: { ...Object.fromEntries(errors), ...definition.response } },
    };
  }
  return paths;
}

function listUndeclared(responses: readonly SentResponse[], paths: readonly DocumentedPath[]): string[] {
  const undeclared = responses.flatMap(({ method, path, status }) => {
    const documentedPath = paths.find((each) => each.pattern.test(path));
    const declaredStatuses = documentedPath?.methods[method === 'head' ? 'get' : method]?.responses;
    if (!documentedPath || !declaredStatuses || String(status) in declaredStatuses) return [];
    return [`${method.toUpperCase()} ${documentedPath.path}: ${status}`];
  });
  return [...new Set(undeclared)];
}

function createPathPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}/?$`);
}

const countParams = (path: string) => path.split('{').length - 1;
