import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const START_TIMEOUT_MS = 120_000;

/** The initial password of every demo artist on the sites of the tests. */
export const ARTIST_PASSWORD = 'neem leaves on clay';

/** Environment variable with a data folder that already contains the demo shop; {@link startSite} copies it. */
export const DEMO_DATA_VARIABLE = 'RANGMALA_DEMO_DATA';

/** A running server of the built site with its own data folder. */
export interface Site {
  url: string;
  dataDir: string;
  /** The environment variables of the server. */
  env: Record<string, string | undefined>;
  /** Returns the server's log since its last start. */
  log(): string;
  /** Stops the server and starts it again with the same data, and with `args` as its command-line arguments. */
  restart(args?: readonly string[]): Promise<void>;
  /** Stops the server and deletes its data. Calls `keep` with the data folder in between. */
  stop(keep?: (dataDir: string) => void): Promise<void>;
}

/**
 * Starts the built server on the port in `env.PORT` or on a free port. Rejects with the server's log when the server
 * ends or is not ready within {@link START_TIMEOUT_MS}.
 * @param root folder of the built repository
 */
export async function startSite(env: Record<string, string> = {}, root = ROOT): Promise<Site> {
  const port = env.PORT ?? (await findFreePort());
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'rangmala-e2e-'));
  const demoData = process.env[DEMO_DATA_VARIABLE];
  if (demoData && env.SEED !== 'none' && !env.DATABASE_URL) cpSync(demoData, dataDir, { recursive: true });
  const settings = {
    PATH: process.env.PATH,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SEED: 'demo',
    DEMO_ARTIST_PASSWORD: ARTIST_PASSWORD,
    RATE_LIMITS: 'off',
    ...env,
  };
  let log = '';
  const start = async (args: readonly string[] = []) => {
    const child = spawn(process.execPath, [join(root, 'server/dist/main.js'), ...args], {
      cwd: root,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (log += text));
    }
    try {
      await waitUntilReady(child, url, () => log);
      await loadBundles(url);
    } catch (error) {
      await stopProcess(child);
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    }
    return child;
  };
  let serverProcess = await start();
  return {
    url,
    dataDir,
    env: settings,
    log: () => log,
    restart: async (args) => {
      await stopProcess(serverProcess);
      serverProcess = await start(args);
    },
    stop: async (keep) => {
      await stopProcess(serverProcess);
      keep?.(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function waitUntilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The site did not get ready: ${reason}\n${log()}`));
    const timer = setTimeout(() => fail(`nothing after ${START_TIMEOUT_MS / 1000} s`), START_TIMEOUT_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code}`);
    });
    child.stdout?.on('data', () => {
      if (!log().split('\n').includes(`ready ${url}`)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Opens a page of every remote, so that the server loads the remotes' bundles. On a busy machine, the first page of a
 * remote would otherwise exceed the time limit of rendering.
 */
async function loadBundles(url: string): Promise<void> {
  for (const path of ['/shop', '/jobs', '/appointment']) await (await fetch(url + path)).text();
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exit;
    clearTimeout(timer);
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
