import { spawn } from 'node:child_process';
import { listAppFolders, ROOT } from '../kit/apps.mjs';
import {
  listAppInputs,
  computeInputsDigest,
  isUpToDate,
  recordBuild,
  listServerInputs,
} from '../kit/build-inputs.mjs';

/** Number of parallel builds. More builds need too much memory on a small machine. */
const MAX_PARALLEL = 2;

/** Returns the builds of the site in the sequence in which they start. */
const listBuilds = () => [
  ...listAppFolders().map((folder) => ({
    name: folder,
    output: `${folder}/dist`,
    inputs: listAppInputs(folder),
    command: ['tools/kit/bin/rangmala.mjs', 'build', folder],
  })),
  {
    name: 'server',
    output: 'server/dist',
    inputs: listServerInputs(),
    command: ['--import', 'tsx', 'tools/repository/build-server.ts'],
  },
];

/**
 * Runs every build with changed inputs, {@link MAX_PARALLEL} at a time, and prints the progress.
 * @throws Error when a build fails
 */
export async function runStaleBuilds() {
  const staleBuilds = listBuilds()
    .map((target) => ({ ...target, digest: computeInputsDigest(target.inputs) }))
    .filter(({ output, digest }) => !isUpToDate(output, digest));
  if (staleBuilds.length === 0) return;
  process.stdout.write(`building ${staleBuilds.map(({ name }) => name).join(', ')}…\n`);
  const pendingBuilds = [...staleBuilds];
  // Waits for the other builds after a failure, because a user who repeats the command must not start a second build
  // of the same output.
  const results = await Promise.allSettled(
    Array.from({ length: MAX_PARALLEL }, async () => {
      for (let target = pendingBuilds.shift(); target; target = pendingBuilds.shift()) await build(target);
    }),
  );
  const failedResult = results.find(({ status }) => status === 'rejected');
  if (failedResult) throw failedResult.reason;
}

async function build({ name, output, digest, command }) {
  const startedAt = performance.now();
  await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} does not build.`))));
  });
  recordBuild(output, digest);
  process.stdout.write(`built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
