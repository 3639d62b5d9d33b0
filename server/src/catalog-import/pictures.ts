import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, codeOf, RuleError } from '../http/errors.ts';
import { type ImageStore, storeImage } from '../uploads/store.ts';

/** Stores a file of the import folder. `name` becomes part of the picture's URL. */
export type PictureStore = (file: string, name: string) => Promise<StoredPicture>;

export interface StoredPicture {
  url: string;
  placeholder: string | null;
}

/**
 * Returns a function that checks and stores pictures of a folder in the same way as uploads. If an upload has the same
 * content and the same name in its URL, the function returns this upload instead of storing the picture again. The
 * function throws a RuleError for a file that is unreadable or not accepted.
 */
export function createPictureStore(store: ImageStore, folder: string): PictureStore {
  return async (file, name) => {
    const buffer = await readPicture(folder, file);
    const sha256 = createHash('sha256').update(buffer).digest('hex');
    const slug = toUrlSegment(name);
    const existingUpload = await store.db
      .selectFrom('uploads')
      .select(['url', 'placeholder'])
      .where('sha256', '=', sha256)
      .where('url', 'like', `%/${slug}-%`)
      .executeTakeFirst();
    if (existingUpload) return existingUpload;
    try {
      const { url, placeholder } = await storeImage(store, buffer, slug);
      return { url, placeholder };
    } catch (error) {
      if (error instanceof ApiError) throw new RuleError(`${file}: ${error.message}`);
      throw error;
    }
  };
}

/** Stores the picture of each entry. `nameForUrl` returns the name that becomes part of the picture's URL. */
export async function storePictures<Entry extends { picture: string }>(
  entries: readonly Entry[],
  store: PictureStore,
  nameForUrl: (entry: Entry) => string,
): Promise<(Entry & { storedPicture: StoredPicture })[]> {
  const entriesWithPictures = [];
  for (const entry of entries)
    entriesWithPictures.push({ ...entry, storedPicture: await store(entry.picture, nameForUrl(entry)) });
  return entriesWithPictures;
}

async function readPicture(folder: string, file: string): Promise<Buffer> {
  let buffer: Buffer;
  try {
    buffer = await readFile(join(folder, file));
  } catch (error) {
    throw new RuleError(
      codeOf(error) === 'ENOENT' ? `There is no picture ${file}.` : `${file} cannot be read.`,
    );
  }
  if (buffer.length > UPLOAD_MAX_BYTES) throw new RuleError(`${file}: ${UPLOAD_TOO_LARGE}`);
  return buffer;
}

/** Makes a name valid in a URL: `chai-first-blue` for `Chai First, blue`. */
function toUrlSegment(name: string): string {
  const normalizedName = name.normalize('NFKD').toLowerCase();
  return (
    normalizedName
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, 60)
      .replace(/-$/, '') || 'picture'
  );
}
