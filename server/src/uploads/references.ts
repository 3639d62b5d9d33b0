import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Returns the items of `urls` that the tables of a feature contain. */
export type ReferenceFinder = (db: Database, urls: readonly string[]) => Promise<readonly string[]>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Functions that find used uploads before unused uploads are deleted. Together, the functions must find every
     * upload URL that is stored outside the table `uploads`.
     */
    uploadReferenceFinders: ReferenceFinder[];
  }
}

/** Columns with the URL of an upload or of a demo picture in each row. */
const COLUMNS: [table: keyof Tables, column: string][] = [
  ['artists', 'image'],
  ['artworks', 'image'],
  ['testimonials', 'image'],
  ['site_pictures', 'url'],
  ['categories', 'hero_image'],
  ['product_images', 'url'],
  ['appointments', 'reference_image'],
  ['appointment_messages', 'image'],
  ['order_lines', 'custom_design_url'],
  ['order_lines', 'image'],
];

/** Adds `app.uploadReferenceFinders` with a function for each of {@link COLUMNS}. Features add further functions. */
export function addUploadReferences(app: FastifyInstance): void {
  app.decorate(
    'uploadReferenceFinders',
    COLUMNS.map(([table, column]) => createColumnReferenceFinder(table, column)),
  );
}

/** Returns the upload with this main URL; undefined for other URLs, such as that of a smaller variant. */
export async function findUpload(
  db: Database,
  url: string,
): Promise<{ placeholder: string | null } | undefined> {
  return db
    .selectFrom('uploads')
    .where('id', '=', url.split('/')[2] ?? '')
    .where('url', '=', url)
    .select('placeholder')
    .executeTakeFirst();
}

/** Returns whether a URL is the main URL of an upload, see {@link findUpload}. */
export const isUploaded = async (db: Database, url: string): Promise<boolean> =>
  (await findUpload(db, url)) !== undefined;

/** Returns a function that finds references in a column with one URL per row. */
export function createColumnReferenceFinder(table: keyof Tables, column: string): ReferenceFinder {
  return async (db, urls) => {
    const { ref } = db.dynamic;
    const rows = await db
      .selectFrom(table)
      .where(ref<never>(column), 'in', urls as never)
      .select(ref<'url'>(column))
      .execute();
    return rows.map((row) => String((row as Record<string, unknown>)[column]));
  };
}
