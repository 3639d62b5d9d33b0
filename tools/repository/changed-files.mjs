import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDependents } from './import-graph.mjs';
import { listFiles } from './repository-files.mjs';
import { ROOT } from './run-command.mjs';

const SOURCE_FILE = /\.(?:tsx?|mjs|cjs)$/;
const UNIT_TEST = /\.test\.(?:tsx?|mjs)$/;
const BROWSER_TEST = /^e2e\/.+\.spec\.ts$/;

/**
 * Returns what a change can reach. The change consists of the commits since the branch left `main` and of the files in
 * the working tree that are not committed.
 * @returns {{ files: string[], unitTests: string[], browserTests: string[] }} paths relative to the root: the changed
 *   files that exist, and the tests that import a changed file or stand beside it. Browser tests are contained only
 *   when they or their helpers have changed.
 */
export function selectChanged() {
  const changed = listChangedFiles();
  const sources = Object.fromEntries(
    listFiles(ROOT)
      .filter((path) => SOURCE_FILE.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
  const reached = listDependents(changed, sources);
  return {
    files: changed.filter((path) => existsSync(join(ROOT, path))),
    unitTests: reached.filter((path) => UNIT_TEST.test(path)),
    browserTests: reached.filter((path) => BROWSER_TEST.test(path)),
  };
}

/** Returns the paths of all files that were changed, added or deleted. */
function listChangedFiles() {
  const hasRemote = git('rev-parse', '--verify', '--quiet', 'origin/main').length > 0;
  const [base = 'HEAD'] = git('merge-base', 'HEAD', hasRemote ? 'origin/main' : 'main');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort();
}

/** Runs git in the root. Returns the lines of its output; none when git fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
