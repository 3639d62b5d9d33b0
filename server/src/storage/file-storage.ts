import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../lib/error-code.ts';
import { UNFINISHED_FILE, writeFileDurably } from '../lib/durable-file.ts';
import { isSafeKey, type Storage, StorageUnavailableError } from './storage.ts';

/** Stores files below one folder. */
export class FileStorage implements Storage {
  constructor(private readonly root: string) {}

  async put(key: string, content: Buffer | string): Promise<void> {
    const path = this.#getPath(key);
    if (path === undefined) throw new Error(`"${key}" is not a key that can be stored.`);
    try {
      await writeFileDurably(path, content, this.root);
    } catch (error) {
      throw new StorageUnavailableError(error);
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = this.#getPath(key);
    return path === undefined ? undefined : ignoreMissingFile(readFile(path));
  }

  async exists(key: string): Promise<boolean> {
    const path = this.#getPath(key);
    const stats = path === undefined ? undefined : await ignoreMissingFile(stat(path));
    return stats?.isFile() ?? false;
  }

  async list(folder: string): Promise<string[]> {
    const path = this.#getPath(folder);
    if (path === undefined) return [];
    const entries = (await ignoreMissingFile(readdir(path, { withFileTypes: true }))) ?? [];
    const keys: string[] = [];
    for (const entry of entries) {
      const key = `${folder}/${entry.name}`;
      if (!isSafeKey(key)) continue;
      if (entry.isDirectory()) keys.push(...(await this.list(key)));
      else keys.push(key);
    }
    return keys.sort();
  }

  async delete(key: string): Promise<void> {
    const path = this.#getPath(key);
    if (path !== undefined) await rm(path, { force: true });
  }

  async deleteAll(folder: string): Promise<void> {
    const path = this.#getPath(folder);
    if (path !== undefined) await rm(path, { force: true, recursive: true });
  }

  async listFolders(folder: string, changedBefore: Date): Promise<string[]> {
    const names: string[] = [];
    for (const { name, path, isFolder } of await this.#listEntries(folder)) {
      if (!isFolder || !isSafeKey(name)) continue;
      const stats = await ignoreMissingFile(stat(path));
      if (stats && stats.mtime < changedBefore) names.push(name);
    }
    return names.sort();
  }

  async deleteUnfinished(folder: string, before: Date): Promise<void> {
    for (const { name, path, isFolder } of await this.#listEntries(folder)) {
      if (isFolder && isSafeKey(name)) await this.deleteUnfinished(`${folder}/${name}`, before);
      if (isFolder || !UNFINISHED_FILE.test(name)) continue;
      const stats = await ignoreMissingFile(stat(path));
      if (stats && stats.mtime < before) await rm(path, { force: true });
    }
  }

  async #listEntries(folder: string): Promise<{ name: string; path: string; isFolder: boolean }[]> {
    const root = this.#getPath(folder);
    const entries =
      root === undefined ? [] : ((await ignoreMissingFile(readdir(root, { withFileTypes: true }))) ?? []);
    return entries.map((entry) => ({
      name: entry.name,
      path: join(root ?? '', entry.name),
      isFolder: entry.isDirectory(),
    }));
  }

  #getPath(key: string): string | undefined {
    return isSafeKey(key) ? join(this.root, key) : undefined;
  }
}

/** Codes of a missing file: no entry, a file in place of a folder, a folder in place of a file, links in a circle. */
const MISSING_FILE_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'];

/** Awaits an operation. Returns undefined when the file or folder is missing. */
async function ignoreMissingFile<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (MISSING_FILE_CODES.includes(getErrorCode(error))) return undefined;
    throw error;
  }
}
