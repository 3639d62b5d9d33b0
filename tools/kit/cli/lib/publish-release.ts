import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Deployed } from '@rangmala/shared/contract/deployments';
import { ROOT } from '../../apps.mjs';
import { buildApp } from '../../build-app.ts';
import { listAppInputs, computeInputsDigest, isUpToDate, recordBuild } from '../../build-inputs.mjs';
import { checkTypes } from './check-types.ts';
import { findCommit } from './commit.ts';
import type { AppFolder } from './current-app.ts';
import { CommandError } from './run-command.ts';
import { requestSite } from './site-client.ts';

/** Visibility of a release. Without any field the release is for all visitors. */
export interface ReleaseVisibility {
  preview?: boolean | undefined;
  /** Percentage of the visitors. */
  canary?: number | undefined;
}

/**
 * Checks the token and the types, builds the app if an input changed, and uploads the release.
 * @throws CommandError when one of these steps fails
 */
export async function publishRelease(
  { folder, app }: AppFolder,
  site: string,
  { preview = false, canary }: ReleaseVisibility,
): Promise<Deployed> {
  // Checks the token first: a build takes much longer than this request.
  await requestSite(site, 'GET /_releases/{app}/token', { params: { app } });
  await checkTypes({ folder, app }, site);
  const digest = computeInputsDigest(listAppInputs(folder));
  if (!isUpToDate(`${folder}/dist`, digest)) {
    process.stdout.write(`building ${app}…\n`);
    await buildApp(folder).catch((error: unknown) => {
      throw new CommandError(
        `${app} does not build: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    recordBuild(`${folder}/dist`, digest);
  }
  const commit = findCommit(join(ROOT, folder));
  process.stdout.write(`checking ${app} at ${site}…\n`);
  return requestSite(site, 'PUT /_releases/{app}', {
    params: { app },
    query: {
      mode: preview ? 'preview' : canary !== undefined ? 'canary' : 'live',
      percent: canary,
      commit: commit?.id,
      commit_url: commit?.url,
    },
    body: new Uint8Array(await packRelease(join(ROOT, folder, 'dist', 'release'))),
  });
}

/** Returns a release as a gzipped tar archive: its description and the files that the description lists. */
function packRelease(folder: string): Promise<Buffer> {
  const description = readFileSync(join(folder, 'release.json'), 'utf8');
  const { files } = JSON.parse(description) as ReleaseDescription;
  const tar = pack();
  tar.entry({ name: 'release.json' }, description);
  for (const { path } of files) tar.entry({ name: path }, readFileSync(join(folder, path)));
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}
