import { spawnSync } from 'node:child_process';
import { ROOT } from '../kit/apps.mjs';
import { isInstalled, recordInstallation } from '../kit/install-state.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Runs `npm ci` unless the packages of the current package-lock.json are installed. Ends the process with an error
 * message when Node is too old or the installation fails.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [requiredMajor, requiredMinor] = OLDEST_NODE;
  if (major < requiredMajor || (major === requiredMajor && minor < requiredMinor)) {
    fail(`Rangmala needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
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

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
