import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import webpack from 'webpack';
import { ROOT } from './apps.mjs';
import { inputsDigest } from './build-inputs.mjs';
import { sharedModuleNames } from './shared-modules.ts';

/** All exports of a module, for code that imports the whole namespace. */
const EVERYTHING = '*';

/** Returns the names that a remote's code imports from each shared module, after tree shaking. */
export function usedNames({ modules, moduleGraph }: webpack.Compilation): Record<string, string[]> {
  const used = new Map<string, string[]>();
  for (const module of modules) {
    if (!(module instanceof webpack.ExternalModule)) continue;
    const name = String(module.userRequest);
    if (!sharedModuleNames.includes(name)) continue;
    const names = moduleGraph.getUsedExports(module, undefined);
    used.set(name, typeof names === 'boolean' || names === null ? [EVERYTHING] : [...names].sort());
  }
  // Sorted: webpack lists modules in the order in which it read them, which differs from build to build.
  return Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the names that a shell's server bundle exports from each shared module. */
export function offeredNames(bundle: string): Record<string, string[]> {
  const module = { exports: {} as { provided?: Record<string, () => object> } };
  const run = compileFunction(readFileSync(bundle, 'utf8'), [
    'exports',
    'require',
    'module',
    '__release_base__',
  ]) as (...given: unknown[]) => void;
  run(module.exports, createRequire(import.meta.url), module, '/');
  return Object.fromEntries(
    Object.entries(module.exports.provided ?? {}).map(([name, provide]) => [
      name,
      Object.keys(provide()).sort(),
    ]),
  );
}

const TYPES = 'shared/dist/types';

/** Returns the type declarations of `shared` by path below its `src`; cached until a source changes. */
export function sharedDeclarations(): Record<string, string> {
  const inputs = ['tsconfig.base.json', 'shared/src', 'shared/tsconfig.types.json'];
  const digest = inputsDigest(inputs);
  const cached = join(ROOT, TYPES, `${digest}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as Record<string, string>;
  const types = declareTypes();
  mkdirSync(join(ROOT, TYPES), { recursive: true });
  // Apps may be built at the same time: each writes its own file first, the rename is atomic.
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(types));
  renameSync(`${cached}.${process.pid}`, cached);
  return types;
}

function declareTypes(): Record<string, string> {
  const out = mkdtempSync(join(tmpdir(), 'rangmala-types-'));
  try {
    const compiler = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
    const args = [compiler, '-p', 'shared/tsconfig.types.json', '--outDir', out];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the type declarations of shared cannot be written:\n${stdout}`);
    return Object.fromEntries(
      readdirSync(out, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.d.ts'))
        .sort()
        .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(out, path), 'utf8')]),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
