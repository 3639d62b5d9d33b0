import type { Kysely } from 'kysely';

/** Adds grievances and their answers, saved postal addresses, and mailed links for the deletion of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  let grievances = schema.createTable('grievances').addColumn('id', 'text', (column) => column.primaryKey());
  for (const name of ['name', 'email', 'order_number', 'message', 'status', 'created_at', 'due_at']) {
    grievances = grievances.addColumn(name, 'text', (column) => column.notNull());
  }
  await grievances
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('reminded_at', 'text')
    .execute();
  await schema.createIndex('grievances_by_due').on('grievances').columns(['status', 'due_at']).execute();
  await schema.createIndex('grievances_of_email').on('grievances').column('email').execute();

  await schema
    .createTable('grievance_answers')
    .addColumn('grievance_id', 'text', (column) =>
      column.notNull().references('grievances.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('grievance_answers_key', ['grievance_id', 'position'])
    .execute();

  let addresses = schema
    .createTable('customer_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
  for (const name of [
    'name',
    'phone',
    'pin',
    'line1',
    'area',
    'landmark',
    'city',
    'state',
    'gstin',
    'used_at',
  ]) {
    addresses = addresses.addColumn(name, 'text', (column) => column.notNull());
  }
  await addresses.execute();
  await schema
    .createIndex('customer_addresses_of_user')
    .on('customer_addresses')
    .columns(['user_id', 'used_at'])
    .execute();

  await schema
    .createTable('account_deletion_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('account_deletion_links_of_user')
    .on('account_deletion_links')
    .column('user_id')
    .execute();
}
