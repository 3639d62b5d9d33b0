const WHITESPACE = ' \t\r\n\f';
/** Start and end of the parts of a drawing that contain no elements, such as comments. */
const SKIPPED_PARTS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
  ['<!', '>'],
] as const;
const ACTIVE_ELEMENTS = ['script', 'foreignobject'];

/**
 * Returns whether an SVG drawing contains a script, an event handler, a `javascript:` address or a `foreignObject`.
 * Compares names without case and namespace prefix, and decodes character references in values. The time grows linearly
 * with the size: each character is read a fixed number of times, and regular expressions get only short texts.
 */
export function hasActiveContent(buffer: Buffer): boolean {
  const text = buffer.toString('utf8');
  for (let position = text.indexOf('<'); position >= 0; position = text.indexOf('<', position)) {
    const skippedPart = SKIPPED_PARTS.find(([start]) => text.startsWith(start, position));
    if (skippedPart) {
      const [start, end] = skippedPart;
      position = text.indexOf(end, position + start.length);
      if (position < 0) return false;
      continue;
    }
    const nameEnd = findEndOfName(text, position + 1);
    if (ACTIVE_ELEMENTS.includes(getLocalName(text.slice(position + 1, nameEnd)))) return true;
    const attributes = readAttributes(text, nameEnd);
    if (attributes.hasActiveAttribute) return true;
    position = attributes.end;
  }
  return false;
}

/** Reads the attributes of a start tag from `position` on. `end` is the position after the last attribute. */
function readAttributes(text: string, position: number): { hasActiveAttribute: boolean; end: number } {
  let end = position;
  for (;;) {
    while (isOneOf(`${WHITESPACE}/`, text[end])) end += 1;
    const nameEnd = findEndOfName(text, end);
    if (nameEnd === end) return { hasActiveAttribute: false, end };
    const name = getLocalName(text.slice(end, nameEnd));
    end = skipWhitespace(text, nameEnd);
    let value = '';
    if (text[end] === '=') {
      const valueStart = skipWhitespace(text, end + 1);
      const quote = text[valueStart] ?? '';
      const isQuoted = isOneOf('"\'', quote);
      const valueEnd = isQuoted ? text.indexOf(quote, valueStart + 1) : findEndOfName(text, valueStart);
      if (valueEnd < 0) return { hasActiveAttribute: false, end: text.length };
      value = text.slice(isQuoted ? valueStart + 1 : valueStart, valueEnd);
      end = isQuoted ? valueEnd + 1 : valueEnd;
    }
    const isEventHandler = /^on[a-z]/.test(name) || (name === 'attributename' && /^\s*on[a-z]/i.test(value));
    if (isEventHandler || hasScriptAddress(value)) return { hasActiveAttribute: true, end };
  }
}

/**
 * Returns whether a value contains a `javascript:` address. Ignores whitespace and control characters, because browsers
 * ignore them in the scheme of an address.
 */
function hasScriptAddress(value: string): boolean {
  return value
    .replace(/&#(?:x([0-9a-f]{1,8})|([0-9]{1,8}));?/gi, (_, hexadecimal?: string, decimal?: string) => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replace(/[^!-~]/g, '')
    .toLowerCase()
    .includes('javascript:');
}

function findEndOfName(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isOneOf(`${WHITESPACE}=/<>"'`, text[end])) end += 1;
  return end;
}

function skipWhitespace(text: string, from: number): number {
  let position = from;
  while (isOneOf(WHITESPACE, text[position])) position += 1;
  return position;
}

const isOneOf = (characters: string, character: string | undefined): boolean =>
  character !== undefined && character !== '' && characters.includes(character);

const getLocalName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();
