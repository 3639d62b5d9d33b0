import { findJob, JOBS } from './jobs.ts';

test('lists the job Become an Artist', () => {
  expect(JOBS).toHaveLength(1);
  expect(findJob('1')).toMatchObject({ title: 'Become an Artist' });
  for (const text of Object.values(JOBS[0] ?? {})) expect(text).not.toHaveLength(0);
});

test.each(['2', '', '01', 'one'])('returns undefined for the job %p', (id) => {
  expect(findJob(id)).toBeUndefined();
});
