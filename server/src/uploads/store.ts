import { createHash, randomBytes } from 'node:crypto';
import { UPLOAD_WRONG_TYPE, type UploadedImage } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { RuleError, WrongTypeError } from '../http/errors.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { requireDiskReserve } from './disk-reserve.ts';
import { imageTypeOf } from './image-type.ts';
import type { ImageWorkers } from './image-workers.ts';
import type { Uploader } from './quota.ts';

export interface ImageStore {
  db: Database;
  storage: Storage;
  imageWorkers: ImageWorkers;
  /** Without settings the free disk space is not checked. */
  settings?: Settings;
}

export interface StoredImage extends UploadedImage {
  /** A tiny data: URI. */
  placeholder: string;
}

/** Widest thumbnail that lists show, at twice its size on screen. */
const THUMBNAIL_WIDTH = 320;

/**
 * Stores a visitor's picture: detects its type by its bytes, decodes it in a separate process and encodes it again as
 * WebP in several widths. Every visitor's picture is stored by this function.
 * @param slug readable part of its file name: `design`
 * @param uploader whose quota it counts for, see {@link checkUploadQuota}
 * @throws WrongTypeError; RuleError (empty, damaged, too many pixels); TooOftenError; ApiError 507 when the disk is
 *   full
 */
export async function storeImage(
  { db, storage, imageWorkers, settings }: ImageStore,
  bytes: Buffer | undefined,
  slug: string,
  uploader?: Uploader,
): Promise<StoredImage> {
  if (!bytes) throw new RuleError('Please choose an image.');
  if (bytes.length === 0) throw new RuleError('This file is empty.');
  const type = imageTypeOf(bytes);
  if (!type) throw new WrongTypeError(UPLOAD_WRONG_TYPE);

  if (settings) await requireDiskReserve(settings);
  const { width, height, files, placeholder: tiny } = await imageWorkers.render(bytes, type);
  const id = randomBytes(16).toString('base64url').replace(/^-/, '_');
  const folder = `uploads/${id}`;
  const name = `${folder}/${slug}-${width}x${height}`;
  const keyOf = (variant: number | undefined) => (variant ? `${name}.${variant}w.webp` : `${name}.webp`);
  const url = `/${keyOf(undefined)}`;
  const placeholder = `data:image/webp;base64,${Buffer.from(tiny).toString('base64')}`;
  try {
    for (const { variant, content } of files) {
      await storage.put(keyOf(variant), Buffer.from(content), { contentType: 'image/webp' });
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const created_at = new Date().toISOString();
    await db
      .insertInto('uploads')
      .values({ id, url, bytes: bytes.length, type, sha256, placeholder, created_at, ...uploader })
      .execute();
  } catch (error) {
    // Without a row nothing refers to the files.
    await storage.deleteAll(folder);
    throw error;
  }
  return { url, thumbnail: width > THUMBNAIL_WIDTH ? `/${keyOf(THUMBNAIL_WIDTH)}` : url, placeholder };
}
