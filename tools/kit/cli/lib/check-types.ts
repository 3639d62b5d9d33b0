import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isInstalledPackage, ROOT } from '../../apps.mjs';
import { COMPILER } from '../../compiler.ts';
import { SHARED_PACKAGE, sharedModuleNames } from '../../shared-modules.ts';
import type { AppFolder } from './current-app.ts';
import { CommandError } from './run-command.ts';

/**
 * Checks the types of an app, because the build does not check them. If the live site provides another version of
 * `@rangmala/shared` than this repository uses, also checks a remote against the types of that version.
 * @throws CommandError with the type errors
 */
export async function checkTypes({ folder, app }: AppFolder, site: string): Promise<void> {
  rejectTypeErrors(join(ROOT, folder), `${app} has type errors`);
  if (folder === 'shell') return;
  const version = await fetchLiveVersion(site);
  if (version === undefined || version === (await readLocalVersion())) return;
  const project = join(ROOT, folder, 'dist', 'live-types');
  rmSync(project, { recursive: true, force: true });
  await downloadDeclarations(site, version, project);
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: readLivePaths(project) },
    include: ['../../*.ts', '../../src'],
    exclude: ['../../src/**/*.test.ts', '../../src/**/*.test.tsx'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  rejectTypeErrors(project, `${app} does not fit ${SHARED_PACKAGE} ${version}, which ${site} provides`);
}

function rejectTypeErrors(project: string, problem: string): void {
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, '-p', project, '--pretty', 'false'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`${problem}:\n${stdout.trim()}`);
}

/** Returns the version of `@rangmala/shared` of the live shell; undefined when the site provides no packages. */
async function fetchLiveVersion(site: string): Promise<string | undefined> {
  const response = await fetch(`${site}/_packages/${SHARED_PACKAGE.replace('/', '%2f')}`);
  if (!response.ok) return undefined;
  return ((await response.json()) as { 'dist-tags': { latest: string } })['dist-tags'].latest;
}

async function readLocalVersion(): Promise<string> {
  if (isInstalledPackage) return readManifest(join(ROOT, 'node_modules', SHARED_PACKAGE)).version;
  // The import is dynamic, because only the monorepo contains this module.
  const { createTeamPackages } = await import('../../packages/team-packages.ts');
  return createTeamPackages()[SHARED_PACKAGE]?.manifest.version ?? '';
}

interface Manifest {
  version: string;
  exports: Record<string, { types: string }>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Downloads a version of `@rangmala/shared` and writes its package.json and type declarations to a folder. */
async function downloadDeclarations(site: string, version: string, folder: string): Promise<void> {
  const response = await fetch(`${site}/_packages/${SHARED_PACKAGE}/-/shared-${version}.tgz`);
  if (!response.ok) throw new CommandError(`${site} does not provide ${SHARED_PACKAGE} ${version}.`);
  const archive = Readable.from(Buffer.from(await response.arrayBuffer()));
  for await (const entry of archive.pipe(createGunzip()).pipe(extract())) {
    const content = await text(entry);
    const path = entry.header.name.replace(/^package\//, '');
    if (path !== 'package.json' && !path.endsWith('.d.ts')) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Returns the compiler option `paths` for the modules that the shell provides. A remote contains its own copy of the
 * other modules.
 */
function readLivePaths(folder: string): Record<string, string[]> {
  const { exports } = readManifest(folder);
  return Object.fromEntries(
    sharedModuleNames.flatMap((name) => {
      const types = exports[name.replace(SHARED_PACKAGE, '.')]?.types;
      return types === undefined ? [] : [[name, [types]]];
    }),
  );
}
