import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';

interface Tables {
  designs: {
    id: string;
    product_id: string;
    ordered_at: string | null;
    ordered_product_id: string | null;
  };
  products: { id: string; name: string };
  product_details: { product_id: string; options: string; sides: string; views: string };
  ordered_products: { id: string; content: string };
}

/**
 * Adds a table of products as they were when a design was ordered. Designs that were ordered before this migration get
 * the current product, if the product still exists.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('ordered_products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('designs')
    .addColumn('ordered_product_id', 'text', (column) => column.references('ordered_products.id'))
    .execute();
  const products = await db
    .selectFrom('products')
    .innerJoin('product_details', 'product_details.product_id', 'products.id')
    .select(['id', 'name', 'options', 'sides', 'views'])
    .where('id', 'in', (query) =>
      query.selectFrom('designs').select('product_id').where('ordered_at', 'is not', null),
    )
    .execute();
  for (const { id: productId, name, options, sides, views } of products) {
    const content = JSON.stringify({
      id: productId,
      name,
      options: JSON.parse(options) as unknown,
      sides: JSON.parse(sides) as unknown,
      views: JSON.parse(views) as unknown,
    });
    const id = createHash('sha256').update(content).digest('base64url');
    await db.insertInto('ordered_products').values({ id, content }).execute();
    await db
      .updateTable('designs')
      .set({ ordered_product_id: id })
      .where('product_id', '=', productId)
      .where('ordered_at', 'is not', null)
      .execute();
  }
}
