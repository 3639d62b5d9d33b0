import { spawn } from 'node:child_process';

/**
 * Runs the Playwright tests (“journeys”) of a remote and prints their output. Does not use `spawnSync`, which blocks the
 * event loop: this process would not notice that the site closes an idle connection, and the next request to the site
 * would fail.
 * @param folder folder of the remote with its Playwright configuration
 * @param preview link to the preview that the browsers show
 * @returns whether all tests passed; rejects when npx cannot be started
 */
export function runJourneys(folder: string, site: string, preview: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', 'playwright', 'test'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, RANGMALA_SITE: site, RANGMALA_PREVIEW: preview },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
