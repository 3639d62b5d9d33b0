/** Returns the text in lower case and without accents, for searching. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a search into words in lower case and without accents. */
export function splitSearch(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}
