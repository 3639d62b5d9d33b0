import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Storage } from '../../storage/storage.ts';

/** A stored file that is not what its release says it is. */
export class CorruptFileError extends Error {
  override name = 'CorruptFileError';
}

const folderOf = (app: string, version: string) => `releases/${app}/${version}`;

/**
 * A file of a release, checked against the release's description.
 * @param path as the description has it: `browser/remoteEntry.js`
 * @returns undefined when the release has no such file, or the store lost it
 * @throws CorruptFileError when its content is not what was released
 */
export async function readReleaseFile(
  storage: Pick<Storage, 'get'>,
  release: ReleaseDescription,
  path: string,
): Promise<Buffer | undefined> {
  const described = release.files.find((file) => file.path === path);
  if (!described) return undefined;
  const bytes = await storage.get(`${folderOf(release.app, release.version)}/${path}`);
  if (bytes && integrityOf(bytes) !== described.integrity) {
    throw new CorruptFileError(`${release.app} ${release.version}: ${path} is not what was released.`);
  }
  return bytes;
}

/** Subresource Integrity's form of a content's digest. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Puts a release's files into the store; the description goes last, so that a release is whole or absent.
 * @throws CorruptFileError when a file is missing, or not what the description says
 */
export async function storeRelease(
  storage: Storage,
  release: ReleaseDescription,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const target = folderOf(release.app, release.version);
  for (const { path, integrity } of release.files) {
    const bytes = await read(path);
    if (!bytes || integrityOf(bytes) !== integrity) {
      throw new CorruptFileError(`${release.app} ${release.version}: ${path} changed after it was built.`);
    }
    await storage.put(`${target}/${path}`, bytes);
  }
  await storage.put(`${target}/release.json`, JSON.stringify(release));
}

/** Removes a release's files from the store. */
export async function removeRelease(storage: Storage, app: string, version: string): Promise<void> {
  await storage.deleteAll(folderOf(app, version));
}

export interface BuiltRelease {
  folder: string;
  release: ReleaseDescription;
}

/** The releases that were built below `root`, in `<app folder>/dist/release`. */
export async function builtReleases(root: string): Promise<BuiltRelease[]> {
  const found: BuiltRelease[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const folder = join(root, entry.name, 'dist', 'release');
    const description = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
    if (description !== undefined)
      found.push({ folder, release: JSON.parse(description) as ReleaseDescription });
  }
  return found;
}
