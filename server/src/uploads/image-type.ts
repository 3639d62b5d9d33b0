import type { UPLOAD_TYPES } from '@rangmala/shared/contract';

export type ImageType = (typeof UPLOAD_TYPES)[number];

const SIGNATURES: [ImageType, Buffer][] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/** Detects the type of an image by its bytes. Returns undefined for an unsupported type. */
export function detectImageType(buffer: Buffer): ImageType | undefined {
  const match = SIGNATURES.find(([, signature]) => buffer.subarray(0, signature.length).equals(signature));
  return match?.[0] ?? (isSvg(buffer) ? 'image/svg+xml' : undefined);
}

const SVG_ROOT = /<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/y;

/**
 * Returns whether the bytes are UTF-8 text that begins like an SVG document: the first element is `svg`, after an
 * optional declaration, comments, processing instructions and document types. Returns false for a document type with
 * declarations, which could define entities that grow exponentially or read files.
 */
function isSvg(buffer: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return false;
  }
  // Does not match the whole prolog with one regular expression, because a match of several megabytes would
  // overflow the stack.
  for (let position: number | undefined = 0; position !== undefined;) {
    while (' \t\r\n'.includes(text[position] ?? '?')) position += 1;
    if (text.startsWith('<?', position)) position = findIndexAfter(text, '?>', position + 2);
    else if (text.startsWith('<!--', position)) position = findIndexAfter(text, '-->', position + 4);
    else if (/^<!DOCTYPE\s/i.test(text.slice(position, position + 10)))
      position = findIndexAfterPlainDoctype(text, position);
    else {
      SVG_ROOT.lastIndex = position;
      return SVG_ROOT.test(text);
    }
  }
  return false;
}

/** Returns the position after the next `end`; undefined when the text contains no further `end`. */
function findIndexAfter(text: string, end: string, from: number): number | undefined {
  const index = text.indexOf(end, from);
  return index < 0 ? undefined : index + end.length;
}

function findIndexAfterPlainDoctype(text: string, from: number): number | undefined {
  const end = findIndexAfter(text, '>', from);
  return end === undefined || text.slice(from, end).includes('[') ? undefined : end;
}
