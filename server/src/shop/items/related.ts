import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** How much a common attribute tells that two products resemble each other. */
const WEIGHTS = { artist: 4, style: 4, occasion: 1, for: 1 } as const;
const CATEGORY_WEIGHT = 2;

/**
 * Returns the ids of the products that resemble a product most: by artist, style, occasion, recipient and category.
 * Among equals the next by id come first, so that the links of all products lead to all products.
 */
export async function listRelatedIds(db: Database, id: string, limit: number): Promise<string[]> {
  const scores = db
    .selectFrom('product_attributes as own')
    .innerJoin('product_attributes as other', (join) =>
      join.onRef('other.name', '=', 'own.name').onRef('other.value', '=', 'own.value'),
    )
    .where('own.product_id', '=', id)
    .where('own.name', 'in', Object.keys(WEIGHTS))
    .groupBy('other.product_id')
    .select([
      'other.product_id',
      sql<number>`sum(case own.name ${sql.join(
        Object.entries(WEIGHTS).map(([name, weight]) => sql`when ${name} then ${sql.lit(weight)}`),
        sql` `,
      )} else 0 end)`.as('score'),
    ]);
  const rows = await db
    .selectFrom('products')
    .innerJoin('products as subject', (join) => join.on('subject.id', '=', id))
    .leftJoin(scores.as('scores'), 'scores.product_id', 'products.id')
    .where('products.id', '!=', id)
    .where((where) =>
      where.or([
        where('scores.score', 'is not', null),
        where('products.category_slug', '=', where.ref('subject.category_slug')),
      ]),
    )
    .orderBy(
      sql`coalesce(scores.score, 0) + case when products.category_slug = subject.category_slug then ${sql.lit(CATEGORY_WEIGHT)} else 0 end`,
      'desc',
    )
    .orderBy(sql`case when products.id > ${id} then 0 else 1 end`)
    .orderBy('products.id')
    .limit(limit)
    .select('products.id')
    .execute();
  return rows.map((row) => row.id);
}
