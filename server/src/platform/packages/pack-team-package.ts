import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { TeamPackage } from '@rangmala/shared/contract';

/** Fixed time of all entries, so that the same content results in the same archive. */
const ENTRY_TIME = new Date('2020-01-01T00:00:00Z');

/** The archive of a package with its digests. */
export interface PackedPackage {
  archive: Buffer;
  /** SHA-512 in the format of Subresource Integrity. */
  integrity: string;
  /** SHA-1 in hexadecimal, which the registry protocol requires. */
  shasum: string;
}

/** Packs a package into a gzipped tar archive with all files below `package/`. */
export async function packTeamPackage({ manifest, files }: TeamPackage): Promise<PackedPackage> {
  const tar = pack();
  const entries: TeamPackage['files'] = {
    'package.json': { text: JSON.stringify(manifest, null, 2) },
    ...files,
  };
  for (const [path, content] of Object.entries(entries)) {
    const file = 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
    const mode = file.subarray(0, 2).toString('latin1') === '#!' ? 0o755 : 0o644;
    tar.entry({ name: `package/${path}`, mtime: ENTRY_TIME, mode }, file);
  }
  tar.finalize();
  const archive = gzipSync(await buffer(tar));
  const hashArchive = (algorithm: string) => createHash(algorithm).update(archive);
  return {
    archive,
    integrity: `sha512-${hashArchive('sha512').digest('base64')}`,
    shasum: hashArchive('sha1').digest('hex'),
  };
}
