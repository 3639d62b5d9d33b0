import { randomUUID } from 'node:crypto';
import { openSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Linux, a folder in memory, in which reading and writing need no disk. */
const MEMORY_FOLDER = '/dev/shm';

/**
 * Opens a new file for reading and writing, and removes its name, so that the file ends with the last process that has
 * it open. The file is in memory where the system allows that, otherwise in the folder for temporary files.
 * @param prefix begins the name that the file has for a moment
 * @returns the file descriptor
 * @throws Error when the file can be created in neither folder
 */
export function openUnnamedFile(prefix: string): number {
  const name = `${prefix}-${randomUUID()}`;
  try {
    return openIn(MEMORY_FOLDER, name);
  } catch {
    return openIn(tmpdir(), name);
  }
}

function openIn(folder: string, name: string): number {
  const path = join(folder, name);
  const fd = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return fd;
}
