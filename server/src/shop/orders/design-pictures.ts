import type { Database } from '../../database/database.ts';
import type { OrderLineRow } from '../../database/order-tables.ts';
import { listDesignPictures, type SidePicture } from '../designs/index.ts';

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
