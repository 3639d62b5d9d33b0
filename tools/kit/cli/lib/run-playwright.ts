import { spawn } from 'node:child_process';

interface PlaywrightRun {
  /**
   * Working directory of Playwright. Playwright uses the configuration in this folder when `args` has no `--config`.
   */
  folder: string;
  /** Arguments after `playwright test`. */
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Runs Playwright tests and prints their output. Does not use `spawnSync`, which blocks the event loop: this process
 * would not notice that the site closes an idle connection, and the next request to the site would fail.
 * @returns whether all tests passed; rejects when npx cannot be started
 */
export function runPlaywright({ folder, args = [], env }: PlaywrightRun): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', 'playwright', 'test', ...args], {
      cwd: folder,
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
