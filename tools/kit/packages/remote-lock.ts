/** An entry of `packages` in a package-lock.json. */
export interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Entries of a package-lock.json by path. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Fields that are not copied, because their values are valid only in this repository. */
const OMITTED_FIELDS = new Set(['resolved', 'dev', 'devOptional', 'link', 'extraneous']);

/** npm replaces this URL with the URL of its configured registry. */
const REGISTRY = 'https://registry.npmjs.org';

/**
 * Returns the entries of third-party packages for the package-lock.json of a remote's repository. With a lock file,
 * npm does not read package descriptions from the registry. Reading these descriptions would take most of the
 * installation time.
 * @param lockedPackages entries of this repository's package-lock.json
 * @param names third-party packages that the remote, the kit or `@rangmala/shared` depends on
 * @throws Error when `lockedPackages` lacks a required package
 */
export function createRemoteLock(lockedPackages: LockedPackages, names: readonly string[]): LockedPackages {
  const paths = new Set<string>();
  const pending = names.map((name) => findPathOrThrow(lockedPackages, '', name));
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (paths.has(path)) continue;
    paths.add(path);
    for (const { name, isOptional } of listDependencies(lockedPackages[path] ?? {})) {
      const lockedPath = findPath(lockedPackages, path, name);
      if (lockedPath !== undefined) pending.push(lockedPath);
      else if (!isOptional) throw new Error(`package-lock.json lacks ${name}, a dependency of ${path}.`);
    }
  }
  return Object.fromEntries(
    [...paths].sort().map((path) => [path, replaceRegistryUrl(path, lockedPackages[path] ?? {})]),
  );
}

function listDependencies(entry: LockedPackage): { name: string; isOptional: boolean }[] {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = entry;
  const toDependencies = (dependencyRanges: object, isOptional: boolean) =>
    Object.keys(dependencyRanges).map((name) => ({ name, isOptional }));
  return [
    ...toDependencies(dependencies, false),
    ...toDependencies(optionalDependencies, true),
    ...toDependencies(peerDependencies, false).filter(({ name }) => !peerDependenciesMeta[name]?.optional),
  ];
}

function replaceRegistryUrl(path: string, entry: LockedPackage): LockedPackage {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = name.slice(name.lastIndexOf('/') + 1);
  return {
    ...Object.fromEntries(Object.entries(entry).filter(([field]) => !OMITTED_FIELDS.has(field))),
    resolved: `${REGISTRY}/${name}/-/${file}-${entry.version}.tgz`,
  };
}

function findPathOrThrow(lockedPackages: LockedPackages, from: string, name: string): string {
  const path = findPath(lockedPackages, from, name);
  if (path === undefined) throw new Error(`package-lock.json lacks ${name}.`);
  return path;
}

/**
 * Returns the path of the package that Node loads when the package at `from` imports `name`; undefined when
 * `lockedPackages` lacks this package.
 */
function findPath(lockedPackages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in lockedPackages) return path;
    if (folder === '') return undefined;
  }
}
