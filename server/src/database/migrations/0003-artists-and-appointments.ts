import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createArtists(db);
  await createAppointments(db);
}

async function createArtists({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('artists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('testimonial', 'text', (column) => column.notNull())
    .addColumn('rating_tenths', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('diary_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('art_types')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('popularity', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('artist_art_types')
    .addColumn('artist_id', 'text', (column) => column.notNull().references('artists.id').onDelete('cascade'))
    .addColumn('art_type_slug', 'text', (column) => column.notNull().references('art_types.slug'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('artist_art_types_key', ['artist_id', 'art_type_slug'])
    .execute();
  await schema
    .createIndex('artists_of_art_type')
    .on('artist_art_types')
    .columns(['art_type_slug', 'artist_id'])
    .execute();
  await schema
    .createTable('artist_skills')
    .addColumn('artist_id', 'text', (column) => column.notNull().references('artists.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('skill', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('artist_skills_key', ['artist_id', 'position'])
    .execute();
  await schema
    .createTable('artist_availability')
    .addColumn('artist_id', 'text', (column) => column.notNull().references('artists.id').onDelete('cascade'))
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('start_minute', 'integer', (column) => column.notNull())
    .addColumn('end_minute', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('artist_availability_key', ['artist_id', 'weekday', 'start_minute'])
    .execute();
}

async function createAppointments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('appointments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('artist_id', 'text', (column) => column.notNull().references('artists.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('slot', 'text')
    .addColumn('art_type', 'text', (column) => column.notNull())
    .addColumn('session_type', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('remind_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'appointments_hold_their_slot',
      sql`(status = 'booked' and slot is not null and slot = starts_at) or (status = 'cancelled' and slot is null)`,
    )
    .execute();
  // Allows one booking per artist and time. Cancelled appointments have a null slot, and a unique index allows many
  // nulls.
  await schema
    .createIndex('appointments_one_per_slot')
    .unique()
    .on('appointments')
    .columns(['artist_id', 'slot'])
    .execute();
  await schema
    .createIndex('appointments_of_user')
    .on('appointments')
    .columns(['user_id', 'starts_at'])
    .execute();
  await schema
    .createIndex('appointments_one_per_key')
    .unique()
    .on('appointments')
    .columns(['user_id', 'idempotency_key'])
    .execute();
  await schema.createIndex('appointments_by_reminder').on('appointments').column('remind_at').execute();
}
