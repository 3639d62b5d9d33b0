import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('artworks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('artist_id', 'text', (column) => column.notNull().references('artists.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('artworks_of_artist').on('artworks').columns(['artist_id', 'position']).execute();
  await schema
    .createTable('artwork_art_types')
    .addColumn('artwork_id', 'text', (column) =>
      column.notNull().references('artworks.id').onDelete('cascade'),
    )
    .addColumn('art_type_slug', 'text', (column) => column.notNull().references('art_types.slug'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('artwork_art_types_key', ['artwork_id', 'art_type_slug'])
    .execute();
  await schema
    .createTable('testimonials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('testimonial', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('calendar_feeds')
    .addColumn('artist_id', 'text', (column) =>
      column.primaryKey().references('artists.id').onDelete('cascade'),
    )
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .alterTable('artists')
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('uploads').addColumn('placeholder', 'text').execute();
}
