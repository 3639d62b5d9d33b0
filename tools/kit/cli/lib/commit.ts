import { spawnSync } from 'node:child_process';

export interface BuiltCommit {
  id: string;
  /** The commit's page; undefined without a known web address of the repository. */
  url: string | undefined;
}

/**
 * Returns the commit of a folder and its page: from the variables of GitHub Actions or GitLab, otherwise from git.
 * Returns undefined for a folder with uncommitted changes, because the release would differ from the commit.
 */
export function commitOf(folder: string, env: NodeJS.ProcessEnv = process.env): BuiltCommit | undefined {
  const { GITHUB_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_COMMIT_SHA, CI_PROJECT_URL } = env;
  if (GITHUB_SHA && GITHUB_SERVER_URL && GITHUB_REPOSITORY) {
    return { id: GITHUB_SHA, url: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/commit/${GITHUB_SHA}` };
  }
  if (CI_COMMIT_SHA && CI_PROJECT_URL) {
    return { id: CI_COMMIT_SHA, url: `${CI_PROJECT_URL}/-/commit/${CI_COMMIT_SHA}` };
  }
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const id = git('rev-parse', 'HEAD');
  if (id === undefined || git('status', '--porcelain', '--', '.') !== '') return undefined;
  const repository = webAddressOf(git('remote', 'get-url', 'origin') ?? '');
  return { id, url: repository && `${repository}/commit/${id}` };
}

/**
 * Returns the web address of a remote repository: `git@github.com:team/weaving.git` →
 * `https://github.com/team/weaving`. Removes credentials. Returns undefined for a local path.
 */
export function webAddressOf(remote: string): string | undefined {
  const [, host, path] =
    /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)(?::\d+\/|[:/])(.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (host !== undefined && path !== undefined) return `https://${host}/${path}`;
  if (!/^https?:/.test(remote) || !URL.canParse(remote)) return undefined;
  const { origin, pathname } = new URL(remote);
  return `${origin}${pathname.replace(/\/$/, '').replace(/\.git$/, '')}`;
}
