import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { withFolder } from './testing/app.ts';
import { testWith } from './testing/test-with.ts';

const MAIN_PATH = fileURLToPath(new URL('./main.ts', import.meta.url));

interface ServerRun {
  process: ChildProcess;
  /** The output of the process so far. */
  output: { out: string; err: string };
  /** Resolves when standard output contains `text`; rejects when the process ends first. */
  waitForOutput(text: string): Promise<void>;
  exit: Promise<number | null>;
}

function startServer(env: Record<string, string>): ServerRun {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN_PATH], {
    env: { PATH: process.env['PATH'], SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (output.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.err += data.toString()));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.out.includes(text) && resolve();
      child.stdout.on('data', check);
      void exit.then(() => reject(new Error(`The server ended before it printed "${text}": ${output.err}`)));
      check();
    });
  return { process: child, output, waitForOutput, exit };
}

async function withPortInUse(work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer().listen(0, '::');
  await once(server, 'listening');
  await work((server.address() as AddressInfo).port).finally(() => server.close());
}

async function findFreePort(): Promise<number> {
  let freePort = 0;
  await withPortInUse(async (port) => {
    freePort = port;
  });
  return freePort;
}

const ONE_SENTENCE = /^[^\n]*\.\n$/;

const test = testWith<[folder: string]>(withFolder);

test('prints a ready line, answers requests and exits with 0 on SIGTERM', async (DATA_DIR) => {
  const port = await findFreePort();
  const server = startServer({ PORT: String(port), DATA_DIR, LOG_LEVEL: 'info' });
  await server.waitForOutput(`ready http://localhost:${port}\n`);
  expect(server.output.out.split('\n')).toContain(`ready http://localhost:${port}`);
  const response = await fetch(`http://localhost:${port}/api/health`);
  expect(await response.json()).toEqual({ status: 'ok' });
  server.process.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(server.output.err).not.toContain('"level":50');
});

test('prints one sentence and exits with 1 when a setting is invalid', async (DATA_DIR) => {
  const server = startServer({ PORT: 'first', DATA_DIR });
  expect(await server.exit).toBe(1);
  expect(server.output.err).toBe('PORT must be a whole number from 1 to 65535, not "first".\n');
  expect(server.output.out).toBe('');
});

test('prints one sentence and exits with 1 when the port is in use', () =>
  withPortInUse((port) =>
    withFolder(async (DATA_DIR) => {
      const server = startServer({ PORT: String(port), DATA_DIR, LOG_LEVEL: 'silent' });
      expect(await server.exit).toBe(1);
      expect(server.output.err).toBe(`PORT ${port} is already taken by another program.\n`);
    }),
  ));

test('prints one sentence without the password and exits with 1 when the database is unreachable', async (DATA_DIR) => {
  const port = await findFreePort();
  const server = startServer({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${port}/shop`, DATA_DIR });
  expect(await server.exit).toBe(1);
  expect(server.output.err).toMatch(ONE_SENTENCE);
  expect(server.output.err).toContain('DATABASE_URL');
  expect(server.output.err).not.toContain('hunter2');
});
