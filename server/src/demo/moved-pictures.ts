import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { createFileFinder } from '../catalog-import/folder.ts';
import { type FileUse, storeFiles, type StoredPicture } from '../catalog-import/pictures.ts';
import type { Database } from '../database/database.ts';
import { runExclusively } from '../database/transactions.ts';
import { NotFoundError } from '../http/errors.ts';
import type { ImageStore } from '../uploads/store.ts';

/*
 * In the version before this one, the demo pictures were no uploads. Their URLs were
 * `/media/<digest>/<name>-<width>x<height>.webp`. Rows and carts in browsers still contain them.
 */

/** Columns with the URL of a picture, and whether the table has the column `placeholder`. */
const COLUMNS: [table: string, column: string, hasPlaceholder: boolean][] = [
  ['artists', 'image', true],
  ['artworks', 'image', true],
  ['testimonials', 'image', true],
  ['categories', 'hero_image', true],
  ['product_images', 'url', true],
  ['order_lines', 'image', false],
];

/** Columns with JSON that contains URLs of pictures. */
const JSON_COLUMNS: [table: string, column: string][] = [
  ['products', 'views'],
  ['ordered_products', 'content'],
];

/** Name of the home page's picture, which was in no table. */
const HOME_PICTURE = 'hero-home';

const MEDIA_URL = /\/media\/[\w-]+\/([a-z0-9-]+)-\d+x\d+\.webp/g;

/**
 * Stores the demo pictures that a database of the version before refers to, and replaces their URLs in all tables.
 * @param folder folder of the demo shop; its pictures have the names of the old URLs
 * @param hasDemoHome whether the home page shows the picture of the demo shop
 */
export async function moveDemoPictures(
  store: ImageStore,
  folder: string,
  hasDemoHome: boolean,
): Promise<void> {
  const names = new Set(
    (await readTexts(store.db)).flatMap((text) => [...text.matchAll(MEDIA_URL)].map(([, name = '']) => name)),
  );
  if (names.size === 0) return;
  if (hasDemoHome) names.add(HOME_PICTURE);
  const findFile = createFileFinder(folder);
  const toFile = (name: string) => `pictures/${name}.webp`;
  const knownNames = [...names].filter((name) => findFile(toFile(name)) !== undefined);
  const uses = knownNames.map((name): FileUse => ({
    file: toFile(name),
    kind: 'picture',
    position: 'demo shop',
  }));
  const { getPicture } = await storeFiles(store, findFile, uses);
  const pictures = new Map(knownNames.map((name) => [name, getPicture(toFile(name))]));
  if (pictures.size > 0) await runExclusively(store.db, (transaction) => replaceUrls(transaction, pictures));
}

/** Returns the texts of all columns that contain old URLs. */
async function readTexts(db: Database): Promise<string[]> {
  const texts: string[] = [];
  for (const [table, column] of [...COLUMNS, ...JSON_COLUMNS])
    texts.push(...(await readColumn(db, table, column)));
  return texts;
}

async function readColumn(db: Database, table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct ${sql.ref(column)} as text from ${sql.table(table)} where ${sql.ref(column)} like '%/media/%'
  `.execute(db);
  return rows.map(({ text }) => text);
}

async function replaceUrls(db: Database, pictures: ReadonlyMap<string, StoredPicture>): Promise<void> {
  for (const [name, { url }] of pictures) {
    await db
      .insertInto('moved_pictures')
      .values({ name, url })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ url }))
      .execute();
  }
  const homePicture = pictures.get(HOME_PICTURE);
  if (homePicture) {
    await db
      .insertInto('site_pictures')
      .values({ name: 'home', ...homePicture })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const replaceIn = (text: string) =>
    text.replaceAll(MEDIA_URL, (url, name: string) => pictures.get(name)?.url ?? url);
  for (const [table, column] of [...COLUMNS, ...JSON_COLUMNS]) {
    for (const text of await readColumn(db, table, column)) {
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${replaceIn(text)} where ${sql.ref(column)} = ${text}
      `.execute(db);
    }
  }
  for (const [table, column] of COLUMNS.filter(([, , hasPlaceholder]) => hasPlaceholder)) {
    for (const { url, placeholder } of pictures.values()) {
      await sql`
        update ${sql.table(table)} set placeholder = ${placeholder} where ${sql.ref(column)} = ${url}
      `.execute(db);
    }
  }
}

/** Matches the path of an old URL below `/media/`: the picture's name, and the ending of one of its files. */
const MEDIA_PATH = /^[\w-]+\/([a-z0-9-]+)-\d+x\d+((?:\.\d+w)?\.(?:webp|avif)|\.share\.jpg)$/;

/** Redirects old URLs of demo pictures and their smaller copies, which carts in browsers contain. */
export const movedPictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/media/*',
    { schema: { hide: true, params: z.object({ '*': z.string() }) } },
    async (request, reply) => {
      const [, name = '', suffix = ''] = MEDIA_PATH.exec(request.params['*']) ?? [];
      const picture = await app.db
        .selectFrom('moved_pictures')
        .select('url')
        .where('name', '=', name)
        .executeTakeFirst();
      if (!picture) throw new NotFoundError();
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .redirect(picture.url.replace(/\.webp$/, suffix), 301);
    },
  );
};
