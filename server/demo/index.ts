import { demoArtists, demoArtTypes } from './artists/index.ts';
import { catalogue } from './catalogue.ts';

/** Everything that an empty shop is filled with, as the server's seed takes it. */
export const demo = {
  catalogue,
  studio: {
    artTypes: demoArtTypes,
    artists: demoArtists.map(({ image, art_types, ...artist }) => ({
      ...artist,
      portrait: image,
      artTypes: art_types,
    })),
  },
};
