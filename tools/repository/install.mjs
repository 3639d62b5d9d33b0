import { spawnSync } from 'node:child_process';
import { ROOT } from '../kit/apps.mjs';
import { isInstalled, recordInstallation } from '../kit/install-state.mjs';

/** The oldest supported minor version by major version of Node, as in `engines` of package.json. */
const OLDEST_MINORS = new Map([
  [20, 19],
  [22, 12],
  [24, 0],
]);

/**
 * Runs `npm ci` unless the packages of the current package-lock.json are installed. Ends the process with an error
 * message when Node is not supported or the installation fails.
 */
export function ensureInstalled() {
  if (!isSupportedNode(process.versions.node)) {
    const versions = [...OLDEST_MINORS].map(([major, minor]) => `${major}.${minor}`).join(', ');
    fail(
      `Rangmala needs Node ${versions} or a newer version with an even number; this is ${process.versions.node}.`,
    );
  }
  if (isInstalled()) return;
  process.stdout.write('installing packages (npm ci)…\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed: see the message of npm above.');
  recordInstallation();
}

/**
 * Returns whether Rangmala runs on a version of Node, such as `22.12.0`. Major versions with odd numbers have no
 * long-term support.
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const oldestMajor = Math.min(...OLDEST_MINORS.keys());
  return major >= oldestMajor && major % 2 === 0 && minor >= (OLDEST_MINORS.get(major) ?? 0);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
