import { type Kysely, sql } from 'kysely';

/** Adds the tables of product details, designs, pictures of designs and print jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('product_details')
    .addColumn('product_id', 'text', (column) =>
      column.primaryKey().references('products.id').onDelete('cascade'),
    )
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('sides', 'text', (column) => column.notNull())
    .addColumn('views', 'text', (column) => column.notNull())
    .addColumn('size_chart', 'text')
    .addColumn('dispatch_days', 'text')
    .execute();
  // `product_id` has no foreign key: designs stay when their product is deleted.
  await schema
    .createTable('designs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('ordered_at', 'text')
    .execute();
  await schema.createIndex('designs_of_user').on('designs').columns(['user_id']).execute();
  await schema
    .createIndex('designs_by_change')
    .on('designs')
    .columns(['updated_at'])
    .where(sql.ref('ordered_at'), 'is', null)
    .execute();
  await schema
    .createTable('design_assets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('design_id', 'text', (column) => column.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('design_assets_content', ['design_id', 'sha256'])
    .execute();
  await schema
    .createTable('print_jobs')
    .addColumn('line_id', 'text', (column) => column.primaryKey())
    .addColumn('design_id', 'text', (column) => column.notNull().references('designs.id'))
    .addColumn('job', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('print_jobs_due').on('print_jobs').columns(['status', 'due_at']).execute();
}
