import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const KIT = dirname(fileURLToPath(import.meta.url));

/** Whether the kit was installed into the repository of one remote; otherwise it is a workspace of the monorepo. */
export const isInstalledPackage = KIT.split(sep).includes('node_modules');

/** The repository's root folder. In the repository of one remote npm runs all scripts there. */
export const ROOT = isInstalledPackage ? process.cwd() : join(KIT, '..', '..');

/**
 * The apps that are released on their own: the shell and every workspace with a `remote.ts`, or the one remote whose
 * repository this is.
 * @returns {string[]} their folders below the root, the shell first
 */
export function appFolders() {
  if (isInstalledPackage) return ['.'];
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return ['shell', ...workspaces.filter((folder) => existsSync(join(ROOT, folder, 'remote.ts')))];
}
