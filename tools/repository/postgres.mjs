import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../kit/free-port.mjs';
import { run } from './run-command.mjs';
import { findProgram, isProgram } from '../kit/programs.mjs';
import { aptInstall } from './apt-install.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Starts a temporary PostgreSQL server without data. As root, first installs Debian's PostgreSQL when none is
 * installed. The caller passes the URL to the tests in TEST_DATABASE_URL. Without this variable, the tests on
 * PostgreSQL are skipped. `stop` also deletes the data.
 * @param {(text: string) => void} printLine
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { problem: string }>}
 */
export async function startPostgres(printLine) {
  let programs = findPrograms();
  if (!programs) {
    const isRoot = process.getuid?.() === 0;
    const installError = isRoot ? await aptInstall('postgresql', printLine) : 'only root installs it';
    programs = findPrograms();
    if (!programs) return { problem: `No PostgreSQL is installed, and ${installError}.` };
  }

  const folder = mkdtempSync(join(tmpdir(), 'rangmala-postgres-'));
  const commandPrefix = await prepareCommandPrefix(folder);
  const runProgram = (program, ...args) => {
    const [command, ...commandArgs] = [...commandPrefix, join(programs, program), ...args];
    return run(command, commandArgs, { timeout: 60_000 });
  };
  const dataDir = join(folder, 'data');
  const port = await findFreePort();
  // Writes as little as possible to the disk, because the data is deleted after the tests.
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];
  const options = [
    `-p ${port}`,
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', ...settings].map(
      (setting) => `-c ${setting}`,
    ),
  ].join(' ');

  const stop = async () => {
    await runProgram('pg_ctl', 'stop', '-D', dataDir, '-m', 'immediate', '-s');
    rmSync(folder, { recursive: true, force: true });
  };
  const steps = [
    () =>
      runProgram(
        'initdb',
        '-D',
        dataDir,
        '-U',
        'rangmala',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ),
    () => runProgram('pg_ctl', 'start', '-D', dataDir, '-w', '-s', '-l', join(folder, 'log'), '-o', options),
  ];
  for (const step of steps) {
    const { code, output } = await step();
    if (code === 0) continue;
    await stop();
    return { problem: `PostgreSQL did not start: ${output.trim().split('\n').at(-1)}` };
  }
  return { url: `postgres://rangmala@127.0.0.1:${port}/postgres`, stop };
}

/** Returns the folder of initdb and pg_ctl, from PATH or from Debian's newest version; undefined when there is none. */
function findPrograms() {
  const pgCtlPath = findProgram('pg_ctl');
  if (pgCtlPath && findProgram('initdb')) return pgCtlPath.slice(0, -'/pg_ctl'.length);
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return folders.find((candidate) => isProgram(join(candidate, 'initdb')));
}

/**
 * Returns the command prefix for running PostgreSQL. PostgreSQL refuses to run as root, so root runs PostgreSQL as
 * Debian's user `postgres`. In this case, makes `postgres` the owner of `folder`.
 */
async function prepareCommandPrefix(folder) {
  if (process.getuid?.() !== 0) return [];
  const { output } = await run('id', ['-u', 'postgres']);
  chownSync(folder, Number(output.trim()), 0);
  return ['runuser', '-u', 'postgres', '--'];
}
