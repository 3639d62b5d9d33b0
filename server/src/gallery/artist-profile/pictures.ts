import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { readMediaIndex } from '../../media/media-index.ts';

export interface OwnPicture {
  image: string;
  placeholder: string | null;
}

const NOT_OURS = 'Please choose a profile image that was uploaded here.';

/**
 * Finds a stored picture and its placeholder by address.
 * @throws ApiError 422 for any other address: only pictures of this site can become an artist's picture
 */
export async function ownPicture(
  { db, mediaDir }: Pick<FastifyInstance, 'db' | 'mediaDir'>,
  image: string,
): Promise<OwnPicture> {
  const placeholder = (await uploaded(db, image)) ?? (await drawn(mediaDir, image));
  if (placeholder === undefined) throw new ApiError(422, NOT_OURS, { fields: { image: NOT_OURS } });
  return { image, placeholder };
}

/** Returns an upload's placeholder; null for uploads without one, undefined when the URL is not an upload. */
async function uploaded(db: Database, url: string): Promise<string | null | undefined> {
  const id = url.split('/')[2] ?? '';
  const row = await db
    .selectFrom('uploads')
    .select('placeholder')
    .where('id', '=', id)
    .where('url', '=', url)
    .executeTakeFirst();
  return row?.placeholder;
}

async function drawn(mediaDir: string, url: string): Promise<string | undefined> {
  const index = await readMediaIndex(mediaDir);
  return Object.values(index ?? {}).find((media) => media.url === url)?.placeholder;
}
