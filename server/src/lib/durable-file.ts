import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Matches the name of a temporary file of {@link writeFileDurably}. */
export const UNFINISHED_FILE = /^\.[0-9a-f-]{36}\.part$/;

/**
 * Writes a file atomically and durably: readers see the old or the new content, even after a power failure. Writes
 * and flushes a temporary file in the same folder, then renames the temporary file.
 * @param root an existing folder above the file; the function flushes `root` and all folders between `root` and the
 * file
 */
export async function writeFileDurably(path: string, content: Buffer | string, root: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporaryPath = join(folder, `.${randomUUID()}.part`);
  try {
    await withFile(temporaryPath, 'wx', async (file) => {
      await file.writeFile(content);
      await file.sync();
    });
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
  // The new name is durable only after the folder of the file and all new parent folders are flushed.
  for (let directory = folder; directory.length >= root.length; directory = dirname(directory)) {
    await withFile(directory, 'r', (openDirectory) => openDirectory.sync());
    if (directory === dirname(directory)) return;
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
