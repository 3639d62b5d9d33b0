import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { distPath, runsFromSource } from './paths.ts';

/**
 * Starts a module of the server's in a process apart, for work on what strangers send: it gets none of the
 * server's secrets and writes to none of its logs, and whatever goes wrong with it ends in its `exit`.
 * @param source the module's path from server/src, such as `uploads/image-worker.ts`
 * @param env what it finds in its environment beside `PATH`
 */
export function startWorker(source: string, env: Record<string, string>): ChildProcess {
  const built = source.replace(/^.*\//, '').replace(/\.ts$/, '.js');
  const worker = fork(
    runsFromSource ? fileURLToPath(new URL(`../${source}`, import.meta.url)) : distPath(built),
    [],
    {
      execArgv: runsFromSource ? ['--import', 'tsx'] : [],
      serialization: 'advanced',
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  worker.on('error', () => worker.kill('SIGKILL'));
  return worker;
}
