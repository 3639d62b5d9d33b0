import type { SearchSource } from '../search/search-index.ts';

/** The artists and art types of the search index. An artist is also found by art types and skills. */
export const gallerySource: SearchSource = async (db) => {
  const artTypes = await db
    .selectFrom('art_types')
    .select(['slug', 'name', 'type'])
    .orderBy('position')
    .execute();
  const artists = await db.selectFrom('artists').select(['id', 'name', 'bio']).orderBy('position').execute();
  const artTypesOfArtists = await db
    .selectFrom('artist_art_types')
    .innerJoin('art_types', 'art_types.slug', 'artist_art_types.art_type_slug')
    .select(['artist_id', 'art_types.name'])
    .execute();
  const skills = await db.selectFrom('artist_skills').select(['artist_id', 'skill as name']).execute();
  return [
    ...artTypes.map(({ slug, name, type }) => ({
      kind: 'art_type' as const,
      ref: slug,
      name,
      keywords: [type],
      body: '',
    })),
    ...artists.map(({ id, name, bio }) => ({
      kind: 'artist' as const,
      ref: id,
      name,
      keywords: [...artTypesOfArtists, ...skills].flatMap((each) =>
        each.artist_id === id ? [each.name] : [],
      ),
      body: bio,
    })),
  ];
};
