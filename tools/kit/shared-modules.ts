import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './apps.mjs';

const require = createRequire(import.meta.url);

/** Libraries that are loaded once per page: the shell provides them, the remotes use the shell's. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'swr', 'styled-components'];

/** Public subpaths of the shared package that are loaded once per page, because they contain contexts and stores. */
const SHARED_SUBPATHS = [
  'contract',
  'remote',
  'links',
  'format',
  'api',
  'site',
  'session',
  'cart',
  'theme',
  'ui',
];

export const SHARED_PACKAGE = '@rangmala/shared';

/** Names of all modules that the shell provides to remotes, in the browser and on the server. */
export const sharedModuleNames = [
  ...LIBRARIES,
  ...SHARED_SUBPATHS.map((subpath) => `${SHARED_PACKAGE}/${subpath}`),
];

/** `react/jsx-runtime` → `react`, `@rangmala/shared/ui` → `@rangmala/shared`. */
export function packageOf(moduleName: string): string {
  const parts = moduleName.split('/');
  return moduleName.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? moduleName);
}

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  const read = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as PackageJson;
  if (!read.version) throw new Error(`${folder}/package.json needs a version, such as "1.0.0".`);
  return read;
}

function installedVersion(packageName: string): string {
  if (packageName === SHARED_PACKAGE) return readPackageJson('shared').version;
  return (JSON.parse(readFileSync(require.resolve(`${packageName}/package.json`), 'utf8')) as PackageJson)
    .version;
}

/** Returns what a shell built here provides: package name → exact version. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(
    [...new Set(sharedModuleNames.map(packageOf))].map((name) => [name, installedVersion(name)]),
  );
}

/**
 * Returns what the remote in `folder` requires of a shell: package name → version range of its package.json.
 * @throws Error when its package.json does not list one of the shared packages
 */
export function requiredRanges(folder: string): Record<string, string> {
  const { dependencies = {} } = readPackageJson(folder);
  return Object.fromEntries(
    [...new Set(sharedModuleNames.map(packageOf))].map((name) => {
      const range = dependencies[name];
      if (!range) throw new Error(`${folder}/package.json must list ${name}: the shell provides it.`);
      return [name, asRange(range)];
    }),
  );
}

/**
 * An exact version in package.json pins the installation; at run time a later one of the same major is accepted.
 * The versions of the packages that a site serves end in a digest (`1.0.0-3f1c0a9b77de`), which is left out.
 */
function asRange(version: string): string {
  return /^\d/.test(version) ? `^${version.replace(/-[0-9a-f]{12}$/, '')}` : version;
}
