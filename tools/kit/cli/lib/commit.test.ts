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

it('returns no commit outside a git repository', () => {
  expect(findCommit(tmpdir())).toBeUndefined();
});
