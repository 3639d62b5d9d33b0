import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mayClaimPath } from '@rangmala/shared/contract';
import { isRemoteName, deriveNames, createRemoteFiles } from '../create-remote/remote-files.mjs';
import { describeApp } from '../app-description.ts';
import { ROOT } from '../apps.mjs';
import { recordInstallation } from '../install-state.mjs';
import { CommandError, runCommand } from './lib/run-command.ts';

/**
 * `npm run new-remote -- weaving` creates the workspace `weaving-remote/` with a page at `/weaving`, a slot and their
 * tests. The shell needs no change: a remote without granted route prefixes may serve the path of its name.
 */
await runCommand({ maxArguments: 1 }, async ({ positionals: [name = ''] }) => {
  const folder = `${name}-remote`;
  if (!isRemoteName(name)) {
    throw new CommandError(
      'Name the remote with lower-case letters, digits and hyphens, for example: "npm run new-remote -- weaving".',
    );
  }
  if (existsSync(join(ROOT, folder))) throw new CommandError(`${folder} already exists.`);
  const shell = await describeApp('shell');
  const path = `/${name}`;
  const isTaken = shell.pages.some((page) => page.path === path);
  if (isTaken || !mayClaimPath(shell.routePrefixes, name, path) || name === shell.name) {
    throw new CommandError(`A remote cannot be named ${name}: another app serves ${path}.`);
  }
  writeFiles(folder, createWorkspaceFiles(name, folder));
  const workspaces = addWorkspace(folder);
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', install, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    // Removes the workspace, so that the command can be repeated.
    workspaces.undo();
    rmSync(join(ROOT, folder), { recursive: true });
    throw new CommandError('The new workspace could not be installed: see the message of npm above.');
  }
  recordInstallation();
  process.stdout.write(`created ${folder} with a page at ${path}\n`);
});

function createWorkspaceFiles(name: string, folder: string): Record<string, string> {
  const template = JSON.parse(readFileSync(join(ROOT, 'shop-remote', 'package.json'), 'utf8')) as object;
  const packageJson = {
    ...template,
    name: folder,
    version: '1.0.0',
    description: `${deriveNames(name).title}.`,
  };
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'tsconfig.json': readFileSync(join(ROOT, 'shop-remote', 'tsconfig.json'), 'utf8'),
    ...createRemoteFiles(name),
  };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(ROOT, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Adds a workspace to the root's package.json, before the workspace `server`. `undo` restores the earlier package.json.
 */
function addWorkspace(folder: string): { undo(): void } {
  const file = join(ROOT, 'package.json');
  const original = readFileSync(file, 'utf8');
  const root = JSON.parse(original) as { workspaces: string[] };
  root.workspaces.splice(root.workspaces.indexOf('server'), 0, folder);
  writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`);
  return { undo: () => writeFileSync(file, original) };
}
