import type { Artist, Artwork } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';

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
