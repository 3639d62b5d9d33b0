import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run-command.mjs';

const START_TIMEOUT_MS = 300_000;

/**
 * Starts the site as `npm start` does, with the demo shop in an empty folder, and stops it. Starts it again with the same
 * folder, runs `work` and stops the site.
 * @param {number} port
 * @param {(site: { base: string, secondStartSeconds: number }) => Promise<T>} work
 * @template T
 */
export async function withBenchSite(port, work) {
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  try {
    await (await startSite(env)).stop();
    const startedAt = performance.now();
    const site = await startSite(env);
    const secondStartSeconds = (performance.now() - startedAt) / 1_000;
    try {
      return await work({ base: `http://localhost:${port}`, secondStartSeconds });
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the site and waits until the site is ready. */
async function startSite(env) {
  const server = spawn(process.execPath, ['tools/repository/start.mjs'], {
    cwd: ROOT,
    env,
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
  if (result === 'ready') return { stop };
  await stop();
  throw new Error('The site did not start.');
}

const CUSTOMER = { full_name: 'Asha Rao', email: 'asha@example.com', password: 'bench-Kalamkari-7' };

/** Registers a customer, signs in and returns the value of the Cookie header. */
export async function signIn(base) {
  const send = (path, body) =>
    fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify(body),
    });
  await send('/register', CUSTOMER);
  const { email, password } = CUSTOMER;
  const response = await send('/login', { email, password });
  if (!response.ok) throw new Error(`The sign-in failed with status ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
