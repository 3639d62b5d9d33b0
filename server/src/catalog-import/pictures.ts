import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, RuleError } from '../http/errors.ts';
import { storeArt } from '../shop/designs/index.ts';
import { requireImage } from '../uploads/image-type.ts';
import { type ImageStore, type PictureToStore, storePicture } from '../uploads/store.ts';
import type { FileFinder } from './folder.ts';
import type { Placement } from './surface.ts';

/**
 * Stores files of the import folder. The name of the file becomes part of the picture's URL. Both methods throw a
 * RuleError for a file that is unreadable or not accepted.
 */
export interface PictureStore {
  store: (file: string) => Promise<StoredPicture>;
  /** Stores a picture as a square. Pads a picture that is not square. */
  storeSquare: (file: string) => Promise<StoredPicture & { placement: Placement }>;
}

export interface StoredPicture {
  url: string;
  placeholder: string | null;
}

export type WithStoredPicture<Entry> = Entry & { storedPicture: StoredPicture };

/**
 * Returns functions that check and store pictures of a folder in the same way as uploads, and accept WebP too. A picture
 * that the shop has stored before is not stored again.
 */
export async function createPictureStore(store: ImageStore, findFile: FileFinder): Promise<PictureStore> {
  const picturesByDigest = await loadOwnPictures(store);
  const storeContent = (buffer: Buffer, file: string): Promise<StoredPicture> => {
    const digest = createHash('sha256').update(buffer).digest('hex');
    let picture = picturesByDigest.get(digest);
    if (!picture) {
      picture = storePicture(store, detectPicture(buffer), toUrlSegment(file));
      picturesByDigest.set(digest, picture);
    }
    return picture;
  };
  return {
    store: async (file) => {
      const { url, placeholder } = await readPicture(file, findFile, (buffer) => storeContent(buffer, file));
      return { url, placeholder };
    },
    storeSquare: async (file) =>
      readPicture(file, findFile, async (buffer) => {
        const { type, content } = detectPicture(buffer);
        const { content: square, ...placement } = await store.imageWorkers.padToSquare(content, type);
        // Stores a square picture unchanged. A repeated import then finds its upload.
        const { url, placeholder } = await storeContent(square ? Buffer.from(square) : buffer, file);
        return { url, placeholder, placement };
      }),
  };
}

/** Returns a function that stores a drawing of a folder once, and returns its id. */
export function createArtStore(
  { storage }: Pick<ImageStore, 'storage'>,
  findFile: FileFinder,
): (file: string) => Promise<string> {
  const idsByFile = new Map<string, Promise<string>>();
  return (file) => {
    const id =
      idsByFile.get(file) ??
      readPicture(file, findFile, (buffer) => storeArt(storage, toUrlSegment(file), buffer));
    idsByFile.set(file, id);
    return id;
  };
}

/** Returns the pictures that earlier imports stored, by the digest of their files. Omits uploads of visitors. */
async function loadOwnPictures({ db }: ImageStore): Promise<Map<string, Promise<StoredPicture>>> {
  const rows = await db
    .selectFrom('uploads')
    .select(['sha256', 'url', 'placeholder'])
    .where('address_hash', 'is', null)
    .where('guest_hash', 'is', null)
    .execute();
  return new Map(rows.map(({ sha256, ...picture }) => [sha256, Promise.resolve(picture)]));
}

const isWebp = (buffer: Buffer): boolean =>
  buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8, 12) === 'WEBP';

const detectPicture = (buffer: Buffer): PictureToStore =>
  isWebp(buffer) ? { type: 'image/webp', content: buffer, file: buffer } : requireImage(buffer);

/** Runs `work` with the content of a file. Puts the name of the file before the message of an error. */
async function readPicture<Result>(
  file: string,
  findFile: FileFinder,
  work: (buffer: Buffer) => Promise<Result>,
): Promise<Result> {
  const path = findFile(file);
  const buffer = path && (await readFile(path).catch(() => undefined));
  if (!buffer) throw new RuleError(`${file} cannot be read.`);
  if (buffer.length > UPLOAD_MAX_BYTES) throw new RuleError(`${file}: ${UPLOAD_TOO_LARGE}`);
  try {
    return await work(buffer);
  } catch (error) {
    if (error instanceof ApiError) throw new RuleError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Makes the name of a file valid in a URL: `chai-first-blue` for `pictures/Chai First, blue.jpg`. */
function toUrlSegment(file: string): string {
  const name = basename(file, extname(file)).normalize('NFKD').toLowerCase();
  return (
    name
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, 60)
      .replace(/-$/, '') || 'picture'
  );
}
