import type { FastifyInstance } from 'fastify';
import { type ArtistGallery, requireArtTypes } from '../../booking/index.ts';
import { NotFoundError } from '../../http/errors.ts';
import { requireImage } from '../../uploads/image-type.ts';
import { prepareArtwork, removeArtworks } from './changes.ts';

/** Adds `app.artistGallery`: how pictures of hand-overs come into galleries of artists. */
export function addArtistGallery(app: FastifyInstance): void {
  app.decorate('artistGallery', {
    prepare: async ({ artistId, key, screenKey }, { title, artTypes }) => {
      const slugs = await requireArtTypes(app.db, artTypes, 'art_types');
      const [print, screen] = [await app.storage.get(key), await app.storage.get(screenKey)];
      if (!print || !screen) throw new NotFoundError('This picture is lost. Please hand it over again.');
      return prepareArtwork(app, artistId, {
        title,
        slugs,
        picture: { type: 'image/webp', content: screen, file: screen },
        original: requireImage(print),
      });
    },
    remove: (transaction, ids) => removeArtworks(app, transaction, ids),
  } satisfies ArtistGallery);
}
