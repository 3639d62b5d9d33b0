import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { listAppFolders, ROOT } from '../kit/apps.mjs';
import { runStaleBuilds } from './stale-builds.mjs';
import { ensureInstalled } from './install.mjs';

/*
 * `npm run dev` serves all apps for development and runs the server from its sources. In an app's folder
 * (`npm run dev -w shop-remote`), serves only this app and runs the built server. With `-- --site https://…`, starts no
 * server, and prints the address at which that site shows the served app.
 */

const FIRST_DEV_PORT = 3101;

ensureInstalled();
const allFolders = listAppFolders();
const currentFolder = basename(process.env.INIT_CWD && process.cwd() !== ROOT ? process.cwd() : ROOT);
const folders = allFolders.includes(currentFolder) ? [currentFolder] : allFolders;
const site = readSiteOption();
const firstPort = await findFirstFreePort(folders.length);
try {
  if (!site) await runStaleBuilds();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const children = [];
const run = (args, env = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
};
let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

run(['--import', 'tsx', join(ROOT, 'tools', 'kit', 'dev-server.ts'), String(firstPort), ...folders]);
const getAppName = (folder) => folder.replace(/-remote$/, '');
if (site) {
  for (const [index, folder] of folders.entries()) {
    const query = new URLSearchParams({ app: getAppName(folder), port: String(firstPort + index) });
    process.stdout.write(
      `open ${site}/_dev?${query} to see ${getAppName(folder)} from this machine in that site\n`,
    );
  }
} else {
  const devApps = folders
    .map((folder, index) => `${getAppName(folder)}=http://localhost:${firstPort + index}/`)
    .join(',');
  const isWholeSite = folders.length === allFolders.length;
  run(
    isWholeSite
      ? [
          join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
          'watch',
          '--clear-screen=false',
          'server/src/main.ts',
        ]
      : [join(ROOT, 'server', 'dist', 'main.js')],
    { DEV_APPS: devApps },
  );
}

function readSiteOption() {
  try {
    // npm reads the option as its own option when "--" is missing.
    if (process.env.npm_config_site) throw new Error('Put "--" before --site: npm run dev … -- --site …');
    const { site: requestedSite } = parseArgs({ options: { site: { type: 'string' } } }).values;
    if (requestedSite === undefined) return undefined;
    if (URL.canParse(requestedSite)) return new URL(requestedSite).origin;
    throw new Error('--site needs the address of a site, for example "--site https://shop.example".');
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Returns the first of `count` consecutive free ports. The search begins at {@link FIRST_DEV_PORT}. */
async function findFirstFreePort(count) {
  for (let first = FIRST_DEV_PORT; ; first += 1) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const areFree = await Promise.all(ports.map(isFree));
    if (areFree.every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
