import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { insertArtworks } from './gallery.ts';

const BIO =
  'Learnt to paint on the mud walls of a courtyard, and still grinds the red from hibiscus. '.repeat(3);
const createPlaceholder = (id: string) =>
  `data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwA${createHash('sha512').update(id).digest('base64')}`;
const ART_TYPES = ['Warli', 'Gond', 'Kolam', 'Madhubani', 'Linocut', 'Abstract', 'Miniature', 'Kalamkari'];

/** Inserts artists with two art types and three skills each, and distributes the artworks evenly. */
export async function fillGallery(db: Database, artistCount: number, artworkCount: number): Promise<void> {
  const slugs = ART_TYPES.map((name) => name.toLowerCase());
  const ids = Array.from({ length: artistCount }, (_, index) => `artist${index}`);
  const chooseArtTypes = (index: number) =>
    [0, 1].map((offset) => slugs[(index + offset) % slugs.length] ?? '');
  await db
    .insertInto('art_types')
    .values(
      ART_TYPES.map((name, position) => ({
        slug: slugs[position] ?? '',
        name,
        type: 'Folk',
        popularity: 90 - position,
        position,
      })),
    )
    .execute();
  await db
    .insertInto('artists')
    .values(
      ids.map((id, position) => ({
        id,
        name: `Artist ${position} of the Valley`,
        image: `/media/0123456789ab/portrait-${id}-800x800.webp`,
        placeholder: createPlaceholder(id),
        bio: BIO,
        testimonial: BIO.slice(0, 150),
        rating_tenths: 48,
        position,
        password_hash: null,
        featured: position < 8 ? 1 : 0,
      })),
    )
    .execute();
  await db
    .insertInto('artist_art_types')
    .values(
      ids.flatMap((artist_id, index) =>
        chooseArtTypes(index).map((art_type_slug, position) => ({ artist_id, art_type_slug, position })),
      ),
    )
    .execute();
  await db
    .insertInto('artist_skills')
    .values(
      ids.flatMap((artist_id) =>
        ['Murals', 'Rice paste', 'Borders'].map((skill, position) => ({ artist_id, skill, position })),
      ),
    )
    .execute();
  await insertArtworks(
    db,
    Array.from({ length: artworkCount }, (_, index) => ({
      id: `the-work-number-${index}`,
      artist: `artist${index % artistCount}`,
      title: `The Well at the End of Lane ${index}`,
      placeholder: createPlaceholder(`work ${index}`),
      artTypes: chooseArtTypes(index % artistCount).slice(0, 1 + (index % 2)),
      position: Math.floor(index / artistCount),
    })),
  );
  // Updates the statistics of the query planner.
  await sql`analyze`.execute(db);
}
