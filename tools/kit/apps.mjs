import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const KIT_FOLDER = dirname(fileURLToPath(import.meta.url));

/**
 * True when the kit is installed in the repository of a single remote. Otherwise the kit is a workspace of the
 * monorepo.
 */
export const isInstalledPackage = KIT_FOLDER.split(sep).includes('node_modules');

/**
 * The repository's root folder. In a single remote's repository, this is the current folder, because npm runs all
 * scripts in the root.
 */
export const ROOT = isInstalledPackage ? process.cwd() : join(KIT_FOLDER, '..', '..');

/**
 * Returns the folders of this repository's apps. In the monorepo, these are the shell and every workspace with a
 * `remote.ts`. The repository of a single remote has one app, in its root folder.
 * @returns {string[]} paths below the root, the shell first; `.` for the root folder
 */
export function listAppFolders() {
  if (isInstalledPackage) return ['.'];
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return ['shell', ...workspaces.filter((folder) => existsSync(join(ROOT, folder, 'remote.ts')))];
}
