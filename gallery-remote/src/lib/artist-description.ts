import type { Artist } from '@rangmala/shared/contract';

/** Characters that search engines and link previews show of a description. */
const MAX_LENGTH = 300;

/**
 * Returns the description of an artist's page for search engines: name, art types, then the biography, cut at a word.
 */
export function artistDescription({
  name,
  art_types,
  bio,
}: Pick<Artist, 'name' | 'art_types' | 'bio'>): string {
  const start = `${name}, artist at Rangmala: ${art_types.join(', ') || 'sessions and works'}.`;
  const text = `${start} ${bio}`.trim().replace(/\s+/g, ' ');
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}
