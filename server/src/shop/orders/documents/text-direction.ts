import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A part of a line whose characters all run in one direction. */
export interface DirectedText {
  text: string;
  direction: Direction;
}

const bidi = createBidi();

/**
 * Matches house numbers, PIN codes and phone numbers. By the Unicode algorithm alone, `12-3` after Urdu is drawn as
 * `3-12`, and `500 001` as `001 500`, which couriers misread. Leaves
 * the digit of an emoji such as 1️⃣ alone.
 */
const NUMBERS = /\+?\p{Nd}+(?:[-/ ]\p{Nd}+|[-/][A-Za-z]+)*(?!\p{M})/gu;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The invisible marks around a number: LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE. */
const ISOLATES = /[\u2066\u2069]/g;

/** Puts invisible marks around the numbers in right-to-left text, so that their parts are not reversed. */
export const isolateNumbers = (text: string): string =>
  RIGHT_TO_LEFT_LETTER.test(text) ? text.replaceAll(NUMBERS, '\u2066$&\u2069') : text;

/**
 * Replaces emoji by neutral characters of the same length: `bidi-js` reads UTF-16 units, and takes half an emoji for a
 * Latin letter.
 */
const replaceEmoji = (text: string): string => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '☺☺');

/** Returns the direction of a paragraph, which is that of its first letter. */
export const detectDirection = (paragraph: string): Direction =>
  bidi.getEmbeddingLevels(replaceEmoji(paragraph)).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/**
 * Splits a line where the direction changes, by the Unicode Bidirectional Algorithm and with isolated numbers. Returns
 * the parts from left to right as they are drawn; the characters of each part stay in the order in which they are read.
 * @param direction direction of the paragraph
 */
export function splitByDirection(line: string, direction: Direction): DirectedText[] {
  const isolatedLine = isolateNumbers(line);
  const neutralLine = replaceEmoji(isolatedLine);
  const embedding = bidi.getEmbeddingLevels(neutralLine, direction);
  const parts: (DirectedText & { level: number })[] = [];
  const partsByUnit = Array.from(embedding.levels, (level, index) => {
    let part = parts.at(-1);
    if (part?.level !== level) {
      part = { text: '', direction: level % 2 === 1 ? 'rtl' : 'ltr', level };
      parts.push(part);
    }
    part.text += isolatedLine.charAt(index);
    return part;
  });
  const drawnParts = new Set(
    bidi.getReorderedIndices(neutralLine, embedding).map((index) => partsByUnit[index]),
  );
  return [...drawnParts].flatMap((part) => {
    const text = part?.text.replaceAll(ISOLATES, '') ?? '';
    return part && text !== '' ? { text, direction: part.direction } : [];
  });
}
