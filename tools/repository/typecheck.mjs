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
 * @returns {Promise<{ workspace: string, passed: boolean, output: string }[]>}
 */
export async function typecheck() {
  const pending = listWorkspaces().filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));
  const results = [];
  const runChecks = async () => {
    for (let workspace = pending.shift(); workspace; workspace = pending.shift()) {
      const { code, output } = await runTool('typescript-7/bin/tsc', ['-p', workspace, '--pretty', 'false']);
      results.push({ workspace, passed: code === 0, output: output.trim() });
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, runChecks));
  return results.sort((a, b) => a.workspace.localeCompare(b.workspace));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await typecheck();
  for (const { workspace, passed, output } of results) {
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${workspace}`);
    if (!passed) console.log(output);
  }
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
