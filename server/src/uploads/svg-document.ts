import { UPLOAD_MAX_BYTES } from '@rangmala/shared/contract';
import { UnsupportedMediaTypeError } from '../http/errors.ts';

const SAVE_AGAIN = 'Please save it as a plain SVG in UTF-8, or as PNG.';
const ENTITIES =
  'This drawing has entities that refer to other files or to each other. Please save it as a plain SVG (in Illustrator without “Preserve Illustrator Editing Capabilities”), or as PNG.';

/**
 * Returns an SVG document in UTF-8, without a declaration and a document type, and with the document type's entities
 * replaced by their texts. Returns undefined for a file that is not an SVG document.
 * @throws UnsupportedMediaTypeError with the reason why an SVG document cannot be read
 */
export function readSvgDocument(buffer: Buffer): Buffer | undefined {
  const encoding = detectEncoding(buffer);
  if (!looksLikeSvg(buffer, encoding)) return undefined;
  return readRoot(decode(buffer, encoding));
}

function detectEncoding(buffer: Buffer): string {
  const [first, second] = buffer;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declaration = /^(?:\xef\xbb\xbf)?<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    buffer.toString('latin1', 0, 300),
  );
  const encoding = declaration?.[1]?.toLowerCase() ?? 'utf-8';
  // A document with one byte per character cannot be UTF-16, whatever it says.
  return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
}

/** Returns whether the markup begins soon and has the tag of a drawing. A binary file does not. */
function looksLikeSvg(buffer: Buffer, encoding: string): boolean {
  const text = buffer
    .toString(encoding === 'utf-16le' ? 'utf16le' : 'latin1')
    .replace(/^(?:\xef\xbb\xbf|\ufeff)/, '');
  const plainText = encoding === 'utf-16be' ? text.replaceAll('\0', '').replace(/^\xfe\xff/, '') : text;
  return (
    /^[ \t\r\n]*</.test(plainText.slice(0, 10_000)) &&
    /<(?:[A-Za-z_][\w.-]{0,100}:)?svg[\s/>]/.test(plainText)
  );
}

function decode(buffer: Buffer, encoding: string): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UnsupportedMediaTypeError(
      `This drawing is written in the encoding “${encoding}”, which we can’t read. ${SAVE_AGAIN}`,
    );
  }
  try {
    return decoder.decode(buffer);
  } catch {
    throw new UnsupportedMediaTypeError(
      `This drawing has characters that are not ${encoding.toUpperCase()}, although it says so. ${SAVE_AGAIN}`,
    );
  }
}

const SVG_ROOT = /<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/y;

/**
 * Returns the document from its root on when the first element is `svg`, after an optional declaration, comments,
 * processing instructions and document types.
 */
function readRoot(text: string): Buffer | undefined {
  const entities = new Map<string, string>();
  // Does not match the whole prolog with one regular expression, because a match of several megabytes would
  // overflow the stack.
  for (let position: number | undefined = 0; position !== undefined;) {
    while (' \t\r\n'.includes(text[position] ?? '?')) position += 1;
    if (text.startsWith('<?', position)) position = findIndexAfter(text, '?>', position + 2);
    else if (text.startsWith('<!--', position)) position = findIndexAfter(text, '-->', position + 4);
    else if (/^<!DOCTYPE\s/i.test(text.slice(position, position + 10)))
      position = readDocumentType(text, position, entities);
    else {
      SVG_ROOT.lastIndex = position;
      if (!SVG_ROOT.test(text)) return undefined;
      // libvips recognises a drawing by `<svg`, which a root with a namespace prefix lacks.
      const mark = text.startsWith('<svg', position) ? '' : '<!--<svg-->';
      return Buffer.from(mark + replaceEntities(text.slice(position), entities));
    }
  }
  return undefined;
}

/** Returns the position after the next `end`; undefined when the text contains no further `end`. */
function findIndexAfter(text: string, end: string, from: number): number | undefined {
  const index = text.indexOf(end, from);
  return index < 0 ? undefined : index + end.length;
}

/** A declaration of an entity with a text that has no markup and no further entity. */
const PLAIN_ENTITY =
  /^<!ENTITY\s{1,100}([A-Za-z_][\w.-]{0,100})\s{1,100}("[^"<%]{0,2000}"|'[^'<%]{0,2000}')\s{0,100}>/;

/**
 * Reads the entities of a document type. Returns the position after it.
 * @throws UnsupportedMediaTypeError for entities that refer to files or to other entities
 */
function readDocumentType(text: string, from: number, entities: Map<string, string>): number | undefined {
  const end = findIndexAfter(text, '>', from);
  const subset = text.indexOf('[', from);
  if (end === undefined || subset < 0 || subset > end) return end;
  let position = subset + 1;
  for (;;) {
    while (' \t\r\n'.includes(text[position] ?? '?')) position += 1;
    if (text[position] === ']') return findIndexAfter(text, '>', position);
    if (text[position] === '%') throw new UnsupportedMediaTypeError(ENTITIES);
    if (text.startsWith('<!ENTITY', position)) {
      const [declaration = '', name = '', value = ''] =
        PLAIN_ENTITY.exec(text.slice(position, position + 2500)) ?? [];
      if (declaration === '' || /&(?!#)/.test(value)) throw new UnsupportedMediaTypeError(ENTITIES);
      if (!entities.has(name))
        entities.set(name, value.slice(1, -1).replaceAll('"', '&quot;').replaceAll("'", '&apos;'));
      position += declaration.length;
      continue;
    }
    const isComment = text.startsWith('<!--', position);
    const next = text[position] === '<' ? findIndexAfter(text, isComment ? '-->' : '>', position) : undefined;
    if (next === undefined) return undefined;
    position = next;
  }
}

function replaceEntities(text: string, entities: ReadonlyMap<string, string>): string {
  if (entities.size === 0) return text;
  let size = text.length;
  return text.replace(/&([A-Za-z_][\w.-]{0,100});/g, (reference, name: string) => {
    const value = entities.get(name) ?? reference;
    size += value.length;
    if (size > 2 * UPLOAD_MAX_BYTES) throw new UnsupportedMediaTypeError(ENTITIES);
    return value;
  });
}
