import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type Esbuild from 'esbuild';
import { resolveDistPath, isRunFromSource } from './paths.ts';

/**
 * Starts a module of the server in a separate process for untrusted input. The process inherits only `PATH` from the
 * environment and cannot write to the log of the server. Kills the process after an `error` event.
 * @param source path of the module, relative to server/src: `uploads/image-worker.ts`
 * @param env environment variables of the process, in addition to `PATH`
 */
export function startWorker(source: string, env: Record<string, string>): ChildProcess {
  const builtFile = source.replace(/^.*\//, '').replace(/\.ts$/, '.js');
  const worker = fork(
    isRunFromSource ? fileURLToPath(new URL(`../${source}`, import.meta.url)) : resolveDistPath(builtFile),
    [],
    {
      execArgv: isRunFromSource ? ['--import', 'tsx'] : [],
      serialization: 'advanced',
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  worker.on('error', () => worker.kill('SIGKILL'));
  return worker;
}

/** Limit of the old space, the part of an isolated worker's JavaScript heap for long-lived objects. */
const MAX_OLD_SPACE_MB = 384;

/**
 * Size limit of the semi-space, the part of the heap for new objects. A render creates several megabytes of objects, so
 * a smaller semi-space would cause more garbage collections.
 */
const SEMI_SPACE_MB = 32;

/**
 * Limit of all memory that an isolated worker may write to, in kilobytes (Linux only). The server ends a render process
 * at half of it. This limit holds also when the server gets no CPU time to check the memory.
 */
const MAX_DATA_KB = 1_536 * 1024;

const SHELL = '/bin/sh';

/** Sets the limit and replaces the shell by the program. A limit of the system that is lower already stays. */
const LIMITING_SCRIPT = `ulimit -d ${MAX_DATA_KB} 2>/dev/null; exec "$0" "$@"`;

/**
 * Script that runs the program of an isolated worker. The program gets a file name without a folder, because untrusted
 * code can read the file name in the stack of an error.
 */
const LOADER = `
const program = require('node:fs').readFileSync(process.argv[1], 'utf8');
require('node:vm').compileFunction(program, ['require'], { filename: 'isolated-worker.cjs' })(require);`;

/** An isolated worker process. `channel` is the stream of the worker's file descriptor 3. */
export interface IsolatedWorker {
  child: ChildProcess;
  channel: Socket;
  /** Node writes the stack to this stream when the worker gets SIGINT. */
  errorOutput: Socket;
}

/**
 * Starts a module of the server in a separate process for untrusted code. The process has no environment variables.
 * Node's permission model allows the process only to read its program. The model forbids child processes, threads and
 * native modules, and from Node 25 on also network access. The system limits the memory of the process. SIGINT ends the
 * process, even in an endless loop.
 * @param source path of the module, relative to server/src
 * @param fds descriptors of open files, which become the worker's file descriptors from 4 on
 * @throws Error when the system does not start the process, for example because too many files are open
 */
export function startIsolatedWorker(source: string, fds: readonly number[]): IsolatedWorker {
  const program = bundleIsolatedProgram(source);
  const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const command = [
    process.execPath,
    permissionFlag,
    `--allow-fs-read=${realpathSync(program)}`,
    `--max-old-space-size=${MAX_OLD_SPACE_MB}`,
    `--max-semi-space-size=${SEMI_SPACE_MB}`,
    '--trace-sigint',
    '--disallow-code-generation-from-strings',
    '--eval',
    LOADER,
    program,
  ];
  // Node cannot set limits of a process. Minimal images of containers contain no shell.
  const [file = '', ...args] = existsSync(SHELL) ? [SHELL, '-c', LIMITING_SCRIPT, ...command] : command;
  const child = spawn(file, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'pipe', ...fds] });
  child.on('error', () => child.kill('SIGKILL'));
  // `stdio` is undefined when Node could not open the streams. Node emits the event `error` later.
  const stdio = child.stdio as ChildProcess['stdio'] | undefined;
  if (!stdio) throw new Error(`The process of ${source} could not be started.`);
  return { child, channel: stdio[3] as Socket, errorOutput: child.stderr as Socket };
}

/**
 * Returns the path of a bundle that contains the module and all its imports, because the worker may read only one file.
 * Builds the bundle into a cache folder when the server runs from source.
 */
function bundleIsolatedProgram(source: string): string {
  const name = source.replace(/^.*\//, '').replace(/\.ts$/, '');
  if (!isRunFromSource) return resolveDistPath(`${name}.cjs`);
  const entry = fileURLToPath(new URL(`../${source}`, import.meta.url));
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof Esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${source} cannot be bundled.`);
  const folder = fileURLToPath(new URL('../../.cache/isolated/', import.meta.url));
  const program = `${folder}${name}-${createHash('sha256').update(output.contents).digest('hex').slice(0, 16)}.cjs`;
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    // Renames a temporary file, because several processes may write the bundle at the same time.
    writeFileSync(`${program}.${process.pid}`, output.contents);
    renameSync(`${program}.${process.pid}`, program);
  }
  return program;
}
