import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequestsError } from './errors.ts';
import type { Settings } from '../settings.ts';
import { isInProcess } from './in-process.ts';
import { getIpAddress } from './ip-address.ts';
import { RateLimitStore } from './rate-limit-store.ts';

/** Largest number of reads per IP address and minute. A whole campus may share one IP address. */
const READS_PER_MINUTE = 1200;
const WRITES_PER_MINUTE = 240;

/**
 * Creates the value of `config.rateLimit` of a route.
 * @param max number of requests of one IP address that are accepted per time window
 * @param timeWindow milliseconds, or a text such as `1 minute`
 */
export const createRateLimit = (max: number, timeWindow: number | string = '1 minute'): RateLimitOptions => ({
  max,
  timeWindow,
});

/**
 * Adds rate limits per IP address when the settings enable rate limits. Must be called before routes are registered.
 */
export async function addRateLimits(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!settings.rateLimits) return;
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => (isWrite(request) ? WRITES_PER_MINUTE : READS_PER_MINUTE),
    keyGenerator: (request) => `${isWrite(request) ? 'write' : 'read'} ${getIpAddress(request)}`,
    allowList: (request) => isInProcess(request) || !isCounted(request),
    store: RateLimitStore,
    errorResponseBuilder: () => new TooManyRequestsError(),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

function isWrite(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD';
}

function isCounted(request: FastifyRequest): boolean {
  // Checks the route, not the path of the request, because `/%61pi` is also a path of the API.
  const { config, url } = request.routeOptions;
  return config.rateLimit !== undefined || isWrite(request) || url?.startsWith('/api') === true;
}
