import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, readSettings, type Settings } from '../src/settings.ts';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const printLine = (line: string) => process.stdout.write(`${line}\n`);

export interface BuiltSite {
  /** Origin of the site, for example `http://localhost:3900`. */
  base: string;
  /** Process id of the server. */
  pid: number;
  /** Settings of the site, for a separate database connection of the benchmark. */
  settings: Settings;
}

/**
 * Starts the built site with the demo shop in a separate process with an empty data folder, and runs `work`. Ends the
 * process and deletes the folder afterwards.
 * @param env environment variables that the site gets in addition to those of this process
 */
export async function withBuiltSite<T>(
  work: (site: BuiltSite) => Promise<T>,
  env: Environment = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rangmala-bench-'));
  const port = process.env['PORT'] ?? String(3900 + (process.pid % 90));
  const environment = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  };
  try {
    const server = await startBuiltServer(environment);
    const exit = once(server, 'exit');
    try {
      return await work({
        base: `http://localhost:${port}`,
        pid: server.pid ?? 0,
        settings: readSettings(environment),
      });
    } finally {
      if (server.kill('SIGTERM')) await exit;
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @throws Error when the server ends before it is ready */
async function startBuiltServer(env: Environment): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(ROOT, 'server', 'dist', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended. Run npm run build first.')));
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready ')) resolve();
    });
  });
  return server;
}
