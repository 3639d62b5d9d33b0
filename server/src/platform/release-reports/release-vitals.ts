import type { Database } from '../../database/database.ts';
import type { ReleaseVitalRow } from '../../database/platform-tables.ts';
import { getBucket, type Metric, METRIC_NAMES, findPercentile75 } from './vital-buckets.ts';

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const HOUR_LENGTH = 'yyyy-mm-ddThh'.length;

/** Web vitals of one page view; metrics that the browser could not measure are missing. */
export type Vitals = Partial<Record<Metric, number | undefined>>;

/** 75th percentile and number of measurements of each web vital. */
export type VitalSummary = Partial<Record<Metric, { p75: number; count: number }>>;

/** Counts web vitals in memory until {@link VitalsCounter.flush} adds them to the database. */
export class VitalsCounter {
  readonly #db: Database;
  readonly #pending = new Map<string, ReleaseVitalRow>();

  constructor(db: Database) {
    this.#db = db;
  }

  add({ app, version }: { app: string; version: string }, vitals: Vitals, now: Date): void {
    const hour = now.toISOString().slice(0, HOUR_LENGTH);
    for (const metric of METRIC_NAMES) {
      const value = vitals[metric];
      if (value === undefined) continue;
      const bucket = getBucket(metric, value);
      const key = `${app} ${version} ${metric} ${hour} ${bucket}`;
      const row = this.#pending.get(key) ?? { app, version, metric, hour, bucket, count: 0 };
      row.count += 1;
      this.#pending.set(key, row);
    }
  }

  /**
   * Writes the pending measurements. When a write fails, the measurements that are not written yet are lost.
   * @throws the error of the database
   */
  async flush(): Promise<void> {
    const rows = [...this.#pending.values()];
    this.#pending.clear();
    for (const row of rows) {
      await this.#db
        .insertInto('release_vitals')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['app', 'version', 'metric', 'hour', 'bucket'])
            .doUpdateSet((expression) => ({ count: expression('release_vitals.count', '+', row.count) })),
        )
        .execute();
    }
  }
}

/** Returns the histogram rows of an app since a time (ISO 8601, truncated to the hour). */
export function readVitals(db: Database, app: string, since: string): Promise<ReleaseVitalRow[]> {
  return db
    .selectFrom('release_vitals')
    .selectAll()
    .where('app', '=', app)
    .where('hour', '>=', since.slice(0, HOUR_LENGTH))
    .execute();
}

/** Returns the summary of each metric; metrics without measurements are missing. */
export function summarizeVitals(rows: readonly ReleaseVitalRow[]): VitalSummary {
  const summary: VitalSummary = {};
  for (const metric of METRIC_NAMES) {
    const histogram = new Map<number, number>();
    let total = 0;
    for (const { bucket, count } of rows.filter((row) => row.metric === metric)) {
      histogram.set(bucket, (histogram.get(bucket) ?? 0) + Number(count));
      total += Number(count);
    }
    const p75 = findPercentile75(metric, histogram);
    if (p75 !== undefined) summary[metric] = { p75, count: total };
  }
  return summary;
}

/** Deletes measurements older than the retention period. */
export async function deleteOldVitals(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_vitals').where('hour', '<', cutoff.slice(0, HOUR_LENGTH)).execute();
}
