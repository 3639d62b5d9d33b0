import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseJson } from '../../database/column-values.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { requireImage, type TypedImage } from '../../uploads/image-type.ts';
import { ARTWORK_SIDE } from '../../uploads/render-image.ts';

type Dependencies = Pick<FastifyInstance, 'db' | 'storage' | 'imageWorkers'>;

const printFileSchema = z.object({
  /** Storage key of the file for print, and of the WebP that the editor shows. */
  key: z.string(),
  screenKey: z.string(),
  type: z.string(),
  width: z.int(),
  height: z.int(),
  tones: z.array(z.number()),
  file_sha256: z.string(),
});

/** Returns the `source` by which designs of customers name an artwork. */
export const getArtworkSource = (id: string): string => `artwork:${id}`;

/** The file for print of an artwork. No address of the site leads to it. */
export type PrintFile = z.infer<typeof printFileSchema>;

/** Returns the storage folder of an artwork's files for print. */
export const getArtworkFolder = (id: string): string => `artworks/${id}`;

const getOriginalKey = (id: string): string => `${getArtworkFolder(id)}/original`;

/** Keeps the picture that an artist has uploaded, from which the file for print is made. */
export async function storeOriginal(
  { storage }: Pick<Dependencies, 'storage'>,
  id: string,
  { content }: Pick<TypedImage, 'content'>,
): Promise<void> {
  await storage.put(getOriginalKey(id), content);
}

/** Deletes an artwork's files for print. Ordered designs have copies. */
export const deletePrintFiles = ({ storage }: Pick<Dependencies, 'storage'>, id: string): Promise<void> =>
  storage.deleteAll(getArtworkFolder(id));

/**
 * Returns the file for print of an artwork and makes it on the first call: from the picture that the artist has
 * uploaded, or from the shown picture of artworks that were added before or imported.
 * @throws NotFoundError for an unknown artwork
 * @throws RuleError when the picture cannot be read
 */
export async function preparePrintFile(dependencies: Dependencies, id: string): Promise<PrintFile> {
  const { db, storage, imageWorkers } = dependencies;
  const artwork = await db
    .selectFrom('artworks')
    .select(['image', 'print_file'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!artwork) throw new NotFoundError('Artwork not found');
  if (artwork.print_file !== null) return parseJson(printFileSchema, artwork.print_file);
  const original = await storage.get(getOriginalKey(id));
  const shown = await storage.get(artwork.image.slice(1));
  const source = original ?? shown;
  if (!source) throw new RuleError('The picture of this artwork is lost. Please upload it again.');
  const picture = original ? requireImage(original) : { content: source, type: 'image/webp' as const };
  const image = await imageWorkers.renderForPrint(picture.content, picture.type, ARTWORK_SIDE);
  const folder = getArtworkFolder(id);
  const printFile: PrintFile = {
    key: `${folder}/print.${image.type === 'image/png' ? 'png' : 'jpg'}`,
    screenKey: `${folder}/screen.webp`,
    type: image.type,
    width: image.width,
    height: image.height,
    tones: image.tones,
    file_sha256: createHash('sha256').update(image.content).digest('hex'),
  };
  await storage.put(printFile.key, Buffer.from(image.content));
  await storage.put(printFile.screenKey, Buffer.from(image.screen));
  await db
    .updateTable('artworks')
    .set({ print_file: JSON.stringify(printFile) })
    .where('id', '=', id)
    .execute();
  return printFile;
}
