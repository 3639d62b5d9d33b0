import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import { canonicalRelease, containerOf, DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { RuleError } from '../../http/errors.ts';
import { integrityOf } from './release-files.ts';
import type { Files } from './release-package.ts';

/** Unpacked size of a packed file that is believed; a bomb is refused before it bursts. */
const UNPACKED_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** A package's version and the digest: it becomes a part of addresses, file names and pages. */
const VERSION = new RegExp(`^\\d[\\w.+~-]{0,50}-([0-9a-f]{${DIGEST_DIGITS}})$`);

/**
 * Checks that a package is the release it says it is: every file listed, unchanged, and the version made from
 * its content.
 * @throws RuleError in a sentence that names what is wrong
 */
export function verifyRelease(files: Files): ReleaseDescription {
  const release = readDescription(files.get('release.json'));
  const named = `${release.app} ${release.version}`;
  const [, carried] = VERSION.exec(release.version) ?? [];
  if (carried === undefined) {
    throw new RuleError(`${named} has no version like 1.0.0 with the digest of its content.`);
  }
  // Two releases can be in one page, so each has a container of its own.
  if (release.container !== (release.app === 'shell' ? 'shell' : containerOf(release.app, carried))) {
    throw new RuleError(`${named} has a container called ${release.container}, not one of its own.`);
  }
  const listed = new Map(release.files.map((file) => [file.path, file]));
  for (const path of files.keys()) {
    if (path !== 'release.json' && !listed.has(path)) {
      throw new RuleError(`${named} holds ${path}, which its description does not list.`);
    }
  }
  for (const { path, integrity, bytes: size } of release.files) {
    const bytes = files.get(path);
    if (!bytes) throw new RuleError(`${named} lacks ${path}, which its description lists.`);
    if (integrityOf(bytes) !== integrity || bytes.length !== size)
      throw new RuleError(`${named}: ${path} is not what its description says.`);
    if (path.endsWith('.br')) checkPacked(named, path, bytes, files.get(path.slice(0, -'.br'.length)));
  }
  const digest = digestOf(release, files);
  if (carried !== digest) {
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
  const read = releaseDescriptionSchema.safeParse(json);
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
  return hash.digest('hex').slice(0, DIGEST_DIGITS);
}
