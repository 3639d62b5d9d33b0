import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ROOT } from './apps.mjs';

const require = createRequire(import.meta.url);

/** Libraries that a page loads once. The shell provides these libraries to the remotes. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'swr', 'styled-components'];

/** Public subpaths of `shared` that a page loads once. */
const SHARED_SUBPATHS = [
  'contract',
  'router',
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

const CONTRACT = `${SHARED_PACKAGE}/contract`;

/** Names of all modules that the shell provides to remotes, in the browser and on the server. */
export const sharedModuleNames = [
  ...LIBRARIES,
  ...SHARED_SUBPATHS.map((subpath) => `${SHARED_PACKAGE}/${subpath}`),
];

/** Returns the package of a module, for example `react` for `react/jsx-runtime`. */
export function getPackageName(moduleName: string): string {
  const parts = moduleName.split('/');
  return moduleName.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? moduleName);
}

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  const packageJson = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as PackageJson;
  if (!packageJson.version) throw new Error(`${folder}/package.json needs a version, such as "1.0.0".`);
  return packageJson;
}

function readInstalledVersion(packageName: string): string {
  if (packageName === SHARED_PACKAGE) return readPackageJson('shared').version;
  return (JSON.parse(readFileSync(require.resolve(`${packageName}/package.json`), 'utf8')) as PackageJson)
    .version;
}

/** Returns the exact versions of the packages that the shell provides, by package name. */
export function readProvidedVersions(): Record<string, string> {
  return Object.fromEntries(
    [...new Set(sharedModuleNames.map(getPackageName))].map((name) => [name, readInstalledVersion(name)]),
  );
}

/**
 * Returns the version ranges that the remote in `folder` requires of the shell, by package name.
 * @throws Error when the remote's package.json lacks a dependency on one of these packages
 */
export function readRequiredRanges(folder: string): Record<string, string> {
  const { dependencies = {} } = readPackageJson(folder);
  return Object.fromEntries(
    [...new Set(sharedModuleNames.map(getPackageName))].map((name) => {
      const range = dependencies[name];
      if (!range) throw new Error(`${folder}/package.json must list ${name}: the shell provides it.`);
      return [name, toRange(range)];
    }),
  );
}

/** The option `shared` of Module Federation in a remote. */
export type RequiredModules = ReturnType<typeof requireFromShell>;

/**
 * Returns the option `shared` of Module Federation for the remote in `folder` (absolute): a page has only the shell's
 * copy of each shared module.
 */
export function requireFromShell(folder: string) {
  const ranges = readRequiredRanges(relative(ROOT, folder) || '.');
  return Object.fromEntries(
    sharedModuleNames.map((name) => [
      name,
      { singleton: true, import: false, requiredVersion: ranges[getPackageName(name)] ?? false } as const,
    ]),
  );
}

/** The option `shared` of Module Federation in the shell. */
export type ProvidedModules = ReturnType<typeof provideToRemotes>;

/**
 * Returns the option `shared` of Module Federation for the shell. Its script contains the shared modules, except for the
 * contract, which is loaded on first use, because it contains zod, which most pages do not need.
 */
export function provideToRemotes() {
  const versions = readProvidedVersions();
  return Object.fromEntries(
    sharedModuleNames.map((name) => [
      name,
      {
        singleton: true,
        eager: name !== CONTRACT,
        requiredVersion: false,
        version: versions[getPackageName(name)] ?? false,
      } as const,
    ]),
  );
}

/**
 * Returns the range of versions that a remote accepts at run time. For an exact version, the range includes later
 * compatible versions. Removes the digest from the versions of team packages (`1.0.0-3f1c0a9b77de`).
 */
function toRange(version: string): string {
  return /^\d/.test(version) ? `^${version.replace(/-[0-9a-f]{12}$/, '')}` : version;
}
