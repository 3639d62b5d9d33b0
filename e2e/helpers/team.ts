import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { findChromium } from '../../tools/kit/programs.mjs';
import { ROOT, type Site } from './site.ts';

/** Names of files and folders that the recursive copy of {@link cloneRepository} skips. */
const SKIPPED_NAMES = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.swc', 'test-results']);

/** Creates a team token for an app on the site; `*` creates a token for all apps. */
export function createTeamToken(app: string, site: Site): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/src/cli/token.ts', app],
    { cwd: ROOT, encoding: 'utf8', env: site.env },
  );
  const [, token = ''] = /RANGMALA_TOKEN=(\S+)/.exec(stdout) ?? [];
  expect(token, stderr).not.toBe('');
  return token;
}

/** Copies the repository to another folder, with installed packages but without build output. */
export function cloneRepository(): { folder: string; remove(): void } {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const parentFolder = mkdtempSync(join(ROOT, '.cache', 'clone-'));
  const folder = join(parentFolder, 'another', 'folder');
  mkdirSync(folder, { recursive: true });
  for (const modulesFolder of ['node_modules', 'server/node_modules']) {
    mkdirSync(dirname(join(folder, modulesFolder)), { recursive: true });
    // Uses hard links, because the packages are large.
    spawnSync('cp', ['-al', join(ROOT, modulesFolder), join(folder, modulesFolder)]);
  }
  rmSync(join(folder, 'node_modules', '.cache'), { recursive: true, force: true });
  for (const name of readdirSync(ROOT).filter((entry) => !SKIPPED_NAMES.has(entry))) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !SKIPPED_NAMES.has(basename(path)),
    });
  }
  return { folder, remove: () => rmSync(parentFolder, { recursive: true, force: true }) };
}

/** Runs `npm run deploy -w <workspace>` for the site. Returns the output; rejects with the output after a failure. */
export function deploy(folder: string, workspace: string, site: Site, token: string): Promise<string> {
  return runNpm(folder, ['run', 'deploy', '-w', workspace], site, token);
}

/** Runs npm in a folder with a team's token. Returns the output; rejects with the output after a failure. */
export function runNpm(folder: string, args: readonly string[], site: Site, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CHROMIUM_PATH: findChromium(),
        RANGMALA_SITE: site.url,
        RANGMALA_TOKEN: token,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
