import type { Readable } from 'node:stream';

export interface PutOptions {
  /** Only kept by object stores; files are served by their extension. */
  contentType?: string;
}

export interface StoredStream {
  stream: Readable;
  bytes: number;
}

/**
 * Where uploads and releases are kept. A key is a relative path of safe names: `uploads/<id>/a.webp`,
 * `releases/shop/1.0.0-abc/browser/remoteEntry.js`; a key that is none is like one that is missing.
 */
export interface Storage {
  /** Whole or not at all, and on the disk when it returns; replaces what was there. */
  put(key: string, content: Buffer | string, options?: PutOptions): Promise<void>;
  /** undefined when there is nothing at the key. */
  get(key: string): Promise<Buffer | undefined>;
  /** undefined when there is nothing at the key; whoever takes the stream must read or destroy it. */
  stream(key: string): Promise<StoredStream | undefined>;
  exists(key: string): Promise<boolean>;
  /** All keys below a folder, at any depth, in order; [] when there is none. */
  list(folder: string): Promise<string[]>;
  /** No complaint when there is nothing at the key. */
  delete(key: string): Promise<void>;
  /** Removes a folder with everything in it. */
  deleteAll(folder: string): Promise<void>;
  /** Names of the folders directly below a folder that were last changed before a time. */
  listFolders(folder: string, changedBefore: Date): Promise<string[]>;
  /** Deletes what interrupted puts left behind below a folder before a time. */
  deleteUnfinished(folder: string, before: Date): Promise<void>;
}
