import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, RuleError } from '../http/errors.ts';
import { mapConcurrently } from '../lib/map-concurrently.ts';
import { storeArt } from '../shop/designs/index.ts';
import { requireImage } from '../uploads/image-type.ts';
import { type ImageStore, type PictureToStore, storePicture } from '../uploads/store.ts';
import type { FileFinder } from './folder.ts';
import type { Placement } from './surface.ts';

/** A file that an import stores. The name of the file becomes part of its URL. */
export interface FileUse {
  file: string;
  /** A photograph is padded to a square. A drawing is stored as SVG for layers of kind art. */
  kind: 'picture' | 'photograph' | 'drawing';
  /** Where the file is named, for messages. */
  position: string;
}

export interface StoredPicture {
  url: string;
  placeholder: string | null;
}

/** The stored files of an import. Each function throws an Error for the name of a file that was not stored. */
export interface StoredFiles {
  getPicture: (file: string) => StoredPicture;
  getPhotograph: (file: string) => StoredPicture & { placement: Placement };
  /** Returns the id of a drawing. */
  getDrawing: (file: string) => string;
}

/** Number of files that are stored at the same time: image workers never wait for the disk. */
const CONCURRENCY = 4;

/** Progress is printed after this many files. */
const PROGRESS_STEP = 20;

/**
 * Checks and stores files of a folder, pictures in the same way as uploads, and accepts WebP too. A picture that the
 * shop has stored before is not stored again.
 * @param announce prints a line about the progress, such as `pictures: 120 of 5000`
 * @throws RuleError with position and name of a file that is unreadable or not accepted
 */
export async function storeFiles(
  store: ImageStore,
  findFile: FileFinder,
  uses: readonly FileUse[],
  announce: (line: string) => void = () => undefined,
): Promise<StoredFiles> {
  const picturesByDigest = await loadOwnPictures(store);
  const storeContent = (buffer: Buffer, file: string): Promise<StoredPicture> => {
    const digest = createHash('sha256').update(buffer).digest('hex');
    const picture =
      picturesByDigest.get(digest) ??
      storePicture(store, detectPicture(buffer), toUrlSegment(file)).then(({ url, placeholder }) => ({
        url,
        placeholder,
      }));
    picturesByDigest.set(digest, picture);
    return picture;
  };
  const pictures = new Map<string, StoredPicture>();
  const photographs = new Map<string, StoredPicture & { placement: Placement }>();
  const drawings = new Map<string, string>();
  const storeByKind = {
    picture: async (file: string, buffer: Buffer) => pictures.set(file, await storeContent(buffer, file)),
    photograph: async (file: string, buffer: Buffer) => {
      const { type, content } = detectPicture(buffer);
      const { content: square, ...placement } = await store.imageWorkers.render('square', content, type);
      // Stores a square picture unchanged. A repeated import then finds its upload.
      const picture = await storeContent(square ? Buffer.from(square) : buffer, file);
      photographs.set(file, { ...picture, placement });
    },
    drawing: async (file: string, buffer: Buffer) =>
      drawings.set(file, await storeArt(store.storage, toUrlSegment(file), buffer)),
  };

  const files = [...new Map(uses.map((use) => [`${use.kind} ${use.file}`, use])).values()];
  let done = 0;
  await mapConcurrently(files, CONCURRENCY, async ({ file, kind, position }) => {
    try {
      await storeByKind[kind](file, await readAcceptedFile(findFile(file)));
    } catch (error) {
      if (error instanceof ApiError) throw new RuleError(`${position}: ${file}: ${error.message}`);
      throw error;
    }
    done += 1;
    if (files.length > PROGRESS_STEP && (done % PROGRESS_STEP === 0 || done === files.length))
      announce(`pictures: ${done} of ${files.length}`);
  });
  return {
    getPicture: (file) => requireStored(pictures, file),
    getPhotograph: (file) => requireStored(photographs, file),
    getDrawing: (file) => requireStored(drawings, file),
  };
}

function requireStored<Stored>(stored: ReadonlyMap<string, Stored>, file: string): Stored {
  const found = stored.get(file);
  if (found === undefined) throw new Error(`${file} was not stored.`);
  return found;
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

/** @throws RuleError for a file that is missing, unreadable or too large */
async function readAcceptedFile(path: string | undefined): Promise<Buffer> {
  const buffer = path && (await readFile(path).catch(() => undefined));
  if (!buffer) throw new RuleError('This file cannot be read.');
  if (buffer.length > UPLOAD_MAX_BYTES) throw new RuleError(UPLOAD_TOO_LARGE);
  return buffer;
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
