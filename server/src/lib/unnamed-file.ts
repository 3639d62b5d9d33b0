import { randomUUID } from 'node:crypto';
import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of an in-memory file system on Linux. Files in this folder need no disk. */
const MEMORY_FOLDER = '/dev/shm';

/** Bytes that every file reserves: one block of a file system. */
export const RESERVED_BYTES = 4096;

/**
 * Opens a new file for reading and writing, and removes its name. The system deletes the file when the last process
 * closes the file. The file is in {@link MEMORY_FOLDER} if that folder has space, otherwise in the folder for temporary
 * files. Writes {@link RESERVED_BYTES} zeros to the file, because only a write shows that a file system is full.
 * @param prefix start of the file's name before the name is removed
 * @returns the file descriptor
 * @throws Error when neither folder can hold the file
 */
export function openUnnamedFile(prefix: string): number {
  const name = `${prefix}-${randomUUID()}`;
  try {
    return openFileIn(MEMORY_FOLDER, name);
  } catch {
    return openFileIn(tmpdir(), name);
  }
}

function openFileIn(folder: string, name: string): number {
  const path = join(folder, name);
  const fd = openSync(path, 'wx+', 0o600);
  try {
    unlinkSync(path);
    const writtenBytes = writeSync(fd, Buffer.alloc(RESERVED_BYTES), 0, RESERVED_BYTES, 0);
    if (writtenBytes < RESERVED_BYTES) throw new Error(`${folder} has no space for a file.`);
    return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
