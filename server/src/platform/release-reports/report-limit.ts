import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getIpAddress, isFromThisMachine } from '../../http/rate-limits.ts';

/**
 * Largest number of counted reports of each kind per IP address, release and UTC day in this process. The limits are
 * low, because a single client must not end a canary or roll a release back.
 */
const MAX_REPORTS = { browserFailures: 1, serverFailures: 1, loads: 3, vitals: 5 };

export type ReportKind = keyof typeof MAX_REPORTS;

/** Largest number of counters in memory. */
const MAX_COUNTERS = 50_000;

/** Limits the counted reports of each IP address about each release in a UTC day. */
export class ReportLimit {
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTERS });

  /** Counts a report and returns whether it is within the limit. */
  countReport(
    request: FastifyRequest,
    kind: ReportKind,
    { app, version }: { app: string; version: string },
  ): boolean {
    const { settings, now } = request.server;
    // Accepts all reports from this machine, because a local proxy may forward the requests of many visitors.
    if (!settings.rateLimits || isFromThisMachine(request)) return true;
    const day = now().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const key = `${day} ${getIpAddress(request)} ${kind} ${app} ${version}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= MAX_REPORTS[kind];
  }
}
