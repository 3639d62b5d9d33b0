import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';

export interface SitePicture {
  image: string;
  placeholder: string | null;
}

const NOT_UPLOADED = 'Please choose a profile image that was uploaded here.';

/**
 * Returns a picture of this site with its placeholder.
 * @throws ApiError 422 when `image` is not the URL of an upload
 */
export async function requireSitePicture(db: Database, image: string): Promise<SitePicture> {
  const upload = await db
    .selectFrom('uploads')
    .select('placeholder')
    .where('id', '=', image.split('/')[2] ?? '')
    .where('url', '=', image)
    .executeTakeFirst();
  if (!upload) throw new ApiError(422, NOT_UPLOADED, { fields: { image: NOT_UPLOADED } });
  return { image, placeholder: upload.placeholder };
}
