import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../http/errors.ts';
import { isSafeKey } from './keys.ts';
import type { Storage, StoredStream } from './storage.ts';

/** Files below one folder. Our own rather than a library's, for puts that survive a power cut whole. */
export class FileStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    const path = this.#pathOf(key);
    if (path === undefined) throw new Error(`"${key}" is not a key that can be stored.`);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    // Readers see the old content or the new, never a part: write beside it, then rename.
    const draft = join(folder, `.${randomUUID()}.part`);
    try {
      await withFile(draft, 'wx', async (file) => {
        await file.writeFile(content);
        await file.sync();
      });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await this.#syncUpFrom(folder);
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(key);
    return path === undefined ? undefined : unlessMissing(readFile(path));
  }

  async stream(key: string): Promise<StoredStream | undefined> {
    const path = this.#pathOf(key);
    const file = path === undefined ? undefined : await unlessMissing(open(path, 'r'));
    if (!file) return undefined;
    const found = await file.stat();
    if (!found.isFile()) {
      await file.close();
      return undefined;
    }
    return { stream: file.createReadStream(), bytes: found.size };
  }

  async exists(key: string): Promise<boolean> {
    const path = this.#pathOf(key);
    const found = path === undefined ? undefined : await unlessMissing(stat(path));
    return found?.isFile() ?? false;
  }

  async list(folder: string): Promise<string[]> {
    const path = this.#pathOf(folder);
    if (path === undefined) return [];
    const entries = (await unlessMissing(readdir(path, { withFileTypes: true }))) ?? [];
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
    const path = this.#pathOf(key);
    if (path !== undefined) await rm(path, { force: true });
  }

  async deleteAll(folder: string): Promise<void> {
    const path = this.#pathOf(folder);
    if (path !== undefined) await rm(path, { force: true, recursive: true });
  }

  #pathOf(key: string): string | undefined {
    return isSafeKey(key) ? join(this.#root, key) : undefined;
  }

  /** A new name is safe only when the folder that lists it, and each new folder above, is on the disk too. */
  async #syncUpFrom(folder: string): Promise<void> {
    for (let path = folder; path.length >= this.#root.length; path = dirname(path)) {
      await withFile(path, 'r', (handle) => handle.sync());
      if (path === dirname(path)) return;
    }
  }
}

async function withFile(
  path: string,
  flags: string,
  work: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}
