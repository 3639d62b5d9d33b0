/** As people search: without capitals and accents. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search, as they are compared. */
export function searchWords(search: string): string[] {
  return foldedText(search).split(/\s+/).filter(Boolean);
}
