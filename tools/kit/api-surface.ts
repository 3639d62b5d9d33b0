import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import webpack from 'webpack';
import { sharedModuleNames } from './shared-modules.ts';

/** Recorded instead of names when webpack does not list the used exports of a module. */
const ALL_NAMES = '*';

/** Returns the names that a remote's code imports from each shared module, after tree shaking. */
export function listUsedNames({ modules, moduleGraph }: webpack.Compilation): Record<string, string[]> {
  const namesByModule = new Map<string, string[]>();
  for (const module of modules) {
    if (!(module instanceof webpack.ExternalModule)) continue;
    const name = String(module.userRequest);
    if (!sharedModuleNames.includes(name)) continue;
    const names = moduleGraph.getUsedExports(module, undefined);
    namesByModule.set(name, typeof names === 'boolean' || names === null ? [ALL_NAMES] : [...names].sort());
  }
  // Sorts the modules, because webpack may list them in another sequence in the next build.
  return Object.fromEntries([...namesByModule].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Runs the shell's server bundle in this process. Returns the names that the bundle offers from each shared module.
 * @param bundle path of the file
 */
export function listOfferedNames(bundle: string): Record<string, string[]> {
  const module = { exports: {} as { provided?: Record<string, () => object> } };
  const runBundle = compileFunction(readFileSync(bundle, 'utf8'), [
    'exports',
    'require',
    'module',
    '__release_base__',
  ]) as (...args: unknown[]) => void;
  runBundle(module.exports, createRequire(import.meta.url), module, '/');
  return Object.fromEntries(
    Object.entries(module.exports.provided ?? {}).map(([name, provide]) => [
      name,
      Object.keys(provide()).sort(),
    ]),
  );
}
