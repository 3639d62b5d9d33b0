import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInstalledPackage, ROOT } from './apps.mjs';

const EXCLUDED =
  /(^|\/)(node_modules|dist|test-results|\.git|\.data|\.cache|\.swc|\.mf)(\/|$)|\.test\.tsx?$|\/shared\/src\/testing\//;

function* listFilesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    const child = join(path, name);
    if (!EXCLUDED.test(child.slice(ROOT.length))) yield* listFilesBelow(child);
  }
}

/**
 * Returns the libraries in package-lock.json as JSON, or '' when there is no package-lock.json. Omits workspaces,
 * because a new remote must not make the builds of other apps outdated.
 */
function readInstalledLibraries() {
  const lock = join(ROOT, 'package-lock.json');
  if (!existsSync(lock)) return '';
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}

/**
 * Returns the digest of a build's inputs: the major version of Node, the installed libraries and the given files.
 * @param {string[]} paths files and folders below the root; files in a folder count unless EXCLUDED matches their
 *   path
 * @returns {string} hexadecimal
 */
export function computeInputsDigest(paths) {
  const hash = createHash('sha256')
    .update(process.versions.node.split('.')[0] ?? '')
    .update(readInstalledLibraries());
  updateWithFiles(hash, paths);
  return hash.digest('hex');
}

/**
 * Returns the digest of everything that the release of an app is built from. It depends neither on the folder of the
 * repository nor on the version of Node, so the same sources give the same release everywhere.
 * @param {string} folder
 * @returns {string} hexadecimal
 */
export function computeSourcesDigest(folder) {
  const files = ['src', 'remote.ts', 'host.ts', 'package.json', 'webpack.config.ts'];
  const hash = createHash('sha256').update(readInstalledLibraries());
  updateWithFiles(hash, [
    ...files.map((file) => join(folder, file)),
    ...(isInstalledPackage ? [] : [...COMMON_INPUTS, 'shared/src', 'tools/kit']),
  ]);
  return hash.digest('hex');
}

function updateWithFiles(hash, paths) {
  for (const path of paths) {
    for (const file of listFilesBelow(join(ROOT, path))) {
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
}

/** Files that the builds of all apps and of the server read in addition to their folders. */
const COMMON_INPUTS = ['tsconfig.base.json', 'shared/package.json'];

/**
 * Returns the files and folders that the build of an app reads. The release of the shell contains the team packages.
 * @param {string} folder
 * @returns {string[]}
 */
export const listAppInputs = (folder) =>
  isInstalledPackage
    ? [folder]
    : [
        ...COMMON_INPUTS,
        'shared/src',
        'tools/kit',
        folder,
        ...(folder === 'shell' ? [...TEAM_PACKAGE_INPUTS, ...listTestingFiles()] : []),
      ];

/** Files outside `shared/src` and `tools/kit` from which the team packages take versions and texts. */
const TEAM_PACKAGE_INPUTS = [
  'package.json',
  'shared/CHANGELOG.md',
  'shared/README.md',
  'tools/repository/package.json',
  'shop-remote/package.json',
];

/**
 * Returns the path of each file in shared/src/testing. EXCLUDED matches this folder, because most builds do not
 * read it. A digest includes a file that is passed by its path, even if EXCLUDED matches.
 */
const listTestingFiles = () =>
  readdirSync(join(ROOT, 'shared', 'src', 'testing')).map((name) => `shared/src/testing/${name}`);

/** Returns the files and folders that the compilation of `shared` reads. */
export const listSharedInputs = () => [
  'tsconfig.base.json',
  'shared/src',
  'shared/tsconfig.types.json',
  ...listTestingFiles(),
];

export const listServerInputs = () => [
  ...COMMON_INPUTS,
  'shared/src/contract',
  'server/package.json',
  'server/src',
  'tools/repository',
];

/** Returns whether `<output>/.inputs` records that the output was built from inputs with this digest. */
export function isUpToDate(output, digest) {
  const record = join(ROOT, output, '.inputs');
  return existsSync(record) && readFileSync(record, 'utf8') === digest;
}

/** Records the digest of a build's inputs. Must be called after a successful build. */
export function recordBuild(output, digest) {
  const record = join(ROOT, output, '.inputs');
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, digest);
}
