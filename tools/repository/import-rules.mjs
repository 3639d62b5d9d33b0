import { runTool } from './run-command.mjs';
import { listWorkspaces } from './typecheck.mjs';

/* Checks the import rules of files and finds folders that import each other. */
for (const config of ['.dependency-cruiser.cjs', '.dependency-cruiser-folders.cjs']) {
  const args = ['--config', config, ...listWorkspaces()];
  const { code, output } = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', args);
  console.log(output.trim());
  if (code !== 0) process.exitCode = 1;
}
