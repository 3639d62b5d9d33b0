import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of installed packages, build output and reports. */
const GENERATED = new Set(['node_modules', 'dist', 'test-results', 'coverage']);

/**
 * Returns the files below `folder`, without files in hidden and generated folders.
 * @param {string} root absolute path
 * @param {string} [folder] absolute path below `root`
 * @returns {string[]} paths relative to `root`, with slashes
 */
export function listFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path).split(sep).join('/')];
    return GENERATED.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, path);
  });
}
