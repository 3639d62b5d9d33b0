import { createHash } from 'node:crypto';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import type { Storage } from '../../storage/storage.ts';

type StoredPicture = Pick<DesignAssetRow, 'key' | 'file_sha256'>;

/** 422: the stored file of a design's picture is missing or damaged. */
export class LostPictureError extends RuleError {
  /** Sentence for the owner. */
  readonly problem: string;

  constructor(key: string, state: 'missing' | 'damaged', cause?: unknown) {
    super('A picture of this design is lost. Please add it again.');
    this.problem = `The picture ${key} of a design is ${state}.`;
    this.cause = cause;
  }
}

/**
 * Reads the stored file of a picture and compares it with its hash. Does not check a picture without a hash; use
 * {@link readPicture}, or {@link decodePicture} when the file is decoded anyway.
 * @throws LostPictureError when the file is missing or has another hash
 */
export async function readPictureFile(
  storage: Storage,
  { key, file_sha256 }: StoredPicture,
): Promise<Buffer> {
  const file = await storage.get(key);
  if (!file) throw new LostPictureError(key, 'missing');
  if (file_sha256 !== null && computeFileHash(file) !== file_sha256)
    throw new LostPictureError(key, 'damaged');
  return file;
}

/**
 * Reads the stored file of a picture and checks it. Decodes a picture without a hash: about 10 ms for each megapixel.
 * @throws LostPictureError when the file is missing or damaged
 */
export async function readPicture(storage: Storage, picture: StoredPicture): Promise<Buffer> {
  const file = await readPictureFile(storage, picture);
  if (picture.file_sha256 !== null) return file;
  const { default: sharp } = await import('sharp');
  // One channel is enough: the decoder reads the whole file, and the result needs less memory.
  await decodePicture(picture, () => sharp(file).extractChannel(0).raw().toBuffer());
  return file;
}

/**
 * Runs `decode`, which decodes the file of a picture.
 * @throws LostPictureError when `decode` fails for a picture without a hash; otherwise the error of `decode`
 */
export async function decodePicture<Result>(
  { key, file_sha256 }: StoredPicture,
  decode: () => Promise<Result>,
): Promise<Result> {
  try {
    return await decode();
  } catch (error) {
    throw file_sha256 === null ? new LostPictureError(key, 'damaged', error) : error;
  }
}

/** Returns the hash that is stored in `file_sha256`. */
export const computeFileHash = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');
