import { demoArtists, demoArtTypes, demoTestimonials } from './artists/index.ts';
import { demoArtworks } from './artworks/index.ts';
import { catalogue } from './catalogue.ts';

/** Everything that an empty shop is filled with, as the server's seed takes it. */
export const demo = {
  catalogue,
  studio: {
    artTypes: demoArtTypes,
    artists: demoArtists.map(({ image, art_types, featured: _, ...artist }) => ({
      ...artist,
      portrait: image,
      artTypes: art_types,
    })),
  },
  gallery: {
    featured: demoArtists.filter(({ featured }) => featured).map(({ id }) => id),
    artworks: demoArtworks.map(({ type, image, ...artwork }) => ({
      ...artwork,
      artTypes: [type],
      picture: image,
    })),
    testimonials: demoTestimonials.map(({ image, ...said }) => ({ ...said, portrait: image })),
  },
};
