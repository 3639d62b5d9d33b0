import { type MediaIndex, mediaFor } from '../../demo/media.ts';
import type { Database } from '../database/database.ts';
import { slugOf } from '../lib/slug.ts';

/** What hangs in the demo gallery; pictures are named by the keys of their drawings. */
export interface DemoGallery {
  /** Ids of the artists whom the entrance introduces. */
  featured: readonly string[];
  /** In the order in which each artist's gallery shows them. */
  artworks: readonly DemoArtwork[];
  testimonials: readonly { name: string; testimonial: string; portrait: string }[];
}

export interface DemoArtwork {
  id: string;
  title: string;
  /** Names of art types. */
  artTypes: readonly string[];
  picture: string;
  /** Id of the artist. */
  artist: string;
}

/**
 * Hangs the demo gallery where the demo artists are and nothing was ever hung: in a database that they
 * were loaded into before there was a gallery, too.
 */
export async function seedGallery(
  db: Database,
  { featured, artworks, testimonials }: DemoGallery,
  media: MediaIndex,
): Promise<void> {
  // Nobody takes testimonials down: an artist who deletes every work does not get them back.
  if (await db.selectFrom('testimonials').select('id').limit(1).executeTakeFirst()) return;
  if (await db.selectFrom('artworks').select('id').limit(1).executeTakeFirst()) return;
  const present = new Set((await db.selectFrom('artists').select('id').execute()).map(({ id }) => id));
  if (artworks.length === 0 || !artworks.every(({ artist }) => present.has(artist))) return;

  await insertArtworks(db, artworks, media);
  for (const [position, { name, testimonial, portrait }] of testimonials.entries()) {
    const { url, placeholder } = mediaFor(media, portrait);
    await db
      .insertInto('testimonials')
      .values({ id: portrait, name, testimonial, image: url, placeholder, position })
      .execute();
  }
  for (const id of featured) {
    await db.updateTable('artists').set({ featured: 1 }).where('id', '=', id).execute();
  }
}

async function insertArtworks(
  db: Database,
  artworks: readonly DemoArtwork[],
  media: MediaIndex,
): Promise<void> {
  const created_at = new Date().toISOString();
  await db
    .insertInto('artworks')
    .values(
      artworks.map(({ id, title, picture, artist }, position) => {
        const { url, placeholder } = mediaFor(media, picture);
        return { id, artist_id: artist, title, image: url, placeholder, position, created_at };
      }),
    )
    .execute();
  await db
    .insertInto('artwork_art_types')
    .values(
      artworks.flatMap(({ id, artTypes }) =>
        artTypes.map((name, position) => ({ artwork_id: id, art_type_slug: slugOf(name), position })),
      ),
    )
    .execute();
}
