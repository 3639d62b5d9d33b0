import { spawn } from 'node:child_process';

interface PlaywrightRun {
  /** Working directory of Playwright. Its configuration is used unless `args` names another one. */
  folder: string;
  /** Arguments after `playwright test`. */
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Runs Playwright tests and prints their output. Does not block the event loop, because this process must notice when
 * the site closes a connection. Otherwise the next request would use the closed connection.
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
