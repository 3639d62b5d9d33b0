import type { UPLOAD_TYPES } from '@rangmala/shared/contract';

export type ImageType = (typeof UPLOAD_TYPES)[number];

const SIGNATURES: [ImageType, Buffer][] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
];

/** The type of an image by its bytes alone, whatever its name says; undefined for all that we do not take. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  const found = SIGNATURES.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature));
  return found?.[0] ?? (isSvg(bytes) ? 'image/svg+xml' : undefined);
}

/** What may stand before the root element: a declaration, comments, instructions, a type without rules of its own. */
const PROLOGUE = [/^\s+/, /^<\?[^]*?\?>/, /^<!--[^]*?-->/, /^<!DOCTYPE\s[^[>]*>/i];

const ROOT = /^<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/;

/**
 * Whether the bytes are an XML document whose root is `svg`. A document type with declarations inside is
 * none to us: that is where entities that multiply, or name files, would stand.
 */
function isSvg(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  for (;;) {
    const part = PROLOGUE.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    if (part === undefined) return ROOT.test(text);
    text = text.slice(part.length);
  }
}
