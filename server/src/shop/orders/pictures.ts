import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import type { Storage } from '../../storage/storage.ts';
import { readSitePicture } from '../../uploads/site-picture.ts';
import type { Database } from '../../database/database.ts';
import { listDesignPictures, type SidePicture } from '../designs/index.ts';

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
  storage: Storage,
  { image }: OrderLineRow,
): Promise<Buffer | undefined> {
  const picture = await readSitePicture(storage, image);
  if (!picture) return undefined;
  const { default: sharp } = await import('sharp');
  return sharp(picture)
    .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Approval pictures of the printed sides, by position of the order line. */
export type PicturesByLine = ReadonlyMap<number, readonly SidePicture[]>;

/**
 * Returns the approval pictures of order lines. Omits lines without a picture.
 * @param minLifetimeMs shortest validity of the URLs in milliseconds
 */
export async function listPicturesByLine(
  db: Database,
  lines: readonly OrderLineRow[],
  { now, minLifetimeMs }: { now: Date; minLifetimeMs: number },
): Promise<PicturesByLine> {
  const picturesByLine = new Map<number, SidePicture[]>();
  for (const { design_id: designId, options, position } of lines) {
    if (designId === null) continue;
    const pictures = await listDesignPictures(db, { designId, options, now, minLifetimeMs });
    if (pictures.length > 0) picturesByLine.set(position, pictures);
  }
  return picturesByLine;
}

/** Returns the alternative text of an approval picture. The text names the side if the line has several pictures. */
export function describeSidePicture(
  description: string,
  { label }: SidePicture,
  { length: count }: readonly SidePicture[],
): string {
  return count > 1 ? `${description}: ${label}` : description;
}
