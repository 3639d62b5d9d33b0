import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run-command.mjs';

const START_TIMEOUT_MS = 120_000;

/**
 * Starts the built site with demo data in an empty folder, runs `work` and stops the site.
 * @param {number} port
 * @param {(site: { base: string, pid: number }) => Promise<T>} work
 * @template T
 */
export async function withBenchSite(port, work) {
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-bench-'));
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise((resolve) => server.once('exit', resolve));
  try {
    await waitUntilReady(server);
    return await work({ base: `http://localhost:${port}`, pid: server.pid });
  } finally {
    server.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true, force: true });
  }
}

function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The site did not start in time.')), START_TIMEOUT_MS);
    const clearTimerBefore = (callback) => (value) => {
      clearTimeout(timer);
      callback(value);
    };
    server.once(
      'exit',
      clearTimerBefore(() => reject(new Error('The site ended before it was ready.'))),
    );
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/^ready /m.test(output)) clearTimerBefore(resolve)();
    });
  });
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
