import type { SnapshotRelease } from '@rangmala/shared/contract';
import { getFirstAttempt, listLoadAttempts } from './load-attempts.ts';

const createRelease = (version: string): SnapshotRelease => ({
  version,
  container: 'x',
  base: '/r/',
  entry: [],
});
const describeAttempts = (releases: SnapshotRelease[]) =>
  listLoadAttempts(releases).map(({ release: { version }, isRetry }) =>
    isRetry ? `${version} again` : version,
  );

it('attempts the current release twice, then the fallback', () => {
  expect(describeAttempts([createRelease('2'), createRelease('1')])).toEqual(['2', '2 again', '1']);
});

it('attempts the current release twice when there is no fallback', () => {
  expect(describeAttempts([createRelease('1')])).toEqual(['1', '1 again']);
});

it('returns no attempts for an app without releases', () => {
  expect(describeAttempts([])).toEqual([]);
});

it('returns the first attempt of each release', () => {
  const attempts = listLoadAttempts([createRelease('2'), createRelease('1')]);
  expect([0, 1].map((index) => attempts[getFirstAttempt(index)]?.release.version)).toEqual(['2', '1']);
});
