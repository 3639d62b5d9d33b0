import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { ROOT } from '../apps.mjs';
import { buildApp } from '../build-app.ts';
import { appInputs, inputsDigest, isFresh, markFresh } from '../inputs.mjs';
import { appHere } from './here.ts';
import { ask, command, CommandError, siteAddress, textOf } from './site.ts';

/** Of a hundred visitors, so many get a canary for which no share is given. */
const USUAL_PERCENT = 10;

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
  unchanged: 'is live already; nothing changed',
};

/** `npm run deploy -w shop-remote [-- --to https://site] [--preview | --canary 10]` */
await command(async (options) => {
  const { folder, app } = await appHere();
  const site = siteAddress(textOf(options, 'to') ?? textOf(options, 'site'));
  const canary = options.get('canary');
  const preview = options.get('preview') !== undefined;
  if (preview && canary !== undefined)
    throw new CommandError('A release is a preview or a canary, not both.');

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
  if (canary !== undefined) query.set('percent', canary === true ? String(USUAL_PERCENT) : canary);
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
