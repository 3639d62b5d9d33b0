import type { ReleaseVitalRow } from '../../database/platform-tables.ts';

/** A web vital: largest contentful paint, interaction to next paint, cumulative layout shift, time to first byte. */
export type Metric = ReleaseVitalRow['metric'];

export interface MetricDescription {
  label: string;
  unit: 'ms' | '';
  /** Values up to this limit are good. Source: web.dev/articles/vitals. */
  goodLimit: number;
  /** Values above this limit are poor. Source: web.dev/articles/vitals. */
  poorLimit: number;
}

export const METRICS: Readonly<Record<Metric, MetricDescription>> = {
  lcp: { label: 'LCP', unit: 'ms', goodLimit: 2_500, poorLimit: 4_000 },
  inp: { label: 'INP', unit: 'ms', goodLimit: 200, poorLimit: 500 },
  cls: { label: 'CLS', unit: '', goodLimit: 0.1, poorLimit: 0.25 },
  ttfb: { label: 'TTFB', unit: 'ms', goodLimit: 800, poorLimit: 1_800 },
};

export const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** Number of buckets for each power of two: values of adjacent buckets differ by 9 %. */
const BUCKETS_PER_DOUBLING = 8;

/** Returns the factor that is applied to values before they are put into buckets. CLS values are small fractions. */
const getScale = (metric: Metric) => (metric === 'cls' ? 1_000 : 1);

/** Returns the bucket of a measurement; bucket 0 contains values below 1 ms (below 0.001 for CLS). */
export function getBucket(metric: Metric, value: number): number {
  const scaledValue = value * getScale(metric);
  return scaledValue < 1 ? 0 : 1 + Math.round(BUCKETS_PER_DOUBLING * Math.log2(scaledValue));
}

/** Returns the value that represents a bucket. */
export function getBucketValue(metric: Metric, bucket: number): number {
  return bucket === 0 ? 0 : 2 ** ((bucket - 1) / BUCKETS_PER_DOUBLING) / getScale(metric);
}

/** Returns the 75th percentile of a histogram (bucket → count); undefined without measurements. */
export function findPercentile75(metric: Metric, histogram: ReadonlyMap<number, number>): number | undefined {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let countSoFar = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    countSoFar += count;
    if (countSoFar >= 0.75 * total) return getBucketValue(metric, bucket);
  }
  return undefined;
}

export type VitalRating = 'good' | 'fair' | 'poor';

/** Rates a value by the limits of its metric. The value has the unit of the metric. */
export function rateVital(metric: Metric, value: number): VitalRating {
  const { goodLimit, poorLimit } = METRICS[metric];
  return value <= goodLimit ? 'good' : value <= poorLimit ? 'fair' : 'poor';
}

/** Formats a value for display: `1.24 s`, `180 ms`, `0.08`. */
export function formatVital(metric: Metric, value: number): string {
  if (METRICS[metric].unit === '') return value.toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${Math.round(value)} ms`;
}
