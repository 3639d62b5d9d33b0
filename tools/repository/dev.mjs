import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { listAppFolders, ROOT } from '../kit/apps.mjs';
import { isPortFree } from '../kit/free-port.mjs';
import { runStaleBuilds } from './stale-builds.mjs';
import { ensureInstalled } from './install.mjs';

/*
 * `npm run dev` serves all apps for development and runs the server from its sources. In an app's folder
 * (`npm run dev -w shop-remote`), serves only this app and runs the built server. With `-- --site https://…`, starts no
 * server: `rangmala dev` shows the app in that site.
 */

const FIRST_DEV_PORT = 3101;

ensureInstalled();

const children = [];
const run = (args, { env = {}, cwd = ROOT } = {}) => {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
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

// npm reads the option as its own option when "--" is missing. `rangmala dev` then says so.
if (process.argv.length > 2 || process.env.npm_config_site)
  run([join(ROOT, 'tools/kit/bin/rangmala.mjs'), 'dev', ...process.argv.slice(2)], { cwd: process.cwd() });
else await serveFromThisRepository();

async function serveFromThisRepository() {
  const allFolders = listAppFolders();
  const currentFolder = basename(process.env.INIT_CWD && process.cwd() !== ROOT ? process.cwd() : ROOT);
  const folders = allFolders.includes(currentFolder) ? [currentFolder] : allFolders;
  const firstPort = await findFirstFreePort(folders.length);
  try {
    await runStaleBuilds();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  run(['--import', 'tsx', 'tools/kit/dev-server.ts', String(firstPort), ...folders]);
  const devApps = folders
    .map((folder, index) => `${folder.replace(/-remote$/, '')}=http://localhost:${firstPort + index}/`)
    .join(',');
  const isWholeSite = folders.length === allFolders.length;
  run(
    isWholeSite
      ? ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts']
      : ['server/dist/main.js'],
    { env: { DEV_APPS: devApps } },
  );
}

/** Returns the first of `count` consecutive free ports. The search begins at {@link FIRST_DEV_PORT}. */
async function findFirstFreePort(count) {
  for (let first = FIRST_DEV_PORT; ; first += 1) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const areFree = await Promise.all(ports.map(isPortFree));
    if (areFree.every(Boolean)) return first;
  }
}
