import type { UPLOAD_TYPES } from '@rangmala/shared/contract';

export type ImageType = (typeof UPLOAD_TYPES)[number];

const SIGNATURES: [ImageType, Buffer][] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/** Returns the type of an image from its bytes; undefined for an unsupported type. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  const found = SIGNATURES.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature));
  return found?.[0] ?? (isSvg(bytes) ? 'image/svg+xml' : undefined);
}

const ROOT = /<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/y;

/**
 * Returns whether the bytes are an XML document with the root element `svg`. A declaration, comments, processing
 * instructions and a document type may precede the root. Returns false for a document type with declarations: they
 * could define entities that grow exponentially or read files.
 */
function isSvg(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  // Does not match the prologue with a regular expression: a match of several megabytes overflows the stack.
  for (let at: number | undefined = 0; at !== undefined;) {
    while (' \t\r\n'.includes(text[at] ?? '?')) at += 1;
    if (text.startsWith('<?', at)) at = indexAfter(text, '?>', at + 2);
    else if (text.startsWith('<!--', at)) at = indexAfter(text, '-->', at + 4);
    else if (/^<!DOCTYPE\s/i.test(text.slice(at, at + 10))) at = afterPlainDoctype(text, at);
    else {
      ROOT.lastIndex = at;
      return ROOT.test(text);
    }
  }
  return false;
}

/** Returns the position after the next `end`; undefined when there is none. */
function indexAfter(text: string, end: string, from: number): number | undefined {
  const found = text.indexOf(end, from);
  return found < 0 ? undefined : found + end.length;
}

function afterPlainDoctype(text: string, from: number): number | undefined {
  const end = indexAfter(text, '>', from);
  return end === undefined || text.slice(from, end).includes('[') ? undefined : end;
}
