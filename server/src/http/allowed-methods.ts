import type { FastifyInstance } from 'fastify';
import { MethodNotAllowedError } from './errors.ts';

/** Pattern of the route that answers all pages. */
const PAGES_PATTERN = '/*';

/** Patterns of the routes that answer what no other route does. */
const FALLBACK_PATTERNS = new Set([PAGES_PATTERN, '/api/*', '/api', '/api/']);

/**
 * Makes a request with another method to a known path fail with status 405, and lists the methods of the path in the
 * header `Allow`. Must be called before the routes are registered.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPattern.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsByPattern.set(url, methods);
  });

  let routes: { pattern: string; path: RegExp; methods: ReadonlySet<string> }[] | undefined;
  // Runs after the rate limits have counted the request and before the server reads the body.
  app.addHook('preParsing', async ({ is404, method, routeOptions, url }, reply) => {
    if (!is404 && !FALLBACK_PATTERNS.has(routeOptions.url ?? '')) return;
    const isApi = url.startsWith('/api/');
    // The handler of pages answers reads outside the API.
    if (!is404 && !isApi) return;
    routes ??= [...methodsByPattern].map(([pattern, methods]) => ({
      pattern,
      path: toRegExp(pattern),
      methods,
    }));
    const [path = ''] = url.split('?');
    const allowed = new Set(
      routes
        .filter(({ pattern }) => !FALLBACK_PATTERNS.has(pattern) || (pattern === PAGES_PATTERN && !isApi))
        .filter((route) => route.path.test(path))
        .flatMap(({ methods }) => [...methods]),
    );
    if (allowed.size === 0 || allowed.has(method)) return;
    reply.header('allow', [...allowed].sort().join(', '));
    throw new MethodNotAllowedError();
  });
}

/** Returns an expression that matches the paths of a route's pattern, with or without a trailing slash. */
function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z_]\w*/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
