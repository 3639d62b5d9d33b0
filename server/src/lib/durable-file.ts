import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Name of a file whose write has not finished. */
export const UNFINISHED_FILE = /^\.[0-9a-f-]{36}\.part$/;

/**
 * Writes a file that survives a power failure: readers see the old content or the new, never a part. The content is
 * written to `.<uuid>.part` in the same folder, flushed, and renamed.
 * @param root folder above which every folder is known to be durable; created folders below it are flushed too
 */
export async function writeFileDurably(path: string, content: Buffer | string, root: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
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
  // A new name is durable only when the folder that lists it is flushed, and each new folder above it.
  for (let each = folder; each.length >= root.length; each = dirname(each)) {
    await withFile(each, 'r', (handle) => handle.sync());
    if (each === dirname(each)) return;
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
