import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await renameTablesAndColumns(db);
  await extendAppointments(db);
  await addArtistEmail(db);
  await addUploaderHashes(db);
}

async function renameTablesAndColumns({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guesses').renameTo('login_attempts').execute();
  await schema.alterTable('artists').renameColumn('diary_version', 'schedule_version').execute();
}

async function extendAppointments({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('phone', 'text').execute();
  for (const column of ['note', 'reference_image', 'phone', 'customer_read_at', 'artist_read_at']) {
    await schema.alterTable('appointments').addColumn(column, 'text').execute();
  }
  await schema
    .createIndex('appointments_by_reference_image')
    .on('appointments')
    .column('reference_image')
    .execute();
  await schema
    .createTable('appointment_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('appointment_id', 'text', (column) =>
      column.notNull().references('appointments.id').onDelete('cascade'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('messages_of_appointment')
    .on('appointment_messages')
    .columns(['appointment_id', 'created_at'])
    .execute();
  await schema
    .createIndex('appointment_messages_by_image')
    .on('appointment_messages')
    .column('image')
    .execute();
}

async function addArtistEmail({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('artists').addColumn('email', 'text').execute();
  await schema.alterTable('artists').addColumn('email_verified_at', 'text').execute();
  await schema
    .alterTable('artists')
    .addColumn('daily_summary', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('artists').addColumn('summary_date', 'text').execute();
  await schema
    .createTable('artist_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('artist_id', 'text', (column) => column.notNull().references('artists.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('tokens_of_artist')
    .on('artist_tokens')
    .columns(['artist_id', 'purpose'])
    .execute();
}

async function addUploaderHashes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('uploads').addColumn('address_hash', 'text').execute();
  await schema.alterTable('uploads').addColumn('guest_hash', 'text').execute();
  await schema
    .createIndex('uploads_of_address')
    .on('uploads')
    .columns(['address_hash', 'created_at'])
    .execute();
  await schema.createIndex('uploads_of_guest').on('uploads').columns(['guest_hash', 'created_at']).execute();
  await schema.createIndex('uploads_by_age').on('uploads').columns(['created_at', 'id']).execute();
}
