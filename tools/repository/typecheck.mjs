import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runTool } from './run-command.mjs';

/** Returns the folders of the workspaces in the root's package.json. */
export function listWorkspaces() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
}

/**
 * Checks the types of all workspaces in one program, which checks `shared` once. A later run checks only what the
 * changes since the last run can affect.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function typecheck() {
  const cache = 'node_modules/.cache/types.tsbuildinfo';
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  return runTool('typescript-7/bin/tsc', [
    ...['-p', 'tsconfig.all.json', '--pretty', 'false'],
    ...['--incremental', '--tsBuildInfoFile', cache],
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, output } = await typecheck();
  console.log(output.trim() || 'types are correct');
  process.exitCode = code;
}
