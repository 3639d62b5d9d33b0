/**
 * Combining accents and invisible joiners. Does not match other marks, because the vowel signs of Hindi and Telugu are
 * marks, and some words differ only in their vowel signs.
 */
const IGNORED_CHARACTERS = /[\u0300-\u036f\u200c\u200d]/g;

/** Returns the text for searching: in lower case, without Latin accents and invisible joiners. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(IGNORED_CHARACTERS, '').normalize('NFC').toLowerCase();
}

/** Splits a search into words that are folded by {@link foldText}. */
export function splitSearch(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}
