import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../kit/free-port.mjs';
import { ROOT } from '../run-command.mjs';

/** @param {string} line */
export const printLine = (line) => process.stdout.write(`${line}\n`);

const START_TIMEOUT_MS = 300_000;

/** @type {readonly [string, string]} */
const START_COMMAND = [process.execPath, 'tools/repository/start.mjs'];

/**
 * A running process of the site: its origin (`http://localhost:3199`) and the id of the process. `stop` sends a
 * signal, by default SIGTERM, waits until the process has ended, and returns the exit status or the signal.
 * @typedef {{ base: string, pid: number, stop: (signal?: NodeJS.Signals) => Promise<number | string> }} BenchSite
 *
 * Starts a process of the site with environment variables in addition to those of this process.
 * @typedef {(env?: Record<string, string | undefined>) => Promise<BenchSite>} SiteStarter
 */

/**
 * Runs `work` with a function that starts processes of the built site as `npm start` does. The processes share a data
 * folder, which is empty at first. Stops the processes and deletes the folder afterwards.
 * @param {(startSite: SiteStarter, dataDir: string) => Promise<T>} work
 * @param {readonly [string, string]} [command] program and script that start the site; by default those of `npm start`
 * @returns {Promise<T>}
 * @template T
 */
export async function withBenchSite(work, command = START_COMMAND) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rangmala-bench-'));
  const sites = [];
  try {
    return await work((env) => {
      const site = startSite(command, { DATA_DIR: dataDir, ...env });
      sites.push(site);
      return site;
    }, dataDir);
  } finally {
    await Promise.allSettled(sites.map(async (site) => (await site).stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Starts the site and waits until the site is ready.
 * @returns {Promise<BenchSite>}
 * @throws Error when the site ends, or is not ready within {@link START_TIMEOUT_MS}
 */
async function startSite(command, env) {
  const port = await findFreePort();
  const [program, script] = command;
  const server = spawn(program, [script], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const ready = new Promise((resolve) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/^ready /m.test(output)) resolve('ready');
    });
  });
  const timer = setTimeout(() => server.kill('SIGKILL'), START_TIMEOUT_MS);
  const result = await Promise.race([ready, exit]);
  clearTimeout(timer);
  if (result !== 'ready') throw new Error('The site did not start.');
  return {
    base: `http://localhost:${port}`,
    pid: server.pid ?? 0,
    async stop(signal) {
      server.kill(signal);
      const [code, endSignal] = await exit;
      return code ?? endSignal;
    },
  };
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
