import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import { updateReleaseDigest, DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { RuleError } from '../../http/errors.ts';
import { computeIntegrity } from './release-files.ts';
import type { PackageFiles } from './release-package.ts';

const DECOMPRESSED_FILE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Matches a package version followed by the content digest. Only characters that are safe in URLs and file names are
 * allowed.
 */
const VERSION_PATTERN = new RegExp(`^\\d[\\w.+~-]{0,50}-([0-9a-f]{${DIGEST_DIGITS}})$`);

/** Matches the name of a container: the browser reads the container from a global variable. */
const CONTAINER_PATTERN = /^[a-z_]\w*$/i;

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
  if (!CONTAINER_PATTERN.test(release.container)) {
    throw new RuleError(
      `${releaseName} has the container name ${release.container}, which is not the name of a variable.`,
    );
  }
  const filesByPath = new Map(release.files.map((file) => [file.path, file]));
  for (const path of files.keys()) {
    if (path !== 'release.json' && !filesByPath.has(path)) {
      throw new RuleError(`${releaseName} holds ${path}, which its description does not list.`);
    }
  }
  for (const { path, integrity, bytes: size } of release.files) {
    const buffer = files.get(path);
    if (!buffer) throw new RuleError(`${releaseName} has no file ${path}, which its description lists.`);
    if (computeIntegrity(buffer) !== integrity || buffer.length !== size)
      throw new RuleError(`${releaseName}: ${path} does not match its description.`);
    if (path.endsWith('.br'))
      checkCompressedFile(releaseName, path, buffer, files.get(path.slice(0, -'.br'.length)));
  }
  const digest = computeDigest(release, files);
  if (digestInVersion !== digest) {
    throw new RuleError(`${releaseName} does not contain the digest of its content, which is ${digest}.`);
  }
  return release;
}

function readDescription(buffer: Buffer | undefined): ReleaseDescription {
  if (!buffer) throw new RuleError('The package holds no release.json.');
  let json: unknown;
  try {
    json = JSON.parse(buffer.toString('utf8'));
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

function checkCompressedFile(
  releaseLabel: string,
  path: string,
  compressed: Buffer,
  originalFile: Buffer | undefined,
): void {
  let decompressed: Buffer | undefined;
  try {
    decompressed = brotliDecompressSync(compressed, { maxOutputLength: DECOMPRESSED_FILE_MAX_BYTES });
  } catch {
    decompressed = undefined;
  }
  if (!originalFile || !decompressed?.equals(originalFile))
    throw new RuleError(`${releaseLabel}: ${path} does not decompress to the file beside it.`);
}

function computeDigest(release: ReleaseDescription, files: PackageFiles): string {
  const hash = createHash('sha256');
  updateReleaseDigest(hash, release, [...files.keys()], (path) => files.get(path) ?? Buffer.alloc(0));
  return hash.digest('hex').slice(0, DIGEST_DIGITS);
}
