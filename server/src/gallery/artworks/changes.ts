import { randomUUID } from 'node:crypto';
import {
  type Artwork,
  ARTWORK_INCOMPLETE,
  ARTWORK_TITLE_MAX,
  type ArtworkChange,
  type UploadedArtwork,
} from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/contract/rules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { requireArtTypes } from '../../booking/index.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { ConflictError, FieldError, NotFoundError, RuleError } from '../../http/errors.ts';
import type { Form } from '../../http/form.ts';
import type { ArtistUploader } from '../../uploads/quota.ts';
import { readWarnings, requireImage, type TypedImage } from '../../uploads/image-type.ts';
import { ARTWORK_SIDE } from '../../uploads/render-image.ts';
import { ARTWORK_SLUG, type PictureToStore, storePicture } from '../../uploads/store.ts';
import { deletePrintFiles, getArtworkSource, preparePrintFile, storeOriginal } from './print-file.ts';
import { findArtwork } from './queries.ts';

type Dependencies = Pick<
  FastifyInstance,
  'db' | 'storage' | 'imageWorkers' | 'settings' | 'now' | 'uploadReferenceFinders' | 'picturePrinter'
>;

/** Largest number of artworks in an artist's gallery. */
const MAX_ARTWORKS = 1000;

/**
 * Adds an artwork at the last position of the artist's gallery. Returns it with warnings about what a drawing has lost.
 * @throws RuleError when the form is incomplete, or when the gallery is full
 * @throws ApiError when a field or the picture is refused, when the disk is too full, or when too many pictures wait
 */
export async function addArtwork(
  dependencies: Dependencies,
  artistId: string,
  form: Form,
  uploader: ArtistUploader,
): Promise<UploadedArtwork> {
  const { db } = dependencies;
  const title = form.fields.get('title')?.[0]?.trim() ?? '';
  const artTypes = (form.fields.get('art_type') ?? []).filter((name) => name.trim() !== '');
  if (!form.file?.length || title === '' || artTypes.length === 0) throw new RuleError(ARTWORK_INCOMPLETE);
  if (title.length > ARTWORK_TITLE_MAX)
    throw new FieldError('title', `Your title is too long: at most ${ARTWORK_TITLE_MAX} characters.`);
  const slugs = await requireArtTypes(db, artTypes, 'art_type');
  const picture = requireImage(form.file);
  const insertArtwork = await prepareArtwork(
    dependencies,
    artistId,
    { title, slugs, picture, original: picture },
    uploader,
  );
  const id = await transact(db, insertArtwork);
  return { data: await requireOwnArtwork(db, artistId, id), ...(await readWarnings(picture)) };
}

interface NewArtwork {
  title: string;
  /** Slugs of the art types, the main art type first. */
  slugs: readonly string[];
  /** The picture that visitors see, in any size. */
  picture: PictureToStore;
  /** The picture from which the file for print is made. */
  original: Pick<TypedImage, 'content' | 'type'>;
}

/**
 * Stores the files of an artwork.
 * @returns a function that adds the artwork at the last position of the artist's gallery and returns its id
 * @throws RuleError when the gallery is full
 * @throws ApiError when the picture is refused, when the disk is too full, or when too many pictures wait
 */
export async function prepareArtwork(
  dependencies: Dependencies,
  artistId: string,
  { title, slugs, picture, original }: NewArtwork,
  uploader?: ArtistUploader,
): Promise<(transaction: Database) => Promise<string>> {
  if ((await readGallerySummary(dependencies.db, artistId)).count >= MAX_ARTWORKS)
    throw new RuleError(`Your gallery is full: it holds at most ${MAX_ARTWORKS} artworks.`);
  const { url: image, placeholder } = await storePicture(dependencies, picture, ARTWORK_SLUG, uploader);
  const id = randomUUID();
  await storeOriginal(dependencies, id, original);
  return async (transaction) => {
    const { last } = await readGallerySummary(transaction, artistId);
    await transaction
      .insertInto('artworks')
      .values({
        id,
        artist_id: artistId,
        title,
        image,
        placeholder,
        position: last + 1,
        created_at: dependencies.now().toISOString(),
      })
      .execute();
    await insertArtTypes(transaction, id, slugs);
    return id;
  };
}

/**
 * Changes the title or the art types of an artwork, or whether it may be printed on products. Omitted fields stay
 * unchanged. An artwork that may be printed gets its file for print.
 * @throws NotFoundError when the artist has no such artwork
 * @throws ApiError 422 for an unknown art type, and when the picture cannot be printed
 */
export async function changeArtwork(
  dependencies: Dependencies,
  artistId: string,
  id: string,
  { title, art_types, printable }: ArtworkChange,
): Promise<Artwork> {
  if (printable) {
    const { image } = await requireOwnArtwork(dependencies.db, artistId, id);
    await preparePrintFile(dependencies, id);
    await limitShownPicture(dependencies, id, image);
  }
  return transact(dependencies.db, async (transaction) => {
    const currentArtwork = await requireOwnArtwork(transaction, artistId, id);
    if (printable === false)
      await dependencies.picturePrinter.withdraw(transaction, [getArtworkSource(id)], dependencies.now());
    await transaction
      .updateTable('artworks')
      .set({
        title: title ?? currentArtwork.title,
        printable: Number(printable ?? currentArtwork.printable ?? false),
      })
      .where('id', '=', id)
      .where('artist_id', '=', artistId)
      .execute();
    if (art_types) {
      const slugs = await requireArtTypes(transaction, art_types, 'art_types');
      await transaction.deleteFrom('artwork_art_types').where('artwork_id', '=', id).execute();
      await insertArtTypes(transaction, id, slugs);
    }
    return requireOwnArtwork(transaction, artistId, id);
  });
}

