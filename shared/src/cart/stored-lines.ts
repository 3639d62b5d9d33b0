import { checkObject, checkNumber, checkText } from '@rangmala/shared/storage';
import { getLineKey, MAX_QUANTITY, type CartLine, type CustomDesign, type LineDesign } from './lines.ts';

const TEXT_PATTERN = /^.{1,500}$/s;

/** Matches only paths of this site. A tampered cart could otherwise make the page load pictures from other sites. */
const SITE_PICTURE_PATTERN = /^\/(?![/\\])[^\t\n\r]{0,1999}$/;

/** Allows only characters that are safe in URLs and headers. */
const ID_OR_TOKEN_PATTERN = /^[\w-]{1,100}$/;

/**
 * Parses the stored cart and keeps the valid lines.
 * @returns the lines, and a log message when entries were dropped
 * @throws SyntaxError or TypeError when the text is not a JSON array
 */
export function decodeLines(raw: string): { value: readonly CartLine[]; problem?: string } {
  const entries: unknown = JSON.parse(raw);
  if (!Array.isArray(entries)) throw new TypeError('The cart is not a list.');
  const lines = new Map<string, CartLine>();
  for (const entry of entries) {
    const line = tryParseLine(entry);
    // Keeps the first of several lines with the same key.
    if (line && !lines.has(getLineKey(line))) lines.set(getLineKey(line), line);
  }
  const invalidCount = entries.length - lines.size;
  const value = [...lines.values()];
  return invalidCount === 0
    ? { value }
    : { value, problem: `${invalidCount} of ${entries.length} lines are invalid` };
}

function tryParseLine(entry: unknown): CartLine | undefined {
  try {
    return parseLine(checkObject(entry));
  } catch {
    return undefined;
  }
}

function parseLine(fields: Readonly<Record<string, unknown>>): CartLine {
  const { customDesign, design } = fields;
  const options = parseOptions(fields['options']);
  const quantity = checkNumber(fields['quantity'], 1, MAX_QUANTITY);
  if (!Number.isInteger(quantity)) throw new TypeError('A whole number is expected.');
  return {
    id: checkText(fields['id'], TEXT_PATTERN),
    name: checkText(fields['name'], TEXT_PATTERN),
    price: checkNumber(fields['price'], 0),
    image: parsePicture(fields['image']),
    quantity,
    ...(customDesign !== undefined && { customDesign: parseCustomDesign(checkObject(customDesign)) }),
    ...(options && { options }),
    ...(design !== undefined && { design: parseDesign(checkObject(design)) }),
  };
}

/** Returns '' for an invalid picture instead of rejecting the whole line. */
function parsePicture(value: unknown): string {
  return typeof value === 'string' && SITE_PICTURE_PATTERN.test(value) ? value : '';
}

function parseCustomDesign({ url, name, thumbnail }: Readonly<Record<string, unknown>>): CustomDesign {
  return {
    url: checkText(url, SITE_PICTURE_PATTERN),
    name: checkText(name, TEXT_PATTERN),
    thumbnail: checkText(thumbnail, SITE_PICTURE_PATTERN),
  };
}

function parseDesign({ id, token }: Readonly<Record<string, unknown>>): LineDesign {
  return { id: checkText(id, ID_OR_TOKEN_PATTERN), token: checkText(token, ID_OR_TOKEN_PATTERN) };
}

function parseOptions(value: unknown): Record<string, string> | undefined {
  if (value === undefined) return undefined;
  const entries = Object.entries(checkObject(value));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([name, choice]) => [checkText(name, TEXT_PATTERN), checkText(choice, TEXT_PATTERN)]),
  );
}
