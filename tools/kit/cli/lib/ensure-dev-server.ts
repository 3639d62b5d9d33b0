import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KIT_FOLDER, ROOT } from '../../apps.mjs';
import { CommandError } from './run-command.ts';

const DEV_SERVER_PACKAGE = 'webpack-dev-server';

/**
 * Installs webpack-dev-server in the repository of a single remote if the package is missing. New repositories do not
 * contain this package, because it has many dependencies and only `rangmala dev` needs it.
 * @throws CommandError when npm cannot install the package
 */
export function ensureDevServer(): void {
  if (isInstalled()) return;
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(KIT_FOLDER, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const packageSpec = `${DEV_SERVER_PACKAGE}@${peerDependencies[DEV_SERVER_PACKAGE] ?? 'latest'}`;
  process.stdout.write(`installing ${packageSpec}…\n`);
  const { status } = spawnSync(
    'npm',
    ['install', '--save-dev', '--save-exact', '--no-audit', '--no-fund', packageSpec],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new CommandError(`npm could not install ${packageSpec}.`);
}

function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve(DEV_SERVER_PACKAGE);
    return true;
  } catch {
    return false;
  }
}
