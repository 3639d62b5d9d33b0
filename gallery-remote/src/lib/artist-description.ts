import type { Artist } from '@rangmala/shared/contract';

/** Largest length of a description, in characters. */
const MAX_LENGTH = 300;

/**
 * Returns the description of an artist's page for search engines, at most {@link MAX_LENGTH} characters. Cuts a longer
 * description at the end of a word and adds `…`.
 */
export function describeArtist({ name, art_types, bio }: Pick<Artist, 'name' | 'art_types' | 'bio'>): string {
  const introduction = `${name}, artist at Rangmala: ${art_types.join(', ') || 'sessions and works'}.`;
  const text = `${introduction} ${bio}`.trim().replace(/\s+/g, ' ');
  if (text.length <= MAX_LENGTH) return text;
  const truncatedText = text.slice(0, MAX_LENGTH - 1);
  return `${truncatedText.slice(0, Math.max(truncatedText.lastIndexOf(' '), 0)) || truncatedText}…`;
}
