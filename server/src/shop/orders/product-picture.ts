import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { type PictureSources, readSitePicture } from '../../media/site-picture.ts';

/** Width and height of the picture in pixels. Mails show the picture at half this size. */
const PICTURE_SIZE = 320;

/**
 * Returns the path and query of an ordered product's picture. The picture is a JPEG, because some mail programs cannot
 * show WebP.
 * @param token order token with the purpose `pictures`
 * @returns undefined for a product without a picture
 */
export function buildProductPicturePath(
  { number }: OrderRow,
  { position, image }: OrderLineRow,
  token: string,
): string | undefined {
  return image ? `/api/orders/${number}/lines/${position}.jpg?token=${token}` : undefined;
}

/** Returns the picture of an ordered product as a square JPEG; undefined when the file is missing. */
export async function drawProductPicture(
  sources: PictureSources,
  { image }: OrderLineRow,
): Promise<Buffer | undefined> {
  const picture = await readSitePicture(sources, image);
  if (!picture) return undefined;
  const { default: sharp } = await import('sharp');
  return sharp(picture)
    .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
