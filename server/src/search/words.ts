/** Hyphens, and marks that join letters without being letters. */
const JOINERS = /[\u200B-\u200D\u2060\uFEFF]/g;
const NUKTA = /[\u093C\u0C3C]/g;
const LATIN_MARKS = /(\p{Script=Latin})\p{Mn}+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Spellings of one word in several parts. */
const COMPOUNDS: readonly [RegExp, string][] = [
  [/\bt[\s-]?shirt/g, 'tshirt'],
  [/टी[\s-]?शर्ट/g, 'टीशर्ट'],
  [/టీ[\s-]?షర్ట్/g, 'టీషర్ట్'],
  [/\bname[\s-]plate/g, 'nameplate'],
  [/\bhouse[\s-]warming/g, 'housewarming'],
];

/** Returns a text in lower case, without accents of Latin letters, nuktas and joiners. */
function normalizeText(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(JOINERS, '')
    .normalize('NFD')
    .replace(NUKTA, '')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC');
  return COMPOUNDS.reduce((result, [pattern, word]) => result.replace(pattern, word), plain);
}

/** Returns an English word without the ending of the plural; other words unchanged. */
function removePlural(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Returns a word as the index stores it. */
export const normalizeWord = (word: string): string => removePlural(normalizeText(word));

/** Returns the words of a text as the index stores them. */
export const listWords = (text: string): string[] =>
  (normalizeText(text).match(WORD) ?? []).map(removePlural);

/** First code points of the blocks of Indic scripts, whose letters stand in the same order. */
const INDIC_BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const BLOCK_SIZE = 0x80;
const VIRAMA = 0x4d;
/** Offset of the first consonant in a block, and the Latin letters of the consonants from there on. */
const FIRST_CONSONANT = 0x15;
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWELS: Readonly<Record<number, string>> = {
  0x02: 'n', 0x03: 'h', 0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0e: 'e',
  0x0f: 'e', 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au',
}; // prettier-ignore
const VOWEL_SIGNS: Readonly<Record<number, string>> = {
  0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x46: 'e', 0x47: 'e', 0x48: 'ai', 0x49: 'o',
  0x4a: 'o', 0x4b: 'o', 0x4c: 'au',
}; // prettier-ignore

/**
 * Returns a word of an Indic script in Latin letters, as people type it: without long vowels. Returns undefined for a
 * word without Indic letters.
 */
export function romanize(word: string): string | undefined {
  let latin = '';
  let hasInherentVowel = false;
  let isIndic = false;
  for (const character of word) {
    const code = character.codePointAt(0) ?? 0;
    const block = INDIC_BLOCKS.find((start) => code >= start && code < start + BLOCK_SIZE);
    if (block === undefined) {
      latin += character;
      continue;
    }
    isIndic = true;
    const offset = code - block;
    const consonant = CONSONANTS[offset - FIRST_CONSONANT];
    const sign = VOWEL_SIGNS[offset];
    if (hasInherentVowel && sign === undefined && offset !== VIRAMA) latin += 'a';
    hasInherentVowel = consonant !== undefined;
    latin += consonant ?? sign ?? VOWELS[offset] ?? '';
  }
  return isIndic ? latin : undefined;
}

/**
 * Returns the number of typing errors between two words: letters that are missing, too many, wrong or exchanged with
 * their neighbour (Damerau–Levenshtein distance). Returns `limit` + 1 when there are more than `limit`.
 */
export function countTypingErrors(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1];
      let errors = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      if (isExchanged) errors = Math.min(errors, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(errors);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return Math.min(previous.at(-1) ?? 0, limit + 1);
}
