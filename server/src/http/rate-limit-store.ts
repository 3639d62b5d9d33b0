import type { FastifyRateLimitStore, RateLimitOptions } from '@fastify/rate-limit';

/** The requests of one key in the current time window. */
interface RequestCount {
  current: number;
  /** Start of the window in milliseconds of the monotonic clock. */
  startedAt: number;
}

/** Largest number of keys in memory. The least recently used key is removed first. */
const MAX_KEYS = 50_000;

/**
 * Counts requests in memory by the monotonic clock. The default store of @fastify/rate-limit uses the system time. When
 * the system time is set back, the default store refuses requests for too long.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, RequestCount>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const now = performance.now();
    let count = this.#counts.get(key);
    if (!count || count.startedAt + timeWindow <= now) count = { current: 0, startedAt: now };
    count.current += 1;
    // Moves the key to the end. The map is therefore sorted by the latest request of each key.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldestKey] = this.#counts.keys();
    if (this.#counts.size > MAX_KEYS && oldestKey !== undefined) this.#counts.delete(oldestKey);
    callback(null, { current: count.current, ttl: timeWindow - (now - count.startedAt) });
  }

  /** Returns a separate store for a route with a separate limit. */
  child(_routeOptions: RateLimitOptions & { path: string; prefix: string }): RateLimitStore {
    return new RateLimitStore();
  }
}
