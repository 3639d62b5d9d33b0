import { fieldsOf, numberOf, textOf } from '../storage/check-value.ts';
import { lineKey, MAX_QUANTITY, type CartLine, type CustomDesign, type LineDesign } from './lines.ts';

const TEXT_PATTERN = /^.{1,500}$/s;

/** Matches paths on this site only, so that a tampered cart cannot make the page load pictures from other sites. */
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
    const line = parseLine(entry);
    // Keeps the first of several lines with the same key.
    if (line && !lines.has(lineKey(line))) lines.set(lineKey(line), line);
  }
  const invalidCount = entries.length - lines.size;
  const value = [...lines.values()];
  return invalidCount === 0
    ? { value }
    : { value, problem: `${invalidCount} of ${entries.length} lines are invalid` };
}

function parseLine(entry: unknown): CartLine | undefined {
  try {
    return lineOf(fieldsOf(entry));
  } catch {
    return undefined;
  }
}

function lineOf(fields: Readonly<Record<string, unknown>>): CartLine {
  const { customDesign, design } = fields;
  const options = optionsOf(fields['options']);
  const quantity = numberOf(fields['quantity'], 1, MAX_QUANTITY);
  if (!Number.isInteger(quantity)) throw new TypeError('A whole number is expected.');
  return {
    id: textOf(fields['id'], TEXT_PATTERN),
    name: textOf(fields['name'], TEXT_PATTERN),
    price: numberOf(fields['price'], 0),
    image: pictureOf(fields['image']),
    quantity,
    ...(customDesign !== undefined && { customDesign: customDesignOf(fieldsOf(customDesign)) }),
    ...(options && { options }),
    ...(design !== undefined && { design: designOf(fieldsOf(design)) }),
  };
}

/** Returns '' for an invalid picture instead of rejecting the whole line. */
function pictureOf(value: unknown): string {
  return typeof value === 'string' && SITE_PICTURE_PATTERN.test(value) ? value : '';
}

function customDesignOf({ url, name, thumbnail }: Readonly<Record<string, unknown>>): CustomDesign {
  return {
    url: textOf(url, SITE_PICTURE_PATTERN),
    name: textOf(name, TEXT_PATTERN),
    thumbnail: textOf(thumbnail, SITE_PICTURE_PATTERN),
  };
}

function designOf({ id, token }: Readonly<Record<string, unknown>>): LineDesign {
  return { id: textOf(id, ID_OR_TOKEN_PATTERN), token: textOf(token, ID_OR_TOKEN_PATTERN) };
}

function optionsOf(value: unknown): Record<string, string> | undefined {
  if (value === undefined) return undefined;
  const entries = Object.entries(fieldsOf(value));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([name, choice]) => [textOf(name, TEXT_PATTERN), textOf(choice, TEXT_PATTERN)]),
  );
}
