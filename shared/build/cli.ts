import { relative } from 'node:path';
import { ROOT } from './apps.mjs';
import { buildApp } from './build-app.ts';
import { appInputs, inputsDigest, markFresh } from './inputs.mjs';

const [command = 'build', folder = relative(ROOT, process.cwd())] = process.argv.slice(2);

if (command !== 'build') {
  process.stderr.write(`There is no command ${command}; there is build.\n`);
  process.exit(2);
}
try {
  const digest = inputsDigest(appInputs(folder));
  const release = await buildApp(folder);
  markFresh(`${folder}/dist`, digest);
  process.stdout.write(`built ${release.app} ${release.version}\n`);
} catch (error) {
  process.stderr.write(`${folder} does not build: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
