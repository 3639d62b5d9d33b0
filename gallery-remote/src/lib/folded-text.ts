/**
 * Accents of the Latin alphabet and invisible joiners. Other marks must stay: vowel signs of Hindi and Telugu are marks,
 * and words differ only in them.
 */
const IGNORED_CHARACTERS = /[\u0300-\u036f\u200c\u200d]/g;

/** Returns the text in lower case and without Latin accents, for searching. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(IGNORED_CHARACTERS, '').normalize('NFC').toLowerCase();
}

/** Splits a search into words in lower case and without Latin accents. */
export function splitSearch(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}
