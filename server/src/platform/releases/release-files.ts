import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDescriptionSchema, type ReleaseDescription } from '@rangmala/shared/contract';
import type { Storage } from '../../storage/storage.ts';

/** Thrown when a file of a release is missing or does not match the description of the release. */
export class CorruptFileError extends Error {
  override name = 'CorruptFileError';
}

/** Reads a file of a release by its path in the description; undefined when the file is missing. */
export type ReleaseFileReader = (path: string) => Promise<Buffer | undefined>;

const getReleaseFolder = (app: string, version: string) => `releases/${app}/${version}`;

/**
 * Reads a file of a release and verifies its digest.
 * @param path path of the file in the description: `browser/remoteEntry.js`
 * @returns the content; undefined when the release has no such file, or when the file is missing in the storage
 * @throws CorruptFileError when the content does not match the description
 */
export async function readReleaseFile(
  storage: Pick<Storage, 'get'>,
  release: ReleaseDescription,
  path: string,
): Promise<Buffer | undefined> {
  const fileDescription = release.files.find((file) => file.path === path);
  if (!fileDescription) return undefined;
  const buffer = await storage.get(`${getReleaseFolder(release.app, release.version)}/${path}`);
  if (buffer && computeIntegrity(buffer) !== fileDescription.integrity) {
    throw new CorruptFileError(`${release.app} ${release.version}: ${path} does not match its release.`);
  }
  return buffer;
}

/** Returns the SHA-384 digest of a file in the format of Subresource Integrity. */
export function computeIntegrity(buffer: Buffer): string {
  return `sha384-${createHash('sha384').update(buffer).digest('base64')}`;
}

/**
 * Stores the files of a release and then its description. A release with a stored description is therefore complete.
 * @throws CorruptFileError when a file is missing or does not match the description
 */
export async function storeRelease(
  storage: Storage,
  release: ReleaseDescription,
  read: ReleaseFileReader,
): Promise<void> {
  const folder = getReleaseFolder(release.app, release.version);
  for (const { path, integrity } of release.files) {
    const buffer = await read(path);
    if (!buffer || computeIntegrity(buffer) !== integrity) {
      throw new CorruptFileError(`${release.app} ${release.version}: ${path} changed after it was built.`);
    }
    await storage.put(`${folder}/${path}`, buffer);
  }
  await storage.put(getDescriptionKey(release), JSON.stringify(release));
}

const getDescriptionKey = ({ app, version }: ReleaseDescription) =>
  `${getReleaseFolder(app, version)}/release.json`;

/**
 * Verifies the stored files of a release. Writes damaged or missing files again if `read` returns their content. Also
 * writes `release.json` again if it differs from `release`.
 * @param read reads the files of the same release from another source
 * @returns the paths of the restored files
 */
export async function restoreRelease(
  storage: Storage,
  release: ReleaseDescription,
  read: ReleaseFileReader,
): Promise<string[]> {
  const restoredPaths: string[] = [];
  for (const { path, integrity } of release.files) {
    const intactFile = await readReleaseFile(storage, release, path).catch((error: unknown) => {
      if (!(error instanceof CorruptFileError)) throw error;
      return undefined;
    });
    if (intactFile) continue;
    const buffer = await read(path);
    if (!buffer || computeIntegrity(buffer) !== integrity) continue;
    await storage.put(`${getReleaseFolder(release.app, release.version)}/${path}`, buffer);
    restoredPaths.push(path);
  }
  const descriptionJson = JSON.stringify(release);
  if ((await storage.get(getDescriptionKey(release)))?.toString() !== descriptionJson) {
    await storage.put(getDescriptionKey(release), descriptionJson);
    restoredPaths.push('release.json');
  }
  return restoredPaths;
}

/** Deletes all files of a release. */
export async function removeRelease(storage: Storage, app: string, version: string): Promise<void> {
  await storage.deleteAll(getReleaseFolder(app, version));
}

export interface BuiltRelease {
  folder: string;
  release: ReleaseDescription;
}

/** Returns the releases that were built below `root`, in `<app folder>/dist/release`. */
export async function readBuiltReleases(root: string): Promise<BuiltRelease[]> {
  const releases: BuiltRelease[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const folder = join(root, entry.name, 'dist', 'release');
    const description = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
    if (description === undefined) continue;
    releases.push({ folder, release: releaseDescriptionSchema.parse(JSON.parse(description)) });
  }
  return releases;
}
