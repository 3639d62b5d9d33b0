import type { Credit, ProductDetails } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** The credit of an artist, with the agreed share in hundredths of a per cent; null for the shop's usual share. */
export type ArtistCredit = Credit & { share_hundredths: number | null };

/** Returns the credits of artists by id, with the main art type of each. Omits unknown and deleted artists. */
export async function findArtistCredits(
  db: Database,
  artistIds: readonly string[],
): Promise<Map<string, ArtistCredit>> {
  const credits = new Map<string, ArtistCredit>();
  if (artistIds.length === 0) return credits;
  const rows = await db
    .selectFrom('artists')
    .leftJoin('artist_art_types', 'artist_art_types.artist_id', 'artists.id')
    .leftJoin('art_types', 'art_types.slug', 'artist_art_types.art_type_slug')
    .where('artists.id', 'in', [...new Set(artistIds)])
    .where('deleted_at', 'is', null)
    .orderBy('artist_art_types.position')
    .select(['artists.id', 'artists.name', 'share_hundredths', 'art_types.name as art_type'])
    .execute();
  for (const { art_type, ...row } of rows)
    if (!credits.has(row.id)) credits.set(row.id, { ...row, art_type: art_type ?? '' });
  return credits;
}

/** Returns who has designed each product, by product id. A product's style replaces the artist's main art type. */
export async function findProductCredits(
  db: Database,
  products: readonly (Pick<ProductDetails, 'artist' | 'style'> & { id: string })[],
): Promise<Map<string, Credit[]>> {
  const artists = await findArtistCredits(
    db,
    products.flatMap(({ artist }) => artist ?? []),
  );
  return new Map(
    products.flatMap(({ id, artist, style }) => {
      const credit = artists.get(artist ?? '');
      if (!credit) return [];
      return [[id, [{ id: credit.id, name: credit.name, art_type: style ?? credit.art_type }]]];
    }),
  );
}
