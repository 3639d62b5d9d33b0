import { normalize } from 'node:path';
import type { Storage } from '../storage/storage.ts';

/** Reads a picture of this site by its URL. Returns undefined for a missing file and for a malformed URL. */
export async function readSitePicture(storage: Storage, url: string): Promise<Buffer | undefined> {
  const decodedUrl = decodeUrl(url);
  return decodedUrl === undefined ? undefined : storage.get(normalize(decodedUrl).replace(/^\/+/, ''));
}

function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