/** Replaces a shown picture that was stored before visitors got smaller ones than the print file. */
async function limitShownPicture(dependencies: Dependencies, id: string, image: string): Promise<void> {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(image) ?? [];
  if (Math.max(Number(width ?? 0), Number(height ?? 0)) <= ARTWORK_SIDE) return;
  const content = await dependencies.storage.get(image.slice(1));
  if (!content) return;
  const { url, placeholder } = await storePicture(
    dependencies,
    { type: 'image/webp', content, file: content },
    ARTWORK_SLUG,
  );
  await dependencies.db
    .updateTable('artworks')
    .set({ image: url, placeholder })
    .where('id', '=', id)
    .execute();
  await deleteUnusedUpload(dependencies, image);
}

/**
 * Makes an artwork the picture of one of its art types, on all pages.
 * @throws NotFoundError when the artist has no such artwork
 * @throws RuleError when the artwork does not have the art type
 */
export async function chooseArtTypePicture(
  db: Database,
  artistId: string,
  id: string,
  artType: string,
): Promise<void> {
  const { title, art_types } = await requireOwnArtwork(db, artistId, id);
  const slug = createSlug(artType);
  if (!art_types.some((name) => createSlug(name) === slug)) {
    throw new RuleError(`“${title}” is not marked as ${artType}.`);
  }
  await db.updateTable('art_types').set({ artwork_id: id }).where('slug', '=', slug).execute();
}

/**
 * Changes the display order of an artist's artworks.
 * @throws ConflictError unless `ids` contains each of the artist's artworks exactly once
 */
export async function reorderArtworks(db: Database, artistId: string, ids: readonly string[]): Promise<void> {
  await transact(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('artworks')
      .select('id')
      .where('artist_id', '=', artistId)
      .execute();
    const unlistedIds = new Set(rows.map(({ id }) => id));
    if (ids.length !== unlistedIds.size || !ids.every((id) => unlistedIds.delete(id))) {
      throw new ConflictError('Your gallery has changed in the meantime. Please reload it and try again.');
    }
    if (ids.length === 0) return;
    // Writes the positions as literals, because PostgreSQL would treat parameters in this expression as text.
    const cases = ids.map((id, position) => sql`when ${id} then ${sql.lit(position)}`);
    await transaction
      .updateTable('artworks')
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} else position end` })
      .where('artist_id', '=', artistId)
      .execute();
  });
}

/**
 * Deletes an artwork and its uploaded picture. Does not delete a picture that is also used elsewhere, for example as a
 * portrait.
 * @throws NotFoundError when the artist has no such artwork
 */
export async function deleteArtwork(dependencies: Dependencies, artistId: string, id: string): Promise<void> {
  const deleteFiles = await transact(dependencies.db, async (transaction) => {
    await requireOwnArtwork(transaction, artistId, id);
    return removeArtworks(dependencies, transaction, [id]);
  });
  await deleteFiles();
}

/**
 * Deletes artworks. Designs of customers that show them can no longer be ordered.
 * @returns a function that deletes their files
 */
export async function removeArtworks(
  dependencies: Dependencies,
  transaction: Database,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  if (ids.length === 0) return () => Promise.resolve();
  const rows = await transaction
    .deleteFrom('artworks')
    .where('id', 'in', ids)
    .returning(['id', 'image'])
    .execute();
  await dependencies.picturePrinter.withdraw(
    transaction,
    ids.map((id) => getArtworkSource(id)),
    dependencies.now(),
  );
  return async () => {
    for (const { id, image } of rows) {
      await deletePrintFiles(dependencies, id);
      await deleteUnusedUpload(dependencies, image);
    }
  };
}

/**
 * Deletes an uploaded picture with its files. Does nothing for other pictures, such as demo pictures, and for an upload
 * that is still used.
 */
export async function deleteUnusedUpload(
  { db, storage, uploadReferenceFinders }: Pick<Dependencies, 'db' | 'storage' | 'uploadReferenceFinders'>,
  url: string,
): Promise<void> {
  const uploadId = /^\/uploads\/([\w-]+)\//.exec(url)?.[1];
  if (uploadId === undefined) return;
  for (const findReferences of uploadReferenceFinders) {
    if ((await findReferences(db, [url])).includes(url)) return;
  }
  // Deletes the row first, because the upload collector deletes a folder that remains after a crash.
  await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
  await storage.deleteAll(`uploads/${uploadId}`);
}

const NO_SUCH_ARTWORK = 'There is no such artwork in your gallery.';

async function requireOwnArtwork(db: Database, artistId: string, id: string): Promise<Artwork> {
  const artwork = await findArtwork(db, artistId, id);
  if (!artwork) throw new NotFoundError(NO_SUCH_ARTWORK);
  return artwork;
}

/** Stores the art types of a new artwork, the main art type first. */
export async function insertArtTypes(db: Database, id: string, slugs: readonly string[]): Promise<void> {
  await db
    .insertInto('artwork_art_types')
    .values(slugs.map((slug, position) => ({ artwork_id: id, art_type_slug: slug, position })))
    .execute();
}

/** Returns the largest position and the number of an artist's artworks. */
async function readGallerySummary(db: Database, artistId: string): Promise<{ last: number; count: number }> {
  const { last, count } = await db
    .selectFrom('artworks')
    .where('artist_id', '=', artistId)
    .select(({ fn }) => [
      fn.max<number | null>('position').as('last'),
      fn.countAll<number | string>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  return { last: last ?? 0, count: Number(count) };
}
