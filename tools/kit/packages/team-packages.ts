import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import type { TeamPackage } from '@rangmala/shared/contract';
import { KIT_FOLDER, ROOT } from '../apps.mjs';
import { compileShared } from '../shared-library.ts';

export type TeamPackages = Record<string, TeamPackage>;

interface PackageJson {
  name: string;
  version: string;
  description?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Matches the files of the kit's folder that the package `@rangmala/kit` does not contain. */
const MONOREPO_ONLY =
  /^(packages|create-remote|node_modules|dist)\/|\.test\.ts$|^cli\/new-remote\.ts$|^tsconfig\.json$|^install-state\.mjs$/;

/**
 * Extensions of the assets that are copied into the package `@rangmala/shared`, because the compiler does not emit
 * them.
 */
const ASSET_EXTENSIONS = new Set(['.svg', '.png', '.jpg', '.woff2']);

/** Packages that the test helpers of `shared` need. */
const TESTING_LIBRARY = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
];

/** Packages for the tests of a remote. The root's package.json lists their versions. */
const TEST_PACKAGES = [
  ...TESTING_LIBRARY,
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-fixed-jsdom',
];

/**
 * Returns the team packages that the shell's release contains. A remote in a separate repository is created, built
 * and tested with these packages.
 */
export function createTeamPackages(): TeamPackages {
  const shared = createPackageOfShared();
  const kit = createPackageOfKit(getVersion(shared));
  return {
    '@rangmala/shared': shared,
    '@rangmala/kit': kit,
    '@rangmala/create-remote': createPackageOfCreateRemote(getVersion(shared), getVersion(kit)),
  };
}

function createPackageOfShared(): TeamPackage {
  const { name, version, description, dependencies, sideEffects, exports } = readJson<
    PackageJson & { sideEffects: boolean; exports: Record<string, string> }
  >('shared/package.json');
  const source = join(ROOT, 'shared', 'src');
  const files: TeamPackage['files'] = {};
  for (const [path, content] of Object.entries(compileShared())) files[`dist/${path}`] = { text: content };
  for (const path of listFilesBelow(source)) {
    if (path.endsWith('.d.ts')) files[`dist/${path}`] = { text: readFileSync(join(source, path), 'utf8') };
    if (ASSET_EXTENSIONS.has(extname(path)))
      files[`dist/${path}`] = { base64: readFileSync(join(source, path)).toString('base64') };
  }
  for (const name of ['README.md', 'CHANGELOG.md']) files[name] = { text: readText(`shared/${name}`) };
  return addDigest(
    {
      name,
      description,
      type: 'module',
      sideEffects,
      exports: Object.fromEntries(
        Object.entries(exports).map(([subpath, file]) => [subpath, createCompiledExport(file)]),
      ),
      dependencies,
      peerDependencies: pickVersions(readRootPackages(), TESTING_LIBRARY),
      peerDependenciesMeta: Object.fromEntries(TESTING_LIBRARY.map((each) => [each, { optional: true }])),
    },
    version,
    files,
  );
}

/** Returns the paths of the compiled script and declarations of a source such as `./src/ui/index.ts`. */
function createCompiledExport(source: string): { types: string; default: string } {
  const compiled = source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}

function createPackageOfKit(sharedVersion: string): TeamPackage {
  const { name, version, description, dependencies = {} } = readJson<PackageJson>('tools/kit/package.json');
  const files = Object.fromEntries(
    listFilesBelow(KIT_FOLDER)
      .filter((path) => path !== 'package.json' && !MONOREPO_ONLY.test(path))
      .map((path) => [path, { text: readFileSync(join(KIT_FOLDER, path), 'utf8') }]),
  );
  return addDigest(
    {
      name,
      description,
      type: 'module',
      bin: { rangmala: './bin/rangmala.mjs' },
      dependencies: { ...dependencies, '@rangmala/shared': sharedVersion },
    },
    version,
    files,
  );
}

/**
 * Returns the package without a digest, because the site adds the URL of the site to the package and then computes
 * the digest.
 */
function createPackageOfCreateRemote(sharedVersion: string, kitVersion: string): TeamPackage {
  const { version, dependencies = {} } = readJson<PackageJson>('shop-remote/package.json');
  const folder = join(KIT_FOLDER, 'create-remote');
  const files: TeamPackage['files'] = {};
  for (const path of listFilesBelow(folder)) {
    if (!path.includes('.test.')) files[path] = { text: readFileSync(join(folder, path), 'utf8') };
  }
  const versions = {
    dependencies: { ...dependencies, '@rangmala/shared': sharedVersion },
    devDependencies: {
      '@rangmala/kit': kitVersion,
      '@playwright/test': readJson<PackageJson>('tools/repository/package.json').dependencies?.[
        '@playwright/test'
      ],
      ...pickVersions(readRootPackages(), TEST_PACKAGES),
    },
  };
  files['versions.json'] = { text: JSON.stringify(versions) };
  return {
    manifest: {
      name: '@rangmala/create-remote',
      version,
      description: 'Creates the repository of a remote.',
      type: 'module',
      bin: { 'create-remote': './create-remote.mjs' },
    },
    files,
  };
}

const readRootPackages = () => readJson<PackageJson>('package.json').devDependencies ?? {};

function pickVersions(packages: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = packages[name];
      if (version === undefined) throw new Error(`A package.json must list ${name}.`);
      return [name, version];
    }),
  );
}

function addDigest(manifest: object, version: string, files: TeamPackage['files']): TeamPackage {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const [path, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\0${path}\0${JSON.stringify(content)}`);
  }
  const digest = hash.digest('hex').slice(0, DIGEST_DIGITS);
  return { manifest: { ...manifest, version: `${version}-${digest}` } as TeamPackage['manifest'], files };
}

const getVersion = ({ manifest }: TeamPackage) => manifest.version;

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const readJson = <T>(path: string) => JSON.parse(readText(path)) as T;

/**
 * Returns the sorted paths of the files below a folder, with `/` between folders. Skips hidden files, `node_modules` and
 * `dist`.
 */
function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/(^|\/)(node_modules|dist|\.)/.test(path))
    .sort();
}
