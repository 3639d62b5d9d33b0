import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Returns the apps that are released on their own: the shell and every workspace with a `remote.ts`.
 * @returns {string[]} their folders below the root, the shell first
 */
export function appFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return ['shell', ...workspaces.filter((folder) => existsSync(join(ROOT, folder, 'remote.ts')))];
}
