import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleWorkspaces } from '../../../tools/repository/bundle-workspaces.ts';
import { findFreePort } from '../../../tools/repository/free-port.mjs';
import type { Environment } from '../../src/settings.ts';

const SERVER_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const CACHE_FOLDER = join(SERVER_FOLDER, '.cache');

export interface ServerProcess {
  url: string;
  /** Ends the process with SIGKILL; resolves after its exit. */
  kill(): Promise<void>;
}

export type ServerStarter = (env: Environment) => Promise<ServerProcess>;

/** Runs `work` with a function that starts server processes, and ends the processes afterwards. */
export async function withServerProcesses(work: (start: ServerStarter) => Promise<void>): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  // The folder is inside the repository, so the bundle finds node_modules. The folder contains no built releases, so
  // the server publishes none.
  const siteFolder = await mkdtemp(join(CACHE_FOLDER, 'test-server-'));
  const servers = new Set<ServerProcess>();
  try {
    const dist = join(siteFolder, 'server', 'dist');
    await bundlePrograms(dist);
    await work(async (env) => {
      const server = await startServer(join(dist, 'main.js'), env);
      servers.add(server);
      return server;
    });
  } finally {
    await Promise.all([...servers].map((server) => server.kill()));
    await rm(siteFolder, { recursive: true, force: true });
  }
}

/** Bundles each program into one file, because a bundle starts faster than its sources. */
async function bundlePrograms(outdir: string): Promise<void> {
  const schemaFolder = join(SERVER_FOLDER, 'src', 'database', 'migrations', 'baseline');
  await cp(schemaFolder, join(outdir, 'baseline'), { recursive: true });
  await build({
    entryPoints: {
      main: join(SERVER_FOLDER, 'src', 'main.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [bundleWorkspaces],
  });
  await build({
    entryPoints: {
      'render-worker': join(SERVER_FOLDER, 'src', 'platform', 'rendering', 'worker', 'render-worker.ts'),
    },
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}

async function startServer(program: string, env: Environment): Promise<ServerProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await Promise.race([
    waitUntilReady(child),
    exit.then(() => {
      throw new Error(`The server ended before it was ready:\n${log}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) return;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return;
  }
}
