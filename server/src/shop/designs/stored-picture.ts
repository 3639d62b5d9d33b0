import { createHash } from 'node:crypto';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import type { Storage } from '../../storage/storage.ts';

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
 * Reads the stored file of a picture and compares it with its hash. Decodes a picture without a hash to check it: about
 * 10 ms for each megapixel.
 * @throws LostPictureError when the file is missing or damaged
 */
export async function readPicture(
  storage: Storage,
  { key, file_sha256 }: Pick<DesignAssetRow, 'key' | 'file_sha256'>,
): Promise<Buffer> {
  const file = await storage.get(key);
  if (!file) throw new LostPictureError(key, 'missing');
  if (file_sha256 !== null) {
    if (computeFileHash(file) !== file_sha256) throw new LostPictureError(key, 'damaged');
    return file;
  }
  const { default: sharp } = await import('sharp');
  try {
    // One channel is enough: the decoder reads the whole file, and the result needs less memory.
    await sharp(file).extractChannel(0).raw().toBuffer();
  } catch (error) {
    throw new LostPictureError(key, 'damaged', error);
  }
  return file;
}

/** Returns the hash that is stored in `file_sha256`. */
export const computeFileHash = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');
