import type { LiveRelease } from '@rangmala/shared/contract';
import { candidatesOf } from './candidates.ts';

const release = (version: string): LiveRelease => ({ version, container: 'x', base: '/r/', entry: [] });
const inWords = (releases: LiveRelease[]) =>
  candidatesOf(releases).map((candidate) => `${candidate.release.version} try ${candidate.attempt}`);

it('tries the current release twice, then the one before it', () => {
  expect(inWords([release('2'), release('1')])).toEqual(['2 try 0', '2 try 1', '1 try 0']);
});

it('makes do without a release before', () => {
  expect(inWords([release('1')])).toEqual(['1 try 0', '1 try 1']);
});

it('has nothing to try for an app without releases', () => {
  expect(inWords([])).toEqual([]);
});
