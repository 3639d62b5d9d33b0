import { listMissingCharacters } from './shape-line.ts';

/** Largest number of characters that the notice names for each place. */
const MAX_NAMED_CHARACTERS = 8;

/** Names a character by its code points, such as `U+0633`. */
const nameCharacter = (character: string): string =>
  [...character]
    .map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

/**
 * Returns a notice that names the characters that a PDF shows as boxes; '' when it shows all.
 * @param texts the texts of the PDF by the place where they stand, such as `the gift note`
 * @param page the same document in the browser, such as `packing slip`
 */
export function describeMissingCharacters(
  texts: Readonly<Record<string, readonly string[]>>,
  page: string,
): string {
  const places = Object.entries(texts).flatMap(([place, parts]) => {
    const characters = listMissingCharacters(parts.join('\n'));
    if (characters.length === 0) return [];
    const names = characters.slice(0, MAX_NAMED_CHARACTERS).map(nameCharacter).join(', ');
    const further = characters.length - MAX_NAMED_CHARACTERS;
    return `${names}${further > 0 ? ` and ${further} more` : ''} in ${place}`;
  });
  return places.length === 0
    ? ''
    : `This PDF can’t show these characters: ${places.join('; ')}. The ${page} in the browser shows them.`;
}
