import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import { updateReleaseDigest, DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { RuleError, TooLargeError } from '../../http/errors.ts';
import { getErrorCode } from '../../lib/error-code.ts';
import { computeIntegrity } from './release-files.ts';

/** Largest size of a package in bytes. */
export const PACKAGE_MAX_BYTES = 8 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 40 * 1024 * 1024;

const ALLOWED_PATH = /^(release\.json|server\.cjs(\.map)?|packages\.json|browser\/[\w@.~-]+(\/[\w@.~-]+)*)$/;

export type PackageFiles = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a package: a gzipped tar archive of `dist/release`.
 * @throws RuleError when the archive is malformed or has entries that are not part of a release
 * @throws TooLargeError when the package unpacks to more than {@link UNPACKED_MAX_BYTES}
 */
export async function unpackPackage(archive: Buffer): Promise<PackageFiles> {
  const files = new Map<string, Buffer>();
  try {
    const tar = extract();
    tar.end(await promisify(gunzip)(archive, { maxOutputLength: UNPACKED_MAX_BYTES }));
    for await (const entry of tar) {
      const { name, type } = entry.header;
      const path = posix.normalize(name);
      if (type !== 'directory' && (type !== 'file' || !ALLOWED_PATH.test(path)))
        throw new RuleError(`The package holds ${name}, which is not part of a release.`);
      const content = await buffer(entry);
      if (type === 'file') files.set(path, content);
    }
  } catch (error) {
    if (error instanceof RuleError) throw error;
    if (getErrorCode(error) === 'ERR_BUFFER_TOO_LARGE')
      throw new TooLargeError('The package unpacks to more than 40 MB.');
    throw new RuleError('The package is not a gzipped tar archive.');
  }
  return files;
}

/**
 * Matches a package version followed by the content digest. Only characters that are safe in URLs and file names are
 * allowed.
 */
const VERSION_PATTERN = new RegExp(`^\\d[\\w.+~-]{0,50}-([0-9a-f]{${DIGEST_DIGITS}})$`);

/**
 * Verifies that a package matches its description: all files are listed and unchanged, and the version contains the
 * digest of the content.
 * @returns the release's description
 * @throws RuleError when package and description differ; the message names the difference
 */
export function verifyPackage(files: PackageFiles): ReleaseDescription {
  const release = readDescription(files.get('release.json'));
  const releaseName = `${release.app} ${release.version}`;
  const [, digestInVersion] = VERSION_PATTERN.exec(release.version) ?? [];
  if (digestInVersion === undefined) {
    throw new RuleError(`${releaseName} has no version like 1.0.0 with the digest of its content.`);
  }
  const listedPaths = new Set(release.files.map(({ path }) => path));
  for (const path of files.keys()) {
    if (path !== 'release.json' && !listedPaths.has(path))
      throw new RuleError(`${releaseName} holds ${path}, which its description does not list.`);
  }
  for (const { path, integrity, bytes: size } of release.files) {
    const file = files.get(path);
    if (!file) throw new RuleError(`${releaseName} has no file ${path}, which its description lists.`);
    if (computeIntegrity(file) !== integrity || file.length !== size)
      throw new RuleError(`${releaseName}: ${path} does not match its description.`);
  }
  const hash = createHash('sha256');
  updateReleaseDigest(hash, release, [...files.keys()], (path) => files.get(path) ?? Buffer.alloc(0));
  const digest = hash.digest('hex').slice(0, DIGEST_DIGITS);
  if (digestInVersion !== digest) {
    throw new RuleError(`${releaseName} does not contain the digest of its content, which is ${digest}.`);
  }
  return release;
}

function readDescription(file: Buffer | undefined): ReleaseDescription {
  if (!file) throw new RuleError('The package holds no release.json.');
  let json: unknown;
  try {
    json = JSON.parse(file.toString('utf8'));
  } catch {
    throw new RuleError('The package’s release.json is not JSON.');
  }
  const result = releaseDescriptionSchema.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new RuleError(
      `The package’s release.json is not a release: ${issue?.path.join('.')} ${issue?.message}.`,
    );
  }
  return result.data;
}
