import { getErrorCode } from '../lib/error-code.ts';

const SAFE_NAME = /^[\w@+=,!()~-][\w@+=,!()~. -]*$/;

/**
 * Returns whether a key has at most 512 characters and consists of safe names with slashes between them. A safe name
 * has only ASCII letters, digits, spaces and some punctuation, without `%`. A safe name does not begin with a dot or a
 * space, and does not end with a dot.
 */
export function isSafeKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((name) => SAFE_NAME.test(name) && !name.endsWith('.'));
}

/** The storage could not write a file: the disk is full, failing, missing or not writable. Has the message of `cause`. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
  /** Code of the cause, such as `ENOSPC`; '' without a code. */
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = getErrorCode(cause);
  }
}

/**
 * Stores files, such as uploads and releases. A key is a relative path of safe names: `uploads/<id>/a.webp`,
 * `releases/shop/1.0.0-abc/browser/remoteEntry.js`. For an invalid key `put` throws and the other methods behave as
 * for a missing key.
 */
export interface Storage {
  /**
   * Writes the whole content or nothing; replaces an existing file. The content is durable when the promise resolves.
   * @throws StorageUnavailableError when a file cannot be written to the disk
   */
  put(key: string, content: Buffer | string): Promise<void>;
  /** Returns undefined for a missing key. */
  get(key: string): Promise<Buffer | undefined>;
  exists(key: string): Promise<boolean>;
  /** Lists all keys below a folder, at any depth, sorted; [] when there are none. */
  list(folder: string): Promise<string[]>;
  /** Does nothing for a missing key. */
  delete(key: string): Promise<void>;
  /** Deletes all keys below a folder, at any depth. */
  deleteAll(folder: string): Promise<void>;
  /** Returns the names of the direct subfolders that were last changed before `changedBefore`. */
  listFolders(folder: string, changedBefore: Date): Promise<string[]>;
  /** Deletes partial files of interrupted `put` calls below a folder if the files were last changed before `before`. */
  deleteUnfinished(folder: string, before: Date): Promise<void>;
}

/** Age in milliseconds at which partial files of interrupted writes and files without a row are deleted. */
export const UNFINISHED_FILE_MS = 24 * 60 * 60_000;

/** All top-level folders of the storage. */
const FOLDERS = ['uploads', 'designs', 'print', 'releases', 'packages', 'check-reports'];

/** Deletes partial files of interrupted writes in all folders when they are older than {@link UNFINISHED_FILE_MS}. */
export async function deleteUnfinishedFiles(storage: Storage, now: Date): Promise<void> {
  const changedBefore = new Date(now.getTime() - UNFINISHED_FILE_MS);
  for (const folder of FOLDERS) await storage.deleteUnfinished(folder, changedBefore);
}
