import { tmpdir } from 'node:os';
import { findCommit, toWebUrl } from './commit.ts';

it.each([
  ['git@github.com:team/weaving.git', 'https://github.com/team/weaving'],
  ['ssh://git@git.example.com:2222/team/weaving.git', 'https://git.example.com/team/weaving'],
  ['https://user:secret@gitlab.com/team/weaving.git', 'https://gitlab.com/team/weaving'],
  ['/srv/git/weaving.git', undefined],
  ['', undefined],
])('converts the git remote "%s" to the web address %s', (remote, remoteUrl) => {
  expect(toWebUrl(remote)).toBe(remoteUrl);
});

it('reads the commit from the variables of GitHub Actions and GitLab', () => {
  const github = { GITHUB_SHA: 'abc1234', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b' };
  expect(findCommit('.', github)).toEqual({ id: 'abc1234', url: 'https://github.com/a/b/commit/abc1234' });
  const gitlab = { CI_COMMIT_SHA: 'abc1234', CI_PROJECT_URL: 'https://gitlab.com/a/b' };
  expect(findCommit('.', gitlab)).toEqual({ id: 'abc1234', url: 'https://gitlab.com/a/b/-/commit/abc1234' });
});

it('returns no commit outside a git repository', () => {
  expect(findCommit(tmpdir(), {})).toBeUndefined();
});
