import type { Database } from '../../database/database.ts';
import type { OrderLineRow } from '../../database/order-tables.ts';
import { findDesignPictureUrl } from '../designs/index.ts';

/**
 * Returns the signed URLs of approval pictures by the position of the order line. Omits lines without a picture.
 * @param minLifetimeMs shortest validity of the URLs in milliseconds
 */
export async function findDesignPictureUrls(
  db: Database,
  lines: readonly OrderLineRow[],
  { now, minLifetimeMs }: { now: Date; minLifetimeMs: number },
): Promise<ReadonlyMap<number, string>> {
  const urlsByLine = new Map<number, string>();
  for (const { design_id: designId, options, position } of lines) {
    if (designId === null) continue;
    const pictureUrl = await findDesignPictureUrl(db, { designId, options, now, minLifetimeMs });
    if (pictureUrl !== undefined) urlsByLine.set(position, pictureUrl);
  }
  return urlsByLine;
}
