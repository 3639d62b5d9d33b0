import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, getErrorCode, RuleError } from '../http/errors.ts';
import { requireImage } from '../uploads/image-type.ts';
import type { Placement } from './surface.ts';
import { type ImageStore, storeImage } from '../uploads/store.ts';

/**
 * Stores files of the import folder. `name` becomes part of the picture's URL. Both methods throw a RuleError for a
 * file that is unreadable or not accepted.
 */
export interface PictureStore {
  store: (file: string, name: string) => Promise<StoredPicture>;
  /** Stores a picture as a square. Pads a picture that is not square. */
  storeSquare: (file: string, name: string) => Promise<StoredPicture & { placement: Placement }>;
}

export interface StoredPicture {
  url: string;
  placeholder: string | null;
}

export type WithStoredPicture<Entry> = Entry & { storedPicture: StoredPicture };

/**
 * Returns functions that check and store pictures of a folder in the same way as uploads. If an upload has the same
 * content and the same name in its URL, the functions return this upload instead of storing the picture again.
 */
export function createPictureStore(store: ImageStore, folder: string): PictureStore {
  const storeContent = async (buffer: Buffer, name: string): Promise<StoredPicture> => {
    const sha256 = createHash('sha256').update(buffer).digest('hex');
    const slug = toUrlSegment(name);
    const existingUpload = await store.db
      .selectFrom('uploads')
      .select(['url', 'placeholder'])
      .where('sha256', '=', sha256)
      .where('url', 'like', `%/${slug}-%`)
      .executeTakeFirst();
    if (existingUpload) return existingUpload;
    const { url, placeholder } = await storeImage(store, buffer, slug);
    return { url, placeholder };
  };
  return {
    store: async (file, name) => {
      const buffer = await readPicture(folder, file);
      return addFileNameToErrors(file, () => storeContent(buffer, name));
    },
    storeSquare: async (file, name) => {
      const buffer = await readPicture(folder, file);
      return addFileNameToErrors(file, async () => {
        const picture = requireImage(buffer);
        const { content, ...placement } = await store.imageWorkers.padToSquare(picture.content, picture.type);
        const isSquare = placement.width === placement.height;
        // Stores a square picture unchanged. A repeated import then finds its upload.
        const stored = await storeContent(isSquare ? buffer : Buffer.from(content), name);
        return { ...stored, placement };
      });
    },
  };
}

/** Runs `work` and puts the name of the file before the message of an error. */
async function addFileNameToErrors<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw new RuleError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Stores the picture of each entry. `nameForUrl` returns the name that becomes part of the picture's URL. */
export async function storePictures<Entry extends { picture: string }>(
  entries: readonly Entry[],
  { store }: PictureStore,
  nameForUrl: (entry: Entry) => string,
): Promise<WithStoredPicture<Entry>[]> {
  const entriesWithPictures = [];
  for (const entry of entries)
    entriesWithPictures.push({ ...entry, storedPicture: await store(entry.picture, nameForUrl(entry)) });
  return entriesWithPictures;
}

async function readPicture(folder: string, file: string): Promise<Buffer> {
  let buffer: Buffer;
  try {
    buffer = await readFile(await findFile(join(folder, file)));
  } catch (error) {
    throw new RuleError(
      getErrorCode(error) === 'ENOENT' ? `There is no picture ${file}.` : `${file} cannot be read.`,
    );
  }
  if (buffer.length > UPLOAD_MAX_BYTES) throw new RuleError(`${file}: ${UPLOAD_TOO_LARGE}`);
  return buffer;
}

/**
 * Returns the path of a file whose name has the same letters. Systems store accents in different ways. Returns the path
 * unchanged when there is no such file.
 */
async function findFile(path: string): Promise<string> {
  const name = basename(path).normalize('NFC');
  const names = await readdir(dirname(path)).catch(() => []);
  const storedName = names.find((each) => each.normalize('NFC') === name);
  return storedName === undefined ? path : join(dirname(path), storedName);
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
