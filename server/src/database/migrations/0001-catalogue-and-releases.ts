import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('categories')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('hero_image', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('category_slug', 'text', (column) => column.notNull().references('categories.slug'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price_paise', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('products_of_category')
    .on('products')
    .columns(['category_slug', 'position', 'id'])
    .execute();
  await schema
    .createTable('product_images')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addPrimaryKeyConstraint('product_images_key', ['product_id', 'position'])
    .execute();
  await schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('releases')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('releases_key', ['app', 'version'])
    .execute();
  // A new snapshot gets the number of the previous snapshot plus one. When two processes start from the same snapshot,
  // the primary key refuses the second row.
  await schema
    .createTable('snapshots')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('live', 'text', (column) => column.notNull())
    .execute();
}
