import type { Artist, Artwork } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';

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

/** Largest number of artworks listed for search engines. */
const MAX_ARTWORKS = 12;

/** Returns the schema.org data of an artist's page. */
export function createArtistJsonLd(artist: Artist, artworks: readonly Artwork[], origin: string): object {
  const url = `${origin}${links.galleryArtist(artist.id)}`;
  const toAbsoluteUrl = (url: string) => (url.startsWith('/') ? origin + url : url);
  return {
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: artist.name,
      image: toAbsoluteUrl(artist.image),
      ...(artist.bio && { description: artist.bio }),
      jobTitle: 'Artist',
      knowsAbout: [...artist.art_types, ...artist.skills],
    },
    hasPart: artworks.slice(0, MAX_ARTWORKS).map(({ title, image, type }) => ({
      '@type': 'VisualArtwork',
      name: title,
      image: toAbsoluteUrl(image),
      artform: type,
      creator: { '@id': url },
    })),
  };
}
