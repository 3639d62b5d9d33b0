import { spawnSync } from 'node:child_process';
import { ROOT } from '../kit/apps.mjs';
import { isInstalled, markInstalled } from '../kit/installed.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Makes sure that what package-lock.json lists is installed; runs `npm ci` when it changed since, or never ran.
 * Ends the process with a sentence when Node is too old or the installation fails.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
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
  markInstalled();
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
