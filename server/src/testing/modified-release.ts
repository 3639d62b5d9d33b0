import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { updateReleaseDigest, DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { computeIntegrity } from '../platform/releases/release-files.ts';

/** Brotli options for tests. A build compresses more, but takes longer. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Adds code to the server bundle of a built remote and packs the result as a new release, in the archive format of a
 * deploy.
 * @param folder `dist/release` of the remote
 * @param code code to append to the server bundle
 */
export async function packModifiedRelease(folder: string, code = '// another release'): Promise<Buffer> {
  const baseRelease = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseDescription;
  const contents = new Map<string, Buffer>();
  for (const { path } of baseRelease.files) contents.set(path, await readFile(join(folder, path)));
  const bundle = contents.get('server.cjs') ?? Buffer.from('');
  contents.set('server.cjs', Buffer.concat([bundle, Buffer.from(`\n${code}\n`)]));
  const container = `${baseRelease.container}_${createHash('sha256').update(code).digest('hex').slice(0, 6)}`;
  for (const [path, fileBuffer] of contents) {
    if (/\.(c?js|json)$/.test(path)) {
      const text = fileBuffer.toString('latin1').replaceAll(baseRelease.container, container);
      contents.set(path, Buffer.from(text, 'latin1'));
    }
  }
  const hash = createHash('sha256');
  updateReleaseDigest(hash, baseRelease, [...contents.keys()], (path) => contents.get(path) as Buffer);
  const digest = hash.digest('hex').slice(0, DIGEST_DIGITS);
  for (const path of contents.keys()) {
    const uncompressedFile = contents.get(path.replace(/\.br$/, ''));
    if (path.endsWith('.br') && uncompressedFile)
      contents.set(path, brotliCompressSync(uncompressedFile, QUICK_BROTLI));
  }
  const release: ReleaseDescription = {
    ...baseRelease,
    version: `1.0.0-${digest}`,
    container,
    files: [...contents].map(([path, fileBuffer]) => ({
      path,
      bytes: fileBuffer.length,
      integrity: computeIntegrity(fileBuffer),
    })),
  };
  const tar = pack();
  for (const [name, fileBuffer] of contents) tar.entry({ name }, fileBuffer);
  tar.entry({ name: 'release.json' }, JSON.stringify(release));
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}
