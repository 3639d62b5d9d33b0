import { getBucket, METRIC_NAMES, findPercentile75, getBucketValue } from './vital-buckets.ts';

it('restores a value from its bucket with an error below 5 %', () => {
  for (const metric of METRIC_NAMES) {
    const [lowest, highest] = metric === 'cls' ? [0.002, 2] : [2, 60_000];
    for (let value = lowest; value < highest; value *= 1.07) {
      const restoredValue = getBucketValue(metric, getBucket(metric, value));
      expect(Math.abs(restoredValue - value) / value).toBeLessThan(0.05);
    }
    expect(getBucketValue(metric, getBucket(metric, 0))).toBe(0);
  }
});

it('finds the 75th percentile of a histogram', () => {
  const histogram = new Map<number, number>();
  for (const value of [100, 100, 200, 400]) {
    const bucket = getBucket('lcp', value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  expect(findPercentile75('lcp', histogram)).toBe(getBucketValue('lcp', getBucket('lcp', 200)));
  expect(findPercentile75('lcp', new Map())).toBeUndefined();
});
