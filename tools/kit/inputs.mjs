import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './apps.mjs';

const SKIPPED =
  /(^|\/)(node_modules|dist|\.data|\.cache|\.swc|\.mf)(\/|$)|\.test\.tsx?$|\/shared\/src\/testing\//;

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    const child = join(path, name);
    if (!SKIPPED.test(child.slice(ROOT.length))) yield* filesBelow(child);
  }
}

/** The libraries that are installed, whatever workspaces of our own there are: a new remote changes no build. */
function libraries() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}

/**
 * Digest of what a build reads: the installed libraries, and files.
 * @param {string[]} paths files and folders below the root; tests and build output are left out
 * @returns {string} hexadecimal
 */
export function inputsDigest(paths) {
  const hash = createHash('sha256')
    .update(process.versions.node.split('.')[0] ?? '')
    .update(libraries());
  for (const path of paths) {
    for (const file of filesBelow(join(ROOT, path))) {
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** What every build depends on beside its own folder. */
const COMMON = ['tsconfig.base.json', 'shared/package.json'];

export const appInputs = (folder) => [...COMMON, 'shared/src', 'tools/kit', folder];
export const serverInputs = () => [
  ...COMMON,
  'shared/src/contract',
  'server/package.json',
  'server/src',
  'tools/repository',
  'server/demo',
];
export const mediaInputs = () => ['server/demo'];

/** Whether `<output>/.inputs` says that the output was made from inputs with this digest. */
export function isFresh(output, digest) {
  const mark = join(ROOT, output, '.inputs');
  return existsSync(mark) && readFileSync(mark, 'utf8') === digest;
}

/** Notes, after a build succeeded, which inputs the output was made from. */
export function markFresh(output, digest) {
  const mark = join(ROOT, output, '.inputs');
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, digest);
}
