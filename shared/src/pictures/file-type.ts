import type { UPLOAD_TYPES } from '@rangmala/shared/contract/rules';

const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  [...text].every((character, index) => bytes[from + index] === character.charCodeAt(0));

/** First bytes of formats that are not accepted. */
const OTHER_SIGNATURES = ['BM', 'II*\0', 'MM\0*', '%PDF', '8BPS'];

/**
 * Returns the type of a picture by its bytes, `other` for a known format that is not accepted, and undefined when the
 * bytes do not say it.
 */
export function detectFileType(bytes: Uint8Array): (typeof UPLOAD_TYPES)[number] | 'other' | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n')) return 'image/png';
  if (startsWith(bytes, 'GIF8')) return 'image/gif';
  // A packed SVG (SVGZ). The server unpacks it, and refuses other gzip files.
  if (startsWith(bytes, '\x1f\x8b')) return 'image/svg+xml';
  const isContainer =
    startsWith(bytes, 'ftyp', 4) || (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));
  if (isContainer || OTHER_SIGNATURES.some((signature) => startsWith(bytes, signature))) return 'other';
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0;
  const text = new TextDecoder(bytes[0] === 0xfe ? 'utf-16be' : isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  return /^\s*</.test(text) && /<(?:[A-Za-z_][\w.-]{0,100}:)?svg[\s/>]/.test(text)
    ? 'image/svg+xml'
    : undefined;
}
