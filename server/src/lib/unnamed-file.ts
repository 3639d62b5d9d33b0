import { randomUUID } from 'node:crypto';
import { openSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in memory on Linux. Files in this folder need no disk. */
const MEMORY_FOLDER = '/dev/shm';

/**
 * Opens a new file for reading and writing, and removes its name. The system deletes the file when the last process
 * closes the file. The file is in {@link MEMORY_FOLDER} if possible, otherwise in the folder for temporary files.
 * @param prefix start of the file's name before the name is removed
 * @returns the file descriptor
 * @throws Error when the file can be created in neither folder
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
  unlinkSync(path);
  return fd;
}
