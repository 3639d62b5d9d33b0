import type { Database } from '../../../database/database.ts';
import type { ArtistPicture } from '../../../uploads/artist-picture.ts';

declare module 'fastify' {
  interface FastifyInstance {
    artistGallery: ArtistGallery;
  }
}

/** Shows pictures of hand-overs in galleries of artists. The gallery does it; booking does not import the gallery. */
export interface ArtistGallery {
  /** Stores the files of an artwork. @returns a function that adds the artwork and returns its id */
  prepare: (
    picture: ArtistPicture,
    artwork: { title: string; artTypes: readonly string[] },
  ) => Promise<(transaction: Database) => Promise<string>>;
  /** Removes artworks from the gallery. @returns a function that deletes their files after the transaction */
  remove: (transaction: Database, artworkIds: readonly string[]) => Promise<() => Promise<void>>;
}
