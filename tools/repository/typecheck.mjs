import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runTool } from './run-command.mjs';

/** Number of parallel type checks, for machines with two cores. */
const MAX_PARALLEL = 2;

/** Returns the folders of the workspaces in the root's package.json. */
export function listWorkspaces() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
}

/**
 * Checks the types of every workspace with a `tsconfig.json`.
 * @returns {Promise<{ workspace: string, hasPassed: boolean, output: string }[]>}
 */
export async function typecheckWorkspaces() {
  const pending = listWorkspaces().filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));
  const results = [];
  const runChecks = async () => {
    for (let workspace = pending.shift(); workspace; workspace = pending.shift()) {
      const { code, output } = await runTool('typescript-7/bin/tsc', ['-p', workspace, '--pretty', 'false']);
      results.push({ workspace, hasPassed: code === 0, output: output.trim() });
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, runChecks));
  return results.sort((a, b) => a.workspace.localeCompare(b.workspace));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await typecheckWorkspaces();
  for (const { workspace, hasPassed, output } of results) {
    console.log(`${hasPassed ? 'ok  ' : 'FAIL'} ${workspace}`);
    if (!hasPassed) console.log(output);
  }
  process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}
