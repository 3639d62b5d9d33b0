import { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForbiddenError, MalformedError } from './errors.ts';
import type { Settings } from '../settings.ts';

/** Adds headers to every answer. The policy suits JSON and files; pages set their own. */
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that other sites may post to and that ignore cookies. */
    allowCrossSite?: boolean;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes a visitor's browser send. A client that sends neither header is not a
 * browser and has no visitor's cookie.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    const { allowCrossSite = false } = request.routeOptions.config;
    if (!allowCrossSite && !READS.has(request.method) && isCrossSite(request, settings.publicUrl)) {
      throw new ForbiddenError('This request came from another site.');
    }
  });
}

function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return site !== undefined;
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Refuses text with a NUL character: PostgreSQL cannot store it, and users do not type it. */
export function refuseNulCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.body) || hasNul(request.query) || hasNul(request.params)) {
      throw new MalformedError('The request contains a character that cannot be stored.');
    }
  });
}

/** Checks strings, lists and objects at any depth; streams are checked by their readers. */
function hasNul(value: unknown): boolean {
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined || waiting.length > 0; next = waiting.pop()) {
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (Array.isArray(next)) for (const part of next) waiting.push(part);
    else if (
      typeof next === 'object' &&
      next !== null &&
      !Buffer.isBuffer(next) &&
      !(next instanceof Readable)
    ) {
      for (const [key, part] of Object.entries(next)) waiting.push(key, part);
    }
  }
  return false;
}
