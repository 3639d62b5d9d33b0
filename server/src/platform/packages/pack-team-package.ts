import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { TeamPackage } from '@rangmala/shared/contract/team-packages';

/** Fixed time of all entries, so that the same content results in the same archive. */
const ENTRY_TIME = new Date('2020-01-01T00:00:00Z');

/** The archive of a package with its digests. */
export interface PackedPackage {
  bytes: Buffer;
  /** SHA-512 in the format of Subresource Integrity. */
  integrity: string;
  /** SHA-1 in hexadecimal, which the registry protocol requires. */
  shasum: string;
}

/** Packs a package into a gzipped tar archive with the folder `package`. */
export async function packTeamPackage({ manifest, files }: TeamPackage): Promise<PackedPackage> {
  const tar = pack();
  const entries: TeamPackage['files'] = {
    'package.json': { text: JSON.stringify(manifest, null, 2) },
    ...files,
  };
  for (const [path, content] of Object.entries(entries)) {
    const bytes = 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
    const mode = bytes.subarray(0, 2).toString('latin1') === '#!' ? 0o755 : 0o644;
    tar.entry({ name: `package/${path}`, mtime: ENTRY_TIME, mode }, bytes);
  }
  tar.finalize();
  const bytes = gzipSync(await buffer(tar));
  const digest = (algorithm: string) => createHash(algorithm).update(bytes);
  return {
    bytes,
    integrity: `sha512-${digest('sha512').digest('base64')}`,
    shasum: digest('sha1').digest('hex'),
  };
}
