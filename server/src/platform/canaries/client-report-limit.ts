const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Largest number of counted reports of each kind per IP address, release and UTC day in this process. The limits are
 * low, because the load times of a single client must not end a canary or roll a release back. `FailureLimit` limits
 * reports of failures.
 */
const MAX_REPORTS = { loads: 3, vitals: 5 };

/** Largest number of counters in memory. The counter without a report for the longest time is removed first. */
const MAX_COUNTERS = 50_000;

/** Limits the counted reports of each IP address about each release in a UTC day. */
export class ClientReportLimit {
  #day = 0;
  readonly #reports = new Map<string, number>();

  /** Counts a report and returns whether it is within the limit. */
  countReport(ipAddress: string, kind: keyof typeof MAX_REPORTS, release: string, now = Date.now()): boolean {
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day) this.#reports.clear();
    this.#day = day;
    const key = `${ipAddress} ${kind} ${release}`;
    const count = (this.#reports.get(key) ?? 0) + 1;
    // Moves the counter to the end, so that the map is sorted by the latest report.
    this.#reports.delete(key);
    this.#reports.set(key, count);
    const [oldestKey] = this.#reports.keys();
    if (this.#reports.size > MAX_COUNTERS && oldestKey !== undefined) this.#reports.delete(oldestKey);
    return count <= MAX_REPORTS[kind];
  }
}
