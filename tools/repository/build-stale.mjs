import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { appFolders, ROOT } from '../kit/apps.mjs';
import { appInputs, inputsDigest, isFresh, markFresh, mediaInputs, serverInputs } from '../kit/inputs.mjs';

/** As many builds at once as are worth their memory on a small machine. */
const AT_ONCE = 2;

/** Everything that is built, the slowest first: what it is called, where it goes, what it is made from. */
function targets() {
  return [
    {
      name: 'pictures',
      output: 'server/dist/media',
      inputs: mediaInputs(),
      script: 'tools/repository/build-media.ts',
    },
    ...appFolders().map((folder) => ({
      name: folder,
      output: `${folder}/dist`,
      inputs: appInputs(folder),
      script: 'tools/kit/build-release.ts',
      argument: folder,
    })),
    {
      name: 'server',
      output: 'server/dist',
      inputs: serverInputs(),
      script: 'tools/repository/build-server.ts',
    },
  ];
}

/**
 * Builds what changed since it was built last, two at a time, and says so.
 * @throws Error naming what does not build
 */
export async function buildStale() {
  const stale = targets()
    .map((target) => ({ ...target, digest: inputsDigest(target.inputs) }))
    .filter(({ output, digest }) => !isFresh(output, digest));
  if (stale.length === 0) return;
  process.stdout.write(`building ${stale.map(({ name }) => name).join(', ')}…\n`);
  const waiting = [...stale];
  // One that fails must not leave the others running behind the back of whoever starts anew.
  const done = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) await build(target);
    }),
  );
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function build({ name, output, digest, script, argument }) {
  const started = performance.now();
  await new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(ROOT, script), ...(argument ? [argument] : [])],
      {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} does not build.`))));
  });
  markFresh(output, digest);
  process.stdout.write(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
