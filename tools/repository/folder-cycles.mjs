import { dirname } from 'node:path';

/** The check covers files that match CHECKED and do not match EXCLUDED. */
const CHECKED = /^(server\/src|shared\/src|tools|[^/]+-remote\/src|shell\/src)\/.+\//;
const EXCLUDED = /\.test\.|\/testing\/|^server\/src\/[^/]+$|(^|\/)node_modules\//;

/**
 * Finds groups of folders that import each other, directly or through other folders. Imports of types are included. A
 * folder and its subfolders may import each other.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules modules in dependency-cruiser's format
 * @returns {{ folders: string[], imports: string[] }[]} each cycle with the imports between its folders
 */
export function findFolderCycles(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isCounted(source) && isCounted(resolved))
      .map(({ resolved }) => ({ source, resolved, from: dirname(source), to: dirname(resolved) }))
      .filter(({ from, to }) => !isInside(from, to) && !isInside(to, from)),
  );
  const importsByFolder = new Map();
  for (const { from, to } of imports)
    importsByFolder.set(from, (importsByFolder.get(from) ?? new Set()).add(to));

  const reachable = new Map(
    [...importsByFolder.keys()].map((folder) => [folder, findReachableFolders(folder, importsByFolder)]),
  );
  const cycles = new Map();
  for (const folder of importsByFolder.keys()) {
    const group = [...reachable.get(folder)]
      .filter((otherFolder) => reachable.get(otherFolder)?.has(folder))
      .sort();
    if (group.length > 0) cycles.set(group.join(), group);
  }
  return [...cycles.values()].map((folders) => ({
    folders,
    imports: imports
      .filter(({ from, to }) => folders.includes(from) && folders.includes(to))
      .map(({ source, resolved }) => `${source} → ${resolved}`),
  }));
}

const isCounted = (path) => CHECKED.test(path) && !EXCLUDED.test(path);
const isInside = (folder, otherFolder) => folder === otherFolder || folder.startsWith(`${otherFolder}/`);

/**
 * Returns the folders that `folder` imports, directly or indirectly. The result contains `folder` only if `folder` is
 * in a cycle.
 */
function findReachableFolders(folder, importsByFolder) {
  const reachedFolders = new Set();
  const pending = [folder];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const target of importsByFolder.get(next) ?? []) {
      if (!reachedFolders.has(target)) pending.push(target);
      reachedFolders.add(target);
    }
  }
  return reachedFolders;
}
