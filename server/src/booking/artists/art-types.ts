import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { slugOf } from '../../lib/slug.ts';

/**
 * Returns the slugs of the given art types, without duplicates, in the given order.
 * @param given names or slugs, in any case
 * @param field name of the form field, for the error
 * @throws ApiError 422 when one does not exist
 */
export async function knownArtTypes(
  db: Database,
  given: readonly string[],
  field: string,
): Promise<string[]> {
  const slugs = [...new Set(given.map(slugOf))];
  const rows = await db.selectFrom('art_types').select('slug').where('slug', 'in', slugs).execute();
  const known = new Set(rows.map(({ slug }) => slug));
  const unknown = given.find((each) => !known.has(slugOf(each)));
  if (unknown !== undefined) {
    const detail = `“${unknown.trim()}” is not an art type that we have.`;
    throw new ApiError(422, detail, { fields: { [field]: detail } });
  }
  return slugs;
}
