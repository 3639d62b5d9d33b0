import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run-command.mjs';

/** @param {string} line */
export const printLine = (line) => process.stdout.write(`${line}\n`);

const START_TIMEOUT_MS = 300_000;

/**
 * A running site with the demo shop: its origin (`http://localhost:3199`), its data folder and the id of its process.
 * @typedef {{ base: string, dataDir: string, pid: number, stop: () => Promise<void> }} BenchSite
 */

/**
 * Starts the built site as `npm start` does, with the demo shop in an empty folder, and runs `work`. Stops the site
 * and deletes the folder afterwards.
 * @param {number} port
 * @param {(site: BenchSite, restart: () => Promise<BenchSite>) => Promise<T>} work may restart the site with its data
 * @param {Record<string, string | undefined>} env environment variables in addition to those of this process
 * @returns {Promise<T>}
 * @template T
 */
export async function withBenchSite(port, work, env = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rangmala-bench-'));
  const start = () => startSite(port, dataDir, env);
  try {
    let site = await start();
    try {
      return await work(site, async () => {
        await site.stop();
        site = await start();
        return site;
      });
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Starts the site and waits until the site is ready.
 * @returns {Promise<BenchSite>}
 */
async function startSite(port, dataDir, env) {
  const server = spawn(process.execPath, ['tools/repository/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await exit;
  };
  const ready = new Promise((resolve) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/^ready /m.test(output)) resolve('ready');
    });
  });
  let timer;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, START_TIMEOUT_MS, 'timeout');
  });
  const result = await Promise.race([ready, exit, timeout]);
  clearTimeout(timer);
  if (result === 'ready') return { base: `http://localhost:${port}`, dataDir, pid: server.pid ?? 0, stop };
  await stop();
  throw new Error('The site did not start.');
}

/**
 * Registers a customer and signs in.
 * @param {string} base
 * @param {string} email
 * @returns {Promise<string>} the value of the Cookie header
 */
export async function signIn(base, email = 'asha@example.com') {
  const password = 'bench-Kalamkari-7';
  const send = (path, body) =>
    fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify(body),
    });
  await send('/register', { full_name: 'Asha Rao', email, password });
  const response = await send('/login', { email, password });
  if (!response.ok) throw new Error(`The sign-in failed with status ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
