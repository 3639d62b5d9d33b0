import { gunzipSync } from 'node:zlib';
import {
  UPLOAD_EMPTY,
  UPLOAD_MAX_BYTES,
  UPLOAD_WRONG_TYPE,
  type UPLOAD_TYPES,
} from '@rangmala/shared/contract';
import { RuleError, UnsupportedMediaTypeError } from '../http/errors.ts';
import { listDrawingWarnings } from './drawing-warnings.ts';
import { readSvgDocument } from './svg-document.ts';

export type ImageType = (typeof UPLOAD_TYPES)[number];

/** The content of a picture. A drawing is in UTF-8 and without a document type. */
export interface TypedImage {
  type: ImageType;
  content: Buffer;
  /** The file as it was uploaded; an SVGZ file unpacked. */
  file: Buffer;
}

const SIGNATURES: [ImageType, Buffer][] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/**
 * Detects the type of a picture by its bytes. Returns undefined for an unsupported type.
 * @throws UnsupportedMediaTypeError with the reason why a drawing cannot be read
 */
export function detectImage(buffer: Buffer): TypedImage | undefined {
  const match = SIGNATURES.find(([, signature]) => buffer.subarray(0, signature.length).equals(signature));
  if (match) return { type: match[0], content: buffer, file: buffer };
  const file = unpack(buffer);
  const content = readSvgDocument(file);
  return content && { type: 'image/svg+xml', content, file };
}

/** Returns the content of a gzip file, such as an SVGZ drawing. Returns other and damaged files unchanged. */
function unpack(buffer: Buffer): Buffer {
  if (buffer[0] !== 0x1f || buffer[1] !== 0x8b) return buffer;
  try {
    return gunzipSync(buffer, { maxOutputLength: 2 * UPLOAD_MAX_BYTES });
  } catch {
    return buffer;
  }
}

/**
 * Detects the type of an uploaded picture by its bytes.
 * @throws RuleError without a file and for an empty file
 * @throws UnsupportedMediaTypeError for an unsupported type and for a drawing that cannot be read
 */
export function requireImage(buffer: Buffer | undefined): TypedImage {
  if (!buffer) throw new RuleError('Please choose an image.');
  if (buffer.length === 0) throw new RuleError(UPLOAD_EMPTY);
  const image = detectImage(buffer);
  if (!image) throw new UnsupportedMediaTypeError(UPLOAD_WRONG_TYPE);
  return image;
}

/** Returns the response field that says what a drawing loses; no field when a picture loses nothing. */
export async function readWarnings({ type, content }: TypedImage): Promise<{ warnings?: string[] }> {
  const warnings = type === 'image/svg+xml' ? await listDrawingWarnings(content.toString('utf8')) : [];
  return warnings.length > 0 ? { warnings } : {};
}
