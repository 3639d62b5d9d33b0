import type { FastifyRequest } from 'fastify';
import { getIpAddress, isFromThisMachine } from '../../http/rate-limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Largest number of counted reports of each kind per IP address, release and UTC day in this process. The limits are
 * low, because a single client must not end a canary or roll a release back.
 */
const MAX_REPORTS = { browserFailures: 1, serverFailures: 1, loads: 3, vitals: 5 };

/** Largest number of counters in memory. The counter without a report for the longest time is removed first. */
const MAX_COUNTERS = 50_000;

/** Limits the counted reports of each IP address about each release in a UTC day. */
export class ReportLimit {
  #day = 0;
  readonly #reports = new Map<string, number>();

  /** Counts a report and returns whether it is within the limit. */
  countReport(
    request: FastifyRequest,
    kind: keyof typeof MAX_REPORTS,
    { app, version }: { app: string; version: string },
  ): boolean {
    const { settings, now } = request.server;
    // Accepts all reports from this machine, because a local proxy may forward the requests of many visitors.
    if (!settings.rateLimits || isFromThisMachine(request)) return true;
    const day = Math.floor(now().getTime() / DAY_MS);
    if (day !== this.#day) this.#reports.clear();
    this.#day = day;
    const key = `${getIpAddress(request)} ${kind} ${app} ${version}`;
    const count = (this.#reports.get(key) ?? 0) + 1;
    // Moves the counter to the end, so that the map is sorted by the latest report.
    this.#reports.delete(key);
    this.#reports.set(key, count);
    const [oldestKey] = this.#reports.keys();
    if (this.#reports.size > MAX_COUNTERS && oldestKey !== undefined) this.#reports.delete(oldestKey);
    return count <= MAX_REPORTS[kind];
  }
}
