import { findProgram } from '../kit/programs.mjs';
import { run } from './run-command.mjs';

let isPackageListUpdated = false;

/**
 * Installs a Debian package if the system has apt-get and the user may install packages.
 * @returns {Promise<string | undefined>} the reason for a failure, or undefined on success
 */
export async function aptInstall(name, printLine) {
  if (!findProgram('apt-get')) return `there is no apt-get here to install ${name} with`;
  const rootPrefix = process.getuid?.() === 0 ? [] : await findSudoPrefix();
  if (!rootPrefix) return `installing ${name} needs root, and sudo asks for a password`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = async (...args) => {
    const [command, ...commandArgs] = [...rootPrefix, 'apt-get', ...args];
    return run(command, commandArgs, { env, timeout: 15 * 60_000 });
  };
  printLine(`installing ${name} with apt-get`);
  if (!isPackageListUpdated) await aptGet('update');
  isPackageListUpdated = true;
  const { code, output } = await aptGet('install', '-y', '--no-install-recommends', name);
  return code === 0 ? undefined : `apt-get could not install ${name}: ${output.trim().split('\n').at(-1)}`;
}

async function findSudoPrefix() {
  if (!findProgram('sudo')) return undefined;
  const { code } = await run('sudo', ['-n', 'true'], { timeout: 10_000 });
  return code === 0 ? ['sudo', '-n'] : undefined;
}
