import { withBenchSite } from './bench/bench-site.mjs';
import { run } from './run-command.mjs';

/** npm package of a second Node version for the tests. */
const OTHER_NODE = 'node@24.21.0';

/**
 * Returns the path of the second Node program. npx downloads the package if it is missing.
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function findOtherNode() {
  const args = ['--yes', `--package=${OTHER_NODE}`, 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npx', args, { timeout: 300_000 });
  const path = output.trim().split('\n').at(-1) ?? '';
  return code === 0 && path ? { path } : { problem: `${OTHER_NODE} could not be installed:\n${output}` };
}

/**
 * Starts the built site with demo data on a Node version, requests pages and the API, and stops the site.
 * @param {string} nodePath path of the Node program
 * @returns {Promise<{ hasPassed: boolean, output: string }>}
 */
export async function checkStart(nodePath) {
  let output = '';
  try {
    await withBenchSite(
      async (startSite) => {
        const { base, stop } = await startSite();
        for (const path of ['/', '/shop', '/art-gallery', '/appointment', '/api/health']) {
          const { status } = await fetch(base + path);
          if (status !== 200) output += `${path} answered with status ${status}\n`;
        }
        const exitStatus = await stop();
        if (exitStatus !== 0) output += `the server ended with ${exitStatus}\n`;
      },
      [nodePath, 'server/dist/main.js'],
    );
  } catch (error) {
    output += error.message;
  }
  return { hasPassed: output === '', output };
}
