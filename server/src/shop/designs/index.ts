import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import { RuleError } from '../../http/errors.ts';
import { sha256 } from '../../lib/secrets.ts';
import { listShownArtistPictures } from './artist-pictures.ts';
import { findProductOfDesign, storeOrderedProduct } from './ordered-products.ts';
import { presentPictures } from './present.ts';
import { findDesignContent, findDesignRow, parseDesignContent } from './queries.ts';

/** The id of a design, the token and customer of the request, and the product for which the design is ordered. */
export interface OrderableDesignQuery {
  id: string;
  token?: string | undefined;
  userId?: string | undefined;
  productId: string;
}

/**
 * Returns a design's id and sides, whether the design has no layers, and the artists of its pictures. Requires the
 * design's token or the customer who owns the design.
 * @returns undefined without access, for an unknown id, and for a design of another product
 * @throws RuleError when a picture of an artist can no longer be ordered
 */
export async function findOrderableDesign(
  db: Database,
  { id, token, userId, productId }: OrderableDesignQuery,
): Promise<{ id: string; isEmpty: boolean; sides: DesignContent['sides']; artistIds: string[] } | undefined> {
  const row = await findDesignRow(db, id);
  if (row?.product_id !== productId) return undefined;
  const hasToken = token !== undefined && sha256(token) === row.token_hash;
  const isOwner = userId !== undefined && row.user_id === userId;
  if (!hasToken && !isOwner) return undefined;
  const { sides } = parseDesignContent(row);
  const artistPictures = await listShownArtistPictures(db, id, { sides });
  const lostPicture = artistPictures.find(({ canBeOrdered }) => !canBeOrdered);
  if (lostPicture) {
    throw new RuleError(
      `${lostPicture.name} has replaced or withdrawn a picture of this design, so it can’t be ordered any more. Please start again from the newest version.`,
    );
  }
  return {
    id,
    sides,
    isEmpty: sides.every(({ layers }) => layers.length === 0),
    artistIds: artistPictures.map(({ artist_id }) => artist_id),
  };
}

/**
 * Marks a design as ordered and stores the current state of its product. An ordered design can no longer be changed.
 * Does nothing for an unknown design, or if the design was ordered before. `db` may be a transaction.
 */
export async function freezeDesign(db: Database, designId: string, now: Date): Promise<void> {
  const row = await findDesignRow(db, designId);
  if (row?.ordered_at !== null) return;
  const ordered_product_id = await storeOrderedProduct(db, row.product_id);
  await db
    .updateTable('designs')
    .set({ ordered_at: now.toISOString(), ordered_product_id })
    .where('id', '=', designId)
    .where('ordered_at', 'is', null)
    .execute();
}

/** The approval picture of one side of a design. */
export interface SidePicture {
  /** The product's label of the side, such as “Front”. */
  label: string;
  /** Signed URL without the origin. */
  url: string;
}

/**
 * Returns the approval pictures of the sides that have layers; [] for an empty or deleted design, and for one whose
 * content is no longer valid.
 * @param options chosen options of the order line as JSON
 * @param minLifetimeMs shortest validity of the URLs in milliseconds
 */
export async function listDesignPictures(
  db: Database,
  {
    designId,
    options,
    now,
    minLifetimeMs,
  }: { designId: string; options: string; now: Date; minLifetimeMs: number },
): Promise<SidePicture[]> {
  const row = await findDesignRow(db, designId);
  const content = row && findDesignContent(row);
  if (!content) return [];
  const product = await findProductOfDesign(db, row);
  return presentPictures(db, now, row, product, content, { options, minLifetimeMs });
}

export { detachDesigns } from './my-designs.ts';
export { measureArt, storeArt } from './art.ts';
export {
  createDesignOfArtistPicture,
  drawArtistPicture,
  listExampleProducts,
  withdrawArtistPictures,
} from './artist-pictures.ts';
export { type CopyAuthor, copyDesign } from './copy.ts';
export { findDesignRow } from './queries.ts';
export { createDesignFromUpload } from './upload-design.ts';
export { listPrintJobs, type PrintJob, requestPrintFiles, requeuePrintJobs } from './print/jobs.ts';
export { hasAllGlyphs } from './text/runs.ts';
