import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, runTool } from './run-command.mjs';
import { typecheck } from './typecheck.mjs';

/** Caches by content. They survive a `git checkout`, and a fresh clone starts without them. */
const CACHE = 'node_modules/.cache';

const LINTED = /\.(?:tsx?|mjs|cjs)$/;

/** Lints `files`, or all files. */
export function lint(files) {
  const linted = files?.filter((path) => LINTED.test(path)) ?? ['.'];
  if (linted.length === 0) return undefined;
  return runTool('eslint/bin/eslint.js', [
    ...linted,
    ...['--max-warnings', '0', '--no-warn-ignored'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`],
  ]);
}

/** Checks the formatting of `files`, or of all files. */
export function checkFormat(files = ['.']) {
  if (files.length === 0) return undefined;
  mkdirSync(join(ROOT, CACHE), { recursive: true });
  return runTool('prettier/bin/prettier.cjs', [
    ...['--check', '--ignore-unknown', '--log-level', 'warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier-check.json`],
    ...files,
  ]);
}

const runScript = (name) => run(process.execPath, [`tools/repository/${name}.mjs`]);

/**
 * Runs one check after another: with `files`, the checks of these files and the types of all workspaces; otherwise all
 * checks.
 * @param {(name: string, result: Promise<{ code: number, output: string }> | undefined) => Promise<void>} check starts
 *   with the next check when its promise resolves
 * @param {readonly string[]} [files]
 */
export async function runChecks(check, files) {
  await check('types', () => typecheck());
  await check('lint', () => lint(files));
  await check('format', () => checkFormat(files));
  await check('paths in documents', () => runScript('document-paths'));
  if (files) return;
  await check('unused exports and dependencies', () => runTool('knip/bin/knip.js', ['--no-progress']));
  await check('files that only tests use', () =>
    runTool('knip/bin/knip.js', ['--no-progress', '--production', '--include', 'files']),
  );
  await check('import rules', () => runScript('import-rules'));
  await check('duplicates', () => runScript('duplicates'));
}
