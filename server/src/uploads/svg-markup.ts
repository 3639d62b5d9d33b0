const WHITESPACE = ' \t\r\n\f';
/** Start and end of the parts of a drawing without elements and text. */
const SKIPPED_PARTS = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;
const [CDATA_START, CDATA_END] = ['<![CDATA[', ']]>'];

export interface Attribute {
  /** Name without namespace prefix, in lower case. */
  name: string;
  value: string;
  /** Positions of the attribute in the text. */
  start: number;
  end: number;
}

/** A start tag, an end tag, or the text between two tags. Names are without namespace prefix and in lower case. */
export type Markup =
  | { kind: 'start'; name: string; attributes: Attribute[]; nameEnd: number; isEmpty: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string };

/**
 * Reads the markup of an SVG drawing. The time grows linearly with the size: each character is read a fixed number of
 * times, and regular expressions get only short texts.
 */
export function* readMarkup(text: string): Generator<Markup> {
  let position = 0;
  while (position < text.length) {
    const tagStart = text.indexOf('<', position);
    const textEnd = tagStart < 0 ? text.length : tagStart;
    if (textEnd > position) yield { kind: 'text', text: text.slice(position, textEnd) };
    if (tagStart < 0) return;
    position = tagStart;
    if (text.startsWith(CDATA_START, position)) {
      const end = text.indexOf(CDATA_END, position);
      if (end < 0) return;
      yield { kind: 'text', text: text.slice(position + CDATA_START.length, end) };
      position = end + CDATA_END.length;
      continue;
    }
    const skippedPart = SKIPPED_PARTS.find(([start]) => text.startsWith(start, position));
    if (skippedPart) {
      const [start, end] = skippedPart;
      const endPosition = text.indexOf(end, position + start.length);
      if (endPosition < 0) return;
      position = endPosition + end.length;
      continue;
    }
    const isEnd = text[position + 1] === '/';
    const nameStart = position + (isEnd ? 2 : 1);
    const nameEnd = findEndOfName(text, nameStart);
    const name = getLocalName(text.slice(nameStart, nameEnd));
    if (isEnd) {
      yield { kind: 'end', name };
      position = text[nameEnd] === '>' ? nameEnd + 1 : nameEnd;
      continue;
    }
    const { attributes, end } = readAttributes(text, nameEnd);
    yield { kind: 'start', name, attributes, nameEnd, isEmpty: text[end - 1] === '/' };
    // Continues after a stray character as a browser does.
    position = text[end] === '>' ? end + 1 : end;
  }
}

/** Reads the attributes of a start tag from `position` on. `end` is the position after the last attribute. */
function readAttributes(text: string, position: number): { attributes: Attribute[]; end: number } {
  const attributes: Attribute[] = [];
  let end = position;
  for (;;) {
    while (isOneOf(`${WHITESPACE}/`, text[end])) end += 1;
    const start = end;
    const nameEnd = findEndOfName(text, start);
    if (nameEnd === start) return { attributes, end };
    const name = getLocalName(text.slice(start, nameEnd));
    end = skipWhitespace(text, nameEnd);
    let value = '';
    if (text[end] === '=') {
      const valueStart = skipWhitespace(text, end + 1);
      const quote = text[valueStart] ?? '';
      const isQuoted = isOneOf('"\'', quote);
      const valueEnd = isQuoted ? text.indexOf(quote, valueStart + 1) : findEndOfName(text, valueStart);
      if (valueEnd < 0) return { attributes, end: text.length };
      value = text.slice(isQuoted ? valueStart + 1 : valueStart, valueEnd);
      end = isQuoted ? valueEnd + 1 : valueEnd;
    } else {
      end = nameEnd;
    }
    attributes.push({ name, value, start, end });
  }
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
