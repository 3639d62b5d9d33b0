import { createHash, randomBytes } from 'node:crypto';
import type { UploadedImage } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { requireDiskReserve } from './disk-reserve.ts';
import { readWarnings, requireImage, type TypedImage } from './image-type.ts';
import type { DecodableType } from './decode-image.ts';
import type { ImageWorkers } from './image-workers.ts';
import { ARTWORK_SIDE } from './render-image.ts';
import type { ArtistUploader, Uploader } from './quota.ts';

export interface ImageStore {
  db: Database;
  storage: Storage;
  imageWorkers: ImageWorkers;
  /** Settings for the check of the free disk space; without settings there is no check. */
  settings?: Settings;
}

export interface StoredImage extends UploadedImage {
  /** A tiny WebP as a data: URI. */
  placeholder: string;
}

const THUMBNAIL_WIDTH = 320;

/** Readable part of the file names of artworks, which are stored in the size for screens. */
export const ARTWORK_SLUG = 'artwork';

/**
 * Stores an uploaded picture as WebP. Detects the type from the bytes and decodes the picture in a separate process.
 * Other sizes and formats are made on their first request.
 * @param slug readable part of the file name, such as `design`; {@link ARTWORK_SLUG} limits the size
 * @param uploader the result of {@link checkUploadQuota} or {@link checkArtistUploadQuota}; an upload without an
 * uploader counts towards no quota
 * @throws ApiError when the picture is refused, when the disk is too full, or when too many pictures wait
 */
export async function storeImage(
  store: ImageStore,
  buffer: Buffer | undefined,
  slug: string,
  uploader?: Uploader | ArtistUploader,
): Promise<StoredImage> {
  const picture = requireImage(buffer);
  return { ...(await storePicture(store, picture, slug, uploader)), ...(await readWarnings(picture)) };
}

/** A picture of an upload, or a WebP of the owner. */
export type PictureToStore = Omit<TypedImage, 'type'> & { type: DecodableType };

/**
 * Stores a picture of a known type like {@link storeImage}.
 * @throws the errors of {@link storeImage}
 */
export async function storePicture(
  { db, storage, imageWorkers, settings }: ImageStore,
  { type, content, file }: PictureToStore,
  slug: string,
  uploader?: Uploader | ArtistUploader,
): Promise<StoredImage> {
  if (settings) await requireDiskReserve(settings);
  const image = await imageWorkers.render(
    'show',
    content,
    type,
    slug === ARTWORK_SLUG ? ARTWORK_SIDE : undefined,
  );
  const id = randomBytes(16).toString('base64url').replace(/^-/, '_');
  const folder = `uploads/${id}`;
  const name = `${folder}/${slug}-${image.width}x${image.height}`;
  const url = `/${name}.webp`;
  const placeholder = `data:image/webp;base64,${Buffer.from(image.placeholder).toString('base64')}`;
  try {
    await storage.put(`${name}.webp`, Buffer.from(image.content));
    const sha256 = createHash('sha256').update(file).digest('hex');
    const created_at = new Date().toISOString();
    await db
      .insertInto('uploads')
      .values({ id, url, bytes: file.length, type, sha256, placeholder, created_at, ...uploader })
      .execute();
  } catch (error) {
    // Deletes the files, because no row refers to them.
    await storage.deleteAll(folder);
    throw error;
  }
  const thumbnail = image.width > THUMBNAIL_WIDTH ? `/${name}.${THUMBNAIL_WIDTH}w.webp` : url;
  return { url, thumbnail, placeholder };
}
