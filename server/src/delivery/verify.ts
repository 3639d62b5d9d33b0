import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { releaseDescription, type ReleaseDescription } from '@rangmala/shared/contract';
import { canonicalRelease } from '@rangmala/shared/contract/release-digest';
import { RuleError } from '../errors.ts';
import { integrityOf } from '../releases/release-files.ts';
import type { Files } from './package.ts';

/** Unpacked size of a packed file that is believed; a bomb is refused before it bursts. */
const UNPACKED_FILE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Checks that a package is the release it says it is: every file listed, unchanged, and the version made from
 * its content.
 * @throws RuleError in a sentence that names what is wrong
 */
export function verifyRelease(files: Files): ReleaseDescription {
  const release = readDescription(files.get('release.json'));
  const named = `${release.app} ${release.version}`;
  const listed = new Map(release.files.map((file) => [file.path, file]));
  for (const path of files.keys()) {
    if (path !== 'release.json' && !listed.has(path)) {
      throw new RuleError(`${named} holds ${path}, which its description does not list.`);
    }
  }
  for (const { path, integrity } of release.files) {
    const bytes = files.get(path);
    if (!bytes) throw new RuleError(`${named} lacks ${path}, which its description lists.`);
    if (integrityOf(bytes) !== integrity)
      throw new RuleError(`${named}: ${path} is not what its description says.`);
    if (path.endsWith('.br')) checkPacked(named, path, bytes, files.get(path.slice(0, -'.br'.length)));
  }
  const digest = digestOf(release, files);
  if (!release.version.endsWith(`-${digest}`)) {
    throw new RuleError(`${named} does not carry the digest of its content, which is ${digest}.`);
  }
  return release;
}

function readDescription(bytes: Buffer | undefined): ReleaseDescription {
  if (!bytes) throw new RuleError('The package holds no release.json.');
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RuleError('The package’s release.json is not JSON.');
  }
  const read = releaseDescription.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new RuleError(
      `The package’s release.json is not a release: ${issue?.path.join('.')} ${issue?.message}.`,
    );
  }
  return read.data;
}

function checkPacked(named: string, path: string, packed: Buffer, plain: Buffer | undefined): void {
  let unpacked: Buffer | undefined;
  try {
    unpacked = brotliDecompressSync(packed, { maxOutputLength: UNPACKED_FILE_MAX_BYTES });
  } catch {
    unpacked = undefined;
  }
  if (!plain || !unpacked?.equals(plain))
    throw new RuleError(`${named}: ${path} does not unpack to the file beside it.`);
}

function digestOf(release: ReleaseDescription, files: Files): string {
  const hash = createHash('sha256');
  canonicalRelease(
    release,
    [...files.keys()],
    (path) => files.get(path)?.toString('latin1') ?? '',
    (part) => hash.update(part, 'latin1'),
  );
  return hash.digest('hex').slice(0, release.version.split('-').at(-1)?.length ?? 0);
}
