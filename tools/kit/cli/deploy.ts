import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Deployed } from '@rangmala/shared/contract/deployments';
import { ROOT } from '../apps.mjs';
import { buildApp } from '../build-app.ts';
import { appInputs, inputsDigest, isUpToDate, recordBuild } from '../build-inputs.mjs';
import { CommandError, runCommand } from './lib/run-command.ts';
import { currentApp } from './lib/current-app.ts';
import { requestSite, siteAddress } from './lib/site-client.ts';

const RESULT_TEXTS: Record<Deployed['result'], string> = {
  live: 'is live',
  preview: 'is published as a preview, visible with its link',
  canary: 'is published as a canary',
  unchanged: 'is published already; nothing changed',
};

const options = {
  to: { type: 'string' },
  site: { type: 'string' },
  preview: { type: 'boolean', default: false },
  canary: { type: 'string' },
} as const;

/** `npm run deploy -w shop-remote [-- --to https://site] [--preview | --canary 10]` */
await runCommand(options, async ({ values: { to, site: named, preview, canary } }) => {
  const { folder, app } = await currentApp();
  const site = siteAddress(to ?? named);
  if (preview && canary !== undefined)
    throw new CommandError('A release is either a preview or a canary: use one of --preview and --canary.');
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary))
    throw new CommandError('--canary takes the percentage of visitors, a whole number from 1 to 99.');

  // Checked before the build, which takes longer than finding out that the token has expired.
  await requestSite(site, 'GET /_releases/{app}/token', { params: { app } });
  rejectTypeErrors(folder, app);
  const digest = inputsDigest(appInputs(folder));
  if (!isUpToDate(`${folder}/dist`, digest)) {
    process.stdout.write(`building ${app}…\n`);
    await buildApp(folder).catch((error: unknown) => {
      throw new CommandError(
        `${app} does not build: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    recordBuild(`${folder}/dist`, digest);
  }

  process.stdout.write(`checking ${app} at ${site}…\n`);
  const answer = await requestSite(site, 'PUT /_releases/{app}', {
    params: { app },
    query: {
      mode: preview ? 'preview' : canary === undefined ? 'live' : 'canary',
      percent: canary === undefined ? undefined : Number(canary),
    },
    body: new Uint8Array(await packRelease(join(ROOT, folder, 'dist', 'release'))),
  });
  process.stdout.write(
    [
      `${app} ${answer.version} ${RESULT_TEXTS[answer.result]}`,
      `snapshot ${answer.snapshot}`,
      `preview ${answer.preview}`,
      '',
    ].join('\n'),
  );
});

/** Rejects type errors; the build itself does not check types. */
function rejectTypeErrors(folder: string, app: string): void {
  const compiler = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`${app} has type errors:\n${stdout.trim()}`);
}

/** Returns the release as a gzipped tar archive. */
function packRelease(folder: string): Promise<Buffer> {
  const tar = pack();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    tar.entry({ name: path.slice(folder.length + 1).replaceAll('\\', '/') }, readFileSync(path));
  }
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}
