import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForbiddenError, MalformedError } from './errors.ts';
import type { Settings } from '../settings.ts';

/**
 * Adds security headers to the responses. Caches do not store responses of the API unless the route allows it. The
 * Content-Security-Policy fits JSON and files; pages replace it with another policy.
 */
export async function addSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') && { maxAge: 365 * 24 * 60 * 60 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that ignores cookies and therefore accepts writes from other sites. */
    allowCrossSite?: boolean;
  }
}

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a visitor's browser sends from a page of another site. Accepts a write without the headers
 * `Sec-Fetch-Site` and `Origin`, because browsers send at least one of these headers with a write.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    const { allowCrossSite = false } = request.routeOptions.config;
    if (!allowCrossSite && !READ_METHODS.has(request.method) && isCrossSite(request, settings.publicUrl)) {
      throw new ForbiddenError('This request came from another site.');
    }
  });
}

function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return fetchSite !== undefined;
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Refuses a NUL character in the body, query or path parameters, because PostgreSQL cannot store it. */
export function refuseNulCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.body) || hasNul(request.query) || hasNul(request.params)) {
      throw new MalformedError('The request contains a character that cannot be stored.');
    }
  });
}

/** Returns whether a string or key at any depth contains a NUL character. Skips buffers and streams. */
function hasNul(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (Array.isArray(next)) for (const child of next) pending.push(child);
    else if (
      typeof next === 'object' &&
      next !== null &&
      !Buffer.isBuffer(next) &&
      !(next instanceof Readable)
    ) {
      for (const [key, child] of Object.entries(next)) pending.push(key, child);
    }
  }
  return false;
}

/** Matches the URLs that may contain a token: URLs of pages and of documents. */
const PAGES_WITH_TOKEN =
  /^(\/reset-password|\/artists\/(reset-password|verify-email)|\/account\/your-data\/delete|\/grievances\/[^/?]+|\/designs\/shared\/[^/?]+|\/orders\/[^?]+)\/?(\?|$)/i;

/** Makes browsers send no referrer from {@link PAGES_WITH_TOKEN}, because the referrer would contain the token. */
export function hideTokensFromReferrer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (PAGES_WITH_TOKEN.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}

/** Returns whether the query of a URL contains a token. Caches must not store a page with a token. */
export function hasToken(url: string): boolean {
  const queryStart = url.indexOf('?');
  return queryStart >= 0 && new URLSearchParams(url.slice(queryStart + 1)).has('token');
}
