import { createSlug } from '@rangmala/shared/contract/rules';
import { writeTestimonials } from '../catalog-import/artists.ts';
import type { Database } from '../database/database.ts';
import { addMediaPicture, type MediaIndex, requireMedia } from '../media/media-index.ts';
import type { SeedFile } from './seed-file.ts';

/**
 * Loads the artworks and testimonials. Skips a database that has artworks or testimonials, or that lacks the artist of
 * an artwork.
 */
export async function seedGallery(
  db: Database,
  { artworks, testimonials }: SeedFile,
  media: MediaIndex,
): Promise<void> {
  // Stored testimonials mean that the gallery was loaded before, even when the artists have deleted all artworks.
  if (await db.selectFrom('testimonials').select('id').limit(1).executeTakeFirst()) return;
  if (await db.selectFrom('artworks').select('id').limit(1).executeTakeFirst()) return;
  const existingIds = new Set((await db.selectFrom('artists').select('id').execute()).map(({ id }) => id));
  if (artworks.length === 0 || !artworks.every(({ artist }) => existingIds.has(artist))) return;

  await insertArtworks(db, artworks, media);
  await writeTestimonials(
    db,
    testimonials.map((testimonial) => addMediaPicture(media, testimonial)),
  );
}

async function insertArtworks(
  db: Database,
  artworks: SeedFile['artworks'],
  media: MediaIndex,
): Promise<void> {
  const created_at = new Date().toISOString();
  await db
    .insertInto('artworks')
    .values(
      artworks.map(({ id, title, picture, artist }, position) => {
        const { url, placeholder } = requireMedia(media, picture);
        return { id, artist_id: artist, title, image: url, placeholder, position, created_at };
      }),
    )
    .execute();
  await db
    .insertInto('artwork_art_types')
    .values(
      artworks.flatMap(({ id, art_types }) =>
        art_types.map((name, position) => ({ artwork_id: id, art_type_slug: createSlug(name), position })),
      ),
    )
    .execute();
}
