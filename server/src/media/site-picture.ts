import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Storage } from '../storage/storage.ts';

export interface PictureSources {
  storage: Storage;
  /** Folder of the demo pictures, which are served at `/media/`. */
  mediaDir: string;
}

/** Reads a picture of this site by its URL. Returns undefined for a missing file and for a malformed URL. */
export async function readSitePicture(
  { storage, mediaDir }: PictureSources,
  url: string,
): Promise<Buffer | undefined> {
  const decodedUrl = decodeUrl(url);
  if (decodedUrl === undefined) return undefined;
  const path = normalize(decodedUrl).replace(/^\/+/, '');
  if (!path.startsWith('media/')) return storage.get(path);
  return readFile(join(mediaDir, path.slice('media/'.length))).catch(() => undefined);
}

function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
