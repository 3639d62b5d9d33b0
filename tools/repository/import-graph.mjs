import { posix } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/**
 * Files that import all routes of the server. A change of a route does not select the tests of all other routes, which
 * reach it through these files; it selects the tests in its own folder.
 */
const COMPOSITION = /^server\/src\/(?:app|api|main)\.ts$/;

/**
 * Returns the changed files, all files that import them, directly or through other files, and the tests in the
 * folder of a changed file.
 * @param {readonly string[]} changed paths relative to the root; deleted files are allowed
 * @param {Record<string, string>} sources texts of all source files by path
 * @returns {string[]} paths of existing source files
 */
export function listDependents(changed, sources) {
  const importers = collectImporters(sources);
  const folders = new Set(changed.map((path) => posix.dirname(path)));
  const reached = new Set(changed);
  for (const path of reached) {
    if (COMPOSITION.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  const neighbours = Object.keys(sources).filter(
    (path) => /\.test\.\w+$/.test(path) && folders.has(posix.dirname(path)),
  );
  return [...new Set([...reached, ...neighbours])].filter((path) => path in sources);
}

/** Returns the importing files by imported file. Knows relative imports and the public subpaths of `shared`. */
function collectImporters(sources) {
  const importers = new Map();
  for (const [path, text] of Object.entries(sources)) {
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const imported = resolveImport(path, specifier, sources);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

function resolveImport(importer, specifier, sources) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [, subpath] = /^@rangmala\/shared\/(.+)$/.exec(specifier) ?? [];
  if (subpath === undefined) return undefined;
  const base = `shared/src/${subpath}`;
  return [`${base}.ts`, `${base}/index.ts`, `${base}/index.tsx`].find((path) => path in sources);
}
