/** Lower case without accents, for searching. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a search into words in their comparable form. */
export function searchWords(search: string): string[] {
  return foldedText(search).split(/\s+/).filter(Boolean);
}
