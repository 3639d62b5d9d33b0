import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './free-port.mjs';
import { ROOT, run } from './run-command.mjs';

/** npm package of a second Node version for the tests. */
const OTHER_NODE = 'node@24.21.0';

const TIMEOUT_MS = 120_000;

/**
 * Returns the path of the second Node program. npx downloads the package if it is missing.
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function findOtherNode() {
  const args = ['--yes', `--package=${OTHER_NODE}`, 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npx', args, { timeout: 300_000 });
  const path = output.trim().split('\n').at(-1) ?? '';
  return code === 0 && path ? { path } : { problem: `${OTHER_NODE} could not be installed:\n${output}` };
}

/**
 * Starts the built site with demo data on a Node version, requests pages and the API, and stops the site.
 * @param nodePath path of the Node program
 * @returns {Promise<{ hasPassed: boolean, output: string }>}
 */
export async function checkStart(nodePath) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rangmala-other-node-'));
  const port = await findFreePort();
  const child = spawn(nodePath, [join(ROOT, 'server', 'dist', 'main.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  try {
    await waitUntilReady(child);
    for (const path of ['/', '/shop', '/art-gallery', '/appointment', '/api/health']) {
      const { status } = await fetch(`http://localhost:${port}${path}`);
      if (status !== 200) output += `${path} answered with status ${status}\n`;
    }
    child.kill('SIGTERM');
    const exitStatus = await exit;
    if (exitStatus !== 0) output += `the server ended with ${exitStatus}\n`;
  } catch (error) {
    output += error.message;
    child.kill('SIGKILL');
  } finally {
    clearTimeout(timer);
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { hasPassed: output === '', output };
}

async function waitUntilReady(child) {
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ready ')) return;
  throw new Error('the server ended before it was ready\n');
}
