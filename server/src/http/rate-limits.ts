import { BlockList, isIPv6 } from 'node:net';
import rateLimit, { type RateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequestsError } from './errors.ts';
import type { Settings } from '../settings.ts';
import { isInProcess } from './in-process.ts';

/**
 * Returns the client's IPv4 address, or the /64 network of its IPv6 address. The limits per IP address use this
 * value.
 */
export function getIpAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Returns whether the client's IP address is a loopback address. Behind a local proxy that the server does not trust,
 * every client has a loopback address.
 */
export function isFromThisMachine({ ip }: FastifyRequest): boolean {
  return LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/** Largest number of reads per IP address and minute. A whole campus may share one IP address. */
const READS_PER_MINUTE = 1200;
const WRITES_PER_MINUTE = 240;
/** Largest number of counts in memory. The least recently used count is removed first. */
const MAX_COUNTS = 50_000;

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
    cache: MAX_COUNTS,
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
