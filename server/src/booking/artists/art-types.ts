import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { slugOf } from '../../lib/slug.ts';

/**
 * Which of our art types are meant, each once, in the order given.
 * @param given names or slugs, in any case
 * @param field what the form calls them
 * @returns their slugs
 * @throws ApiError 422 when one is not ours
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
