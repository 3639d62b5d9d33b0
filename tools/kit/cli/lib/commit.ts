import { spawnSync } from 'node:child_process';

export interface BuiltCommit {
  id: string;
  /** URL of the commit's page; undefined when the repository has no known web page. */
  url: string | undefined;
}

/**
 * Returns the commit of a folder from git. Returns undefined when git finds no commit, and when the folder has
 * uncommitted changes, because the release could differ from the commit.
 */
export function findCommit(folder: string): BuiltCommit | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const id = git('rev-parse', 'HEAD');
  if (id === undefined || git('status', '--porcelain', '--', '.') !== '') return undefined;
  const repository = toWebUrl(git('remote', 'get-url', 'origin') ?? '');
  return { id, url: repository && `${repository}/commit/${id}` };
}

/**
 * Returns the URL of a remote repository's web page, for example `https://github.com/team/weaving` for
 * `git@github.com:team/weaving.git`. Removes credentials. Returns undefined when `remote` is not an SSH or HTTP
 * address.
 */
export function toWebUrl(remote: string): string | undefined {
  const [, host, path] =
    /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)(?::\d+\/|[:/])(.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (host !== undefined && path !== undefined) return `https://${host}/${path}`;
  if (!/^https?:/.test(remote) || !URL.canParse(remote)) return undefined;
  const { origin, pathname } = new URL(remote);
  return `${origin}${pathname.replace(/\/$/, '').replace(/\.git$/, '')}`;
}
