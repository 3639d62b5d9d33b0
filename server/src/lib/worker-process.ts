import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/**
 * Starts a module of the server in a separate process for code of teams. The process has no environment variables.
 * Node's permission model allows the process only to read its program, and forbids child processes, threads and native
 * modules. Kills the process after an `error` event.
 * @param source path of the module, relative to server/src
 * @param maxHeapMb limit of the JavaScript heap in megabytes; the process ends when its heap is full
 */
export function startIsolatedWorker(source: string, maxHeapMb: number): ChildProcess {
  const program = realpathSync(bundleIsolatedProgram(source));
  const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const worker = fork(program, [], {
    execArgv: [
      '--no-warnings',
      permissionFlag,
      `--allow-fs-read=${program}`,
      `--max-old-space-size=${maxHeapMb}`,
    ],
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  worker.on('error', () => worker.kill('SIGKILL'));
  return worker;
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
