import type { Category } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** Returns all categories in display order. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['name', 'hero_image', 'placeholder'])
    .orderBy('position')
    .execute();
  return rows.map(({ placeholder, ...category }) => ({ ...category, ...(placeholder && { placeholder }) }));
}
