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

/** Returns the buckets of the histograms that the web vitals of one page view belong to. */
export function listBuckets(
  vitals: Vitals,
  now: Date,
): Pick<ReleaseVitalRow, 'metric' | 'hour' | 'bucket'>[] {
  const hour = now.toISOString().slice(0, HOUR_LENGTH);
  return METRIC_NAMES.flatMap((metric) => {
    const value = vitals[metric];
    return value === undefined ? [] : [{ metric, hour, bucket: getBucket(metric, value) }];
  });
}

/** Adds measurements to a bucket. */
export function addReleaseVitals(
  db: Database,
  key: Omit<ReleaseVitalRow, 'count'>,
  { count }: { count: number },
): Promise<unknown> {
  return db
    .insertInto('release_vitals')
    .values({ ...key, count })
    .onConflict((conflict) =>
      conflict
        .columns(['app', 'version', 'metric', 'hour', 'bucket'])
        .doUpdateSet((row) => ({ count: row('release_vitals.count', '+', count) })),
    )
    .execute();
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
