import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { ROOT } from '../apps.mjs';
import { buildApp } from '../build-app.ts';
import { appInputs, inputsDigest, isFresh, markFresh } from '../inputs.mjs';
import { command, CommandError } from './command.ts';
import { appHere } from './here.ts';
import { ask, siteAddress } from './site.ts';

interface Shipped {
  verdict: 'live' | 'preview' | 'canary' | 'unchanged';
  version: string;
  snapshot: number;
  preview: string;
}

const VERDICTS: Record<Shipped['verdict'], string> = {
  live: 'is live',
  preview: 'is published, and shown to whoever has its link',
  canary: 'is on trial',
  unchanged: 'is there already; nothing changed',
};

const options = {
  to: { type: 'string' },
  site: { type: 'string' },
  preview: { type: 'boolean', default: false },
  canary: { type: 'string' },
} as const;

/** `npm run deploy -w shop-remote [-- --to https://site] [--preview | --canary 10]` */
await command(options, async ({ values: { to, site: named, preview, canary } }) => {
  const { folder, app } = await appHere();
  const site = siteAddress(to ?? named);
  if (preview && canary !== undefined)
    throw new CommandError('A release is a preview or a canary, not both.');
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary))
    throw new CommandError('A canary’s share is a whole number of percent from 1 to 99.');

  refuseTypeErrors(folder, app);
  const digest = inputsDigest(appInputs(folder));
  if (!isFresh(`${folder}/dist`, digest)) {
    process.stdout.write(`building ${app}…\n`);
    await buildApp(folder).catch((error: unknown) => {
      throw new CommandError(
        `${app} does not build: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    markFresh(`${folder}/dist`, digest);
  }

  const query = new URLSearchParams({ mode: preview ? 'preview' : canary === undefined ? 'live' : 'canary' });
  if (canary !== undefined) query.set('percent', canary);
  process.stdout.write(`checking ${app} at ${site}…\n`);
  const shipped = await ask<Shipped>(site, `/_releases/${app}?${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/gzip' },
    body: new Uint8Array(await packed(join(ROOT, folder, 'dist', 'release'))),
  });
  process.stdout.write(
    [
      `${app} ${shipped.version} ${VERDICTS[shipped.verdict]}`,
      `snapshot ${shipped.snapshot}`,
      `preview ${shipped.preview}`,
      '',
    ].join('\n'),
  );
});

/** The build only takes the types away; here they are checked. */
function refuseTypeErrors(folder: string, app: string): void {
  const compiler = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`${app} has type errors:\n${stdout.trim()}`);
}

/** The release as one gzipped tar archive. */
function packed(folder: string): Promise<Buffer> {
  const tar = pack();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    tar.entry({ name: path.slice(folder.length + 1).replaceAll('\\', '/') }, readFileSync(path));
  }
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}
