import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import { canonicalRelease, containerOf, DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { RuleError } from '../../http/errors.ts';
import { integrityOf } from './release-files.ts';
import type { Files } from './release-package.ts';

/** Maximum size of a decompressed file. */
const UNPACKED_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Package version and content digest; it is used in addresses, file names and pages. */
const VERSION = new RegExp(`^\\d[\\w.+~-]{0,50}-([0-9a-f]{${DIGEST_DIGITS}})$`);

/**
 * Verifies that a package matches its description: every file is listed and unchanged, and the version contains the
 * digest of the content.
 * @returns the release's description
 * @throws RuleError with a sentence that names the mismatch
 */
export function verifyPackage(files: Files): ReleaseDescription {
  const release = readDescription(files.get('release.json'));
  const named = `${release.app} ${release.version}`;
  const [, digestInVersion] = VERSION.exec(release.version) ?? [];
  if (digestInVersion === undefined) {
    throw new RuleError(`${named} has no version like 1.0.0 with the digest of its content.`);
  }
  // Two releases can be in one page, so each has its own container name.
  if (release.container !== (release.app === 'shell' ? 'shell' : containerOf(release.app, digestInVersion))) {
    throw new RuleError(
      `${named} has the container name ${release.container}, which does not contain its digest.`,
    );
  }
  const listed = new Map(release.files.map((file) => [file.path, file]));
  for (const path of files.keys()) {
    if (path !== 'release.json' && !listed.has(path)) {
      throw new RuleError(`${named} holds ${path}, which its description does not list.`);
    }
  }
  for (const { path, integrity, bytes: size } of release.files) {
    const bytes = files.get(path);
    if (!bytes) throw new RuleError(`${named} has no file ${path}, which its description lists.`);
    if (integrityOf(bytes) !== integrity || bytes.length !== size)
      throw new RuleError(`${named}: ${path} does not match its description.`);
    if (path.endsWith('.br')) checkPacked(named, path, bytes, files.get(path.slice(0, -'.br'.length)));
  }
  const digest = digestOf(release, files);
  if (digestInVersion !== digest) {
    throw new RuleError(`${named} does not contain the digest of its content, which is ${digest}.`);
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
    throw new RuleError(`${named}: ${path} does not decompress to the file beside it.`);
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
