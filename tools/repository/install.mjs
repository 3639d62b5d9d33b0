import { spawnSync } from 'node:child_process';
import { ROOT } from '../kit/apps.mjs';
import { isInstalled, recordInstallation } from '../kit/install-state.mjs';

/**
 * Runs `npm ci` unless the packages of the current package-lock.json are installed. Ends the process with an error
 * message when Node is not supported or the installation fails.
 */
export function ensureInstalled() {
  if (!isSupportedNode(process.versions.node)) {
    fail(`Rangmala needs Node 20.19, 22.12 or newer; this is ${process.versions.node}.`);
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

/** Returns whether a version of Node, such as `22.12.0`, can load ES modules with `require`. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 23 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
