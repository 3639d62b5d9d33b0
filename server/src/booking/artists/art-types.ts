import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { createSlug } from '../../lib/slug.ts';

/**
 * Returns the slugs of art types without duplicates, in the order of `names`.
 * @param names names or slugs in upper or lower case
 * @param field name of the form field, for the error
 * @throws ApiError 422 for an unknown art type
 */
export async function requireArtTypes(
  db: Database,
  names: readonly string[],
  field: string,
): Promise<string[]> {
  const slugs = [...new Set(names.map(createSlug))];
  const rows = await db.selectFrom('art_types').select('slug').where('slug', 'in', slugs).execute();
  const existingSlugs = new Set(rows.map(({ slug }) => slug));
  const unknownName = names.find((each) => !existingSlugs.has(createSlug(each)));
  if (unknownName !== undefined) {
    const detail = `“${unknownName.trim()}” is not an art type that we have.`;
    throw new ApiError(422, detail, { fields: { [field]: detail } });
  }
  return slugs;
}
