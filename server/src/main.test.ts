import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { withFolder } from './testing/app.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Run {
  process: ChildProcess;
  /** The output of the process until now. */
  printed: { out: string; err: string };
  /** Resolves when standard output contains `text`; rejects when the process ends before. */
  untilPrinted(text: string): Promise<void>;
  exit: Promise<number | null>;
}

function startServer(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (printed.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed.err += data.toString()));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const untilPrinted = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => printed.out.includes(text) && resolve();
      child.stdout.on('data', check);
      void exit.then(() => reject(new Error(`It ended before it said "${text}": ${printed.err}`)));
      check();
    });
  return { process: child, printed, untilPrinted, exit };
}

async function withTakenPort(work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer().listen(0, '::');
  await once(server, 'listening');
  await work((server.address() as AddressInfo).port).finally(() => server.close());
}

async function freePort(): Promise<number> {
  let free = 0;
  await withTakenPort(async (port) => {
    free = port;
  });
  return free;
}

const ONE_SENTENCE = /^[^\n]*\.\n$/;

test('prints one ready line, answers requests and exits with 0 on SIGTERM', () =>
  withFolder(async (DATA_DIR) => {
    const port = await freePort();
    const server = startServer({ PORT: String(port), DATA_DIR, LOG_LEVEL: 'info' });
    await server.untilPrinted(`ready http://localhost:${port}\n`);
    expect(server.printed.out.split('\n')).toContain(`ready http://localhost:${port}`);
    const response = await fetch(`http://localhost:${port}/api/health`);
    expect(await response.json()).toEqual({ status: 'ok' });
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.printed.err).not.toContain('"level":50');
  }));

test('exits with one sentence at an invalid setting', () =>
  withFolder(async (DATA_DIR) => {
    const server = startServer({ PORT: 'first', DATA_DIR });
    expect(await server.exit).toBe(1);
    expect(server.printed.err).toBe('PORT must be a whole number from 1 to 65535, not "first".\n');
    expect(server.printed.out).toBe('');
  }));

test('exits with one sentence when the data folder cannot be created', async () => {
  const server = startServer({ DATA_DIR: '/proc/rangmala/data' });
  expect(await server.exit).toBe(1);
  expect(server.printed.err).toMatch(ONE_SENTENCE);
  expect(server.printed.err).toContain('DATA_DIR');
});

test('exits with one sentence that names the bucket when the bucket is unreachable', () =>
  withFolder(async (DATA_DIR) => {
    const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
    const keys = { AWS_ACCESS_KEY_ID: 'shop', AWS_SECRET_ACCESS_KEY: 'hunter2' };
    const server = startServer({ DATA_DIR, S3_BUCKET: 'shop', S3_ENDPOINT, ...keys });
    expect(await server.exit).toBe(1);
    expect(server.printed.err).toContain(
      `S3_BUCKET "shop" at S3_ENDPOINT ${S3_ENDPOINT} cannot be reached: `,
    );
    expect(server.printed.err).not.toContain('DATABASE_URL');
    expect(server.printed.err).not.toContain('hunter2');
  }));

test('exits with one sentence when the port is in use', () =>
  withTakenPort((port) =>
    withFolder(async (DATA_DIR) => {
      const server = startServer({ PORT: String(port), DATA_DIR, LOG_LEVEL: 'silent' });
      expect(await server.exit).toBe(1);
      expect(server.printed.err).toBe(`PORT ${port} is already taken by another program.\n`);
    }),
  ));

test('exits with one sentence without the password when the database is unreachable', () =>
  withFolder(async (DATA_DIR) => {
    const port = await freePort();
    const server = startServer({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${port}/shop`, DATA_DIR });
    expect(await server.exit).toBe(1);
    expect(server.printed.err).toMatch(ONE_SENTENCE);
    expect(server.printed.err).toContain('DATABASE_URL');
    expect(server.printed.err).not.toContain('hunter2');
  }));

test('exits with one sentence when the data folder is a file', () =>
  withFolder(async () => {
    const server = startServer({ DATA_DIR: '/dev/null/data', LOG_LEVEL: 'silent' });
    expect(await server.exit).toBe(1);
    expect(server.printed.err).toMatch(ONE_SENTENCE);
    expect(server.printed.err).toContain('DATA_DIR');
  }));
