import { relative } from 'node:path';
import { ROOT } from './apps.mjs';
import { buildApp } from './build-app.ts';
import { appInputs, inputsDigest, markFresh } from './inputs.mjs';

/** Builds one app into `<folder>/dist/release`: the one named, or the one whose folder one stands in. */
const folder = process.argv[2] ?? relative(ROOT, process.cwd());
try {
  const digest = inputsDigest(appInputs(folder));
  await buildApp(folder);
  markFresh(`${folder}/dist`, digest);
} catch (error) {
  process.stderr.write(
    `${folder} does not build: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
