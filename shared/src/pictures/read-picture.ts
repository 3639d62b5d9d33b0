import {
  UPLOAD_DAMAGED,
  UPLOAD_EMPTY,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
  UPLOAD_TOO_MANY_PIXELS,
  UPLOAD_WRONG_TYPE,
  findUploadProblem,
} from '@rangmala/shared/contract/rules';
import { detectFileType } from './file-type.ts';
import { isTruncated } from './is-truncated.ts';
import { ConvertiblePictureError } from './convertible-picture.ts';

/** A picture with its size in pixels; 0 × 0 when the size is unknown or unlimited (SVG). */
export interface ReadablePicture {
  width: number;
  height: number;
  /** The media type, by the bytes of the file. */
  type: string;
  /** The decoded picture; undefined when the browser cannot decode or draw the picture. */
  image?: ScreenPicture;
}

type DecodedPicture = Omit<ReadablePicture, 'type'>;

/** An SVG drawing, or a picture with at most {@link MAX_SCREEN_SIDE_PX} pixels on its longer side. */
export type ScreenPicture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/**
 * Maximum length of the longer side, in pixels. Larger pictures are reduced, because they could exhaust a phone's
 * memory.
 */
const MAX_SCREEN_SIDE_PX = 2048;

/** Results by file, so that a file is decoded only once. */
const pictureByFile = new WeakMap<File, Promise<ReadablePicture>>();

/**
 * Matches the name, type or header (bytes 4 to 11, ISO/IEC 23008-12) of a HEIC photo. Some apps give HEIC photos a name
 * that ends in .jpg.
 */
const HEIC = /\.hei[cf]$|^image\/hei[cf]|^ftyp(he[iv]|mif1|msf1)/im;
const HEIC_HINT =
  'We can’t print HEIC photos from iPhones. Choose “Most Compatible” in the camera settings, or send the photo to yourself as a JPG.';

/**
 * Checks the type, size and end of a chosen file and decodes the file. The bytes decide what a file is; its label counts
 * only for unknown bytes. Recognises a HEIC photo by its name, type or header. Returns the first result when the same
 * file is read again.
 * @throws ConvertiblePictureError for a file of more than 5 MB, and for a picture of another type that the browser decodes
 * @throws Error with the sentence to show
 */
export function readPicture(file: File): Promise<ReadablePicture> {
  const picture = pictureByFile.get(file) ?? readNewPicture(file);
  pictureByFile.set(file, picture);
  return picture;
}

async function readNewPicture(file: File): Promise<ReadablePicture> {
  if (file.size > UPLOAD_MAX_BYTES) throw new ConvertiblePictureError(file);
  if (file.size === 0) throw new Error(UPLOAD_EMPTY);
  const bytes = await readBytes(file);
  const detectedType = detectFileType(bytes);
  const problem =
    detectedType === 'other' ? UPLOAD_WRONG_TYPE : detectedType ? undefined : findUploadProblem(file);
  if (problem !== undefined) {
    const bitmap = await decodeBitmap(file);
    bitmap?.close();
    if (bitmap) throw new ConvertiblePictureError(file, problem);
    const header = new TextDecoder().decode(bytes.subarray(4, 12));
    const isHeic = HEIC.test([file.name, file.type, header].join('\n'));
    throw new Error(isHeic ? `${problem} ${HEIC_HINT}` : problem);
  }
  if (isTruncated(bytes)) throw new Error(UPLOAD_DAMAGED);
  const type = detectedType ?? file.type;
  return { ...(await decode(file, type)), type };
}

/** Returns the bytes of a file, or no bytes after a read error: the file is read again when it is decoded or uploaded. */
function readBytes(file: File): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(new Uint8Array((reader.result as ArrayBuffer | null) ?? []));
    reader.readAsArrayBuffer(file);
  });
}

async function decode(file: File, type: string): Promise<DecodedPicture> {
  const isDrawing = type === 'image/svg+xml';
  const bitmap = isDrawing ? undefined : await decodeBitmap(file);
  if (bitmap) return createScreenPicture(bitmap, bitmap);
  const image = new Image();
  // In a browser without `decode`, only the server checks the content.
  if (typeof image.decode !== 'function') return { width: 0, height: 0 };
  // An image element shows a drawing only with the right type.
  const url = URL.createObjectURL(file.type === type ? file : new File([file], file.name, { type }));
  try {
    image.src = url;
    await image.decode();
  } catch (error) {
    // The server reads drawings that some browsers do not, and says why it refuses one.
    if (isDrawing) return { width: 0, height: 0 };
    throw new Error(UPLOAD_WRONG_TYPE, { cause: error });
  } finally {
    URL.revokeObjectURL(url);
  }
  if (isDrawing) return { width: 0, height: 0, image };
  return createScreenPicture(image, { width: image.naturalWidth, height: image.naturalHeight });
}

/**
 * Decodes a picture with `createImageBitmap`, because a canvas would decode an image element a second time. Returns
 * undefined when `createImageBitmap` fails or does not exist.
 */
async function decodeBitmap(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** @throws Error with the sentence to show */
function createScreenPicture(
  decoded: HTMLImageElement | ImageBitmap,
  { width, height }: Pick<ReadablePicture, 'width' | 'height'>,
): DecodedPicture {
  if (width * height > UPLOAD_MAX_PIXELS) throw new Error(UPLOAD_TOO_MANY_PIXELS);
  const scale = MAX_SCREEN_SIDE_PX / Math.max(width, height);
  if (scale >= 1) return { width, height, image: decoded };
  const image = document.createElement('canvas');
  image.width = Math.max(1, Math.round(width * scale));
  image.height = Math.max(1, Math.round(height * scale));
  const context = image.getContext('2d');
  context?.drawImage(decoded, 0, 0, image.width, image.height);
  if ('close' in decoded) decoded.close();
  return { width, height, ...(context && { image }) };
}
