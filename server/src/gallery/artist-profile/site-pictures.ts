import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { readMediaIndex } from '../../media/media-index.ts';

export interface SitePicture {
  image: string;
  placeholder: string | null;
}

const NOT_UPLOADED = 'Please choose a profile image that was uploaded here.';

/**
 * Returns a picture of this site with its placeholder.
 * @throws ApiError 422 when `image` is not the URL of an upload or of a demo picture
 */
export async function requireSitePicture(
  { db, mediaDir }: Pick<FastifyInstance, 'db' | 'mediaDir'>,
  image: string,
): Promise<SitePicture> {
  const uploadPlaceholder = await findUploadPlaceholder(db, image);
  // `uploadPlaceholder` is null for an upload without a placeholder, and undefined when the URL is not an upload.
  const placeholder =
    uploadPlaceholder === undefined ? await findDemoPlaceholder(mediaDir, image) : uploadPlaceholder;
  if (placeholder === undefined) throw new ApiError(422, NOT_UPLOADED, { fields: { image: NOT_UPLOADED } });
  return { image, placeholder };
}

/** Returns the placeholder of an upload; null for an upload without a placeholder, undefined for any other URL. */
async function findUploadPlaceholder(db: Database, url: string): Promise<string | null | undefined> {
  const id = url.split('/')[2] ?? '';
  const row = await db
    .selectFrom('uploads')
    .select('placeholder')
    .where('id', '=', id)
    .where('url', '=', url)
    .executeTakeFirst();
  return row?.placeholder;
}

async function findDemoPlaceholder(mediaDir: string, url: string): Promise<string | undefined> {
  const index = await readMediaIndex(mediaDir);
  return Object.values(index ?? {}).find((media) => media.url === url)?.placeholder;
}
