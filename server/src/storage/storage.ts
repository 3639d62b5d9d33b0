import type { Readable } from 'node:stream';

export interface PutOptions {
  /** Used by object stores only; the file storage serves files by their extension. */
  contentType?: string;
}

export interface StoredStream {
  stream: Readable;
  bytes: number;
}

/**
 * Stores uploads and releases. A key is a relative path of safe names: `uploads/<id>/a.webp`,
 * `releases/shop/1.0.0-abc/browser/remoteEntry.js`; an invalid key is treated like a missing one.
 */
export interface Storage {
  /** Writes completely or not at all, durable when it returns; replaces an existing file. */
  put(key: string, content: Buffer | string, options?: PutOptions): Promise<void>;
  /** Returns undefined for a missing key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Returns undefined for a missing key; the caller must read or destroy the stream. */
  stream(key: string): Promise<StoredStream | undefined>;
  exists(key: string): Promise<boolean>;
  /** Lists all keys below a folder, at any depth, sorted; [] when there are none. */
  list(folder: string): Promise<string[]>;
  /** Does nothing for a missing key. */
  delete(key: string): Promise<void>;
  /** Removes a folder with everything in it. */
  deleteAll(folder: string): Promise<void>;
  /** Names of the folders directly below a folder that were last changed before a time. */
  listFolders(folder: string, changedBefore: Date): Promise<string[]>;
  /** Deletes partial files of interrupted puts below a folder, from before a time. */
  deleteUnfinished(folder: string, before: Date): Promise<void>;
}
